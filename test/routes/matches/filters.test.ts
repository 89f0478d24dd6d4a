import { beforeAll, describe, expect, it } from "vitest";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { quietRadar } from "../../support/hold-radar.ts";
import type { Json } from "../../support/http.ts";
import { makeLead } from "../../support/lead.ts";
import { makeMatch, pairWith, recommended, storedMatch, storeMatch } from "../../support/match.ts";
import { callTool } from "../../support/mcp.ts";
import { expectProblem } from "../../support/problem.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const account = sharedAccount();
const partner = sharedAccount();
let propertyId: string;
let own: string[];
let leads: string[];
let network: Awaited<ReturnType<typeof pairWith>>;

beforeAll(async () => {
  // Otherwise boards would add matches to those that the test stores.
  quietRadar();
  propertyId = (await recommended(account)).id;
  leads = [];
  own = [];
  for (const preApproved of [false, true, false]) {
    const { id: leadId } = await makeLead(account, { preApproved });
    leads.push(leadId);
    own.push(await storeMatch(storedMatch(account.accountId, { propertyId, leadId, createdAt: own.length })));
  }
  network = await pairWith(account, partner, propertyId, { score: 70 });
  await makeMatch(account, { score: 80 });
});

const idsIn = async ({ api }: TestAccount, path: string): Promise<string[]> => {
  const { status, text, body } = await api.get(path);
  expect(status, text).toBe(200);
  return body.data.map(({ id }: Json) => id);
};

describe("GET /matches", () => {
  it("by propertyId shows a property's matches with own and partners' clients", async () => {
    const expected = [network.ofSeller, ...own.toReversed()];
    expect(await idsIn(account, `/matches?propertyId=${propertyId}`)).toEqual(expected);
    expect(await idsIn(account, `/matches?propertyId=${propertyId}&scope=NETWORK`)).toEqual([
      network.ofSeller,
    ]);
    expect(await idsIn(account, `/matches?propertyId=${propertyId}&minScore=71`)).toEqual(own.toReversed());
  });

  it("by propertyId and leadId shows one pair", async () => {
    const query = `propertyId=${propertyId}&leadId=${leads[1]}`;
    expect(await idsIn(account, `/matches?${query}`)).toEqual([own[1]]);
    expect(await idsIn(account, `/matches?${query}&status=ARCHIVED`)).toEqual([]);
  });

  it("accepts ids of partners' objects in the account's own matches", async () => {
    expect(await idsIn(account, `/matches?leadId=${network.leadId}`)).toEqual([network.ofSeller]);
    expect(await idsIn(partner, `/matches?propertyId=${propertyId}`)).toEqual([network.ofBuyer]);
  });

  it("shows nothing of objects that no match of the account has", async () => {
    const stranger = await makeAccount();
    for (const query of [`propertyId=${propertyId}`, `leadId=${leads[0]}`, "propertyId=prop-x", "leadId=x"])
      expect(await idsIn(stranger, `/matches?${query}`)).toEqual([]);
  });

  it.each([
    ["minScore=-1", "minScore"],
    ["minScore=101", "minScore"],
    ["minScore=80.5", "minScore"],
    ["minScore=", "minScore"],
    ["propertyId=", "propertyId"],
    [`leadId=${"x".repeat(201)}`, "leadId"],
    ["updatedSince=ontem", "updatedSince"],
    ["order=best", "order"],
    ["minPrice=1,5", "minPrice"],
    ["purpose=RENT", "purpose"],
  ])("refuses %s", async (query, name) => {
    const answer = await account.api.get(`/matches?${query}`);
    expect([answer.status, expectProblem(answer)]).toEqual([400, "invalid_param"]);
    expect(answer.body.invalidParams.map((fault: Json) => fault.name)).toEqual([name]);
  });

  it("lists all faults at once", async () => {
    const answer = await account.api.get("/matches?minScore=x&updatedSince=x&propertyId=");
    expect(answer.body.invalidParams.map((fault: Json) => fault.name).toSorted()).toEqual([
      "minScore",
      "propertyId",
      "updatedSince",
    ]);
  });

  it("in the order of scores continues where a page ended, and refuses its cursor in another order", async () => {
    const { body } = await account.api.get("/matches?limit=2&order=score");
    expect(body.data.map(({ score }: Json) => score)).toEqual([100, 100]);
    const rest = await account.api.get(`/matches?order=score&cursor=${body.nextCursor}`);
    expect(rest.body.data.map(({ score }: Json) => score)).toEqual([100, 80, 70]);
    for (const query of ["", "order=price"]) {
      const answer = await account.api.get(`/matches?${query}&cursor=${body.nextCursor}`);
      expect([answer.status, expectProblem(answer)]).toEqual([400, "invalid_cursor"]);
    }
  });

  it("refuses a cursor under other filters", async () => {
    const filters = [
      "",
      `propertyId=${propertyId}`,
      `leadId=${leads[0]}`,
      "minScore=60",
      "minScore=61",
      "updatedSince=2026-01-01",
      "updatedSince=2026-01-02",
      `propertyId=${propertyId}&minScore=62&order=score`,
      `propertyId=${propertyId}&minScore=62&maxPrice=900000000`,
    ];
    const { body } = await account.api.get(`/matches?limit=1&propertyId=${propertyId}&minScore=62`);
    expect(body.nextCursor).not.toBeNull();
    for (const filter of filters) {
      const answer = await account.api.get(`/matches?${filter}&cursor=${body.nextCursor}`);
      expect([filter, answer.status, expectProblem(answer)]).toEqual([filter, 400, "invalid_cursor"]);
    }
    const same = `limit=2&minScore=062&propertyId=${propertyId}&cursor=${body.nextCursor}`;
    expect((await account.api.get(`/matches?${same}`)).status).toBe(200);
  });
});

