import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { propertyTable } from "../../src/db/schema/properties.ts";
import { newId } from "../../src/lib/id.ts";
import { backoffice } from "../support/api.ts";
import { seedDirectory } from "../support/crowd.ts";
import { countingD1 } from "../support/d1-meter.ts";
import { launchStage } from "../support/launches.ts";
import { query } from "../support/query.ts";

const ACCOUNTS = 10_000;
const AT_ONCE = 1_000;
const PAGE = 50;
const DAY_MS = 86_400_000;
/** Rows read per item: its index entry, its own row, and its account's and grant's rows, or its owner's. */
const ROWS_OF_ITEM = 5;
/** Rows read per launch: its index entry, its own row, its account's and those of its unit types. */
const ROWS_OF_LAUNCH = 6;
const REST = 20;

/** Columns whose values differ in each copy of a development. */
const OWN = new Set(["seq", "place_given", "id", "account_id", "external_ref", "created_at", "weighed"]);

const accountIds = Array.from({ length: ACCOUNTS }, () => newId("account"));
const [first] = accountIds;

beforeAll(async () => {
  const now = Date.now() + DAY_MS;
  for (let at = 0; at < ACCOUNTS; at += AT_ONCE)
    await seedDirectory({ db: env.DB, accountIds: accountIds.slice(at, at + AT_ONCE), now });
  const columns = propertyTable.columns.split(", ").filter((column) => !OWN.has(column));
  const { developmentId } = await launchStage();
  const statements = [
    `INSERT INTO properties (id, account_id, created_at, ${columns.join(", ")})
     SELECT 'prop-' || a.id, a.id, a.created_at + a.rowid, ${columns.map((column) => `p.${column}`).join(", ")}
     FROM properties AS p, accounts AS a WHERE p.id = '${developmentId}' AND a.sandbox_of IS NULL`,
    "UPDATE accounts SET organization = 'Rede' WHERE rowid % 20 = 0",
    `INSERT INTO grants (account_id, status, tier, scopes, rate_per_second, burst, monthly_quota, max_keys, max_webhooks,
       updated_at) SELECT id, iif(rowid % 2, 'PENDING', 'ACTIVE'), 'PILOT', '[]', 5, 10, 1000, 2, 2, rowid FROM accounts
     WHERE id NOT IN (SELECT account_id FROM grants)`,
    `INSERT OR IGNORE INTO partnership_sides (account_id, partnership_id, status, created_at, updated_at)
     SELECT client_account_id, id, status, 0, 0 FROM partnerships`,
    `UPDATE captacao_offers SET status = 'ACCEPTED', accepted_at = ${Date.now()}, debited_cents = 0, channel = 'PANEL',
       stage = 'NEW', tab = 'ACTIVE' WHERE rowid % 2`,
    `UPDATE mails SET status = 'FAILED'`,
    `INSERT INTO dead_letters (id, queue, body, at, account_id) SELECT 'dl-' || id, 'photos', '{}', 0, id FROM accounts
     LIMIT 9000`,
  ];
  for (const statement of statements) await query(statement);
});

/** What each page of the console requests, with its maximum rows and round trips. */
const PAGES: Readonly<Record<string, { readonly rows?: number; readonly trips?: number }>> = {
  [`/accounts?limit=${PAGE}`]: {},
  [`/accounts?limit=${PAGE}&sandbox=true`]: { rows: PAGE * ROWS_OF_ITEM + REST },
  [`/accounts?limit=${PAGE}&access=PENDING`]: {},
  [`/accounts?limit=${PAGE}&access=DENIED`]: { rows: REST },
  [`/accounts/${first}`]: { rows: REST },
  [`/partnerships?limit=${PAGE}`]: {},
  [`/partnerships?limit=${PAGE}&sandbox=true`]: {},
  [`/partnerships?limit=${PAGE}&status=PENDING`]: {},
  [`/partnerships?limit=${PAGE}&status=WON`]: { rows: REST },
  [`/partnerships?limit=${PAGE}&accountId=${first}`]: { rows: REST },
  [`/partnerships?limit=${PAGE}&accountId=${first}&status=WON`]: { rows: REST },
  [`/launches?limit=${PAGE}`]: { rows: PAGE * ROWS_OF_LAUNCH + REST, trips: 2 },
  /** A filter looks at up to 20,000 entries of its index, and at each account that it names. */
  [`/launches?limit=${PAGE}&neighborhood=Batel`]: { rows: 2 * ACCOUNTS + REST, trips: 1 },
  [`/launches?limit=${PAGE}&organization=rede`]: { rows: 4 * ACCOUNTS, trips: 3 },
  [`/launches?limit=${PAGE}&organization=nenhuma`]: { rows: REST, trips: 1 },
  [`/captacao/offers?limit=${PAGE}`]: {},
  [`/captacao/offers?limit=${PAGE}&list=REFUNDABLE`]: {},
  [`/captacao/offers?limit=${PAGE}&sandbox=true`]: {},
  [`/captacao/owners/cap-${first}`]: { rows: REST },
  /** Reads each desk once, and each account on the page with its open offers. */
  [`/captacao/fitting-accounts?limit=${PAGE}&cityId=4106902&purpose=VENDA`]: {
    rows: ACCOUNTS + PAGE * ROWS_OF_ITEM + REST,
  },
  [`/dead-letters?limit=${PAGE}`]: {},
  [`/mail?limit=${PAGE}`]: {},
  [`/accounts/${first}/overview`]: { rows: 60, trips: 12 },
  [`/accounts/${first}/mail?limit=${PAGE}`]: { rows: REST, trips: 2 },
  [`/search?q=${first}`]: { rows: REST },
  "/search?q=Imobili": { rows: 50 },
  "/search?q=Nenhuma": { rows: REST },
  "/search?q=prop-0000000000000000": { rows: REST, trips: 2 },
  "/work?kind=ACCESS": { rows: REST },
  /** A queue is counted up to a thousand. */
  "/queues": { rows: 6_000, trips: 3 },
  /** Also counts the outbox and the notices of each database. */
  "/shards": { rows: 2_100, trips: 2 },
  "/call-sums": { rows: 0, trips: 0 },
};

describe(`a page of the console beside ${ACCOUNTS} accounts`, () => {
  it.each(Object.entries(PAGES))("reads no more rows than allowed: %s", async (path, { rows, trips }) => {
    const { result, use } = await countingD1(() => backoffice.get(path));
    expect([result.status, result.text]).toEqual([200, result.text]);
    expect(use.rowsRead, "rows").toBeLessThanOrEqual(rows ?? PAGE * ROWS_OF_ITEM + REST);
    expect(use.trips, "trips").toBeLessThanOrEqual(trips ?? 1);
  });

  it("reads no more on the second page", async () => {
    for (const path of ["/accounts", "/partnerships", "/launches", "/captacao/offers", "/dead-letters"]) {
      const { nextCursor } = (await backoffice.get(`${path}?limit=${PAGE}`)).body;
      const next = `${path}?limit=${PAGE}&cursor=${encodeURIComponent(nextCursor)}`;
      const { result, use } = await countingD1(() => backoffice.get(next));
      expect(result.body.data).toHaveLength(PAGE);
      expect([path, use.rowsRead <= PAGE * ROWS_OF_LAUNCH + REST]).toEqual([path, true]);
    }
  });
});
