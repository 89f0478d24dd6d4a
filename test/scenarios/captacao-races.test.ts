import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { servicesOf } from "../../src/services.ts";
import { backoffice, type TestAccount } from "../support/api.ts";
import { anOwner, offerAgain, offerTo, readyDesk } from "../support/captacao.ts";
import type { Answer } from "../support/http.ts";
import { queryOne } from "../support/query.ts";
import { race, tally } from "../support/race.ts";
import { choose, seededRandom } from "../support/random.ts";
import type { Call } from "../support/serve-with.ts";
import { moveClock, stopClockAt } from "../support/time.ts";
import {
  eventsIn,
  makeAccountIn,
  prepareShards,
  type ShardName,
  serveOnTwoShards,
} from "../support/two-shards.ts";
import { runWhole } from "../support/whole-job.ts";

// A Wednesday, 10:00 in São Paulo.
const NOW = Date.UTC(2026, 10, 18, 13);
const PRICE = 9_000;
const CREDIT = 20_000;
/** Five accounts, each with as many simultaneous calls. */
const SHARDS: readonly ShardName[] = ["DB", "DB", "DB_S1", "DB", "DB_S1"];
const CALLS = 20;

interface Rival extends TestAccount {
  readonly shard: ShardName;
}

let rivals: readonly Rival[];

beforeAll(prepareShards);

beforeEach(async () => {
  // This deployment's objects know one shard and could not drain the other: the test reads the events itself.
  stopClockAt(NOW);
  rivals = await Promise.all(
    SHARDS.map(async (shard) => ({ ...(await readyDesk(await makeAccountIn(shard), CREDIT)), shard })),
  );
});

/** An owner offered to every rival. @returns its id */
const offerToAll = async (deadlineMinutes = 480): Promise<string> => {
  const [first, ...others] = rivals;
  const { id } = await offerTo(first!, anOwner({ deadlineMinutes }));
  for (const other of others) await offerAgain(other, id, { deadlineMinutes });
  return id;
};

const acceptance = ({ key }: TestAccount, ownerId: string, once?: string): Call => ({
  key,
  method: "POST",
  path: `/captacao/offers/${ownerId}/accept`,
  options: { headers: once === undefined ? {} : { "Idempotency-Key": once } },
});

const callOnTwoShards = async (call: Call): Promise<Answer> => (await serveOnTwoShards(call)) as Answer;

interface Outcome {
  readonly status: string;
  readonly debits: number;
  readonly events: readonly string[];
}

/** A rival's state for an owner: its offer, its debits, and its events. */
const outcomeOf = async ({ accountId, shard }: Rival, ownerId: string): Promise<Outcome> => {
  const statement = (text: string) => env.DB.prepare(text).bind(accountId, ownerId);
  const own = "WHERE account_id = ? AND owner_id = ?";
  const debits = `SELECT count(*) AS n FROM captacao_ledger ${own} AND kind = 'ACCEPT'`;
  const events = await eventsIn(accountId, shard, ["captacao.offer_accepted", "captacao.offer_withdrawn"]);
  return {
    status: (await statement(`SELECT status FROM captacao_offers ${own}`).first<string>("status"))!,
    debits: (await statement(debits).first<number>("n"))!,
    events: events.filter(({ data }) => JSON.parse(data).id === ownerId).map(({ type }) => type),
  };
};

const SOLD: Outcome = { status: "ACCEPTED", debits: 1, events: ["captacao.offer_accepted"] };
const LOST: Outcome = { status: "WITHDRAWN", debits: 0, events: ["captacao.offer_withdrawn"] };
const ENDED: Outcome = { ...LOST, status: "EXPIRED" };

const balancesAgree = async (): Promise<void> => {
  for (const { accountId } of rivals) {
    const row = await queryOne`SELECT balance_cents AS balance,
      (SELECT sum(amount_cents) FROM captacao_ledger WHERE account_id = ${accountId}) AS entered
      FROM captacao_desks WHERE account_id = ${accountId}`;
    expect(row!.balance).toBe(row!.entered);
    expect(row!.balance).toBeGreaterThanOrEqual(0);
  }
};

