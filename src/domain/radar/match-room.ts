import { matchCeilingSql } from "../../vocabulary/limits.ts";
import { FRESH_SHELVES } from "./shelves.ts";

/** The most deleted in one transaction of a board: a lowered ceiling takes several. */
const MAX_REMOVED = 400;

const CLIENTS = matchCeilingSql("clients");
const PARTNERS = matchCeilingSql("partners");

const SHELVES = (["partners", "clients"] as const)
  .map((of) => `'${JSON.stringify(FRESH_SHELVES[of])}'`)
  .join(", ");

/** The worst of an account's matches that nobody acted on, by score and age: one seek on each shelf. */
const worst = (column: "seq" | "score", account: string, isPartners: string, after = ""): string =>
  `(SELECT w.${column} FROM (
      SELECT (SELECT m.seq FROM matches AS m INDEXED BY matches_by_score
        WHERE m.account_id = ${account} AND m.shelf = s.value${after} ORDER BY m.score, m.place LIMIT 1) AS seq
      FROM json_each(iif(${isPartners}, ${SHELVES})) AS s
    ) AS first CROSS JOIN matches AS w ON w.seq = first.seq ORDER BY w.score, w.place LIMIT 1)`;

/** Whether a side of a pair, as `k`, has room: a full account takes only what beats its worst (rules 26.56). */
export const HAS_ROOM = `(SELECT iif(iif(k.side = 'property', p.partner_matches < ${PARTNERS}, p.client_matches < ${CLIENTS}),
    1, k.score > ${worst("score", "p.account_id", "k.side = 'property'")})
  FROM portfolios AS p WHERE p.account_id = k.account_id)`;

/** After the row `c`. The plus makes SQLite seek by both values instead of reading through equal scores. */
const BEHIND = " AND (m.score, m.place) > (+c.score, +c.place)";

/** After the sides in ?1 are stored: deletes the worst of their accounts' matches above the ceilings. */
export const TRIM = `WITH RECURSIVE
  over (account_id, is_partners, n) AS (
    SELECT account_id, value, min(${MAX_REMOVED}, iif(value, partner_matches - ${PARTNERS}, client_matches - ${CLIENTS}))
    FROM portfolios, json_each('[0, 1]') WHERE account_id IN (SELECT value ->> 'accountId' FROM json_each(?1))),
  worst (account_id, is_partners, n, seq) AS (
    SELECT o.account_id, o.is_partners, o.n, ${worst("seq", "o.account_id", "o.is_partners")}
    FROM over AS o WHERE o.n > 0
    UNION ALL
    SELECT o.account_id, o.is_partners, o.n - 1,
      ${worst("seq", "o.account_id", "o.is_partners", BEHIND)}
    FROM worst AS o JOIN matches AS c ON c.seq = o.seq WHERE o.n > 1)
  DELETE FROM matches WHERE seq IN (SELECT seq FROM worst)`;
