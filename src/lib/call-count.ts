/** How many calls an account has made in a month, its rate limit's bucket, and when its keys were used. */
export interface CallCount {
  /** As YYYY-MM, in UTC. */
  readonly month: string;
  /** Never lowered, so that the highest is the latest: only the gate's own row subtracts calls given back. */
  readonly calls: number;
  readonly tokens: number;
  /** When the bucket had this number of tokens. */
  readonly filledAt: number;
  /** When each key was last used, by its id. */
  readonly keyUse: Readonly<Record<string, number>>;
}

/** Keys whose last use is kept: ten times as many as an account may have, to include revoked ones. */
const KEYS_KEPT = 200;

/** Each key's last use; the least recently used are left out. */
export const mergeKeyUse = (one: CallCount["keyUse"], other: CallCount["keyUse"]): Record<string, number> => {
  const joined: Record<string, number> = { ...one };
  for (const [keyId, at] of Object.entries(other)) joined[keyId] = Math.max(joined[keyId] ?? 0, at);
  const keys = Object.entries(joined);
  if (keys.length <= KEYS_KEPT) return joined;
  return Object.fromEntries(keys.sort(([, a], [, b]) => b - a).slice(0, KEYS_KEPT));
};

/** Merges two counts of one account: within a month calls only grow, and the later bucket is the valid one. */
export const mergeCounts = (one: CallCount, other: CallCount): CallCount => {
  const [last, before] =
    one.month > other.month || (one.month === other.month && one.calls >= other.calls)
      ? [one, other]
      : [other, one];
  const { tokens, filledAt } = before.filledAt > last.filledAt ? before : last;
  return { ...last, tokens, filledAt, keyUse: mergeKeyUse(one.keyUse, other.keyUse) };
};
