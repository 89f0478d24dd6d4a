interface Limits {
  readonly ratePerSecond: number;
  readonly burst: number;
  readonly monthlyQuota: number;
  readonly maxKeys: number;
  readonly maxWebhooks: number;
}

/** A tier's defaults: calls per second, calls per month (UTC). */
export const TIER_LIMITS: Readonly<Record<"PILOT" | "STANDARD" | "SCALE", Limits>> = {
  PILOT: { ratePerSecond: 5, burst: 10, monthlyQuota: 10_000, maxKeys: 2, maxWebhooks: 2 },
  STANDARD: { ratePerSecond: 10, burst: 20, monthlyQuota: 100_000, maxKeys: 5, maxWebhooks: 5 },
  SCALE: { ratePerSecond: 50, burst: 100, monthlyQuota: 2_000_000, maxKeys: 20, maxWebhooks: 20 },
};
