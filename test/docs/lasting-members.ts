import type { Json } from "../support/http.ts";

/** The members that a value has, deeply, as far as another one goes: what is null or empty in either says nothing. */
const membersOf = (value: Json, beside: Json): Json => {
  if (Array.isArray(value))
    return Array.isArray(beside) && value[0] && beside[0] ? membersOf(value[0], beside[0]) : [];
  if (typeof value !== "object" || value === null || typeof beside !== "object" || beside === null)
    return null;
  return Object.keys(value)
    .sort()
    .map((name) => [name, name in beside ? membersOf(value[name], beside[name]) : null]);
};

/** Members that are there on some occasions only, and keys that are data. */
const OCCASIONAL =
  /^(radar|photos|counts|summary|from|to|owner|address|accepted\w+|refund\w+|stage\w*|lostReason|note|tab|soldAt|nearMisses|funnel|pointer)$/;

const lasting = (members: Json): Json =>
  Array.isArray(members)
    ? members.filter(([name]) => !OCCASIONAL.test(name)).map(([name, inner]) => [name, lasting(inner)])
    : null;

/** The members that a value always has, as far as another one goes: an example has those of a live answer. */
export const lastingMembers = (value: Json, beside: Json): Json => lasting(membersOf(value, beside));
