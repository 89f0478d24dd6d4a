import { sql } from "../../src/db/statement.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { callsOf, callTo, MOVING, type TestBed } from "../calls/cases.ts";
import { Connection } from "../load/connection.ts";
import { type Account, fillPortfolio, makeAccount, OPEN_LIMITS, sender } from "./accounts.ts";
import { runSql } from "./database.ts";
import type { Runtime } from "./runtime.ts";

/** A log of the maximum size: 30 days of 1,000 events a day. The oldest expire in an hour. */
export const FULL_LOG = 30_000;
const LOG_SPAN_MS = 30 * DAY_MS - 3_600_000;
const EVENT = {
  id: "prp-0123456789abcdef",
  externalRef: "AP-1",
  status: "ACTIVE",
  changedFields: ["salePrice"],
};

/** Events by SQL in the outbox, from which the log drains them as usual. */
const fillLog = async (runtime: Runtime, account: Account, count: number): Promise<void> => {
  const from = Date.now() - LOG_SPAN_MS;
  await runSql(runtime, [
    sql(
      `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)
       INSERT INTO outbox (account_id, seq, id, events, jobs, created_at)
       SELECT ?2, i, 'evt-' || ?2 || '-' || i,
         json_array(json_object('id', 'evt-' || ?2 || '-' || i, 'type', 'property.updated', 'data', json(?3))),
         '[]', ?4 + i * ?5 FROM n`,
      count,
      account.id,
      JSON.stringify({ ...EVENT, updatedAt: new Date(from).toISOString() }),
      from,
      Math.floor(LOG_SPAN_MS / count),
    ),
  ]);
  const api = sender(runtime.urls.service, "/v1", account.key);
  for (let hasMore = true, query = "limit=500"; hasMore; ) {
    const page = await api("GET", `/events?${query}`);
    hasMore = page.hasMore as boolean;
    query = `limit=500&cursor=${encodeURIComponent(page.nextCursor as string)}`;
  }
};

/** Entries of the floor's log, sent in parts that fit into a call. */
const PART = 5_000;

const fillFloorLog = async (runtime: Runtime, floor: Account, count: number): Promise<void> => {
  const from = Date.now() - LOG_SPAN_MS;
  for (let sent = 0; sent < count; sent += PART) {
    const entries = Array.from({ length: Math.min(PART, count - sent) }, (_, at) => ({
      id: `evt-${sent + at}`,
      type: "property.updated",
      createdAt: from,
      data: JSON.stringify({ ...EVENT, updatedAt: new Date(from).toISOString() }),
    }));
    const url = new URL(`/${floor.id}/events`, runtime.urls.floor);
    await fetch(url, { method: "POST", body: JSON.stringify(entries) });
  }
};

/** The repeatedly written properties: one unchanged, the others with a new price each time. */
const makeWritten = async (runtime: Runtime, account: Account, floor: Account): Promise<void> => {
  const { unchanged, changed } = callsOf(account, floor);
  for (const side of ["service", "baseline"] as const) {
    const connection = await Connection.open(runtime.urls[unchanged[side]().to]);
    const requests = [unchanged[side], ...Array.from({ length: MOVING }, () => changed[side])];
    for (const request of requests) await connection.send(callTo(runtime, { ...request(), status: 201 }));
    connection.close();
  }
};

/** The accounts of the calls, with equal data on the service's side and the floor's. */
export const makeBed = async (runtime: Runtime, size: number, events: number): Promise<TestBed> => {
  const account = await makeAccount(runtime);
  const floor = await makeAccount(runtime);
  const limited = await makeAccount(runtime, { ...OPEN_LIMITS, ratePerSecond: 1, burst: 1 });
  for (const { id } of [account, floor]) await fillPortfolio(runtime, id, size);
  await fillLog(runtime, account, events);
  await fillFloorLog(runtime, floor, events);
  await makeWritten(runtime, account, floor);
  return { account, floor, limited };
};
