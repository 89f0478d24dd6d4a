import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../src/lib/clock.ts";
import { sha256Hex } from "../../src/lib/digest.ts";
import type { Claim } from "../../src/ports/account-gate.ts";
import { makeAccount } from "../support/api.ts";
import { gateOf } from "../support/gate.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { moveClock, stopClockAt } from "../support/time.ts";

const LEASE_MS = 10 * SECOND_MS;
/** Longer than any call runs. */
const CALL_MS = 10 * MINUTE_MS;
const ANSWER = { status: 201, headers: { Location: "/there" }, body: '{"result":{"outcome":"UNCHANGED"}}' };

/** The gate of the test's own account, and one way to claim a key for all tests. */
const makeGate = async () => {
  const { accountId, keyId, key } = await makeAccount();
  const stub = () => gateOf(accountId);
  const keyHash = await sha256Hex(key);
  const claim = async (claimId: string, fingerprint = "same", idempotencyKey = "key"): Promise<Claim> => {
    const admission = await stub().admit({
      accountId,
      keyId,
      keyHash,
      ip: null,
      permission: null,
      countsMonth: true,
      claim: { key: idempotencyKey, fingerprint, claimId },
    });
    if (!admission.admitted || !admission.claim) throw new Error("The gate did not admit the claim.");
    return admission.claim;
  };
  const settle = (claimId: string, answer: typeof ANSWER | null, doubtful = false) =>
    stub().settle({ claimId, key: "key", answer, subject: "prop-1", doubtful });
  return { accountId, stub, claim, settle };
};

const FIRST = { state: "claimed", takenOver: false };
const SECOND = { state: "claimed", takenOver: true };

beforeEach(() => {
  // Alarms are set by a clock a day ahead, so that none fires by itself.
  stopClockAt(Date.now() + DAY_MS);
});

describe("a claim of an Idempotency-Key", () => {
  it("makes others wait for its lease, and names its holder", async () => {
    const { claim } = await makeGate();
    expect(await claim("a")).toEqual(FIRST);
    expect(await claim("b")).toEqual({ state: "in_progress", holder: "a", retryAfter: 10 });
    moveClock(LEASE_MS - 1);
    expect(await claim("b")).toEqual({ state: "in_progress", holder: "a", retryAfter: 1 });
  });

  it("is taken over when its lease has run out", async () => {
    const { claim } = await makeGate();
    await claim("a");
    moveClock(LEASE_MS);
    expect(await claim("b")).toEqual(SECOND);
    expect(await claim("c")).toMatchObject({ state: "in_progress", holder: "b" });
  });

  it("repeated by its holder remains the holder's, and remains a takeover", async () => {
    const { claim } = await makeGate();
    expect([await claim("a"), await claim("a")]).toEqual([FIRST, FIRST]);
    moveClock(LEASE_MS);
    expect([await claim("b"), await claim("b")]).toEqual([SECOND, SECOND]);
  });

  it("that is freed can be made again; freed in doubt, it is taken over", async () => {
    const { claim, settle } = await makeGate();
    await claim("a");
    await settle("a", null);
    expect(await claim("b")).toEqual(FIRST);
    await settle("b", null, true);
    expect(await claim("c")).toEqual(SECOND);
    expect(await claim("d")).toMatchObject({ state: "in_progress", holder: "c" });
  });

  it("freed by the call that took it over is in doubt while the earlier call may still commit, and then free", async () => {
    const { accountId, claim, settle } = await makeGate();
    await claim("a");
    moveClock(LEASE_MS);
    expect(await brokenInvariants(accountId)).toEqual(["key is claimed beyond its lease"]);
    for (let at = 0; at < 3; at += 1) {
      expect(await claim(`b${at}`)).toEqual(SECOND);
      await settle(`b${at}`, null);
      expect(await brokenInvariants(accountId)).toEqual([]);
      expect(await claim("other", "another request")).toEqual({ state: "reused" });
      moveClock(CALL_MS / 5);
    }
    moveClock(CALL_MS);
    // The takeover has looked for a receipt, which nobody can write any more.
    expect(await claim("c")).toEqual(SECOND);
    await settle("c", null);
    expect(await claim("d", "another request")).toEqual(FIRST);
  });

  it("freed in doubt about its own commit stays in doubt for as long as a call may run", async () => {
    const { claim, settle } = await makeGate();
    await claim("a");
    moveClock(CALL_MS);
    await settle("a", null, true);
    moveClock(CALL_MS - 1);
    expect(await claim("b")).toEqual(SECOND);
    await settle("b", null);
    moveClock(1);
    expect(await claim("c")).toEqual(SECOND);
    await settle("c", null);
    expect(await claim("d")).toEqual(FIRST);
  });

  it("that is settled replays its answer to the same request", async () => {
    const { claim, settle } = await makeGate();
    await claim("a");
    await settle("a", ANSWER);
    expect(await claim("b")).toEqual({ state: "replay", answer: ANSWER });
    expect(await claim("b", "other")).toEqual({ state: "reused" });
    expect(await claim("b", "other", "another key")).toEqual(FIRST);
  });

  it.each([
    ["an answer", ANSWER, false],
    ["nothing", null, false],
    ["doubt", null, true],
  ])("is unchanged by a superseded holder that settles with %s", async (_, answer, doubtful) => {
    const { claim, settle } = await makeGate();
    await claim("a");
    moveClock(LEASE_MS);
    await claim("b");
    await settle("a", answer, doubtful);
    expect(await claim("c")).toEqual({ state: "in_progress", holder: "b", retryAfter: 10 });
    const second = { ...ANSWER, body: "{}" };
    await settle("b", second);
    await settle("a", answer, doubtful);
    expect(await claim("c")).toEqual({ state: "replay", answer: second });
  });

  it("is deleted with the object that its answer shows", async () => {
    const { stub, claim, settle } = await makeGate();
    await claim("a");
    await settle("a", ANSWER);
    await stub().forget(["prop-2"]);
    expect((await claim("b")).state).toBe("replay");
    await stub().forget(["prop-1"]);
    expect(await claim("b")).toEqual(FIRST);
  });
});

