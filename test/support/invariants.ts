import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { run, sql } from "../../src/db/statement.ts";
import { logOf } from "./event-log.ts";
import { brokenIn } from "./invariants/checks.ts";
import { type SourceName, sourcesIn } from "./invariants/sources.ts";
import type { Loaded, Row, Stored } from "./invariants/stored.ts";

const fromD1 = async (accountId: string): Promise<Loaded> => {
  const sources = sourcesIn("D1");
  const lists = await run(
    env.DB,
    sources.map(([, source]) => sql(source.sql, accountId)),
  );
  return Object.fromEntries(sources.map(([name], at) => [name, lists[at]!]));
};

const fromObject = (stub: DurableObjectStub, place: "gate" | "log"): Promise<Loaded> =>
  runInDurableObject(stub, (_, { storage }) =>
    Object.fromEntries(
      sourcesIn(place).map(([name, source]) => [name, storage.sql.exec(source.sql).toArray()]),
    ),
  );

const photoKeys = async (accountId: string): Promise<string[]> => {
  const { objects } = await env.PHOTOS.list({ prefix: `${accountId}/` });
  return objects.map(({ key }) => key);
};

const load = async (accountId: string): Promise<Stored> => {
  const log = logOf(accountId);
  await log.drain({ accountId, shard: "DB" });
  const rows = {
    ...(await fromD1(accountId)),
    ...(await fromObject(log, "log")),
    ...(await fromObject(env.ACCOUNT_GATE.getByName(accountId), "gate")),
  } as Record<SourceName, readonly Row[]>;
  return { ...rows, accountId, now: Date.now(), objects: await photoKeys(accountId) };
};

/**
 * Drains an account's outbox and checks everything stored about the account.
 * @returns the violations in words; the test expects none
 */
export const brokenInvariants = async (accountId: string): Promise<string[]> =>
  brokenIn(await load(accountId));
