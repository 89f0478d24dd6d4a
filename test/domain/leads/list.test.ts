import { beforeAll, describe, expect, it } from "vitest";
import type { Lead } from "../../../src/db/schema/leads.ts";
import { leadTable } from "../../../src/db/schema/leads.ts";
import { type LeadFilter, listLeads } from "../../../src/domain/leads/list.ts";
import { newId } from "../../../src/lib/id.ts";
import { CLIENT_STAGES, CLIENT_STATES } from "../../../src/vocabulary/value-lists.ts";
import { naiveList, storeRows, walkList } from "../../support/list-walk.ts";
import { writeScope } from "../../support/portfolio.ts";
import { choose, type Random, seededRandom } from "../../support/random.ts";
import { storedLead } from "../../support/stored-lead.ts";

const SEED = 20_261_122;
const ROWS = 150;
const SAMPLES = 120;
/** Few distinct times, so that many rows share one. */
const TIMES = [1_000, 2_000, 3_000];

const OWNERS = ["usr-1", "usr-2"];

const randomLead = (random: Random, accountId: string): Lead => {
  const state = choose(random, ["ACTIVE", "ACTIVE", "ACTIVE", "ARCHIVED", "DELETED"] as const);
  return storedLead({
    accountId,
    externalRef: null,
    state,
    deletedAt: state === "DELETED" ? 1 : null,
    status: choose(random, CLIENT_STAGES),
    ownerAccountId: choose(random, [...OWNERS, null]),
    radar: choose(random, ["READY", "PENDING", "NONE"] as const),
    updatedAt: choose(random, TIMES),
  });
};

const randomFilter = (random: Random): LeadFilter => ({
  state: choose(random, CLIENT_STATES),
  status: choose(random, [undefined, ...CLIENT_STAGES]),
  ownerAccountId: choose(random, [undefined, ...OWNERS, "usr-nobody"]),
  radar: choose(random, [undefined, "pending", "ready"] as const),
  updatedSince: choose(random, [undefined, 1_000, 2_000, 9_000]),
});

const naive = (all: readonly Lead[], filter: LeadFilter): string[] => {
  const { state, status, ownerAccountId, radar, updatedSince } = filter;
  const fits = (one: Lead): boolean =>
    one.state === state &&
    (!status || one.status === status) &&
    (!ownerAccountId || one.ownerAccountId === ownerAccountId) &&
    (!radar || one.radar === (radar === "ready" ? "READY" : "PENDING"));
  return naiveList(all, fits, updatedSince);
};

const accountId = newId("account");
let all: Lead[] = [];

beforeAll(async () => {
  const random = seededRandom(SEED);
  const rows = Array.from({ length: ROWS }, () => randomLead(random, accountId));
  all = await storeRows(leadTable, accountId, rows);
});

const walk = (filter: LeadFilter, limit: number): Promise<string[]> =>
  walkList(accountId, limit, filter, async (ctx, after) => {
    const { leads, next } = await listLeads(ctx, filter, limit, after);
    return { items: leads, next };
  });

describe("a walk through the leads", () => {
  it.each(CLIENT_STATES)("that are %s finds what a naive filter finds", async (state) => {
    for (const limit of [2, 7, 100]) expect(await walk({ state }, limit)).toEqual(naive(all, { state }));
  });

  it("finds what a naive filter finds, by any filters at once", async () => {
    const random = seededRandom(SEED + 1);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const filter = randomFilter(random);
      const limit = choose(random, [1, 5, 20]);
      expect(await walk(filter, limit), JSON.stringify({ filter, limit })).toEqual(naive(all, filter));
    }
  });

  it("refuses a cursor of the other order", async () => {
    const listing = listLeads(writeScope(accountId), { state: "ACTIVE", updatedSince: 1 }, 5, [5]);
    await expect(listing).rejects.toMatchObject({ code: "invalid_cursor" });
  });
});
