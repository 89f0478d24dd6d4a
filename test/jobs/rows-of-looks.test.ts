import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run, sql } from "../../src/db/statement.ts";
import { noticeOfDay } from "../../src/domain/notices/confirmation-notice.ts";
import { readToNotice, unansweredNotices } from "../../src/domain/properties/expire-confirmations.ts";
import { type DueObjects, readDue } from "../../src/domain/records/due.ts";
import { expiredTrash } from "../../src/domain/records/trash-expiry.ts";
import { ALLOWANCE, Budget } from "../../src/jobs/budget.ts";
import { type Part, ROUNDS, sweepRound } from "../../src/jobs/partnership-rounds.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { newId } from "../../src/lib/id.ts";
import { countingD1 } from "../support/d1-meter.ts";
import { storeClients, storePartnerships, storeProperties } from "../support/many-things.ts";
import { prepareDatabase } from "../support/prepare-database.ts";

const db = env.SPARE_DUE;
const NOW = Date.UTC(2026, 2, 10, 9);
const ALL = { after: "", upTo: "\u{10FFFF}" };
/** Items of one account, more than a query may read. */
const VERY_MANY = 20_000;

const all = async (text: string, ...params: unknown[]) => (await run(db, [sql(text, ...params)]))[0]!;

beforeAll(() => prepareDatabase(db));
/** No test finds what another has left. */
beforeEach(() =>
  run(
    db,
    ["properties", "leads", "partnerships", "partnership_sides", "mails", "job_positions", "accounts"].map(
      (table) => sql(`DELETE FROM ${table}`),
    ),
  ),
);

interface Kind {
  readonly what: string;
  readonly due: DueObjects;
  store(accountId: string, things: number, age?: number): Promise<unknown>;
}

const KINDS: readonly Kind[] = [
  {
    what: "properties in the trash",
    due: expiredTrash("properties", NOW),
    store: (accountId, things, age = 40) =>
      storeProperties(db, accountId, things, { status: "DELETED", deletedAt: NOW - age * DAY_MS }),
  },
  {
    what: "clients in the trash",
    due: expiredTrash("leads", NOW),
    store: (accountId, things, age = 40) =>
      storeClients(db, accountId, things, { state: "DELETED", deletedAt: NOW - age * DAY_MS }),
  },
  {
    what: "notices without an answer",
    due: unansweredNotices(NOW),
    store: (accountId, things, age = 40) =>
      storeProperties(db, accountId, things, { noticeAt: NOW - age * DAY_MS }),
  },
];

const countsOf = (found: readonly { readonly accountId: string }[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(found, ({ accountId }) => accountId)].map(([id, own]) => [id, own.length]),
  );

describe.each(KINDS)("a query for $what", ({ due, store }) => {
  it("reads only what it returns for each account, and cuts none short", async () => {
    for (const account of ["a", "b", "d"]) await store(account, VERY_MANY / 2);
    await store("c", 1);
    const { result, use } = await countingD1(() => readDue(db, due, ALL));
    expect(countsOf(result)).toEqual({ a: 200, b: 200, c: 1, d: 200 });
    expect(use.rowsRead).toBeLessThan(2_500);
  });

  it("skips accounts with nothing due yet, by one seek each", async () => {
    await store("a", VERY_MANY, 1);
    await store("b", 1);
    const { result, use } = await countingD1(() => readDue(db, due, ALL));
    expect(countsOf(result)).toEqual({ b: 1 });
    expect(use.rowsRead).toBeLessThan(50);
  });
});

it("a query finds what is due after 3,000 accounts with nothing due", async () => {
  await storeProperties(db, "a", 3_000, { status: "DELETED", deletedAt: NOW - DAY_MS });
  await all("UPDATE properties SET account_id = 'a' || seq");
  await KINDS[0]!.store("b", 1);
  const { result, use } = await countingD1(() => readDue(db, KINDS[0]!.due, ALL));
  expect(countsOf(result)).toEqual({ b: 1 });
  expect(use.rowsRead).toBeLessThan(30_000);
});

it("a query reads nothing of an account that got its notice today, however much is due tomorrow", async () => {
  const sent = NOW - 3_600_000;
  const since = NOW - 60 * DAY_MS - 60_000;
  await storeProperties(db, "a", VERY_MANY, { confirmedAt: since });
  await storeProperties(db, "b", 1, { confirmedAt: since });
  await all(
    `INSERT INTO mails (id, account_id, kind, subject, body, status, attempts, created_at)
     VALUES (?, 'a', 'CONFIRMATION', '', '', 'SENT', 0, ?)`,
    `${noticeOfDay(NOW)}a`,
    sent,
  );
  const { result, use } = await countingD1(() => readToNotice(db, NOW, ALL));
  expect(countsOf(result)).toEqual({ b: 1 });
  expect(use.rowsRead).toBeLessThan(50);
});

const round = async (part: Part, turn = 20, queries = ALLOWANCE.queries) => {
  const worked: string[] = [];
  const budget = new Budget({ now: () => NOW }, { ...ALLOWANCE, queries });
  const { use } = await countingD1(() =>
    sweepRound(db, budget, {
      part,
      turn,
      work: async (ids) => {
        worked.push(...ids);
        return { count: ids.length, tried: ids.length };
      },
    }),
  );
  return { worked, use };
};

const idsOf = async (accountId: string): Promise<string[]> => {
  const rows = await all("SELECT id FROM partnerships WHERE client_account_id = ? ORDER BY id", accountId);
  return rows.map((row) => row.id as string);
};

const places = () => all("SELECT job, account_id FROM job_positions ORDER BY job");

const stopAt = (part: Part, accountId: string, id: string) =>
  all("INSERT INTO job_positions (job, account_id) VALUES (?, ?)", `${part} of ${accountId}`, id);

describe.each(ROUNDS)("the round of %s", (part) => {
  const store = (accountId: string, things: number) =>
    storePartnerships(db, accountId, things, { marked: 0, status: "PENDING" });

  it("reads nothing that is before an account's position", async () => {
    await store("big", VERY_MANY);
    for (let at = 0; at < 30; at += 1) await store(newId("account"), 1);
    const ids = await idsOf("big");
    for (const account of ["big", "big-partner"]) await stopAt(part, account, ids.at(-1_500)!);
    const { worked, use } = await round(part);
    expect(new Set(worked).size).toBeGreaterThan(900);
    expect(worked.filter((id) => ids.indexOf(id) !== -1 && ids.indexOf(id) < VERY_MANY - 1_500)).toEqual([]);
    expect(use.rowsRead).toBeLessThan(40_000);
  });

  it("starts again with an account's first when nothing is left after its position", async () => {
    await store("one", 5);
    const ids = await idsOf("one");
    await stopAt(part, "one", ids.at(-1)!);
    await stopAt(part, "gone", "whatever");
    const { worked } = await round(part);
    expect(worked.toSorted()).toEqual(ids);
    expect(await places()).toEqual([]);
  });

  it("reaches every account, even of more than a query reads", async () => {
    await store("a", 1_500);
    for (const side of ["client_account_id", "property_account_id"])
      await all(`UPDATE partnerships SET ${side} = ${side} || rowid`);
    await all("UPDATE partnership_sides SET account_id = account_id || partnership_id");
    const seen = new Set<string>();
    for (let runs = 0; runs < 2; runs += 1) for (const id of (await round(part)).worked) seen.add(id);
    expect(seen.size).toBe(1_500);
  });
});
