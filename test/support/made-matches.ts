/** The number that the last match has, removed since or not. */
const LAST = "SELECT coalesce(max(seq), 0) AS last FROM sqlite_sequence WHERE name = 'matches'";
const SINCE = "SELECT lead_id FROM matches WHERE seq > ? AND side <> 'property'";

/** How many matches were ever made of each client for its own account, whatever became of them. */
export class MadeMatches {
  readonly ofClients = new Map<string, number>();

  /** The database, with what each of its transactions makes counted: none removes what it has made itself. */
  around(db: D1Database): D1Database {
    const batch = async (statements: D1PreparedStatement[]) => {
      const before = await db.prepare(LAST).first<{ last: number }>();
      const results = await db.batch(statements);
      const { results: made } = await db.prepare(SINCE).bind(before!.last).all<{ lead_id: string }>();
      for (const { lead_id: id } of made) this.ofClients.set(id, (this.ofClients.get(id) ?? 0) + 1);
      return results;
    };
    return { prepare: (text: string) => db.prepare(text), batch } as unknown as D1Database;
  }
}
