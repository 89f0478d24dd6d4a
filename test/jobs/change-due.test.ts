import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type JobName, runJob } from "../../src/jobs/registry.ts";
import { type Services, servicesOf } from "../../src/services.ts";
import { accountWithProperty } from "../support/account-with.ts";
import type { TestAccount } from "../support/api.ts";
import { copyProperty, statusesOf } from "../support/copy-property.ts";
import { countingD1, type D1Usage } from "../support/d1-meter.ts";
import { setColumns } from "../support/dashboard.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { stopClockAt } from "../support/time.ts";

const DAY_MS = 86_400_000;
/** At times that the other tests of the jobs do not use. */
const START = Date.now() - 800 * DAY_MS;
const NOTICE = START + 60 * DAY_MS;

interface Job {
  readonly name: JobName;
  /** The due time of a stage's properties. */
  readonly at: number;
  /** Prepares one property for the job. */
  prepare(account: TestAccount, id: string): Promise<unknown>;
  /** The state of this many properties after the job. */
  done(count: number): Record<string, number>;
  readonly event: string;
}

const EXPIRY: Job = {
  name: "confirmations",
  at: NOTICE + 7 * DAY_MS,
  prepare: (_, id) => setColumns(id, { notice_at: NOTICE }),
  done: (count) => ({ INACTIVE: count }),
  event: "property.updated",
};

const PURGE: Job = {
  name: "trash-purge",
  at: START + 30 * DAY_MS,
  prepare: ({ api }, id) => api.delete(`/properties/${id}`),
  done: () => ({}),
  event: "property.purged",
};

const JOBS = [EXPIRY, PURGE].map((job) => [job.name, job] as const);

const stage = async (job: Job, copies: number) => {
  stopClockAt(START);
  const { account, id } = await accountWithProperty();
  await job.prepare(account, id);
  const copied = await copyProperty(id, copies);
  return { account, ids: [id as string, ...copied] };
};

const run = (job: Job) => runJob(job.name, servicesOf(env), job.at);

/** Runs the job as often as needed. @returns the statements of each */
const runAll = async (job: Job, account: TestAccount, count: number): Promise<D1Usage[]> => {
  const runs: D1Usage[] = [];
  const done = JSON.stringify(job.done(count));
  while (runs.length < 20 && JSON.stringify(await statusesOf(account.accountId)) !== done)
    runs.push((await countingD1(() => run(job))).use);
  return runs;
};

const expectDone = async (job: Job, account: TestAccount, ids: readonly string[]): Promise<void> => {
  expect(await statusesOf(account.accountId)).toEqual(job.done(ids.length));
  const events = await account.api.get("/events?limit=500");
  const published = events.body.events.filter(({ type }: { type: string }) => type === job.event);
  const subjects = published.map(({ data }: { data: { id: string } }) => data.id);
  expect(subjects.toSorted()).toEqual(ids.toSorted());
  expect(await brokenInvariants(account.accountId)).toEqual([]);
};

describe.each(JOBS)("%s", (_, job) => {
  it("changes 400 properties of an account in a few runs, each within a thousand statements", async () => {
    const { account, ids } = await stage(job, 399);
    const runs = await runAll(job, account, ids.length);
    await expectDone(job, account, ids);
    expect(runs.length).toBeLessThan(6);
    for (const { statements, trips } of runs) {
      expect(statements).toBeLessThan(1_000);
      // Work of other tests' boards and logs is counted too.
      expect(trips).toBeLessThan(100);
    }
  });

  it("goes from round to round until nothing is due", async () => {
    const { account } = await stage(job, 1_200);
    await runAll(job, account, 1_201);
    expect(await statusesOf(account.accountId)).toEqual(job.done(1_201));
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("does no harm when it runs twice, or twice at once", async () => {
    const { account, ids } = await stage(job, 60);
    await Promise.all([run(job), run(job), run(job)]);
    await run(job);
    await expectDone(job, account, ids);
  });

  it("fails when the platform fails, and the next run continues", async () => {
    const one = await stage(job, 60);
    const two = await stage(job, 60);
    const lost = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
    const broken = {
      ...servicesOf(env),
      shard: () => ({ prepare: env.DB.prepare.bind(env.DB), batch: lost }),
    };
    await expect(runJob(job.name, broken as unknown as Services, job.at)).rejects.toThrow("connection lost");
    await runAll(job, one.account, one.ids.length);
    await runAll(job, two.account, two.ids.length);
    await expectDone(job, one.account, one.ids);
    await expectDone(job, two.account, two.ids);
  });
});

it("the job skips only unreadable objects, until they can be read", async () => {
  const { account, ids } = await stage(EXPIRY, 20);
  const [corrupt, ...sound] = ids.toReversed();
  await setColumns(corrupt!, { photos: "{}" });
  await run(EXPIRY);
  expect(await statusesOf(account.accountId)).toEqual({ ACTIVE: 1, INACTIVE: sound.length });
  await setColumns(corrupt!, { photos: "[]" });
  await run(EXPIRY);
  await expectDone(EXPIRY, account, ids);
});

it("the job decides again about properties confirmed while it runs", async () => {
  const { account, ids } = await stage(EXPIRY, 20);
  const [first, ...others] = ids;
  let confirmed = false;
  const batch = async (statements: D1PreparedStatement[]) => {
    if (!confirmed) {
      confirmed = true;
      await account.api.post("/properties/confirm", { body: { ids: [first] } });
    }
    return env.DB.batch(statements);
  };
  const busy = { ...servicesOf(env), shard: () => ({ prepare: env.DB.prepare.bind(env.DB), batch }) };
  await runJob(EXPIRY.name, busy as unknown as Services, EXPIRY.at);
  expect(await statusesOf(account.accountId)).toEqual({ ACTIVE: 1, INACTIVE: others.length });
  const { status, confirmation } = (await account.api.get(`/properties/${first}`)).body.data;
  expect([status, confirmation.noticeAt]).toEqual(["ACTIVE", null]);
  expect(await brokenInvariants(account.accountId)).toEqual([]);
});
