import type { Offer, Wish } from "../../src/domain/radar/sides.ts";
import type { ChangedObject } from "../../src/ports/match-board.ts";
import { type Cell, type HeldOffer, type HeldWish, NO_CELLS } from "./holdings.ts";
import type { Interned } from "./interned.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS offers (
    id TEXT PRIMARY KEY, account_id TEXT NOT NULL, shard TEXT NOT NULL, known_at INTEGER NOT NULL, offer TEXT NOT NULL,
    card TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS wishes (
    id TEXT PRIMARY KEY, account_id TEXT NOT NULL, shard TEXT NOT NULL, wish TEXT NOT NULL, pins TEXT NOT NULL,
    cells TEXT NOT NULL, known_at INTEGER NOT NULL, card TEXT
  ) STRICT, WITHOUT ROWID;
`;

const TABLES = { property: "offers", lead: "wishes" } as const;

const NOTHING_KEPT = "[]";

/** The cells whose floor leaves something out, or may be wrong. */
const floorsOf = (cells: readonly Cell[]): string =>
  JSON.stringify(
    cells.filter(({ floor, marked }) => floor !== null || marked).map((cell) => ({ ...cell, kept: null })),
  );

/** Offers and wishes of a board, kept through a restart. */
export class HeldRows {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(SCHEMA);
  }

  *offers(interned: Interned): Iterable<HeldOffer> {
    const rows = this.#sql.exec<{ shard: string; known_at: number; offer: string }>(
      "SELECT shard, known_at, offer FROM offers",
    );
    for (const { shard, known_at: knownAt, offer } of rows)
      yield { offer: interned.offer(JSON.parse(offer) as Offer), shard: interned.text(shard), knownAt };
  }

  *wishes(interned: Interned): Iterable<HeldWish> {
    const rows = this.#sql.exec<{ shard: string; wish: string; pins: string; cells: string }>(
      "SELECT shard, wish, pins, cells FROM wishes",
    );
    for (const { shard, wish, pins, cells } of rows)
      yield {
        wish: interned.wish(JSON.parse(wish) as Wish),
        shard: interned.text(shard),
        pins: interned.pins(JSON.parse(pins) as string[]),
        cells: cells === NOTHING_KEPT ? NO_CELLS : (JSON.parse(cells) as Cell[]),
      };
  }

  putOffer({ offer, shard, knownAt }: HeldOffer, card: string | null): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO offers (id, account_id, shard, known_at, offer, card) VALUES (?, ?, ?, ?, ?, ?)",
      offer.id,
      offer.accountId,
      shard,
      knownAt,
      JSON.stringify(offer),
      card,
    );
  }

  putWish({ wish, shard, pins, cells }: HeldWish, knownAt: number, card: string | null): void {
    this.#sql.exec(
      "INSERT OR REPLACE INTO wishes (id, account_id, shard, wish, pins, cells, known_at, card) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      wish.id,
      wish.accountId,
      shard,
      JSON.stringify(wish),
      JSON.stringify([...pins]),
      floorsOf(cells),
      knownAt,
      card,
    );
  }

  putCells({ wish, cells }: HeldWish): void {
    this.#sql.exec("UPDATE wishes SET cells = ?1 WHERE id = ?2 AND cells <> ?1", floorsOf(cells), wish.id);
  }

  forget(kind: ChangedObject["kind"], id: string): void {
    this.#sql.exec(`DELETE FROM ${TABLES[kind]} WHERE id = ?`, id);
  }

  /** Whether there are offers and wishes, and whether somebody acted on a client's pair. */
  get sides(): { readonly offers: boolean; readonly wishes: boolean; readonly pins: boolean } {
    const text = `SELECT EXISTS (SELECT 1 FROM offers) AS offers, EXISTS (SELECT 1 FROM wishes) AS wishes,
      EXISTS (SELECT 1 FROM wishes WHERE pins <> '[]') AS pins`;
    const { offers, wishes, pins } = this.#sql.exec<Record<"offers" | "wishes" | "pins", number>>(text).one();
    return { offers: offers === 1, wishes: wishes === 1, pins: pins === 1 };
  }

  forgetWishes(): void {
    this.#sql.exec("DELETE FROM wishes");
  }

  /** An object's card for partners, and its last change; null if no partner sees it. */
  card(kind: ChangedObject["kind"], id: string): { readonly card: string; readonly knownAt: number } | null {
    const text = `SELECT card, known_at AS knownAt FROM ${TABLES[kind]} WHERE id = ? AND card IS NOT NULL`;
    return this.#sql.exec<{ card: string; knownAt: number }>(text, id).toArray()[0] ?? null;
  }

  /** Objects in the order of their ids. */
  page(kind: ChangedObject["kind"], after: string, limit: number): ChangedObject[] {
    const text = `SELECT id, account_id AS accountId, shard FROM ${TABLES[kind]} WHERE id > ? ORDER BY id LIMIT ?`;
    const rows = this.#sql.exec(text, after, limit).toArray() as unknown as Omit<ChangedObject, "kind">[];
    return rows.map((row) => ({ ...row, kind }));
  }
}
