import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { leadTable } from "../../src/db/schema/leads.ts";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { run, sql } from "../../src/db/statement.ts";
import type { MoveState } from "../../src/domain/moves/move.ts";
import { matchTable } from "../../src/domain/radar/match.ts";
import { MINUTE_MS } from "../../src/lib/clock.ts";
import { servicesOf } from "../../src/services.ts";
import type { TestAccount } from "../support/api.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { freshCity } from "../support/fresh-city.ts";
import type { Answer } from "../support/http.ts";
import { develop, developer, developmentIn, protectionsWith } from "../support/launches.ts";
import { newPhone } from "../support/lead.ts";
import { storedMatch } from "../support/match.ts";
import { planMove } from "../support/move-stage.ts";
import { query } from "../support/query.ts";
import { tally } from "../support/race.ts";
import { choose, seededRandom } from "../support/random.ts";
import { type Call, serveWith } from "../support/serve-with.ts";
import { storedLead } from "../support/stored-lead.ts";
import { moveClock, stopClockAt } from "../support/time.ts";
import {
  DATABASES,
  eventsIn,
  makeAccountIn,
  prepareShards,
  type ShardName,
  serveOnTwoShards,
  TWO_SHARDS,
} from "../support/two-shards.ts";
import { runWhole } from "../support/whole-job.ts";

const NOW = Date.UTC(2026, 10, 18, 13);
const ACCOUNTS = 50;
const FEW = 6;

interface Rival extends TestAccount {
  readonly shard: ShardName;
  readonly leadId: string;
}

let owner: TestAccount;
let developmentId: string;

beforeAll(prepareShards);

beforeEach(async () => {
  // This deployment's objects know one shard and could not drain the other: the test reads the events itself.
  stopClockAt(NOW);
  owner = await developer();
  developmentId = (await develop(owner, developmentIn(freshCity()))).id;
});

// Other tests' sweeps cannot see the second shard.
afterEach(async () => {
  await query`UPDATE accounts SET shard = 'DB' WHERE shard = 'DB_S1'`;
});

/** Accounts in either shard, all with one person as a client. */
const rivals = async (count: number): Promise<Rival[]> => {
  const number = newPhone();
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const shard: ShardName = at % 2 === 0 ? "DB_S1" : "DB";
      const account = await makeAccountIn(shard);
      const { seq: _seq, ...lead } = storedLead({
        accountId: account.accountId,
        externalRef: null,
        email: null,
        phones: [{ number, isWhatsApp: false }],
      });
      const { seq: _made, ...match } = {
        ...storedMatch(account.accountId, {
          leadId: lead.id,
          propertyId: developmentId,
          side: "client",
          scope: "LAUNCH",
          partnerAccountId: owner.accountId,
          cityId: "3550308",
        }),
        seq: 0,
      };
      await run(DATABASES[shard], [leadTable.insert(lead), matchTable.insert(match)]);
      return { ...account, shard, leadId: lead.id };
    }),
  );
};

const registration = ({ key, leadId }: Rival, once?: string): Call => ({
  key,
  method: "POST",
  path: `/launches/${developmentId}/clients`,
  options: { body: { leadId }, headers: once === undefined ? {} : { "Idempotency-Key": once } },
});

const callOnTwoShards = async (call: Call): Promise<Answer> => (await serveOnTwoShards(call)) as Answer;

const statusOfMatch = async ({ accountId, shard }: Rival): Promise<unknown> => {
  const [rows] = await run(DATABASES[shard], [
    sql("SELECT status FROM matches WHERE account_id = ?", accountId),
  ]);
  return rows![0]!.status;
};

/** A rival's registrations, and the events in both logs. */
const standingOf = async ({ accountId, shard }: Rival) => {
  const rows = await query`SELECT id, status FROM partnerships WHERE client_account_id = ${accountId}`;
  const types = ["partnership.created"];
  const ids = new Set(rows.map(({ id }) => id));
  const theirs = await eventsIn(owner.accountId, "DB", types);
  return {
    statuses: rows.map(({ status }) => status),
    ownEvents: (await eventsIn(accountId, shard, types)).length,
    developerEvents: theirs.filter(({ data }) => ids.has(JSON.parse(data).id)).length,
  };
};

const REGISTERED = { statuses: ["LEAD_REGISTERED"], ownEvents: 1, developerEvents: 1 };
const NOTHING = { statuses: [], ownEvents: 0, developerEvents: 0 };

