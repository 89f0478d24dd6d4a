import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run, sql } from "../../src/db/statement.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { person } from "../support/client.ts";
import { type Fault, faultyEnv } from "../support/faulty-env.ts";
import type { Answer, Json } from "../support/http.ts";
import { type Call, retry, serveWith } from "../support/interruption.ts";
import { brokenPromises } from "../support/invariants.ts";
import { silenceLogs } from "../support/quiet.ts";

// Hundreds of calls a test: a busy machine may take its time.
vi.setConfig({ testTimeout: 30_000 });

/** Longer than any lease of a claim. */
const LEASE_ENDS_MS = 11 * SECOND_MS;

const phones = (last: number) => [{ number: `+551190000000${last}` }];

type Request = Pick<Call, "method" | "path"> & { readonly body: unknown };

/** Of a client who is there under no code, with the first phone. */
const OPERATIONS: Readonly<Record<string, (leadId: string) => Request>> = {
  "a PUT that creates": () => ({
    ...{ method: "PUT", path: "/leads/by-ref/C-1" },
    body: person({ phones: phones(2), email: "ana@example.com" }),
  }),
  "a PUT that links": () => ({
    ...{ method: "PUT", path: "/leads/by-ref/C-1" },
    body: person({ phones: phones(1), status: "ATTENDING" }),
  }),
  "a POST of somebody known": () => ({
    ...{ method: "POST", path: "/leads" },
    body: person({ phones: phones(1), notes: "Ligar cedo." }),
  }),
  "a PATCH of phones": (id) => ({ method: "PATCH", path: `/leads/${id}`, body: { phones: phones(3) } }),
  "an archive": (id) => ({ method: "POST", path: `/leads/${id}/state`, body: { state: "ARCHIVED" } }),
  "an interaction": (id) => ({
    ...{ method: "POST", path: `/leads/${id}/interactions` },
    body: { type: "VISIT", note: "Gostou." },
  }),
};

const INTERRUPTIONS: readonly (Omit<Fault, "at"> & { readonly name: string })[] = [
  { name: "the process dies before any call", when: "before", how: "die" },
  { name: "the process dies after any call", when: "after", how: "die" },
  { name: "the answer of any call is lost", when: "after", how: new Error("Network connection lost.") },
];

const prepare = async (operation: (leadId: string) => Request): Promise<TestAccount & { call: Call }> => {
  const account = await makeAccount();
  const made = await account.api.post("/leads", { body: person({ phones: phones(1) }) });
  const { body, ...rest } = operation(made.body.data.id);
  const options = { headers: { "Idempotency-Key": "interrupted" }, body };
  return { ...account, call: { ...rest, key: account.key, options } };
};

/** All that a write leaves behind, without ids and times. */
const footprint = async ({ accountId, api }: TestAccount): Promise<Json> => {
  const of = (text: string) => sql(text, accountId);
  const rows = await run(env.DB, [
    of(
      "SELECT external_ref, state, status, notes, phones, version FROM leads WHERE account_id = ? ORDER BY seq",
    ),
    of("SELECT type, note FROM interactions WHERE account_id = ?"),
    of("SELECT active_clients FROM team_members WHERE account_id = ?"),
  ]);
  const { events } = (await api.get("/events")).body;
  return { rows, events: events.map(({ type, data }: Json) => [type, data.changedFields]) };
};

const gist = ({ status, body }: Answer) => ({ status, outcome: body.result?.outcome, code: body.code });

const uninterrupted = async (operation: (leadId: string) => Request) => {
  const account = await prepare(operation);
  const faulty = faultyEnv(null);
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
    expect(whole.answer.status, whole.answer.text).toBeLessThan(300);
    for (const [before, name] of whole.calls.entries()) {
      const account = await prepare(operation);
      await serveWith(faultyEnv({ at: before + 1, when, how }), account.call);
      const answer = await retry(account.call);
      expect({ name, ...gist(answer) }).toEqual({ name, ...gist(whole.answer) });
      expect({ name, ...(await footprint(account)) }).toEqual({ name, ...whole.left });
      vi.setSystemTime(Date.now() + LEASE_ENDS_MS);
      expect({ name, broken: await brokenPromises(account.accountId) }).toEqual({ name, broken: [] });
    }
  });
});
