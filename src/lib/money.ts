const CENTS = 100;

/** Amounts are shown in reais and stored in cents, so sums and comparisons are exact. */
export const centsOf = (reais: number | null): number | null =>
  reais === null ? null : Math.round(reais * CENTS);

export const reaisOf = (cents: number | null): number | null => (cents === null ? null : cents / CENTS);
