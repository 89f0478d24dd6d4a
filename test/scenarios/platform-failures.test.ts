import { describe, expect, it } from "vitest";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { LOG_OUT_OF_REACH } from "../support/event-log.ts";
import { type FaultyEnv, faultyEnv } from "../support/faulty-env.ts";
import type { Answer } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { listing } from "../support/listing.ts";
import { D1_FAILURES, OBJECT_FAILURES } from "../support/platform-messages.ts";
import { type Call, serveWith } from "../support/serve-with.ts";

const casesOf = (failures: Readonly<Record<string, readonly string[]>>, prefix = "") =>
  Object.entries(failures).flatMap(([code, messages]) =>
    messages.map((message) => ({ code, message: prefix + message })),
  );

const serve = async (faulty: FaultyEnv, call: Call): Promise<Answer> =>
  (await serveWith(faulty, call)) as Answer;

const STATUSES: Readonly<Record<string, number>> = {
  upstream_unavailable: 503,
  upstream_busy: 503,
  upstream_timeout: 504,
};

const callsOf = ({ key }: TestAccount): Call[] => [
  { key, method: "PUT", path: "/properties/by-ref/AP-1", options: { body: listing() } },
  { key, method: "POST", path: "/properties", options: { body: listing() } },
  { key, method: "GET", path: "/properties" },
  { key, method: "GET", path: "/properties/by-ref/AP-1" },
];

const expectRetryable = ({ status, body, headers }: Answer, code: string): void => {
  expect([body.code, status, body.retryable]).toEqual([code, STATUSES[code], true]);
  expect(headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
  expect(headers.get("Content-Type")).toBe("application/problem+json");
};

const nothingWritten = async ({ api, accountId }: TestAccount): Promise<void> => {
  expect((await api.get("/properties")).body.data).toEqual([]);
  expect((await api.get("/events")).body.events).toEqual([]);
  expect(await brokenInvariants(accountId)).toEqual([]);
};

describe("a failure of D1", () => {
  it.each(casesOf(D1_FAILURES, "D1_ERROR: "))(
    "is $code to every caller: $message",
    async ({ code, message }) => {
      const account = await makeAccount();
      for (const call of callsOf(account)) {
        const faulty = faultyEnv({ at: 2, when: "before", how: new Error(message) });
        expectRetryable(await serve(faulty, call), code);
        expect(faulty.calls.at(1)).toMatch(/^DB\./);
      }
      await nothingWritten(account);
    },
  );

  it("at the commit writes nothing", async () => {
    const account = await makeAccount();
    const how = new Error("D1_ERROR: D1 DB is overloaded. Too many requests queued.");
    const [put] = callsOf(account);
    expectRetryable(await serve(faultyEnv({ at: 3, when: "before", how }), put!), "upstream_busy");
    await nothingWritten(account);
  });

  it("that hides a commit is repaired by sending the PUT again, without a key", async () => {
    const account = await makeAccount();
    const [put] = callsOf(account);
    const how = new Error("D1_ERROR: Network connection lost.");
    expectRetryable(await serve(faultyEnv({ at: 3, when: "after", how }), put!), "upstream_unavailable");
    const again = await serve(faultyEnv(null), put!);
    expect([again.status, again.body.result.outcome]).toEqual([200, "UNCHANGED"]);
    expect((await account.api.get("/events")).body.events).toHaveLength(1);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });
});

describe("a failure of a Durable Object", () => {
  it.each(casesOf(OBJECT_FAILURES))("is $code to every caller: $message", async ({ code, message }) => {
    const account = await makeAccount();
    for (const call of callsOf(account)) {
      const faulty = faultyEnv({ at: 1, when: "before", how: new Error(message) });
      expectRetryable(await serve(faulty, call), code);
      expect(faulty.calls[0]).toBe("ACCOUNT_GATE.admit");
    }
    await nothingWritten(account);
  });

  it.each([
    [{ retryable: true }, 201],
    [{ retryable: true, overloaded: true }, 503],
    [{}, 503],
  ])("marked %j is retried only where that helps: %i", async (marks, status) => {
    const account = await makeAccount();
    const how = Object.assign(new Error("Network connection lost."), marks);
    const [put] = callsOf(account);
    expect((await serve(faultyEnv({ at: 1, when: "before", how }), put!)).status).toBe(status);
  });

  it("after the reply of a write does not affect the reply", async () => {
    const account = await makeAccount();
    const [put] = callsOf(account);
    expect((await serve(faultyEnv(null, LOG_OUT_OF_REACH), put!)).status).toBe(201);
    expect((await account.api.get("/events")).body.events).toHaveLength(1);
  });

  it("of the event log is reported to whoever reads its events", async () => {
    const account = await makeAccount();
    const how = new Error("Durable Object is overloaded. Requests queued for too long.");
    const faulty = faultyEnv({ at: 2, when: "before", how });
    const answer = await serve(faulty, { key: account.key, method: "GET", path: "/events" });
    expectRetryable(answer, "upstream_busy");
    expect(faulty.calls).toEqual(["ACCOUNT_GATE.admit", "EVENT_LOG.read"]);
  });
});

it("an error of the service, not of the platform, is a 500", async () => {
  const account = await makeAccount();
  const how = new Error("D1_ERROR: no such column: titel: SQLITE_ERROR");
  const answer = await serve(faultyEnv({ at: 2, when: "before", how }), callsOf(account)[0]!);
  expect([answer.status, answer.body.code]).toEqual([500, "internal"]);
  expect(answer.text).not.toContain("titel");
});
