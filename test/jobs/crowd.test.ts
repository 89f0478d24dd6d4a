import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { ALLOWANCE, type Allowance, Budget, type JobPorts } from "../../src/jobs/budget.ts";
import { type JobName, type JobSummary, runJob } from "../../src/jobs/registry.ts";
import { SCHEDULE } from "../../src/jobs/scheduled.ts";
import { type Clock, HOUR_MS, MINUTE_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { servicesOf } from "../../src/services.ts";
import { seedDirectory, seedShard, seedWindows } from "../support/crowd.ts";
import { countingD1 } from "../support/d1-meter.ts";
import { prepareDatabase } from "../support/prepare-database.ts";

const NOW = Date.UTC(2026, 2, 10, 9);
const SHARDS = { SPARE_CROWD_A: env.SPARE_CROWD_A, SPARE_CROWD_B: env.SPARE_CROWD_B };

/**
 * The design size: `CROWD=10000 npx vitest run --reporter=verbose --testTimeout=1500000 --hookTimeout=600000
 * test/jobs/crowd.test.ts`.
 */
const MANY = 10_000;
/** A size that a test can wait for, with a tenth of a run's budget. */
const FEW = 240;
const ACCOUNTS = Number(env.CROWD || FEW);
const DIVISOR = env.CROWD === "" ? 10 : 1;
/** The fraction of the time that fewer accounts with a smaller budget take. */
const PART = (ACCOUNTS / MANY) * DIVISOR;
const allowance: Allowance = {
  queries: ALLOWANCE.queries / DIVISOR,
  subrequests: ALLOWANCE.subrequests / DIVISOR,
  ms: ALLOWANCE.ms,
};
/** Each statement of a batch may be one of the platform's thousand queries; begun work is finished. */
const CEILING = {
  queries: allowance.queries + 1_000 - ALLOWANCE.queries,
  subrequests: 10_000 / DIVISOR,
};

/** The work left for each job, and the time within which it finishes that of MANY accounts due at once. */
const WORK: Readonly<Record<JobName, { sql: readonly string[]; within: number; seed?: typeof seedWindows }>> =
  {
    "gate-notices": { sql: ["SELECT count(*) FROM gate_notices"], within: 10 * MINUTE_MS },
    "trash-purge": {
      sql: [
        "SELECT count(*) FROM leads WHERE state = 'DELETED'",
        "SELECT count(*) FROM properties WHERE status = 'DELETED'",
      ],
      within: 12 * HOUR_MS,
    },
    confirmations: {
      sql: [
        "SELECT count(*) FROM properties WHERE external_ref = 'due' AND notice_at IS NULL",
        "SELECT count(*) FROM properties WHERE external_ref = 'unanswered' AND status = 'ACTIVE'",
      ],
      within: 4 * HOUR_MS,
    },
    mails: { sql: ["SELECT count(*) FROM mails WHERE status = 'QUEUED'"], within: HOUR_MS },
    "outbox-sweep": { sql: [], within: 20 * MINUTE_MS },
    "radar-summaries": {
      sql: ["SELECT count(*) FROM radar_windows WHERE lead_id GLOB 'lead-acc-*'"],
      within: 15 * MINUTE_MS,
      seed: seedWindows,
    },
    "radar-sweep": {
      sql: [
        "SELECT count(*) FROM accounts WHERE 'a:' || id NOT IN (SELECT name FROM radar_boards WHERE asked_at > 0)",
      ],
      within: 4 * HOUR_MS,
    },
    "partnership-sweep": {
      sql: ["SELECT count(*) FROM partnerships WHERE marked = 0"],
      within: 4 * HOUR_MS,
    },
    "delivery-sweep": { sql: [], within: 10 * MINUTE_MS },
    "batch-sweep": {
      sql: ["SELECT count(*) FROM batch_lanes WHERE held_until = 0"],
      within: 3 * HOUR_MS,
    },
    "photo-sweep": {
      sql: [`SELECT count(*) FROM properties WHERE external_ref = 'photos' AND photo_queued_at < ${NOW}`],
      within: 6 * HOUR_MS,
    },
    "feed-sync": { sql: ["SELECT count(*) FROM feeds WHERE sync_id IS NULL"], within: HOUR_MS },
    "captacao-deadlines": {
      sql: ["SELECT count(*) FROM captacao_offers WHERE status = 'OFFERED'"],
      within: 30 * MINUTE_MS,
    },
    "captacao-demand": { sql: [], within: HOUR_MS },
    // Accounts move when an operator says so, few at a time.
    moves: { sql: [], within: 10 * MINUTE_MS, seed: (at) => seedMove(at) },
    "shard-sizes": { sql: [], within: 10 * MINUTE_MS },
    "search-words": {
      sql: [
        "SELECT count(*) FROM properties WHERE words IS NULL",
        "SELECT count(*) FROM leads WHERE words IS NULL",
      ],
      within: HOUR_MS,
    },
    neighborhoods: { sql: [], within: 10 * MINUTE_MS, seed: (of) => seedDecision(of) },
    retention: {
      sql: [
        "SELECT count(*) FROM receipts",
        "SELECT count(*) FROM batch_items WHERE batch_id GLOB 'b-old-*'",
      ],
      within: HOUR_MS,
    },
  };

const crowd = Array.from({ length: ACCOUNTS }, () => newId("account"));

/** Accounts whose log or mover was called: they show which accounts a run did not reach. */
const called = { drained: new Set<string>(), reminded: new Set<string>(), woken: new Set<string>() };

const PORTS: JobPorts = {
  ...servicesOf(env),
  directory: env.SPARE_CROWD_A,
  shardNames: Object.keys(SHARDS),
  shard: (name) => SHARDS[name as keyof typeof SHARDS],
  shardForWrites: (name) => SHARDS[name as keyof typeof SHARDS],
  gate: () => ({ forget: async () => undefined, invalidate: async () => undefined }) as never,
  log: (accountId) =>
    ({
      drain: async () => {
        called.drained.add(accountId);
      },
      remindDue: async () => {
        called.reminded.add(accountId);
        return 1;
      },
    }) as never,
  mover: (accountId: string) =>
    ({
      wake: async () => {
        called.woken.add(accountId);
      },
    }) as never,
  board: () => ({ audit: async () => 0 }) as never,
  email: { send: async () => ({ messageId: "1" }) } as never,
};

/** Deletes drained rows from the outbox. */
const forgetDrained = async (): Promise<void> => {
  const taken = JSON.stringify([...called.drained]);
  for (const db of Object.values(SHARDS)) {
    const text = "DELETE FROM outbox WHERE account_id IN (SELECT value FROM json_each(?))";
    await db.prepare(text).bind(taken).run();
  }
};

/** A night's count is complete for a shard or missing. */
const uncountedAccounts = async (): Promise<number> => {
  const done = "SELECT count(*) AS n FROM captacao_demand_counts WHERE done_at IS NOT NULL";
  const counts = await Promise.all(Object.values(SHARDS).map((db) => db.prepare(done).first<number>("n")));
  return (ACCOUNTS * counts.filter((count) => count === 0).length) / counts.length;
};

/** Databases without a measurement, counted with all of their accounts. */
const unmeasuredAccounts = async (): Promise<number> => {
  const measured = await env.SPARE_CROWD_A.prepare("SELECT count(*) AS n FROM shard_sizes").first<number>(
    "n",
  );
  return ACCOUNTS * (1 - measured! / Object.keys(SHARDS).length);
};

const lastDecision = (): Promise<number | null> =>
  env.SPARE_CROWD_A.prepare("SELECT max(seq) AS n FROM neighborhood_decisions").first<number>("n");

/** Databases without the latest decisions, counted with all of their accounts. */
const accountsWithoutDecisions = async (): Promise<number> => {
  const last = await lastDecision();
  const placed = await Promise.all(
    Object.values(SHARDS).map((db) => db.prepare("SELECT placed FROM neighborhoods_learned").first("placed")),
  );
  return (ACCOUNTS * placed.filter((seq) => seq !== last).length) / placed.length;
};

const seedDecision: typeof seedWindows = async ({ db, now }) => {
  await db
    .prepare(
      `INSERT INTO neighborhood_decisions (city_id, slug, name, aliases, text, actor, decided_at)
       VALUES ('3550308', 'vila-nova-do-teste', 'Vila Nova do Teste', '[]', '', 'operator', ?)`,
    )
    .bind(now)
    .run();
};

const seedMove: typeof seedWindows = async ({ db, accountIds: [accountId], now }) => {
  await db
    .prepare(
      `INSERT INTO account_moves (id, account_id, from_shard, to_shard, state, started_at, changed_at)
       VALUES ('a-move', ?1, 'SPARE_CROWD_A', 'SPARE_CROWD_B', 'PLANNED', ?2, ?2)`,
    )
    .bind(accountId, now - HOUR_MS)
    .run();
};

const leftOf = async (job: JobName): Promise<number> => {
  if (job === "moves") return ACCOUNTS * (1 - called.woken.size);
  if (job === "shard-sizes") return unmeasuredAccounts();
  if (job === "neighborhoods") return accountsWithoutDecisions();
  if (job === "delivery-sweep") return ACCOUNTS - called.reminded.size;
  if (job === "outbox-sweep") return ACCOUNTS - called.drained.size;
  if (job === "captacao-demand") return uncountedAccounts();
  const counts = Object.values(SHARDS).flatMap((db) =>
    WORK[job].sql.map((text) => db.prepare(text).first<Record<string, number>>()),
  );
  return (await Promise.all(counts)).reduce((sum, row) => sum + Object.values(row!)[0]!, 0);
};

const minutesBetween = (job: JobName): number => {
  const [cron] = Object.entries(SCHEDULE).find(([, jobs]) => jobs.includes(job))!;
  return Number(/\/(\d+)/.exec(cron)?.[1] ?? 1);
};

/** Runs end only by their budget: this machine's speed says nothing about the platform's. */
const STOPPED_CLOCK: Clock = { now: () => NOW };

const runOnce = async (job: JobName, now: number) => {
  const budget = new Budget(STOPPED_CLOCK, allowance);
  const work = (): Promise<JobSummary> => runJob(job, PORTS, now, budget);
  const { result: summary, use } = await countingD1(work);
  await forgetDrained();
  return { queries: use.statements, subrequests: summary.subrequests!, counted: summary.queries! };
};

beforeAll(async () => {
  const accountIds = crowd;
  const half = Math.ceil(ACCOUNTS / 2);
  for (const db of Object.values(SHARDS)) await prepareDatabase(db);
  await seedDirectory({ db: env.SPARE_CROWD_A, accountIds, now: NOW });
  await seedShard({ db: env.SPARE_CROWD_A, accountIds: accountIds.slice(0, half), now: NOW });
  await seedShard({ db: env.SPARE_CROWD_B, accountIds: accountIds.slice(half), now: NOW });
  const reassign =
    "UPDATE accounts SET shard = iif(id IN (SELECT value FROM json_each(?)), 'SPARE_CROWD_A', 'SPARE_CROWD_B')";
  await env.SPARE_CROWD_A.prepare(reassign)
    .bind(JSON.stringify(accountIds.slice(0, half)))
    .run();
});

/** The confirmations leave mails; concurrent drains would hide the outbox sweep's work. */
const ORDER = ["outbox-sweep", ...Object.keys(WORK).filter((job) => job !== "outbox-sweep")] as JobName[];

it("every scheduled job is measured", () => {
  expect(ORDER.toSorted()).toEqual(Object.values(SCHEDULE).flat().sort());
});

it.for(ORDER)(
  "%s does all due work in time, no run beyond the platform's limits",
  async (job, { annotate }) => {
    called.drained.clear();
    called.reminded.clear();
    const runs: Awaited<ReturnType<typeof runOnce>>[] = [];
    await WORK[job].seed?.({ db: env.SPARE_CROWD_A, accountIds: crowd, now: NOW });
    const every = minutesBetween(job) * MINUTE_MS;
    const before = await leftOf(job);
    expect(before).toBeGreaterThanOrEqual(ACCOUNTS);
    while ((await leftOf(job)) > 0 && runs.length * every < Math.max(3 * every, WORK[job].within * PART)) {
      runs.push(await runOnce(job, NOW));
    }
    const most = {
      queries: Math.max(...runs.map(({ queries }) => queries)),
      subrequests: Math.max(...runs.map(({ subrequests }) => subrequests)),
    };
    const minutes = (runs.length * every) / MINUTE_MS;
    const cells = [job, before, runs.length, most.queries, most.subrequests, `${minutes} min`];
    await annotate(`| ${cells.join(" | ")} |`);
    expect(await leftOf(job)).toBe(0);
    expect(most.queries).toBeLessThanOrEqual(CEILING.queries);
    expect(most.subrequests).toBeLessThanOrEqual(CEILING.subrequests);
    expect(runs.map(({ counted }) => counted)).toEqual(runs.map(({ queries }) => queries));
  },
);
