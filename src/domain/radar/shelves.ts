import { MATCH_SCOPES, type MatchScope, type MatchStatus } from "../../vocabulary/value-lists.ts";

/** An account may be on either side of a `NETWORK` match (rules 26.7). */
const SIDES_OF = {
  INTERNAL: ["OWN"],
  NETWORK: ["OWN", "PARTNERS"],
  LAUNCH: ["OWN"],
} as const satisfies Record<MatchScope, readonly string[]>;

/** A `NEW` match that nobody acted on stands apart: only such a match may give way to a better one. */
const FRESH = "FRESH";

/** The values of the generated column `shelf` for a scope and status; an index has each shelf by score. */
export const shelvesOf = (scope: MatchScope, status: MatchStatus): string[] =>
  SIDES_OF[scope].flatMap((side) =>
    (status === "NEW" ? [FRESH, status] : [status]).map((standing) => `${scope} ${side} ${standing}`),
  );

/** The shelves of matches that nobody acted on. */
export const FRESH_SHELVES = {
  clients: MATCH_SCOPES.map((scope) => `${scope} OWN ${FRESH}`),
  partners: [`NETWORK PARTNERS ${FRESH}`],
} as const;
