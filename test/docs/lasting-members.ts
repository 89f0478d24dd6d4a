import type { Json } from "../support/http.ts";

/** The names of a value's members, at every depth that `other` has too; lists are compared by their first items. */
const membersOf = (value: Json, other: Json): Json => {
  if (Array.isArray(value))
    return Array.isArray(other) && value[0] && other[0] ? membersOf(value[0], other[0]) : [];
  if (typeof value !== "object" || value === null || typeof other !== "object" || other === null) return null;
  return Object.keys(value)
    .sort()
    .map((name) => [name, name in other ? membersOf(value[name], other[name]) : null]);
};

/** Optional members, and keys that are data rather than names. */
const OCCASIONAL =
  /^(radar|photos|counts|summary|from|to|owner|address|accepted\w+|refund\w+|stage\w*|lostReason|note|tab|soldAt|nearMisses|funnel|pointer)$/;

const lasting = (members: Json): Json =>
  Array.isArray(members)
    ? members.filter(([name]) => !OCCASIONAL.test(name)).map(([name, inner]) => [name, lasting(inner)])
    : null;

/** The same without those that may be absent: an example must have the members of a real answer. */
export const lastingMembers = (value: Json, other: Json): Json => lasting(membersOf(value, other));
