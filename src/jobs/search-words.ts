import { isOpen } from "../db/open-account.ts";
import { type Lead, leadTable } from "../db/schema/leads.ts";
import { type Property, propertyTable } from "../db/schema/properties.ts";
import { type Database, type Row, run, sql } from "../db/statement.ts";
import { leadWords } from "../domain/leads/record/words.ts";
import type { Platform } from "../domain/platform.ts";
import { propertyWords } from "../domain/properties/record/index.ts";
import { Budget, eachOf } from "./budget.ts";

const CHUNK_ROWS = 200;

/** Rows written before words were kept, and how they get their words. */
interface TableWithoutWords {
  readonly table: typeof propertyTable.name | typeof leadTable.name;
  readonly columns: string;
  readonly wordsOf: (row: Row) => string;
}

const WORDLESS = {
  properties: {
    table: propertyTable.name,
    columns: propertyTable.columns,
    wordsOf: (row) => propertyWords(propertyTable.decode(row) satisfies Property),
  },
  clients: {
    table: leadTable.name,
    columns: leadTable.columns,
    wordsOf: (row) => leadWords(leadTable.decode(row) satisfies Lead),
  },
} as const satisfies Readonly<Record<string, TableWithoutWords>>;

/** Fills a chunk. A write in between fills its row itself, and raises its version. @returns how many there were */
const fill = async (db: Database, { table, columns, wordsOf }: TableWithoutWords): Promise<number> => {
  const select = `SELECT ${columns} FROM ${table} INDEXED BY ${table}_wordless
    WHERE words IS NULL AND ${isOpen(`${table}.account_id`)} LIMIT ?`;
  const [rows = []] = await run(db, [sql(select, CHUNK_ROWS)]);
  if (rows.length === 0) return 0;
  const found = rows.map((row) => ({ seq: row.seq, version: row.version, words: wordsOf(row) }));
  await run(db, [
    sql(
      `UPDATE ${table} SET words = found.value ->> 'words' FROM json_each(?) AS found
       WHERE seq = found.value ->> 'seq' AND version = found.value ->> 'version' AND words IS NULL`,
      JSON.stringify(found),
    ),
  ]);
  return rows.length;
};

/** Gives properties and clients of earlier versions the words that a search finds them by (rules 9.6). */
export const fillSearchWords = async (
  ports: Pick<Platform, "clock" | "shard" | "shardNames">,
  _now: number,
  budget = new Budget(ports.clock),
) => {
  const filled = { properties: 0, clients: 0 };
  const parts = (["properties", "clients"] as const).flatMap((kind) =>
    ports.shardNames.map((shard) => ({ kind, shard })),
  );
  await eachOf(parts, budget, async ({ kind, shard }, share) => {
    for (let found = CHUNK_ROWS; found === CHUNK_ROWS && !share.isSpent; filled[kind] += found)
      found = await fill(ports.shard(shard), WORDLESS[kind]);
  });
  return filled;
};
