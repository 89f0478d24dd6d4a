/** The number of the last match, deleted or not. */
const LAST = "SELECT coalesce(max(seq), 0) AS last FROM sqlite_sequence WHERE name = 'matches'";
const SINCE = "SELECT lead_id, score FROM matches WHERE seq > ? AND side <> 'property'";

/** For each client, how many matches its own account ever got, and the best score, including deleted matches. */
export class MadeMatches {
  readonly ofClients = new Map<string, { readonly count: number; readonly best: number }>();

  /** Counts the matches of each transaction of the database; no transaction deletes a match that it made. */
  around(db: D1Database): D1Database {
    const batch = async (statements: D1PreparedStatement[]) => {
      const before = await db.prepare(LAST).first<{ last: number }>();
      const results = await db.batch(statements);
      const { results: made } = await db
        .prepare(SINCE)
        .bind(before!.last)
        .all<{ lead_id: string; score: number }>();
      for (const { lead_id: id, score } of made) {
        const { count, best } = this.ofClients.get(id) ?? { count: 0, best: 0 };
        this.ofClients.set(id, { count: count + 1, best: Math.max(best, score) });
      }
      return results;
    };
    return { prepare: (text: string) => db.prepare(text), batch } as unknown as D1Database;
  }
}
