import type { Notice } from "../../src/domain/radar/apply-notices.ts";
import type { PairKey } from "../../src/domain/radar/apply-pairs.ts";
import { WaitingRows } from "./waiting-rows.ts";

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
`;

/** A pair to be written in its state at its turn. */
export interface PendingPair extends PairKey {
  /** The account whose write moved it; empty if floors were balanced. */
  readonly cause: string;
  /** Its insertion is in no summary, and its end no event. */
  readonly quiet: boolean;
}

/** What waits until an account is opened. */
export type Work = { readonly pair: PendingPair } | { readonly notice: Notice };

/** A board's pending writes to each shard. */
export class PendingWriteRows {
  readonly waiting: WaitingRows<Work>;
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.waiting = new WaitingRows(sql);
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  add(shard: string, { cause, leadId, propertyId, quiet }: PendingPair): void {
    this.#sql.exec(
      `INSERT INTO outgoing (shard, cause, lead_id, property_id, quiet) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET quiet = excluded.quiet WHERE quiet > excluded.quiet`,
      shard,
      cause,
      leadId,
      propertyId,
      Number(quiet),
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
  page(shard: string, cause: string, after: PairKey, most: number): PendingPair[] {
    const rows = this.#sql.exec<{ lead_id: string; property_id: string; quiet: number }>(
      `SELECT lead_id, property_id, quiet FROM outgoing
       WHERE shard = ? AND cause = ? AND (lead_id, property_id) > (?, ?)
       ORDER BY lead_id, property_id LIMIT ?`,
      shard,
      cause,
      after.leadId,
      after.propertyId,
      most,
    );
    return rows.toArray().map((row) => ({
      cause,
      leadId: row.lead_id,
      propertyId: row.property_id,
      quiet: row.quiet === 1,
    }));
  }

  end(shard: string, { cause, leadId, propertyId }: PendingPair): void {
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

  /** Has some of what waited for an account take its turn again. @returns how much */
  giveBack(shard: string, accountId: string, most: number): number {
    const works = this.waiting.take(shard, accountId, most);
    for (const work of works) this.addWork(shard, work);
    return works.length;
  }
}
