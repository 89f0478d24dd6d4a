import { matchCeilingSql } from "../../vocabulary/stores.ts";

/** In one transaction of a board: a ceiling that has fallen is reached in many. */
const MOST_REMOVED = 400;

const CLIENTS = matchCeilingSql("clients");
const PARTNERS = matchCeilingSql("partners");

/** Of an account's matches that nobody acted on, by score and age: the first of them. */
const worst = (account: string, isPartners: string, after = ""): string =>
  `FROM matches AS m INDEXED BY matches_worst WHERE m.account_id = ${account} AND m.is_partners = ${isPartners}
   AND m.touched = 0${after} ORDER BY m.score, m.place LIMIT 1`;

/** Whether a side of a pair, as `k`, has room: a full account takes only what is better than its worst (rules 26.56). */
export const HAS_ROOM = `(SELECT iif(iif(k.side = 'property', p.partner_matches < ${PARTNERS}, p.client_matches < ${CLIENTS}),
    1, k.score > (SELECT m.score ${worst("p.account_id", "(k.side = 'property')")}))
  FROM portfolios AS p WHERE p.account_id = k.account_id)`;

/** After the sides in ?1 are stored: the worst of their accounts beyond the ceilings, each found by one seek. */
export const TRIM = `WITH RECURSIVE
  over (account_id, is_partners, n) AS (
    SELECT account_id, value, min(${MOST_REMOVED}, iif(value, partner_matches - ${PARTNERS}, client_matches - ${CLIENTS}))
    FROM portfolios, json_each('[0, 1]') WHERE account_id IN (SELECT value ->> 'accountId' FROM json_each(?1))),
  worst (account_id, is_partners, n, seq) AS (
    SELECT o.account_id, o.is_partners, o.n, (SELECT m.seq ${worst("o.account_id", "o.is_partners")})
    FROM over AS o WHERE o.n > 0
    UNION ALL
    SELECT w.account_id, w.is_partners, w.n - 1,
      (SELECT m.seq ${worst("w.account_id", "w.is_partners", " AND (m.score, m.place) > (c.score, c.place)")})
    FROM worst AS w JOIN matches AS c ON c.seq = w.seq WHERE w.n > 1)
  DELETE FROM matches WHERE seq IN (SELECT seq FROM worst)`;