describe("an owner whom five accounts accept at once", () => {
  it("is accepted by one of them, debited once, and withdrawn from each other once", async () => {
    const ownerId = await offerToAll();
    const answers = await Promise.all(
      rivals.map((rival) =>
        race(CALLS, (at) =>
          callOnTwoShards(acceptance(rival, ownerId, at % 2 === 0 ? `once-${at % 4}` : undefined)),
        ),
      ),
    );
    const outcomes = await Promise.all(rivals.map((rival) => outcomeOf(rival, ownerId)));
    const winner = outcomes.findIndex(({ status }) => status === "ACCEPTED");
    for (const [at, outcome] of outcomes.entries()) expect(outcome).toEqual(at === winner ? SOLD : LOST);
    for (const [at, own] of answers.entries()) {
      const { ACCEPTED = 0, ALREADY_ACCEPTED = 0, not_found = 0, idempotency_in_progress = 0 } = tally(own);
      const successes = ACCEPTED + ALREADY_ACCEPTED;
      expect(successes + not_found + idempotency_in_progress).toBe(CALLS);
      expect(at === winner ? not_found : successes).toBe(0);
    }
    await balancesAgree();
  });

  it.each([1, 2, 3].flatMap((at) => (["before", "after"] as const).map((when) => ({ at, when }))))(
    "is accepted once even if an acceptance dies $when its call $at to the directory",
    async ({ at, when }) => {
      const ownerId = await offerToAll();
      // Its receipt is in the directory, and its data in the other shard.
      const [second, , first] = rivals as [Rival, Rival, Rival];
      const call = acceptance(first, ownerId, "once");
      await serveOnTwoShards(call, { at, among: "DB.", when, how: "die" });
      moveClock(MINUTE_MS);
      const again = await callOnTwoShards(call);
      expect(again.body.result).toEqual({ outcome: "ACCEPTED", dryRun: false, priceCents: PRICE });
      expect((await callOnTwoShards(acceptance(second, ownerId))).body.code).toBe("not_found");
      const outcomes = await Promise.all(rivals.map((rival) => outcomeOf(rival, ownerId)));
      expect(outcomes).toEqual([LOST, LOST, SOLD, LOST, LOST]);
      await balancesAgree();
    },
  );
});

describe("an account that accepts three owners at once with credit for two", () => {
  it("gets two of them, and is never in debt", async () => {
    const [rival] = rivals as [Rival];
    const owners = [await offerTo(rival), await offerTo(rival), await offerTo(rival)];
    const answers = await Promise.all(owners.map(({ id }) => callOnTwoShards(acceptance(rival, id))));
    expect(tally(answers)).toEqual({ ACCEPTED: 2, request_refused: 1 });
    await balancesAgree();
  });
});

describe("owners that are accepted, withdrawn or expire in any order", () => {
  it.each([1, 2, 3])("each end in one way for everybody (seed %i)", async (seed) => {
    const random = seededRandom(seed);
    const ownerIds = [await offerToAll(10), await offerToAll(20), await offerToAll(30)];
    for (let round = 0; round < 4; round += 1) {
      const acts = Array.from({ length: 12 }, async (_, at) => {
        const rival = choose(random, rivals);
        const ownerId = choose(random, ownerIds);
        const act = random();
        if (act < 0.15) return backoffice.post(`${rival.path}/captacao/offers/${ownerId}/withdraw`);
        if (act < 0.25) return runWhole("captacao-deadlines", servicesOf(env), Date.now());
        const call = acceptance(rival, ownerId, `${round}-${at}`);
        const fault = { at: 1 + Math.floor(random() * 3), among: "DB.", how: "die" } as const;
        if (act < 0.6) await serveOnTwoShards(call, { ...fault, when: choose(random, ["before", "after"]) });
        return callOnTwoShards(call);
      });
      await Promise.all(acts);
      moveClock(11 * MINUTE_MS);
    }
    await runWhole("captacao-deadlines", servicesOf(env), Date.now());
    for (const ownerId of ownerIds) {
      const outcomes = await Promise.all(rivals.map((rival) => outcomeOf(rival, ownerId)));
      const sold = outcomes.filter(({ status }) => status === "ACCEPTED");
      expect(sold.length).toBeLessThanOrEqual(1);
      for (const outcome of outcomes) expect([SOLD, LOST, ENDED]).toContainEqual(outcome);
    }
    await balancesAgree();
  });
});
