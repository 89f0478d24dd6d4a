import { env } from "cloudflare:workers";
import { afterEach, beforeAll, expect, it } from "vitest";
import { run, sql } from "../../src/db/statement.ts";
import { ALLOWANCE, Budget, type JobPorts } from "../../src/jobs/budget.ts";
import { type JobName, runJob } from "../../src/jobs/registry.ts";
import { SCHEDULE } from "../../src/jobs/scheduled.ts";
import { DAY_MS, HOUR_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { servicesOf } from "../../src/services.ts";
import { MAX_CLIENTS } from "../../src/vocabulary/limits.ts";
import { accountIn, storeClients, storePartnerships, storeProperties } from "../support/many-things.ts";
import { prepareDatabase } from "../support/prepare-database.ts";

const NOW = Date.UTC(2026, 2, 10, 9);
const db = env.SPARE_ONE_ACCOUNT;

/** One account has a lot of work for a job and comes first; the other has a single, later item. */
interface Pair {
  readonly big: string;
  readonly small: string;
}

interface Case {
  readonly what: string;
  /** The big account's work: twenty runs' worth, or the maximum of one account. */
  readonly amount: number;
  readonly isAll?: true;
  /** Statements of a run, if a full run would need too much data. */
  readonly queries?: number;
  seed(accountId: string, amount: number, age: number): Promise<unknown>;
  /** Counts the remaining work, as column n. */
  readonly left: string;
}

const decide = (name: string, text: string) =>
  sql(
    `INSERT INTO neighborhood_decisions (city_id, slug, name, aliases, text, actor, decided_at)
     VALUES ('3550308', ?, ?, '[]', ?, 'operator', ?)`,
    name.toLowerCase(),
    name,
    text,
    NOW,
  );

/** A job's work for accounts, or why one account cannot have much. */
const JOBS: Readonly<Record<JobName, readonly Case[] | string>> = {
  "gate-notices": "a change of access leaves two or three notices, and a run takes 2,000",
  "feed-sync": "an account has one feed",
  "radar-summaries": [
    {
      what: "windows of its clients",
      amount: MAX_CLIENTS,
      isAll: true,
      seed: (accountId, amount, age) =>
        run(db, [
          sql(
            `WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ?1)
             INSERT INTO radar_windows (since, lead_id, account_id, new_matches, top_score)
             SELECT ?2, 'lead-' || ?3 || at, ?3, 1, 90 FROM n`,
            amount,
            NOW - age * HOUR_MS,
            accountId,
          ),
        ]),
      left: "SELECT count(*) AS n FROM radar_windows WHERE account_id = ?",
    },
  ],
  "trash-purge": [
    {
      what: "clients in the trash",
      amount: 3_000,
      seed: (accountId, amount, age) =>
        storeClients(db, accountId, amount, { state: "DELETED", deletedAt: NOW - (31 + age) * DAY_MS }),
      left: "SELECT count(*) AS n FROM leads WHERE account_id = ?",
    },
    {
      what: "properties in the trash",
      amount: 3_000,
      seed: (accountId, amount, age) =>
        storeProperties(db, accountId, amount, { status: "DELETED", deletedAt: NOW - (31 + age) * DAY_MS }),
      left: "SELECT count(*) AS n FROM properties WHERE status = 'DELETED' AND account_id = ?",
    },
  ],
  confirmations: [
    {
      what: "properties to confirm",
      amount: 20_000,
      queries: 8,
      seed: (accountId, amount, age) =>
        storeProperties(db, accountId, amount, { confirmedAt: NOW - (60 + age) * DAY_MS }),
      left: "SELECT count(*) AS n FROM properties WHERE notice_at IS NULL AND account_id = ?",
    },
    {
      what: "notices without an answer",
      amount: 8_000,
      seed: (accountId, amount, age) =>
        storeProperties(db, accountId, amount, { noticeAt: NOW - (7 + age) * DAY_MS }),
      left: "SELECT count(*) AS n FROM properties WHERE status = 'ACTIVE' AND account_id = ?",
    },
  ],
  moves: "an account has one move at a time",
  "delivery-sweep": "an account takes one call to its log, which reminds of 50 endpoints at a time",
  "captacao-deadlines": "an account has at most 100 open offers, and 50 of them are one transaction",
  "outbox-sweep":
    "an account takes one call to its log, which takes 200 rows at a time; the windows are those above",
  "batch-sweep": "an account has one lane",
  // Its other part, the reviews of sandboxes, works like confirmations.
  "photo-sweep": [
    {
      what: "galleries whose message was lost",
      amount: 4_000,
      seed: (accountId, amount, age) =>
        storeProperties(db, accountId, amount, {
          photoState: "QUEUED",
          photoRequestId: "req",
          photoQueuedAt: NOW - age * HOUR_MS,
        }),
      left: `SELECT count(*) AS n FROM properties WHERE photo_queued_at < ${NOW} AND account_id = ?`,
    },
    {
      what: "photos to delete",
      amount: 200_000,
      queries: 24,
      seed: (accountId, amount) =>
        run(db, [
          sql(
            `WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ?1)
             INSERT INTO photo_discards (account_id, hash) SELECT ?2, 'h' || at FROM n`,
            amount,
            accountId,
          ),
        ]),
      left: "SELECT count(*) AS n FROM photo_discards WHERE account_id = ?",
    },
  ],
  mails: "an account has one notice a day of each kind, and one for each endpoint that is disabled",
  retention:
    "the oldest of each kind go first, 1,000 rows a statement: what falls due later has nobody to wait for, and no account writes 350,000 rows of a kind in the ten minutes between two runs",
  "radar-sweep":
    "an account has one board, asked in turn with the others; nobody sees a card that no match shows, and its page's turn comes",
  "captacao-demand":
    "a night's sums cover a whole shard, and end at a million for one account (test/jobs/captacao-demand.test.ts)",
  "partnership-sweep": [
    {
      what: "partnerships whose matches are not marked",
      amount: 20_000,
      seed: (accountId, amount) => storePartnerships(db, accountId, amount, { status: "LOST", marked: 0 }),
      left: "SELECT count(*) AS n FROM partnerships WHERE marked = 0 AND client_account_id = ?",
    },
    {
      what: "open partnerships about what is gone",
      amount: 6_000,
      seed: (accountId, amount) => storePartnerships(db, accountId, amount, { created_at: NOW }),
      left: "SELECT count(*) AS n FROM partnerships WHERE status = 'PENDING' AND client_account_id = ?",
    },
    {
      what: "ended partnerships that show what is gone",
      amount: 6_000,
      seed: (accountId, amount) =>
        storePartnerships(db, accountId, amount, { status: "LOST", message: "Olá" }),
      left: "SELECT count(*) AS n FROM partnerships WHERE message IS NOT NULL AND client_account_id = ?",
    },
  ],
  "shard-sizes": "it measures databases",
  "search-words":
    "rows of an earlier version, once: a new row has its words, and a run fills tens of thousands of any account's",
  neighborhoods: [
    {
      what: "listings that wait for one text, and as many texts that nobody decided on",
      amount: 3_000,
      seed: async (accountId, amount) => {
        const text = `Vila ${accountId}`;
        const waiting = { neighborhood: text, neighborhoodSlug: null };
        await storeProperties(db, accountId, amount, waiting);
        if (amount > 1) {
          await storeProperties(db, accountId, amount, { ...waiting, title: "undecided" });
          await run(db, [
            sql(
              `UPDATE properties SET neighborhood = 'Aldeia ' || id WHERE title = 'undecided' AND account_id = ?`,
              accountId,
            ),
          ]);
        }
        await run(db, [decide(`Nova-${accountId}`, text)]);
      },
      left: `SELECT count(*) AS n FROM properties
             WHERE neighborhood_slug IS NULL AND neighborhood GLOB 'Vila*' AND account_id = ?`,
    },
  ],
};

const PORTS: JobPorts = {
  ...servicesOf(env),
  directory: db,
  shardNames: ["SPARE_ONE_ACCOUNT"],
  shard: () => db,
  shardForWrites: () => db,
  gate: () => ({ forget: async () => undefined, invalidate: async () => undefined }) as never,
  log: () => ({ drain: async () => undefined }) as never,
  photos: { drop: async () => undefined } as never,
};

const accounts = async (): Promise<Pair> => {
  const [big, small] = [newId("account"), newId("account")].toSorted() as [string, string];
  const portfolio =
    "INSERT INTO portfolios (account_id, active, kept, deleted_total) VALUES (?, 90000, 90000, 0)";
  await run(
    db,
    [big, small].flatMap((id) => [accountIn("SPARE_ONE_ACCOUNT", id), sql(portfolio, id)]),
  );
  return { big, small };
};

const leftOf = async ({ left }: Case, accountId: string): Promise<number> =>
  (await db.prepare(left).bind(accountId).first<number>("n"))!;

/** A run ends only by its budget: this machine's speed means nothing. */
const runOnce = (job: JobName, { queries = ALLOWANCE.queries }: Case) =>
  runJob(job, PORTS, NOW, new Budget({ now: () => NOW }, { ...ALLOWANCE, queries }));

beforeAll(() => prepareDatabase(db));

/** No job finds what another has left. */
afterEach(() =>
  run(
    db,
    [
      "properties",
      "leads",
      "partnerships",
      "partnership_sides",
      "photo_discards",
      "radar_windows",
      "outbox",
      "job_positions",
    ].map((table) => sql(`DELETE FROM ${table}`)),
  ),
);

it("all jobs are listed", () => {
  expect(Object.keys(JOBS).toSorted()).toEqual(Object.values(SCHEDULE).flat().toSorted());
});

const CASES = Object.entries(JOBS).flatMap(([job, cases]) =>
  typeof cases === "string" ? [] : cases.map((one) => ({ job: job as JobName, ...one })),
);

it.each(CASES)(
  "$job: beside an account with $amount $what, another's work is done by the second run",
  async (one) => {
    const { big, small } = await accounts();
    await one.seed(big, one.amount, 2);
    await one.seed(small, 1, 1);
    expect(await leftOf(one, small)).toBe(1);
    const before = await leftOf(one, big);
    for (let runs = 1; runs <= 2; runs += 1) await runOnce(one.job, one);
    expect(await leftOf(one, small)).toBe(0);
    const did = before - (await leftOf(one, big));
    expect(did).toBeGreaterThan(0);
    if (!one.isAll) expect(did).toBeLessThanOrEqual((2 * before) / 20);
  },
);
