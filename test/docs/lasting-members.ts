import type { Json } from "../support/http.ts";

/** All members of a value, at any depth, that another value has too; null and empty members do not count. */
const membersOf = (value: Json, beside: Json): Json => {
  if (Array.isArray(value))
    return Array.isArray(beside) && value[0] && beside[0] ? membersOf(value[0], beside[0]) : [];
  if (typeof value !== "object" || value === null || typeof beside !== "object" || beside === null)
    return null;
  return Object.keys(value)
    .sort()
    .map((name) => [name, name in beside ? membersOf(value[name], beside[name]) : null]);
};

/** Optional members, and keys that are data, not names. */
const OCCASIONAL =
  /^(radar|photos|counts|summary|from|to|owner|address|accepted\w+|refund\w+|stage\w*|lostReason|note|tab|soldAt|nearMisses|funnel|pointer)$/;

const lasting = (members: Json): Json =>
  Array.isArray(members)
    ? members.filter(([name]) => !OCCASIONAL.test(name)).map(([name, inner]) => [name, lasting(inner)])
    : null;

/** The permanent members of a value that another value has too: an example must have a real answer's members. */
export const lastingMembers = (value: Json, beside: Json): Json => lasting(membersOf(value, beside));
