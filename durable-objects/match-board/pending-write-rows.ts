import type { Notice } from "../../src/domain/radar/apply-notices.ts";
import type { PairKey } from "../../src/domain/radar/apply-pairs.ts";
import { FORMULA } from "../../src/domain/radar/score.ts";
import { WITH_PAIRS } from "./formula.ts";
import { MemoryRows } from "./memory-rows.ts";
import { WaitingRows } from "./waiting-rows.ts";

/** The most pairs in a row, which is read and written whole. */
const PAIRS_OF_ROW = 1_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS moved_pairs (
    shard TEXT NOT NULL, cause TEXT NOT NULL, subject TEXT NOT NULL, part INTEGER NOT NULL, pairs TEXT NOT NULL,
    PRIMARY KEY (shard, cause, subject, part)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS notices (
    shard TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, card TEXT, known_at INTEGER NOT NULL,
    PRIMARY KEY (shard, kind, id)
  ) STRICT, WITHOUT ROWID;
`;

/** A pair to be written, in the state that it has at its turn. */
export interface PendingPair extends PairKey {
  /** The account whose write moved it; empty if floors were balanced. */
  readonly cause: string;
  /** The object whose change moved it: all pairs that it moved share rows. Empty if floors were balanced. */
  readonly subject: string;
  /** Whether summaries leave it out, and its end causes no event. */
  readonly quiet: boolean;
}

/** A pair and the number of its row. */
export interface PlacedPair extends PendingPair {
  readonly part: number;
}

/** What waits until an account is opened. */
export type Work = { readonly pair: Waiting } | { readonly notice: Notice };
type Waiting = Omit<PendingPair, "subject"> & { readonly subject?: string };

/** A row's pairs: whether each is quiet, by its name. */
type Pairs = Map<string, boolean>;
type RowKey = readonly [shard: string, cause: string, subject: string];

interface FormerRow extends Record<string, string | number> {
  readonly shard: string;
  readonly cause: string;
  readonly lead_id: string;
  readonly property_id: string;
  readonly quiet: number;
}

const NO_FORMER = { shard: "", cause: "", lead_id: "", property_id: "" } as const;
const AT_ONCE = 5_000;

const FROM_PAIRS = "FROM moved_pairs WHERE shard = ? AND cause = ? AND subject = ?";

const nameOf = ({ leadId, propertyId }: PairKey): string => `${leadId} ${propertyId}`;
const pairsIn = (text: string): Pairs => new Map(JSON.parse(text) as [string, boolean][]);
const byName = ([one]: readonly [string, boolean], [other]: readonly [string, boolean]): number =>
  one < other ? -1 : 1;

/** A board's pending writes to each shard. */
export class PendingWriteRows {
  readonly waiting: WaitingRows<Work>;
  readonly #memory: MemoryRows;
  readonly #sql: SqlStorage;
  /** By their row's key, as JSON. */
  readonly #added = new Map<string, Pairs>();

  constructor(sql: SqlStorage) {
    this.waiting = new WaitingRows(sql);
    this.#memory = new MemoryRows(sql);
    this.#sql = sql;
    sql.exec(SCHEMA);
    this.#takeOver();
  }

  /** Reads the former table, which had a row for each pair: some at a time, as there may be hundreds of thousands. */
  #takeOver(): void {
    if (this.#sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'outgoing'").toArray().length === 0) return;
    const order = "ORDER BY shard, cause, lead_id, property_id LIMIT ?";
    for (let taken = AT_ONCE; taken === AT_ONCE; ) {
      const rows = this.#sql.exec<FormerRow>(`SELECT * FROM outgoing ${order}`, AT_ONCE).toArray();
      for (const { shard, cause, lead_id, property_id, quiet } of rows)
        this.add(shard, {
          cause,
          subject: lead_id,
          leadId: lead_id,
          propertyId: property_id,
          quiet: quiet === 1,
        });
      this.store();
      taken = rows.length;
      const { shard, cause, lead_id, property_id } = rows.at(-1) ?? NO_FORMER;
      const upTo = "DELETE FROM outgoing WHERE (shard, cause, lead_id, property_id) <= (?, ?, ?, ?)";
      this.#sql.exec(upTo, shard, cause, lead_id, property_id);
    }
    this.#sql.exec("DROP TABLE outgoing");
  }

  /** Kept in memory until `store`. */
  add(shard: string, { cause, subject, quiet, ...pair }: PendingPair): void {
    const key = JSON.stringify([shard, cause, subject]);
    const pairs: Pairs = this.#added.get(key) ?? new Map();
    const name = nameOf(pair);
    this.#added.set(key, pairs.set(name, quiet && pairs.get(name) !== false));
  }

  /** Stores what was added, in the transaction of the change that moved it. */
  store(): void {
    if (this.#added.size === 0) return;
    if (this.#memory.get("formula") === FORMULA) this.#memory.set("formula", WITH_PAIRS);
    for (const [key, pairs] of this.#added) this.#merge(JSON.parse(key) as RowKey, pairs);
    this.#added.clear();
  }

  /** While a shard cannot be reached, pairs moved by balanced floors pile up: only their last row is read. */
  #merge(key: RowKey, added: Pairs): void {
    const order = key[2] === "" ? "ORDER BY part DESC LIMIT 1" : "ORDER BY part";
    const rows = this.#sql.exec<{ part: number; pairs: string }>(
      `SELECT part, pairs ${FROM_PAIRS} ${order}`,
      ...key,
    );
    let next = 0;
    for (const { part, pairs } of rows.toArray()) {
      const known = pairsIn(pairs);
      this.#put(key, part, known, added);
      next = part + 1;
    }
    while (added.size > 0) {
      this.#put(key, next, new Map(), added);
      next += 1;
    }
  }

  /** Puts into a row the added pairs that it already has, or has room for. */
  #put(key: RowKey, part: number, known: Pairs, added: Pairs): void {
    let isSame = true;
    for (const [name, quiet] of added) {
      const was = known.get(name);
      if (was === undefined && known.size >= PAIRS_OF_ROW) continue;
      added.delete(name);
      if (was === undefined || (was && !quiet)) {
        known.set(name, quiet);
        isSame = false;
      }
    }
    if (!isSame) this.#write(key, part, known);
  }

  #write(key: RowKey, part: number, pairs: Pairs): void {
    const text = `INSERT INTO moved_pairs (shard, cause, subject, part, pairs) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET pairs = excluded.pairs`;
    this.#sql.exec(text, ...key, part, JSON.stringify([...pairs].sort(byName)));
  }

  /** The causes of a shard's pairs: one seek each, however many pairs there are. */
  causes(shard: string): string[] {
    const rows = this.#sql.exec<{ cause: string }>(
      `WITH RECURSIVE c (cause) AS (
         SELECT min(cause) FROM moved_pairs WHERE shard = ?1 UNION ALL
         SELECT (SELECT min(cause) FROM moved_pairs WHERE shard = ?1 AND cause > c.cause) FROM c WHERE cause IS NOT NULL
       ) SELECT cause FROM c WHERE cause IS NOT NULL`,
      shard,
    );
    return rows.toArray().map(({ cause }) => cause);
  }

  /** Pairs of a cause after a given one; a subject's pairs are together. */
  page(shard: string, cause: string, after: PlacedPair | null, limit: number): PlacedPair[] {
    const found: PlacedPair[] = [];
    let at = { subject: after?.subject ?? "", part: after?.part ?? 0 };
    while (found.length < limit) {
      const row = this.#rowFrom(shard, cause, at);
      if (!row) break;
      const { subject, part, pairs } = row;
      const isLast = after !== null && subject === after.subject && part === after.part;
      for (const [name, quiet] of pairsIn(pairs)) {
        if (found.length === limit || (isLast && name <= nameOf(after))) continue;
        const [leadId, propertyId] = name.split(" ") as [string, string];
        found.push({ cause, subject, part, leadId, propertyId, quiet });
      }
      at = { subject, part: part + 1 };
    }
    return found;
  }

  #rowFrom(shard: string, cause: string, { subject, part }: Pick<PlacedPair, "subject" | "part">) {
    const rows = this.#sql.exec<{ subject: string; part: number; pairs: string }>(
      `SELECT subject, part, pairs FROM moved_pairs
       WHERE shard = ? AND cause = ? AND (subject, part) >= (?, ?) ORDER BY subject, part LIMIT 1`,
      shard,
      cause,
      subject,
      part,
    );
    return rows.toArray()[0];
  }

  end(shard: string, ended: readonly PlacedPair[]): void {
    const rows = Map.groupBy(ended, ({ cause, subject, part }) => [cause, subject, part].join(" "));
    for (const pairs of rows.values()) {
      const { cause, subject, part } = pairs[0]!;
      const key = [shard, cause, subject] as const;
      const ofRow = `${FROM_PAIRS} AND part = ?`;
      const [row] = this.#sql.exec<{ pairs: string }>(`SELECT pairs ${ofRow}`, ...key, part).toArray();
      const left = pairsIn(row?.pairs ?? "[]");
      for (const pair of pairs) left.delete(nameOf(pair));
      if (left.size > 0) this.#write(key, part, left);
      else this.#sql.exec(`DELETE ${ofRow}`, ...key, part);
    }
    const isEmpty = this.#sql.exec("SELECT 1 FROM moved_pairs LIMIT 1").toArray().length === 0;
    if (isEmpty && this.#memory.get("formula") === WITH_PAIRS) this.#memory.set("formula", FORMULA);
  }

  addNotice(shard: string, { kind, id, card, knownAt }: Notice): void {
    const text = "INSERT OR REPLACE INTO notices (shard, kind, id, card, known_at) VALUES (?, ?, ?, ?, ?)";
    this.#sql.exec(text, shard, kind, id, card, knownAt);
  }

  notices(shard: string, limit: number): Notice[] {
    const text = "SELECT kind, id, card, known_at AS knownAt FROM notices WHERE shard = ? LIMIT ?";
    return this.#sql.exec(text, shard, limit).toArray() as unknown as Notice[];
  }

  endNotice(shard: string, { kind, id }: Notice): void {
    this.#sql.exec("DELETE FROM notices WHERE shard = ? AND kind = ? AND id = ?", shard, kind, id);
  }

  /** A pair that has waited since the former release names no subject. */
  addWork(shard: string, work: Work): void {
    if ("pair" in work) this.add(shard, { ...work.pair, subject: work.pair.subject ?? work.pair.leadId });
    else this.addNotice(shard, work.notice);
  }

  /** Puts some of the work that waited for an account back in line. @returns how much */
  giveBack(shard: string, accountId: string, limit: number): number {
    const works = this.waiting.take(shard, accountId, limit);
    for (const work of works) this.addWork(shard, work);
    this.store();
    return works.length;
  }
}
