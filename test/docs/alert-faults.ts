import { JOBS } from "../../src/jobs/registry.ts";
import { type Dataset, POINTS } from "../../src/ports/points.ts";
import type { StoredPoint } from "../support/points-sql.ts";

export const NOW = Date.UTC(2026, 10, 26, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const GB = 1_000_000_000;

type Values = Readonly<Record<string, string | number>>;

/** @param values columns by name; the other columns are empty */
const point = (dataset: Dataset, ago: number, weight: number, values: Values): StoredPoint => {
  const { index, texts, numbers } = POINTS[dataset];
  const columns: readonly string[] = [index, ...texts, ...numbers];
  for (const name of Object.keys(values)) if (!columns.includes(name)) throw new Error(`no column ${name}`);
  const empty = Object.fromEntries(
    columns.map((name) => [name, (numbers as readonly string[]).includes(name) ? 0 : ""]),
  );
  return { dataset, row: { ...empty, ...values, timestamp: NOW - ago, _sample_interval: weight } };
};

/** This many points at equal intervals, the newest a second old. */
const spread = (count: number, over: number, one: (ago: number) => StoredPoint): StoredPoint[] =>
  Array.from({ length: count }, (_, at) => one(1_000 + Math.floor((at * over) / count)));

const read: Values = { entry: "v1", status: 200, ms: 40, shard: "DB", account: "acc-1" };
const write: Values = { ...read, status: 201, ms: 90, rowsWritten: 12 };
const office: Values = { entry: "backoffice", status: 200, ms: 60 };

export const call =
  (values: Values, weight = 1) =>
  (ago: number) =>
    point("api_calls", ago, weight, values);
const jobRun =
  (job: string, outcome = "done") =>
  (ago: number) =>
    point("jobs", ago, 1, { job, outcome });
const wait = (queue: string, age: number) => [
  point("queues", MINUTE, 1, { queue, age, messages: 1, outcome: "done" }),
];
const post = (values: Values) => (ago: number) =>
  point("deliveries", ago, 1, { account: "acc-1", attempt: 1, delay: 800, outcome: "delivered", ...values });
const board = (outcome: string) => (ago: number) =>
  point("boards", ago, 1, { board: "c:4106902", outcome, offers: 900 });
const size = (shard: string, bytes: number) => [
  point("shards", 5 * MINUTE, 1, { shard, bytes, state: "OPEN" }),
];

const lateness = (late: number) =>
  spread(2, HOUR, (ago) => point("backups", ago, 1, { outcome: "measured", late }));

/** Three good days, a week of agents' writes: 24 reads and 5 writes a minute, and nothing wrong elsewhere. */
export const HEALTHY: readonly StoredPoint[] = [
  ...spread(6 * 12, 6 * HOUR, call(read, 120)),
  ...spread(6 * 12, 6 * HOUR, call(write, 25)),
  ...spread(6 * 12, 6 * HOUR, call(office, 8)),
  ...[read, write].flatMap((values) => spread(66, 66 * HOUR, (ago) => call(values, 870)(ago + 6 * HOUR))),
  ...spread(7 * 24, 7 * 24 * HOUR, call({ ...write, entry: "mcp" }, 10_000)),
  // A few calls fail even on good days.
  ...spread(20, 72 * HOUR, call({ ...read, status: 503 })),
  ...spread(12, HOUR, call({ ...read, status: 401, account: "" })),
  ...spread(12, HOUR, call({ ...read, status: 429, account: "acc-2" })),
  ...Object.keys(JOBS).flatMap((job) => spread(6, HOUR, jobRun(job))),
  ...["webhooks", "radar", "batches", "photos", "feeds"].flatMap((queue) => wait(queue, 3)),
  ...spread(600, HOUR, post({})),
  ...spread(12, HOUR, post({ outcome: "failed", attempt: 3 })),
  ...spread(120, HOUR, board("done")),
  ...size("DB", 2 * GB),
  ...lateness(0),
];

interface Fault {
  readonly alert: string;
  readonly what: string;
  /** An amount that raises the alert, and one that does not. */
  readonly over: number;
  readonly under: number;
  put(amount: number): readonly StoredPoint[];
}

export const failed: Values = { ...read, status: 500 };

export const FAULTS: readonly Fault[] = [
  {
    alert: "burn-fast",
    what: "failures within an hour",
    over: 30,
    under: 20,
    put: (n) => spread(n, HOUR, call(failed)),
  },
  {
    alert: "burn-slow",
    what: "failures within six hours",
    over: 75,
    under: 50,
    put: (n) => spread(n, 6 * HOUR, call(failed)),
  },
  {
    alert: "burn-lasting",
    what: "failures within three days",
    over: 140,
    under: 80,
    put: (n) => spread(n, 72 * HOUR, call(failed)),
  },
  {
    alert: "shard-fails",
    what: "failures of one database",
    over: 5,
    under: 2,
    put: (n) => [
      ...spread(60, 4 * MINUTE, call({ ...read, shard: "DB_S2" })),
      ...spread(n, 4 * MINUTE, call({ ...failed, status: 503, shard: "DB_S2" })),
    ],
  },
  {
    alert: "directory-fails",
    what: "failures of the platform side",
    over: 6,
    under: 1,
    put: (n) => spread(n, 9 * MINUTE, call({ ...office, status: 503 })),
  },
  {
    alert: "directory-fails",
    what: "failures of the dashboard",
    over: 30,
    under: 1,
    put: (n) => spread(n, 9 * MINUTE, call({ ...office, entry: "panel", status: 500 })),
  },
  {
    alert: "reads-slow",
    what: "slow reads",
    over: 120,
    under: 40,
    put: (n) => spread(n, HOUR, call({ ...read, ms: 400 })),
  },
  {
    alert: "writes-slow",
    what: "slow writes",
    over: 30,
    under: 8,
    put: (n) => spread(n, HOUR, call({ ...write, ms: 900 })),
  },
  { alert: "queue-late", what: "old webhooks", over: 301, under: 299, put: (n) => wait("webhooks", n) },
  { alert: "queue-late", what: "late notices to Radar", over: 301, under: 299, put: (n) => wait("radar", n) },
  { alert: "batches-late", what: "old batches", over: 901, under: 899, put: (n) => wait("batches", n) },
  {
    alert: "photos-feeds-late",
    what: "old photos",
    over: 3_601,
    under: 3_599,
    put: (n) => wait("photos", n),
  },
  {
    alert: "photos-feeds-late",
    what: "old feeds",
    over: 3_601,
    under: 3_599,
    put: (n) => wait("feeds", n),
  },
  ...["photos", "batches", "feeds", "radar", "webhooks"].map(
    (queue): Fault => ({
      alert: "dead-letter",
      what: `a message that ${queue} gave up`,
      over: 1,
      under: 0,
      put: (n) =>
        spread(n, MINUTE, (ago) => point("queues", ago, 1, { queue: `${queue}-dead`, messages: 1 })),
    }),
  ),
  {
    alert: "account-loops",
    what: "an account over its rate",
    over: 6_300,
    under: 5_700,
    put: (n) => [call({ ...read, status: 429, account: "acc-9" }, n)(MINUTE)],
  },
  {
    alert: "forged-keys",
    what: "unknown keys",
    over: 210,
    under: 180,
    put: (n) => [call({ entry: "v1", status: 401 }, n)(MINUTE)],
  },
  {
    alert: "operator-refused",
    what: "wrong operator tokens",
    over: 21,
    under: 20,
    put: (n) => [call({ ...office, status: 401 }, n)(MINUTE)],
  },
  {
    alert: "writes-run-away",
    what: "rows of one account",
    over: 1_010_000,
    under: 990_000,
    put: (n) => [call({ ...write, account: "acc-9", rowsWritten: n / 10 }, 10)(MINUTE)],
  },
  {
    alert: "deliveries-late",
    what: "late first posts",
    over: 5,
    under: 1,
    put: (n) => spread(n, 14 * MINUTE, post({ delay: 60_000 })),
  },
  {
    alert: "receivers-fail",
    what: "posts that fail",
    over: 400,
    under: 200,
    put: (n) => spread(n, 29 * MINUTE, post({ outcome: "failed", attempt: 2 })),
  },
  {
    alert: "board-tries-again",
    what: "failed alarms of a board",
    over: 6,
    under: 5,
    put: (n) => spread(n, 9 * MINUTE, board("again")),
  },
  {
    alert: "job-fails",
    what: "failed runs of a job",
    over: 3,
    under: 2,
    put: (n) => spread(n, 50 * MINUTE, jobRun("retention", "failed")),
  },
  {
    alert: "mails-stop",
    what: "failed runs of the notices",
    over: 3,
    under: 2,
    put: (n) => spread(n, 50 * MINUTE, jobRun("mails", "failed")),
  },
  {
    alert: "shard-fills",
    what: "a database of more than 5 GB",
    over: 5.1,
    under: 4.9,
    put: (n) => size("DB_S3", n * GB),
  },
  {
    alert: "shard-full",
    what: "a database of more than 8 GB",
    over: 8.1,
    under: 0,
    put: (n) => size("DB_S3", n * GB),
  },
  {
    alert: "databases-overloaded",
    what: "calls that a database refuses",
    over: 4,
    under: 1,
    put: (n) => spread(n, HOUR, call({ ...read, status: 503, code: "upstream_busy" })),
  },
  {
    alert: "spend-rises",
    what: "writes of one day",
    over: 40,
    under: 10,
    put: (n) => spread(n, 20 * HOUR, call({ ...write, entry: "mcp", account: "acc-3" }, 5_000)),
  },
  {
    alert: "account-closed",
    what: "seconds of a closed account",
    over: 11,
    under: 9,
    put: (closed) => [point("backups", MINUTE, 1, { account: "acc-1", outcome: "closed", closed })],
  },
  {
    alert: "restore-failed",
    what: "restores that are given up",
    over: 1,
    under: 0,
    put: (n) =>
      spread(n, MINUTE, (ago) => point("backups", ago, 1, { account: "acc-1", outcome: "half-restored" })),
  },
  {
    alert: "ledger-disagrees",
    what: "acceptances without their debit or event",
    over: 1,
    under: 0,
    put: (ledger) => [point("backups", MINUTE, 1, { outcome: "ledger", ledger })],
  },
  { alert: "backup-late", what: "accounts without an export", over: 1, under: 0, put: lateness },
];

/** Alerts that the absence of points raises. */
export const SILENT = { "jobs-silent": "jobs", "backups-silent": "backups" } as const;
