import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import { makeAccount } from "../support/api.ts";
import { logOf } from "../support/event-log.ts";
import { type Fault, faultyEnv } from "../support/faulty-env.ts";
import type { Answer } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { listing } from "../support/listing.ts";
import { race } from "../support/race.ts";
import { type Call, retry, serveWith } from "../support/serve-with.ts";
import { stopClockAt } from "../support/time.ts";

// Each test makes hundreds of calls, perhaps on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const WRITES = 36;
const REFS = 18;

const callOf = (key: string, at: number): Call => ({
  key,
  method: "PUT",
  path: `/properties/by-ref/AP-${at % REFS}`,
  options: { body: listing({ title: `Apartamento ${at}` }), headers: { "Idempotency-Key": `cut-${at}` } },
});

beforeEach(() => stopClockAt(Date.now()));

const RESET = "Durable Object reset because its code was updated.";

/** Ends an object and all its work at once; an idle one has nothing to lose. */
const quietly = (cut: Promise<unknown>): Promise<void> =>
  cut.then(
    () => undefined,
    () => undefined,
  );

const abort = (stub: DurableObjectStub): Promise<void> =>
  quietly(runInDurableObject(stub, (_, state) => state.abort(RESET)));

const evict = (stub: DurableObjectStub): Promise<void> => quietly(evictDurableObject(stub));

const gateOf = (accountId: string) => env.ACCOUNT_GATE.getByName(accountId);

/** Every sixth write cuts off the object before one of the write's own steps, each time a different one. */
const faultOf = (at: number, cut: () => Promise<void>): Fault | null =>
  at % 6 === 3 ? { at: 1 + Math.floor(at / 6), when: "before", how: cut } : null;

it.each([
  ["the gate is aborted", (accountId: string) => abort(gateOf(accountId))],
  ["the gate is evicted", (accountId: string) => evict(gateOf(accountId))],
  ["the log is aborted", (accountId: string) => abort(logOf(accountId))],
  ["the log is evicted", (accountId: string) => evict(logOf(accountId))],
])("a write is neither lost nor repeated when %s under load", async (_, cut) => {
  const { key, accountId } = await makeAccount();
  const answers = await race(WRITES, async (at) => {
    const faulty = faultyEnv(faultOf(at, () => cut(accountId)));
    return (await serveWith(faulty, callOf(key, at))) as Answer;
  });
  for (const [at, { status, body }] of answers.entries()) {
    expect([200, 201, 409, 503], body.code).toContain(status);
    if (status >= 400) expect([200, 201]).toContain((await retry(callOf(key, at))).status);
  }
  expect(await brokenInvariants(accountId)).toEqual([]);
});
