import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MatchBoard } from "../../durable-objects/match-board/object.ts";
import { Patience } from "../../src/db/background.ts";
import { JOBS, type JobName, runJob } from "../../src/jobs/registry.ts";
import { accountBoard } from "../../src/ports/match-board.ts";
import { servicesOf } from "../../src/services.ts";
import { deliver, drainEverything } from "../faults/drain-everything.ts";
import { eligibleProperty } from "../faults/eligible-property.ts";
import { stubPlatform, takeMessages } from "../faults/stub-platform.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { drained } from "../support/dump.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { makeLead } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { aBatch, aGallery, aSync, type Prepare, sentTo } from "../support/queued-work.ts";
import { RecordingMail } from "../support/recording-mail.ts";
import { serveWith } from "../support/serve-with.ts";
import { slowDatabase } from "../support/slow-database.ts";
import { moveClock } from "../support/time.ts";

stubPlatform();

const SLOW_MS = 400;
const QUICK_MS = 20;

let waitMs = SLOW_MS;
let rests: number[] = [];
const bindings = () =>
  faultyEnv(null, { DB: slowDatabase(env.DB, () => waitMs), EMAIL: new RecordingMail() });

beforeEach(() => {
  vi.mocked(Patience.prototype.spend).mockRestore();
  rests = [];
  vi.mocked(scheduler.wait).mockImplementation(async (ms) => {
    // A board yields to its other calls with a wait of zero.
    if (ms > 0) rests.push(ms);
    moveClock(ms);
  });
});

const aLead: Prepare = async (account) => {
  await makeLead(account);
};

describe("a message whose database keeps calls waiting", () => {
  const QUEUES: [queue: string, member: string, prepare: Prepare][] = [
    ["photos", "requestId", aGallery],
    ["feeds", "syncId", aSync],
    ["radar", "boards", aLead],
  ];

  const deliverWork = async (queue: string, member: string, prepare: Prepare): Promise<TestAccount> => {
    const account = await makeAccount();
    await prepare(account);
    const message = await sentTo(member, account);
    rests = [];
    expect(await deliver(queue, message, bindings().env)).toBe("acked");
    return account;
  };

  it.each(QUEUES)("of %s pauses, and is still processed", async (...parameters) => {
    waitMs = SLOW_MS;
    const { accountId } = await deliverWork(...parameters);
    expect(rests.length).toBeGreaterThan(0);
    await drainEverything(accountId);
    expect(await brokenInvariants(accountId)).toEqual([]);
  });

  it.each(QUEUES)("of %s does not pause when nobody waits", async (...parameters) => {
    waitMs = QUICK_MS;
    await deliverWork(...parameters);
    expect(rests).toEqual([]);
  });

  it("of batches pauses beyond its pace, and processes its items", async () => {
    const countRests = async (ms: number): Promise<number> => {
      waitMs = ms;
      const { accountId, api } = await deliverWork("batches", "ticket", aBatch);
      const { data } = (await api.get("/properties")).body;
      expect(data).toHaveLength(2);
      expect(await brokenInvariants(accountId)).toEqual([]);
      return rests.length;
    };
    const paced = await countRests(QUICK_MS);
    expect(await countRests(SLOW_MS)).toBeGreaterThan(paced);
  });
});

describe("a job whose database keeps calls waiting", () => {
  const JOB_NAMES = Object.keys(JOBS) as JobName[];
  /** A run pauses neither after its last trip nor for the query of a database's size. */
  const TRIPS_WITHOUT_REST = 2;

  const runAt = async (ms: number, job: JobName): Promise<number> => {
    waitMs = ms;
    rests = [];
    const faulty = bindings();
    await runJob(job, servicesOf(faulty.env), Date.now());
    return faulty.calls.filter((call) => call.startsWith("DB.")).length;
  };

  it("pauses between its trips, and ends", async () => {
    const hasRested = new Map<JobName, boolean>();
    for (const job of JOB_NAMES)
      if ((await runAt(SLOW_MS, job)) > TRIPS_WITHOUT_REST) hasRested.set(job, rests.length > 0);
    expect(hasRested.size).toBeGreaterThan(JOB_NAMES.length / 2);
    expect([...hasRested].filter(([, rested]) => !rested)).toEqual([]);
  });

  it("does not pause when nobody waits", async () => {
    for (const job of JOB_NAMES) {
      await runAt(QUICK_MS, job);
      expect(rests, job).toEqual([]);
    }
  });
});

describe("a board whose database keeps calls waiting", () => {
  it("pauses between its trips, and finds the same pairs", async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const propertyId = await eligibleProperty(account);
    const { id: leadId } = await makeLead(account);
    await drained(accountId);
    takeMessages(accountId);
    const name = accountBoard(accountId);
    waitMs = SLOW_MS;
    rests = [];
    await runInDurableObject(env.MATCH_BOARD.getByName(name), async (_, state) => {
      const board = new MatchBoard(state, bindings().env);
      await board.tell(name, [
        { kind: "property", id: propertyId, accountId, shard: "DB" },
        { kind: "lead", id: leadId, accountId, shard: "DB" },
      ]);
      await board.settle(name);
    });
    expect(rests.length).toBeGreaterThan(0);
    expect((await account.api.get(`/leads/${leadId}/matches`)).body.data).toHaveLength(1);
  });
});

describe("a call whose database keeps calls waiting", () => {
  it("does not pause", async () => {
    const { key } = await makeAccount();
    waitMs = SLOW_MS;
    const options = { body: listing() };
    await serveWith(bindings(), { key, method: "PUT", path: "/properties/by-ref/AP-1", options });
    await serveWith(bindings(), { key, method: "GET", path: "/properties" });
    expect(rests).toEqual([]);
  });
});
