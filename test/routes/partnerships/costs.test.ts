import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leadTable } from "../../../src/db/schema/leads.ts";
import { partnershipSideTable } from "../../../src/db/schema/partnership-sides.ts";
import { partnershipTable } from "../../../src/db/schema/partnerships.ts";
import { run, sql } from "../../../src/db/statement.ts";
import { updatePartnerships } from "../../../src/domain/partnerships/update-partnerships.ts";
import { servicesOf } from "../../../src/services.ts";
import { PARTNERSHIP_STAGES } from "../../../src/vocabulary/value-lists.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { countingD1 } from "../../support/d1-meter.ts";
import { drained } from "../../support/dump.ts";
import { holdRadar } from "../../support/hold-radar.ts";
import type { Answer, Json } from "../../support/http.ts";
import { storeRows } from "../../support/list-walk.ts";
import { makePartnership, move, type Partners } from "../../support/partnership.ts";
import { storedLead } from "../../support/stored-lead.ts";

/** So many that a page that reads all of them is noticed. */
const LEADS = 50;
/** One more than the most an answer lists. */
const MANY = 1_001;

/**
 * The most rows that a move writes in D1 until both logs have its event: the partnership, two rows of lists, two of
 * the outbox, and their index entries, one of them for the console's list by stage.
 */
const WRITTEN = 16;

let partners: Partners;
let crowded: TestAccount;

/** Partnerships of one account, each with its own partner. */
const seed = async (account: TestAccount): Promise<void> => {
  const { id } = await makePartnership({ client: account, property: partners.property });
  const others = partnershipTable.columns
    .split(", ")
    .map((column) => {
      if (["id", "lead_id", "property_account_id"].includes(column)) return `p.${column} || '-' || value`;
      if (column === "status")
        return `json_extract('${JSON.stringify(PARTNERSHIP_STAGES)}', '$[' || (value % 10) || ']')`;
      return ["created_at", "updated_at"].includes(column) ? `p.${column} - value` : `p.${column}`;
    })
    .join(", ");
  const numbers = JSON.stringify(Array.from({ length: MANY - 1 }, (_, at) => at + 1));
  await run(env.DB, [
    sql(
      `INSERT INTO partnerships (${partnershipTable.columns})
       SELECT ${others} FROM partnerships AS p CROSS JOIN json_each(?) WHERE p.id = ?`,
      numbers,
      id,
    ),
    sql(
      `INSERT INTO partnership_sides (${partnershipSideTable.columns})
       SELECT client_account_id, id, status, created_at, updated_at FROM partnerships WHERE id GLOB ? || '-*'`,
      id,
    ),
  ]);
};

beforeAll(async () => {
  partners = { client: await makeAccount(), property: await makeAccount() };
  crowded = await makeAccount();
  await seed(crowded);
});

afterAll(async () => {
  await run(env.DB, [
    sql("DELETE FROM partnerships WHERE client_account_id = ?", crowded.accountId),
    sql("DELETE FROM partnership_sides WHERE account_id = ?", crowded.accountId),
  ]);
});

holdRadar();

const measure = async (path: string): Promise<{ answer: Answer; trips: number; rows: number }> => {
  await crowded.api.get("/partnerships?status=WON");
  const { result: answer, use } = await countingD1(() => crowded.api.get(path));
  return { answer, trips: use.trips, rows: use.rowsRead };
};

describe("a page of partnerships", () => {
  it("costs the same however many clients the account has", async () => {
    const { accountId } = crowded;
    const { rows } = await measure("/partnerships?limit=1");
    const leads = Array.from({ length: LEADS }, () => storedLead({ accountId, externalRef: null }));
    await storeRows(leadTable, accountId, leads);
    expect((await measure("/partnerships?limit=1")).rows).toBe(rows);
  });

  it.each([
    "/partnerships",
    "/partnerships?updatedSince=2020-01-01T00:00:00Z",
    ...PARTNERSHIP_STAGES.map((status) => `/partnerships?status=${status}`),
  ])("at %s costs two round trips, and four rows a partnership", async (path) => {
    const { answer, trips, rows } = await measure(path);
    expect([answer.status, trips]).toEqual([200, 2]);
    expect(answer.body.data.length).toBeGreaterThanOrEqual(100);
    expect(rows).toBeLessThanOrEqual(4 * answer.body.data.length + 12);
  });

  it.each(["", "updatedSince=2020-01-01T00:00:00Z&"])(
    "ends at a thousand, and the next page continues: %s",
    async (query) => {
      const { answer } = await measure(`/partnerships?${query}`);
      expect(answer.body.data).toHaveLength(1_000);
      const order = query === "" ? "createdAt" : "updatedAt";
      const times = answer.body.data.map((one: Json) => one[order]);
      expect(times).toEqual(times.toSorted().reverse());
      const rest = await measure(`/partnerships?${query}cursor=${answer.body.nextCursor}`);
      expect(rest.answer.body).toMatchObject({ data: [expect.anything()], nextCursor: null });
      const ids = [...answer.body.data, ...rest.answer.body.data].map((one: Json) => one.id);
      expect(new Set(ids).size).toBe(MANY);
    },
  );

  it("with updatedSince shows the later changes, at no cost for other partnerships", async () => {
    const newest = (await measure("/partnerships")).answer.body.data[0];
    const { answer, rows } = await measure(`/partnerships?updatedSince=${newest.updatedAt}`);
    expect(answer.body.data.map((one: Json) => one.id)).toEqual([newest.id]);
    expect(rows).toBeLessThanOrEqual(4 + 12);
  });
});

describe("a move", () => {
  it("costs two round trips, and writes few rows", async () => {
    const { id } = await makePartnership(partners);
    await drained(partners.client.accountId);
    await drained(partners.property.accountId);
    const { use } = await countingD1(async () => {
      const answer = await move(partners.property, id, "ACCEPTED");
      const timing = answer.headers.get("Server-Timing") ?? "";
      expect(Number(/d1;desc="(\d+)"/.exec(timing)?.[1])).toBe(2);
      await drained(partners.client.accountId);
      await drained(partners.property.accountId);
    });
    expect(use.rowsWritten).toBeLessThanOrEqual(WRITTEN);
  });

  it("that changes nothing writes nothing", async () => {
    const { id } = await makePartnership(partners);
    await drained(partners.client.accountId);
    const { use } = await countingD1(() => move(partners.client, id, "PENDING"));
    expect([use.trips, use.rowsWritten]).toEqual([1, 0]);
  });
});

describe("notices of changed objects", () => {
  it("cost one round trip if they have no partnership", async () => {
    const notices = Array.from({ length: 100 }, (_, at) => ({
      kind: at % 2 === 0 ? ("lead" as const) : ("property" as const),
      id: `none-${at}`,
    }));
    const { use } = await countingD1(() => updatePartnerships(servicesOf(env), notices, Date.now()));
    expect([use.trips, use.rowsWritten]).toEqual([1, 0]);
    expect(use.rowsRead).toBeLessThanOrEqual(3 * notices.length + 10);
  });
});
