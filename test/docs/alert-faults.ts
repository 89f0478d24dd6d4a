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

/** `over` is an amount that raises the alert; `under` is one that does not. */
type Fault = readonly [
  alert: string,
  what: string,
  over: number,
  under: number,
  put: (amount: number) => readonly StoredPoint[],
];

export const failed: Values = { ...read, status: 500 };

export const FAULTS: readonly Fault[] = [
  ["burn-fast", "failures within an hour", 30, 20, (n) => spread(n, HOUR, call(failed))],
  ["burn-slow", "failures within six hours", 75, 50, (n) => spread(n, 6 * HOUR, call(failed))],
  ["burn-lasting", "failures within three days", 140, 80, (n) => spread(n, 72 * HOUR, call(failed))],
  [
    "shard-fails",
    "failures of one database",
    5,
    2,
    (n) => [
      ...spread(60, 4 * MINUTE, call({ ...read, shard: "DB_S2" })),
      ...spread(n, 4 * MINUTE, call({ ...failed, status: 503, shard: "DB_S2" })),
    ],
  ],
  [
    "directory-fails",
    "failures of the platform side",
    6,
    1,
    (n) => spread(n, 9 * MINUTE, call({ ...office, status: 503 })),
  ],
  [
    "directory-fails",
    "failures of the dashboard",
    30,
    1,
    (n) => spread(n, 9 * MINUTE, call({ ...office, entry: "panel", status: 500 })),
  ],
  ["reads-slow", "slow reads", 120, 40, (n) => spread(n, HOUR, call({ ...read, ms: 400 }))],
  ["writes-slow", "slow writes", 30, 8, (n) => spread(n, HOUR, call({ ...write, ms: 900 }))],
  ["queue-late", "old webhooks", 301, 299, (n) => wait("webhooks", n)],
  ["queue-late", "late notices to Radar", 301, 299, (n) => wait("radar", n)],
  ["batches-late", "old batches", 901, 899, (n) => wait("batches", n)],
  ["photos-feeds-late", "old photos", 3_601, 3_599, (n) => wait("photos", n)],
  ["photos-feeds-late", "old feeds", 3_601, 3_599, (n) => wait("feeds", n)],
  ...["photos", "batches", "feeds", "radar", "webhooks"].map(
    (queue): Fault => [
      "dead-letter",
      `a message that ${queue} gave up`,
      1,
      0,
      (n) => spread(n, MINUTE, (ago) => point("queues", ago, 1, { queue: `${queue}-dead`, messages: 1 })),
    ],
  ),
  [
    "account-loops",
    "an account over its rate",
    6_300,
    5_700,
    (n) => [call({ ...read, status: 429, account: "acc-9" }, n)(MINUTE)],
  ],
  ["forged-keys", "unknown keys", 210, 180, (n) => [call({ entry: "v1", status: 401 }, n)(MINUTE)]],
  ["operator-refused", "wrong operator tokens", 21, 20, (n) => [call({ ...office, status: 401 }, n)(MINUTE)]],
  [
    "writes-run-away",
    "rows of one account",
    1_010_000,
    990_000,
    (n) => [call({ ...write, account: "acc-9", rowsWritten: n / 10 }, 10)(MINUTE)],
  ],
  ["deliveries-late", "late first posts", 5, 1, (n) => spread(n, 14 * MINUTE, post({ delay: 60_000 }))],
  [
    "receivers-fail",
    "posts that fail",
    400,
    200,
    (n) => spread(n, 29 * MINUTE, post({ outcome: "failed", attempt: 2 })),
  ],
  ["board-tries-again", "failed alarms of a board", 6, 5, (n) => spread(n, 9 * MINUTE, board("again"))],
  ["job-fails", "failed runs of a job", 3, 2, (n) => spread(n, 50 * MINUTE, jobRun("retention", "failed"))],
  [
    "mails-stop",
    "failed runs of the notices",
    3,
    2,
    (n) => spread(n, 50 * MINUTE, jobRun("mails", "failed")),
  ],
  ["shard-fills", "a database of more than 5 GB", 5.1, 4.9, (n) => size("DB_S3", n * GB)],
  ["shard-full", "a database of more than 8 GB", 8.1, 0, (n) => size("DB_S3", n * GB)],
  [
    "databases-overloaded",
    "calls that a database refuses",
    4,
    1,
    (n) => spread(n, HOUR, call({ ...read, status: 503, code: "upstream_busy" })),
  ],
  [
    "spend-rises",
    "writes of one day",
    40,
    10,
    (n) => spread(n, 20 * HOUR, call({ ...write, entry: "mcp", account: "acc-3" }, 5_000)),
  ],
  [
    "account-closed",
    "seconds of a closed account",
    11,
    9,
    (closed) => [point("backups", MINUTE, 1, { account: "acc-1", outcome: "closed", closed })],
  ],
  [
    "restore-failed",
    "restores that are given up",
    1,
    0,
    (n) =>
      spread(n, MINUTE, (ago) => point("backups", ago, 1, { account: "acc-1", outcome: "half-restored" })),
  ],
  [
    "ledger-disagrees",
    "acceptances without their debit or event",
    1,
    0,
    (ledger) => [point("backups", MINUTE, 1, { outcome: "ledger", ledger })],
  ],
  ["backup-late", "accounts without an export", 1, 0, lateness],
];

/** Alerts that the absence of points raises. */
export const SILENT = { "jobs-silent": "jobs", "backups-silent": "backups" } as const;
