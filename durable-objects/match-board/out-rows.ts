import type { Notice } from "../../src/domain/radar/apply-notices.ts";
import type { PairKey } from "../../src/domain/radar/apply-pairs.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS outgoing (
    shard TEXT NOT NULL, cause TEXT NOT NULL, lead_id TEXT NOT NULL, property_id TEXT NOT NULL,
    quiet INTEGER NOT NULL,
    PRIMARY KEY (shard, cause, lead_id, property_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS notices (
    shard TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, card TEXT, known_at INTEGER NOT NULL,
    PRIMARY KEY (shard, kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS waiting (
    shard TEXT NOT NULL, account_id TEXT NOT NULL, work TEXT NOT NULL,
    PRIMARY KEY (shard, account_id, work)
  ) STRICT, WITHOUT ROWID;
`;

/** A pair to be written in its state at its turn. */
export interface OutPair extends PairKey {
  /** The account whose write moved it; empty if floors were balanced. */
  readonly cause: string;
  /** Its insertion is in no summary, and its end no event. */
  readonly quiet: boolean;
}

/** What waits until an account is opened. */
export type Work = { readonly pair: OutPair } | { readonly notice: Notice };

/** A board's pending writes to each shard. */
export class OutRows {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  add(shard: string, { cause, leadId, propertyId, quiet }: OutPair): void {
    this.#sql.exec(
      `INSERT INTO outgoing (shard, cause, lead_id, property_id, quiet) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET quiet = excluded.quiet WHERE quiet > excluded.quiet`,
      ...[shard, cause, leadId, propertyId, Number(quiet)],
    );
  }

  /** One seek each, however many pairs there are. */
  causes(shard: string): string[] {
    const rows = this.#sql.exec<{ cause: string }>(
      `WITH RECURSIVE c (cause) AS (
         SELECT min(cause) FROM outgoing WHERE shard = ?1 UNION ALL
         SELECT (SELECT min(cause) FROM outgoing WHERE shard = ?1 AND cause > c.cause) FROM c WHERE cause IS NOT NULL
       ) SELECT cause FROM c WHERE cause IS NOT NULL`,
      shard,
    );
    return rows.toArray().map(({ cause }) => cause);
  }

  /** Pairs of a cause after a given one, those of a client together. */
  page(shard: string, cause: string, after: PairKey, most: number): OutPair[] {
    const rows = this.#sql.exec<{ lead_id: string; property_id: string; quiet: number }>(
      `SELECT lead_id, property_id, quiet FROM outgoing
       WHERE shard = ? AND cause = ? AND (lead_id, property_id) > (?, ?)
       ORDER BY lead_id, property_id LIMIT ?`,
      ...[shard, cause, after.leadId, after.propertyId, most],
    );
    return rows.toArray().map((row) => ({
      ...{ cause, leadId: row.lead_id, propertyId: row.property_id, quiet: row.quiet === 1 },
    }));
  }

  end(shard: string, { cause, leadId, propertyId }: OutPair): void {
    const text = "DELETE FROM outgoing WHERE shard = ? AND cause = ? AND lead_id = ? AND property_id = ?";
    this.#sql.exec(text, shard, cause, leadId, propertyId);
  }

  addNotice(shard: string, { kind, id, card, knownAt }: Notice): void {
    const text = "INSERT OR REPLACE INTO notices (shard, kind, id, card, known_at) VALUES (?, ?, ?, ?, ?)";
    this.#sql.exec(text, shard, kind, id, card, knownAt);
  }

  notices(shard: string, most: number): Notice[] {
    const text = "SELECT kind, id, card, known_at AS knownAt FROM notices WHERE shard = ? LIMIT ?";
    return this.#sql.exec(text, shard, most).toArray() as unknown as Notice[];
  }

  endNotice(shard: string, { kind, id }: Notice): void {
    this.#sql.exec("DELETE FROM notices WHERE shard = ? AND kind = ? AND id = ?", shard, kind, id);
  }

  addWork(shard: string, work: Work): void {
    if ("pair" in work) this.add(shard, work.pair);
    else this.addNotice(shard, work.notice);
  }

  /** Has something wait for an account that a shard keeps closed, out of the way of all else. */
  putOff(shard: string, accountId: string, work: Work): void {
    const text = "INSERT OR IGNORE INTO waiting (shard, account_id, work) VALUES (?, ?, ?)";
    this.#sql.exec(text, shard, accountId, JSON.stringify(work));
  }

  get isWaiting(): boolean {
    return this.#sql.exec("SELECT 1 FROM waiting LIMIT 1").toArray().length > 0;
  }

  /** Accounts of a shard for which something waits. */
  awaited(shard: string): string[] {
    const text = "SELECT DISTINCT account_id FROM waiting WHERE shard = ?";
    return this.#sql
      .exec<{ account_id: string }>(text, shard)
      .toArray()
      .map((row) => row.account_id);
  }

  /** Has some of what waited for an account take its turn again. @returns how much */
  giveBack(shard: string, accountId: string, most: number): number {
    const text = "SELECT work FROM waiting WHERE shard = ? AND account_id = ? LIMIT ?";
    const rows = this.#sql.exec<{ work: string }>(text, shard, accountId, most).toArray();
    for (const { work } of rows) {
      this.addWork(shard, JSON.parse(work) as Work);
      const own = "DELETE FROM waiting WHERE shard = ? AND account_id = ? AND work = ?";
      this.#sql.exec(own, shard, accountId, work);
    }
    return rows.length;
  }
}