describe("a person whom 50 accounts of two shards register at once", () => {
  it("is registered by exactly one, and protected only for it", async () => {
    const all = await rivals(ACCOUNTS);
    const answers = await Promise.all(all.map((rival) => callOnTwoShards(registration(rival))));
    expect(tally(answers)).toEqual({ REGISTERED: 1, request_refused: ACCOUNTS - 1 });
    const winner = all[answers.findIndex(({ status }) => status === 201)]!;
    const held = await protectionsWith(owner);
    expect(held.map(({ account_id }) => account_id)).toEqual([winner.accountId]);
    for (const rival of all) expect(await standingOf(rival)).toEqual(rival === winner ? REGISTERED : NOTHING);
    for (const { body, status } of answers)
      if (status !== 201) expect(body.protectedUntil).toEqual(expect.any(String));
  });
});

describe("a registration that dies", () => {
  const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((at) =>
    (["before", "after"] as const).map((when) => ({ at, when })),
  );

  it.each(POINTS)(
    "$when its call $at to a database happens once, and marks its opportunity",
    async ({ at, when }) => {
      const [first, second] = (await rivals(2)) as [Rival, Rival];
      await serveOnTwoShards(registration(first, "once"), { at, among: "DB", when, how: "die" });
      moveClock(MINUTE_MS);
      const again = await callOnTwoShards(registration(first, "once"));
      expect([again.status, again.body.result.outcome]).toEqual([201, "REGISTERED"]);
      expect(await standingOf(first)).toEqual(REGISTERED);
      expect((await callOnTwoShards(registration(second))).body.code).toBe("request_refused");
      await runWhole("partnership-sweep", servicesOf(faultyEnv(null, TWO_SHARDS).env), Date.now());
      expect(await statusOfMatch(first)).toBe("REQUESTED");
      expect(await statusOfMatch(second)).toBe("NEW");
      expect(await protectionsWith(owner)).toHaveLength(1);
    },
  );

  it("is tested at each of its calls to a database", async () => {
    const [rival] = (await rivals(1)) as [Rival];
    const whole = faultyEnv(null, TWO_SHARDS);
    await serveWith(whole, registration(rival, "once"));
    const calls = whole.calls.filter((label) => label.startsWith("DB")).length;
    expect(calls).toBeGreaterThan(5);
    expect(calls).toBeLessThanOrEqual(Math.max(...POINTS.map(({ at }) => at)));
  });
});

describe("registrations that are made, lost and lapse in any order", () => {
  it.each([1, 2])("protect the person for one account at a time (seed %i)", async (seed) => {
    const random = seededRandom(seed);
    const all = await rivals(FEW);
    const open = new Map<string, string>();
    for (let round = 0; round < 5; round += 1) {
      const acts = Array.from({ length: 10 }, async (_, at) => {
        const rival = choose(random, all);
        const act = random();
        const id = open.get(rival.accountId);
        if (act < 0.3 && id) {
          const path = `/partnerships/${id}/status`;
          const status = choose(random, ["LOST", "WON", "CONTACTED"]);
          return callOnTwoShards({ key: rival.key, method: "POST", path, options: { body: { status } } });
        }
        const call = registration(rival, `${round}-${at}`);
        const fault = { at: 1 + Math.floor(random() * 9), among: "DB", how: "die" } as const;
        if (act < 0.6) await serveOnTwoShards(call, { ...fault, when: choose(random, ["before", "after"]) });
        const answer = await callOnTwoShards(call);
        if (answer.status < 300) open.set(rival.accountId, answer.body.data.id);
        return answer;
      });
      for (const answer of await Promise.all(acts)) expect(answer.status).toBeLessThan(500);
      const now = Date.now();
      const holders = (await protectionsWith(owner)).filter(({ until }) => (until as number) > now);
      expect(new Set(holders.map(({ account_id }) => account_id)).size).toBeLessThanOrEqual(1);
      moveClock(choose(random, [MINUTE_MS, 45 * 24 * 60 * MINUTE_MS, 91 * 24 * 60 * MINUTE_MS]));
    }
  });
});

it("a registration reads the development where its developer is, while the developer moves", async () => {
  const rival = (await rivals(1))[0]!;
  const { accountId } = owner;
  const rows = await query(`SELECT ${propertyTable.columns} FROM properties WHERE id = ?`, developmentId);
  const { seq: _, ...development } = propertyTable.first(rows)!;
  await run(DATABASES.DB_S1, [propertyTable.insert({ ...development, status: "INACTIVE" })]);
  const lieIn = (shard: ShardName, state: MoveState) =>
    run(env.DB, [
      sql("UPDATE accounts SET shard = ? WHERE id = ?", shard, accountId),
      sql("UPDATE account_moves SET state = ? WHERE account_id = ?", state, accountId),
    ]);
  await planMove(accountId, "DB", "DB_S1");
  await lieIn("DB_S1", "CLEANING");
  expect((await callOnTwoShards(registration(rival))).status).toBe(404);
  await lieIn("DB", "COPYING");
  expect((await callOnTwoShards(registration(rival))).status).toBe(201);
  await run(DATABASES.DB_S1, [sql("DELETE FROM properties WHERE id = ?", developmentId)]);
});
