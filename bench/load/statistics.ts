/** The value that this share of sorted values does not exceed. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

export const median = (values: readonly number[]): number => quantile(ascending(values), 0.5);

/** The median of several measurements, and their spread. */
export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = ascending(values);
  return { least: sorted[0] ?? 0, median: quantile(sorted, 0.5), most: sorted.at(-1) ?? 0 };
};
