import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What an account may see of a partner's property or client: no personal data (rules 26.26). */
export const radarCards = sqliteTable("radar_cards", {
  id: text("id").primaryKey(),
  card: text("card", { mode: "json" }).$type<Readonly<Record<string, unknown>>>().notNull(),
  /** When its content last changed: of two boards, the newer one wins. */
  knownAt: integer("known_at").notNull().default(0),
});

/** New matches of a client in five minutes of the UTC clock, from `since` on. */
export const radarWindows = sqliteTable(
  "radar_windows",
  {
    since: integer("since").notNull(),
    leadId: text("lead_id").notNull(),
    accountId: text("account_id").notNull(),
    newMatches: integer("new_matches").notNull(),
    topScore: integer("top_score").notNull(),
  },
  ({ since, leadId }) => [primaryKey({ columns: [since, leadId] })],
);

export const radarBoards = sqliteTable("radar_boards", {
  name: text("name").primaryKey(),
  askedAt: integer("asked_at").notNull(),
  /** Of an account's board, while the account is being loaded (rules 26.55). */
  restsUntil: integer("rests_until"),
});
