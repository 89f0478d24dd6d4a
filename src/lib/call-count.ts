/** How many calls an account has made in a month, how full its bucket of the rate is, and when its keys were used. */
export interface CallCount {
  /** As YYYY-MM, in UTC. */
  readonly month: string;
  /** Never lowered, so that the highest is the last: calls given back are in the gate's own row alone. */
  readonly calls: number;
  readonly tokens: number;
  /** When the bucket had so many tokens. */
  readonly filledAt: number;
  /** By the id of the key. */
  readonly keyUse: Readonly<Record<string, number>>;
}

/** Keys whose last use is known: ten times as many as an account may have, for those it has revoked. */
const KEYS_KEPT = 200;

/** Each key's last use; the least recently used are left out. */
export const joinedUse = (one: CallCount["keyUse"], other: CallCount["keyUse"]): Record<string, number> => {
  const joined: Record<string, number> = { ...one };
  for (const [keyId, at] of Object.entries(other)) joined[keyId] = Math.max(joined[keyId] ?? 0, at);
  const keys = Object.entries(joined);
  if (keys.length <= KEYS_KEPT) return joined;
  return Object.fromEntries(keys.sort(([, a], [, b]) => b - a).slice(0, KEYS_KEPT));
};

/** What two counts of one account say together: calls only grow within a month, and the later bucket holds. */
export const joinedCount = (one: CallCount, other: CallCount): CallCount => {
  const [last, before] =
    one.month > other.month || (one.month === other.month && one.calls >= other.calls)
      ? [one, other]
      : [other, one];
  const { tokens, filledAt } = before.filledAt > last.filledAt ? before : last;
  return { ...last, tokens, filledAt, keyUse: joinedUse(one.keyUse, other.keyUse) };
};
