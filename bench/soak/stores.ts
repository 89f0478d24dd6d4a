import { type SourceName, sourcesIn } from "../../test/support/invariants/sources.ts";
import type { Loaded, Row, Stored } from "../../test/support/invariants/stored.ts";
import { retryOnce } from "../stage/connection.ts";
import { runSql } from "../stage/database.ts";
import type { Runtime } from "../stage/runtime.ts";

const OBJECTS = { gate: "AccountGate", log: "EventLog" } as const;

/** Rows of every database: an account's are in one, and rows of several accounts in the directory. */
export const fromD1 = async (runtime: Runtime, sql: string, ...params: string[]): Promise<readonly Row[]> => {
  const found = await Promise.all(
    runtime.databases.map((binding) => runSql(runtime, [{ sql, params }], binding)),
  );
  return found.flatMap(([rows = []]) => rows as readonly Row[]);
};

/** The numbers of a row that every database has, added up. */
export const sumsFromD1 = async (
  runtime: Runtime,
  sql: string,
  ...params: string[]
): Promise<Readonly<Record<string, number>>> => {
  const sums: Record<string, number> = {};
  for (const row of await fromD1(runtime, sql, ...params))
    for (const [name, value] of Object.entries(row)) sums[name] = (sums[name] ?? 0) + (value as number);
  return sums;
};

/** Rows of an account's object. */
export const fromObject = async (
  { miniflare, objects }: Runtime,
  place: keyof typeof OBJECTS,
  accountId: string,
  sql: string,
): Promise<readonly Row[]> => {
  const name = { name: accountId };
  return retryOnce(async () => {
    const storage = await miniflare.unsafeGetDurableObjectStorage(objects, OBJECTS[place], name);
    return storage.exec(sql);
  });
};

/** Rows of a board of Radar. */
export const fromBoard = async (
  { miniflare, objects }: Runtime,
  name: string,
  sql: string,
): Promise<readonly Row[]> => {
  return retryOnce(async () => {
    const storage = await miniflare.unsafeGetDurableObjectStorage(objects, "MatchBoard", { name });
    return storage.exec(sql);
  });
};

export const photoKeys = async ({ miniflare }: Runtime, accountId: string): Promise<string[]> => {
  // Miniflare uses its own runtime's types.
  const bucket = (await miniflare.getR2Bucket("PHOTOS", "service")) as unknown as R2Bucket;
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix: `${accountId}/`, ...(cursor !== undefined && { cursor }) });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return keys;
};

const MATCHES = "SELECT lead_id, property_id, status FROM matches WHERE account_id = ?";

/** A partnership is in the directory, and its match in the account's database. */
const withMatches = async (
  runtime: Runtime,
  accountId: string,
  partnerships: readonly Row[],
): Promise<Row[]> => {
  const nameOf = (row: Row) => `${row.lead_id} ${row.property_id}`;
  const matches = await fromD1(runtime, MATCHES, accountId);
  const known = new Map(matches.map((row) => [nameOf(row), row.status]));
  return partnerships.map((row) => ({ ...row, match_status: known.get(nameOf(row)) ?? null }));
};

/** Everything stored of an account whose outbox has been drained. */
export const loadStored = async (runtime: Runtime, accountId: string): Promise<Stored> => {
  const rows: Loaded = {};
  for (const [name, { sql }] of sourcesIn("D1")) rows[name] = await fromD1(runtime, sql, accountId);
  rows.partnerships = await withMatches(runtime, accountId, rows.partnerships ?? []);
  for (const place of ["gate", "log"] as const)
    for (const [name, { sql }] of sourcesIn(place))
      rows[name] = await fromObject(runtime, place, accountId, sql);
  const objects = await photoKeys(runtime, accountId);
  return { ...(rows as Record<SourceName, readonly Row[]>), accountId, now: Date.now(), objects };
};
