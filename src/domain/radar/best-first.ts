import { type MergedList, mergedPage } from "../../db/merged-page.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import type { MatchContext, MatchPaging, ObjectMatchPage } from "./match-page.ts";
import { decodeMatches, shownStatement } from "./shown-match.ts";

/** How many matches, by score and age, `best` reorders; the rest of the list follows unchanged. */
export const BEST_OF = 1_000;

/** The order of equal scores: a join of the row `b` with the rows it needs, and its value. */
export interface Signal {
  readonly join: Statement;
  readonly value: string;
}

const ofCard = (id: string, member: string): Signal => ({
  join: sql(`LEFT JOIN radar_cards AS o ON o.id = b.${id}`),
  value: `o.card ->> '$.${member}'`,
});

/** For own clients: whether they are pre-approved. */
export const OWN_CLIENTS: Signal = {
  join: sql("LEFT JOIN leads AS o ON o.id = b.lead_id"),
  value: "o.pre_approved",
};

/** The same for partners' clients. */
export const PARTNERS_CLIENTS: Signal = ofCard("lead_id", "preApproved");

/** A listing's last confirmation; another account's is taken from the card, even in the same database. */
export const listingsSeenBy = (accountId: string): Signal => {
  const { join, value } = ofCard("property_id", "confirmedAt");
  return {
    join: sql(
      `LEFT JOIN properties AS p ON p.id = b.property_id AND p.account_id = ? ${join.sql}`,
      accountId,
      ...join.params,
    ),
    value: `coalesce(p.confirmed_at, ${value})`,
  };
};

/** The last match that `best` orders, if there are that many. */
const endOf = (list: MergedList): Statement => {
  const all = mergedPage(list, BEST_OF - 1, null);
  return sql(`SELECT * FROM (${all.sql}) LIMIT 1 OFFSET ${BEST_OF - 1}`, ...all.params);
};

/** A page of the best matches by score, signal and age; after the last of them, the list continues in its own order. */
export const readBest = async (
  ctx: MatchContext,
  list: MergedList,
  { join, value }: Signal,
  { limit, after }: MatchPaging,
  object: Statement,
): Promise<ObjectMatchPage> => {
  const [score, ...rest] = list.place;
  const place = [score!, "signal", ...rest];
  const top: MergedList = { ...list, columns: ["seq", ...list.place].join(", ") };
  const best = mergedPage(top, BEST_OF - 1, null);
  const columns = place.join(", ");
  const ranked = sql(
    `SELECT m.*, r.signal FROM (
       SELECT seq, signal FROM (
         SELECT b.*, coalesce(${value}, 0) AS signal FROM (${best.sql}) AS b ${join.sql}
       ) ${after ? `WHERE (${columns}) < (${place.map(() => "?").join(", ")})` : ""}
       ORDER BY ${place.map((column) => `${column} DESC`).join(", ")} LIMIT ?
     ) AS r CROSS JOIN matches AS m ON m.seq = r.seq`,
    ...best.params,
    ...join.params,
    ...(after ?? []),
    limit + 1,
  );
  const statements = [shownStatement(ranked, place), endOf(top), object];
  const [rows = [], end, there] = await run(ctx.db, statements, ctx.meter);
  const last = end?.[0] && list.place.map((column) => end[0]![column] as string | number);
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? place.map((column) => shown.at(-1)![column] as string | number) : last;
  return { matches: await decodeMatches(ctx, shown), next: next ?? null, isThere: there?.[0] !== undefined };
};
