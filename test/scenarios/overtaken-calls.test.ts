import { beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { type FaultyEnv, faultyEnv } from "../support/faulty-env.ts";
import type { Answer } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { listing } from "../support/listing.ts";
import { type Call, serveWith } from "../support/serve-with.ts";
import { stopClockAt } from "../support/time.ts";

/** Longer than any lease of a claim. */
const LEASE_ENDS_MS = 11 * SECOND_MS;

const CALLS: Readonly<Record<string, Pick<Call, "method" | "path"> & { body: unknown }>> = {
  "a PUT": { method: "PUT", path: "/properties/by-ref/AP-1", body: listing() },
  "a POST with a code": { method: "POST", path: "/properties", body: listing({ externalRef: "AP-1" }) },
  "a POST without a code": { method: "POST", path: "/properties", body: listing() },
};

const callOf = ({ key }: TestAccount, name: keyof typeof CALLS, idempotencyKey = "overtaken"): Call => {
  const { body, ...rest } = CALLS[name]!;
  return { ...rest, key, options: { body, headers: { "Idempotency-Key": idempotencyKey } } };
};

interface HeldCall {
  readonly answer: Promise<Answer | "died">;
  /** Lets the call continue. */
  readonly release: () => void;
}

/** Sends a call that stops before its nth step, and waits until it has. */
const holdAt = async (at: number, call: Call): Promise<HeldCall> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const faulty: FaultyEnv = faultyEnv({ at, when: "before", how: () => promise });
  const answer = serveWith(faulty, call);
  await faulty.reached;
  return { answer, release: resolve };
};

/** The steps of a write: the gate, the load, the commit; a takeover looks for the receipt before the load. */
const COMMIT = 3;
const LOAD_AFTER_TAKEOVER = 3;

const expectOne = async ({ api, accountId }: TestAccount): Promise<void> => {
  expect((await api.get("/properties")).body.data).toHaveLength(1);
  expect((await api.get("/events")).body.events).toHaveLength(1);
  vi.setSystemTime(Date.now() + LEASE_ENDS_MS);
  expect(await brokenInvariants(accountId)).toEqual([]);
};

beforeEach(() => stopClockAt(Date.now()));

describe.each(Object.keys(CALLS))("%s that outlives its lease", (name) => {
  it("replays the answer of the retry that overtook it", async () => {
    const account = await makeAccount();
    const slow = await holdAt(COMMIT, callOf(account, name));
    vi.setSystemTime(Date.now() + LEASE_ENDS_MS);
    const second = (await serveWith(faultyEnv(null), callOf(account, name))) as Answer;
    expect([second.status, second.headers.get("Idempotent-Replayed")]).toEqual([201, null]);
    slow.release();
    const first = (await slow.answer) as Answer;
    expect([first.text, first.headers.get("Idempotent-Replayed")]).toEqual([second.text, "true"]);
    await expectOne(account);
  });

  it("has its answer replayed if it commits while the retry decides", async () => {
    const account = await makeAccount();
    const slow = await holdAt(COMMIT, callOf(account, name));
    vi.setSystemTime(Date.now() + LEASE_ENDS_MS);
    const retried = await holdAt(LOAD_AFTER_TAKEOVER, callOf(account, name));
    slow.release();
    const first = (await slow.answer) as Answer;
    expect(first.status).toBe(201);
    retried.release();
    const second = (await retried.answer) as Answer;
    expect([second.text, second.headers.get("Idempotent-Replayed")]).toEqual([first.text, "true"]);
    await expectOne(account);
  });

  it("is still taken over if the retry has to ask the gate twice", async () => {
    const account = await makeAccount();
    await serveWith(faultyEnv({ at: COMMIT, when: "after", how: "die" }), callOf(account, name));
    vi.setSystemTime(Date.now() + LEASE_ENDS_MS);
    const how = Object.assign(new Error("Network connection lost."), { retryable: true });
    const retried = (await serveWith(
      faultyEnv({ at: 1, when: "after", how }),
      callOf(account, name),
    )) as Answer;
    expect([retried.status, retried.headers.get("Idempotent-Replayed")]).toEqual([201, "true"]);
    await expectOne(account);
  });
});

it("a key is free after 24 hours, even if its receipt still exists", async () => {
  const account = await makeAccount();
  const send = async (name: keyof typeof CALLS) =>
    (await serveWith(faultyEnv(null), callOf(account, name))) as Answer;
  expect((await send("a PUT")).body.result.outcome).toBe("CREATED");
  vi.setSystemTime(Date.now() + DAY_MS - 1);
  expect((await send("a POST without a code")).body.code).toBe("idempotency_key_reused");
  expect((await send("a PUT")).headers.get("Idempotent-Replayed")).toBe("true");
  vi.setSystemTime(Date.now() + 1);
  const anew = await send("a POST without a code");
  expect([anew.status, anew.headers.get("Idempotent-Replayed")]).toEqual([201, null]);
  expect((await send("a POST without a code")).text).toBe(anew.text);
  expect(await brokenInvariants(account.accountId)).toEqual([]);
});