describe("the memory of Idempotency-Keys", () => {
  const rows = (stub: DurableObjectStub): Promise<number> =>
    runInDurableObject(
      stub,
      (_, { storage }) => storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM idempotency").one().n,
    );

  it("lasts 24 hours, whether swept or not", async () => {
    const { claim, settle } = await makeGate();
    await claim("a");
    await settle("a", ANSWER);
    moveClock(DAY_MS - 1);
    expect((await claim("b")).state).toBe("replay");
    moveClock(1);
    expect(await claim("b", "other")).toEqual(FIRST);
  });

  it("is emptied by the alarm, over several rounds if necessary", async () => {
    const { stub, claim, settle } = await makeGate();
    await claim("a");
    await settle("a", ANSWER);
    moveClock(DAY_MS / 2);
    await claim("b", "same", "younger");
    await runDurableObjectAlarm(stub());
    expect(await rows(stub())).toBe(2);
    moveClock(DAY_MS / 2);
    expect(await runDurableObjectAlarm(stub())).toBe(true);
    expect(await rows(stub())).toBe(1);
    moveClock(DAY_MS / 2);
    expect(await runDurableObjectAlarm(stub())).toBe(true);
    expect(await rows(stub())).toBe(0);
    expect(await runDurableObjectAlarm(stub())).toBe(false);
  });

  it("is emptied completely, however many keys a day had", async () => {
    const { stub, claim } = await makeGate();
    await claim("a");
    await runInDurableObject(stub(), (_, { storage }) => {
      const text = `INSERT INTO idempotency (key, fingerprint, claim_id, lease_until, taken_over, expires_at)
        SELECT 'k' || value, 'f', 'c', 0, 0, 1 FROM json_each(?)`;
      storage.sql.exec(text, JSON.stringify(Array.from({ length: 2_000 }, (_, at) => at)));
    });
    await runDurableObjectAlarm(stub());
    for (let alarm = 1; alarm <= 4 && (await rows(stub())) > 1; alarm += 1) {
      const dueAt = await runInDurableObject(stub(), (_, { storage }) => storage.getAlarm());
      expect(dueAt).toBeLessThanOrEqual(Date.now() + 5 * SECOND_MS);
      await runDurableObjectAlarm(stub());
    }
    expect(await rows(stub())).toBe(1);
  });
});
