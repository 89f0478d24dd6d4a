import { type SourceName, sourcesIn } from "../../test/support/invariants/sources.ts";
import type { Loaded, Row, Stored } from "../../test/support/invariants/stored.ts";
import { runSql } from "../stage/database.ts";
import type { Runtime } from "../stage/runtime.ts";

const OBJECTS = { gate: "AccountGate", log: "EventLog" } as const;

/** Rows of the service's own database. */
export const fromD1 = async (runtime: Runtime, sql: string, ...params: string[]): Promise<readonly Row[]> => {
  const [rows = []] = await runSql(runtime, [{ sql, params }]);
  return rows as readonly Row[];
};

/** Rows of an account's object. */
export const fromObject = async (
  { miniflare, objects }: Runtime,
  place: keyof typeof OBJECTS,
  accountId: string,
  sql: string,
): Promise<readonly Row[]> => {
  const name = { name: accountId };
  const storage = await miniflare.unsafeGetDurableObjectStorage(objects, OBJECTS[place], name);
  return storage.exec(sql);
};

/** Rows of a board of Radar. */
export const fromBoard = async (
  { miniflare, objects }: Runtime,
  name: string,
  sql: string,
): Promise<readonly Row[]> => {
  const storage = await miniflare.unsafeGetDurableObjectStorage(objects, "MatchBoard", { name });
  return storage.exec(sql);
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

/** Everything stored of an account whose outbox has been drained. */
export const loadStored = async (runtime: Runtime, accountId: string): Promise<Stored> => {
  const rows: Loaded = {};
  for (const [name, { sql }] of sourcesIn("D1")) rows[name] = await fromD1(runtime, sql, accountId);
  for (const place of ["gate", "log"] as const)
    for (const [name, { sql }] of sourcesIn(place))
      rows[name] = await fromObject(runtime, place, accountId, sql);
  const objects = await photoKeys(runtime, accountId);
  return { ...(rows as Record<SourceName, readonly Row[]>), accountId, now: Date.now(), objects };
};
