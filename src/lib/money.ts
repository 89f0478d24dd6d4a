const CENTS = 100;

/** Amounts are told in reais and kept in cents, so that sums and comparisons are exact. */
export const centsOf = (reais: number | null): number | null =>
  reais === null ? null : Math.round(reais * CENTS);

export const reaisOf = (cents: number | null): number | null => (cents === null ? null : cents / CENTS);