describe("GET /properties/{propertyId}/matches", () => {
  const path = () => `/properties/${propertyId}/matches`;

  it("shows own clients, and with scope=NETWORK partners' clients, who are not named", async () => {
    expect(await idsIn(account, `${path()}?scope=INTERNAL`)).toEqual(await idsIn(account, path()));
    const { body } = await account.api.get(`${path()}?scope=NETWORK`);
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({ id: network.ofSeller, client: { masked: true, name: null } });
    expect(await idsIn(account, `${path()}?scope=NETWORK&order=best&status=NEW`)).toEqual([network.ofSeller]);
  });

  it("puts pre-approved clients first with order=best", async () => {
    expect(await idsIn(account, path())).toEqual([own[2], own[1], own[0]]);
    expect(await idsIn(account, `${path()}?order=best`)).toEqual([own[1], own[2], own[0]]);
  });

  it.each(["scope=LAUNCH", "order=score", "minScore=60"])("refuses %s", async (query) => {
    const answer = await account.api.get(`${path()}?${query}`);
    expect([answer.status, expectProblem(answer)]).toEqual([400, "invalid_param"]);
  });

  it.each(["", "?scope=NETWORK", "?order=best", "?scope=NETWORK&order=best"])(
    "is 404 for another account's property with '%s'",
    async (query) => {
      const answer = await partner.api.get(`${path()}${query}`);
      expect([answer.status, expectProblem(answer)]).toEqual([404, "not_found"]);
    },
  );

  it("refuses a cursor of another order or scope", async () => {
    const { body } = await account.api.get(`${path()}?limit=1&order=best`);
    for (const query of ["", "&scope=NETWORK", "&order=best&scope=NETWORK"]) {
      const answer = await account.api.get(`${path()}?limit=1${query}&cursor=${body.nextCursor}`);
      expect([query, answer.status, expectProblem(answer)]).toEqual([query, 400, "invalid_cursor"]);
    }
    const next = await idsIn(account, `${path()}?limit=5&order=best&cursor=${body.nextCursor}`);
    expect(next).toEqual([own[2], own[0]]);
  });
});

describe("the tools of agents", () => {
  const idsOf = async (tool: string, given: Readonly<Record<string, unknown>>): Promise<string[]> => {
    const { isError, result } = await callTool(account.key, tool, given);
    expect(isError, JSON.stringify(result)).toBeFalsy();
    return result.data.map(({ id }: Json) => id);
  };

  it("list the matches of a property, best first, page by page", async () => {
    expect(await idsOf("list_property_matches", { propertyId })).toEqual([own[1], own[2], own[0]]);
    const { result } = await callTool(account.key, "list_property_matches", { propertyId, limit: 1 });
    const more = { propertyId, limit: 5, cursor: result.nextCursor };
    expect(await idsOf("list_property_matches", more)).toEqual([own[2], own[0]]);
  });

  it("accept the filters of all matches", async () => {
    expect(await idsOf("list_matches", { propertyId, minScore: 90 })).toEqual(own.toReversed());
    expect(await idsOf("list_property_matches", { propertyId, scope: "NETWORK" })).toEqual([
      network.ofSeller,
    ]);
  });
});
