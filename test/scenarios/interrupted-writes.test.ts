import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Row, run, sql } from "../../src/db/statement.ts";
import { HOUR_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { type Fault, faultyEnv } from "../support/faulty-env.ts";
import type { Answer } from "../support/http.ts";
import { type Call, retry, serveWith } from "../support/interruption.ts";
import { brokenPromises } from "../support/invariants.ts";
import { listing } from "../support/listing.ts";
import { silenceLogs } from "../support/quiet.ts";

// Hundreds of calls a test: a busy machine may take its time.
vi.setConfig({ testTimeout: 30_000 });

/** Longer than any lease of a claim. */
const LEASE_ENDS_MS = 11 * SECOND_MS;

type Request = Pick<Call, "method" | "path"> & { readonly body?: unknown };

interface Operation {
  /** The property is there already, confirmed this long ago. */
  readonly age?: number;
  readonly request: (propertyId: string) => Request;
  readonly settings?: Partial<Record<keyof Env, unknown>>;
}

const put = (body: unknown) => (): Request => ({ method: "PUT", path: "/properties/by-ref/AP-1", body });

const OPERATIONS: Readonly<Record<string, Operation>> = {
  "a PUT that creates": { request: put(listing()) },
  "a PUT that creates, with replicas on": { request: put(listing()), settings: { READ_REPLICAS: "on" } },
  "a PUT that updates": { age: 0, request: put(listing({ salePrice: 800_000 })) },
  "a PUT that changes nothing": { age: 0, request: put(listing()) },
  "a POST with a code": {
    request: () => ({ method: "POST", path: "/properties", body: listing({ externalRef: "AP-1" }) }),
  },
  "a POST without a code": { request: () => ({ method: "POST", path: "/properties", body: listing() }) },
  "a PATCH": {
    age: 0,
    request: (id) => ({ method: "PATCH", path: `/properties/${id}`, body: { bedrooms: 4 } }),
  },
  "a status": {
    age: 0,
    request: (id) => ({ method: "POST", path: `/properties/${id}/status`, body: { status: "SOLD" } }),
  },
  "a DELETE": { age: 0, request: (id) => ({ method: "DELETE", path: `/properties/${id}` }) },
  "a confirmation": {
    age: 25 * HOUR_MS,
    request: (id) => ({ method: "POST", path: "/properties/confirm", body: { ids: [id] } }),
  },
  "a PATCH that is refused": {
    age: 0,
    request: (id) => ({ method: "PATCH", path: `/properties/${id}`, body: { salePrice: null } }),
  },
};

const INTERRUPTIONS: readonly (Omit<Fault, "at"> & { readonly name: string })[] = [
  { name: "the process dies before any call", when: "before", how: "die" },
  { name: "the process dies after any call", when: "after", how: "die" },
  { name: "any call fails", when: "before", how: new Error("Network connection lost.") },
  { name: "the answer of any call is lost", when: "after", how: new Error("Network connection lost.") },
];

const prepare = async ({ age, request }: Operation): Promise<TestAccount & { call: Call }> => {
  const account = await makeAccount();
  let id = "";
  if (age !== undefined) {
    id = (await account.api.put("/properties/by-ref/AP-1", { body: listing() })).body.data.id;
    vi.setSystemTime(Date.now() + age);
  }
  const { body, ...rest } = request(id);
  const headers = { "Idempotency-Key": "interrupted" };
  const options = body === undefined ? { headers } : { headers, body };
  return { ...account, call: { ...rest, key: account.key, options } };
};

/** All that a write leaves behind, without ids and times. */
const footprint = async ({ accountId, api }: TestAccount): Promise<Record<string, unknown>> => {
  const [properties, portfolio, history] = await run(env.DB, [
    sql("SELECT external_ref, status, version, bedrooms FROM properties WHERE account_id = ?", accountId),
    sql("SELECT active, kept, deleted_total FROM portfolios WHERE account_id = ?", accountId),
    sql("SELECT kept, deleted_total FROM portfolio_history WHERE account_id = ? ORDER BY seq", accountId),
  ]);
  const { events } = (await api.get("/events")).body;
  return { properties, portfolio, history, events: events.map(({ type }: Row) => type) };
};

const receiptsOf = async ({ accountId }: TestAccount): Promise<number> => {
  const [rows] = await run(env.DB, [sql("SELECT 1 FROM receipts WHERE account_id = ?", accountId)]);
  return rows!.length;
};

const gist = ({ status, body }: Answer) => ({
  status,
  code: body.code,
  result: body.result && { outcome: body.result.outcome, summary: body.result.summary },
});

/** A call that met a failure of the platform says so, and that it may be sent again; or it did not need the call. */
const expectHonest = (first: Answer | "died", whole: Answer): void => {
  if (first === "died" || first.status === whole.status) return;
  expect([503, 504]).toContain(first.status);
  expect(first.body.retryable).toBe(true);
  expect(Number(first.headers.get("Retry-After"))).toBeGreaterThan(0);
};

/** A retry at once: what has committed is replayed without a wait for the end of any lease. */
const sendOnce = async (call: Call): Promise<Answer> => (await serveWith(faultyEnv(null), call)) as Answer;

const uninterrupted = async (operation: Operation) => {
  const account = await prepare(operation);
  const faulty = faultyEnv(null, operation.settings);
  const answer = (await serveWith(faulty, account.call)) as Answer;
  return { answer, calls: [...faulty.calls], left: await footprint(account) };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  silenceLogs();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(Object.entries(OPERATIONS))("%s", (_, operation) => {
  it.each(INTERRUPTIONS)("takes effect exactly once when $name", async ({ when, how }) => {
    const whole = await uninterrupted(operation);
    for (const [before, name] of whole.calls.entries()) {
      const account = await prepare(operation);
      const first = await serveWith(
        faultyEnv({ at: before + 1, when, how }, operation.settings),
        account.call,
      );
      expectHonest(first, whole.answer);
      const committed = (await receiptsOf(account)) > 0;
      const send = committed ? sendOnce : retry;
      const answer = await send(account.call);
      expect({ name, ...gist(answer) }).toEqual({ name, ...gist(whole.answer) });
      if (committed) expect(answer.headers.get("Idempotent-Replayed"), name).toBe("true");
      expect({ name, ...(await footprint(account)) }).toEqual({ name, ...whole.left });
      vi.setSystemTime(Date.now() + LEASE_ENDS_MS);
      expect({ name, broken: await brokenPromises(account.accountId) }).toEqual({ name, broken: [] });
    }
  });
});

it("walks over every step: gate, load, commit, settlement, drain", async () => {
  const { calls } = await uninterrupted(OPERATIONS["a PUT that creates, with replicas on"]!);
  expect([...calls].sort()).toEqual([
    "ACCOUNT_GATE.admit",
    "ACCOUNT_GATE.settle",
    "ACCOUNT_GATE.wrote",
    "DB.batch",
    "DB.batch",
    "EVENT_LOG.drain",
  ]);
});
