import { describe, expect, it } from "vitest";
import type { BackofficeEndpoint } from "../../src/backoffice/endpoint.ts";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { queryOf } from "../../src/contract/route.ts";
import { backoffice, makeAccount } from "../support/api.ts";
import { aCall, callLogOf } from "../support/call-log.ts";
import { offerTo, readyDesk } from "../support/captacao.ts";
import { aConflict } from "../support/conflict.ts";
import { ask, type Call, withQuery } from "../support/contract-client.ts";
import { aDeadLetter } from "../support/dead-letter.ts";
import { documentValidator } from "../support/document.ts";
import type { Json } from "../support/http.ts";
import { launchStage } from "../support/launches.ts";
import { makeMatch } from "../support/match.ts";
import { partnershipIn } from "../support/partnership.ts";
import { makeProperty } from "../support/portfolio.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { isList, operations, walkOf } from "./samples.ts";

/** Parameters that are not filters: a page's start, length and parts, and for the logs its first time and types. */
const PAGING = ["cursor", "limit", "include", "since", "from", "types"];

/** Values for filters that accept any text. */
const TEXTS: Readonly<Record<string, string>> = {
  uf: "SC",
  q: "sao",
  cityId: "4106902",
  citySlug: "curitiba-pr",
  ownerAccountId: "usr-0000000000000000",
  propertyId: "imv-0000000000000000",
  leadId: "cli-0000000000000000",
  minScore: "50",
  neighborhood: "Batel",
  bedrooms: "2",
  minPrice: "100",
  maxPrice: "900",
  code: "not_found",
  keyId: "k_0000000000000000",
  operation: "getMe",
  objectId: "prop-0000000000000000",
  action: "lead",
  organization: "Rede Sul",
  ownerId: "cap-0000000000000000",
  sandbox: "true",
  actor: "psn_",
  subject: "prop-0000000000000000",
  accountId: "acc-0000000000000000",
};

/** A value of a filter that is not its default. */
const sampleOf = ({ name, schema }: Json): string => {
  const { enum: values, format, default: unasked } = schema;
  if (format === "date-time") return "2020-01-01T00:00:00Z";
  const value = Array.isArray(values) ? values.find((value: unknown) => value !== unasked) : TEXTS[name];
  if (value === undefined) throw new Error(`${name} has no value: add one to TEXTS`);
  return String(value);
};

type Routed = Pick<BackofficeEndpoint, "route">;

const isFiltered = ({ route }: Routed): boolean =>
  Object.keys(queryOf(route).shape).some((name) => !PAGING.includes(name));

/** The filters of a list according to its document. */
const filtersOf = async (side: "v1" | "backoffice", { route }: Routed): Promise<[string, string][]> => {
  const { document } = await documentValidator(side);
  const parameters: Json[] = document.paths[route.path][route.method].parameters;
  return parameters
    .filter((parameter) => parameter.in === "query" && !PAGING.includes(parameter.name))
    .map((parameter) => [parameter.name, sampleOf(parameter)]);
};

const account = sharedAccount();

describe("the cursor of a list", () => {
  const lists = operations((endpoint) => isList(endpoint) && isFiltered(endpoint));

  const page = (endpoint: Endpoint, call: Call, query: string) =>
    ask(account.key, endpoint, withQuery(call, query));

  it.each(lists)("of $operation works only with its own filters", async ({ endpoint }) => {
    const call = await walkOf(endpoint, account);
    const { body } = await page(endpoint, call, "limit=1");
    const cursor = `cursor=${encodeURIComponent(body.nextCursor)}`;
    const own = new URLSearchParams(withQuery(call, "").query ?? "");
    const filters = await filtersOf("v1", endpoint);
    const others = filters.filter(([name]) => !own.has(name));
    expect(others.length + own.size).toBeGreaterThan(0);
    for (const [name, value] of others) {
      const answer = await page(endpoint, call, `limit=1&${cursor}&${name}=${encodeURIComponent(value)}`);
      expect([name, answer.status, answer.body.code]).toEqual([name, 400, "invalid_cursor"]);
    }
    for (const limit of [1, 2]) {
      const answer = await page(endpoint, call, `limit=${limit}&${cursor}`);
      expect([limit, answer.status], answer.text).toEqual([limit, 200]);
    }
  });

  it("of the log is a position in it, whichever types were read", async () => {
    const { body } = await account.api.get("/events?types=property.created&limit=1");
    for (const query of ["", "types=property.updated&", "since=2026-01-01&"]) {
      const { status, text } = await account.api.get(`/events?${query}cursor=${body.nextCursor}`);
      expect([query, status], text).toEqual([query, 200]);
    }
  });

  it("accepts the same filters in another spelling", async () => {
    const { body: leads } = await account.api.get("/leads?limit=1");
    const next = encodeURIComponent(leads.nextCursor);
    expect((await account.api.get(`/leads?state=ACTIVE&cursor=${next}`)).status).toBe(200);
    expect((await account.api.get(`/leads?state=ARCHIVED&cursor=${next}`)).body.code).toBe("invalid_cursor");
  });

  it("under a filter is refused without it", async () => {
    for (const path of ["/properties?status=ACTIVE", "/geo/cities?uf=SC", "/matches?scope=INTERNAL"]) {
      const [list] = path.split("?");
      const { body } = await account.api.get(`${path}&limit=1`);
      const cursor = encodeURIComponent(body.nextCursor);
      expect((await account.api.get(`${path}&cursor=${cursor}`)).status).toBe(200);
      expect((await account.api.get(`${list}?cursor=${cursor}`)).body.code).toBe("invalid_cursor");
    }
  });

  it("is reported along with a malformed filter only if it is not of this list", async () => {
    const { body } = await account.api.get("/properties?limit=1");
    const faultsOf = async (cursor: string) =>
      (await account.api.get(`/properties?type=CASTELO&cursor=${cursor}`)).body.invalidParams.map(
        ({ name }: { name: string }) => name,
      );
    expect(await faultsOf(encodeURIComponent(body.nextCursor))).toEqual(["type"]);
    expect((await faultsOf("forged")).toSorted()).toEqual(["cursor", "type"]);
  });
});

describe("the cursor of a back-office list", () => {
  /** Two items in each list that has filters. */
  const ITEMS: Readonly<Record<string, () => Promise<unknown>>> = {
    listCalls: async () => callLogOf(account.accountId).add([aCall()]),
    listAccounts: () => makeAccount(),
    listAccountMatches: () => makeMatch(account),
    listFeedConflicts: () => aConflict(account),
    listAccountPartnerships: async () =>
      partnershipIn({ client: account, property: await makeAccount() }, "PENDING"),
    listAllPartnerships: async () =>
      partnershipIn({ client: account, property: await makeAccount() }, "PENDING"),
    listAllLaunches: () => launchStage(),
    listFittingAccounts: async () => readyDesk(await makeAccount()),
    listAllOffers: () => offerTo(account),
    listDeadLetters: () => aDeadLetter(account),
    listEvents: () => makeProperty(account),
    listAudit: () =>
      makeProperty(account).then(({ id }) => backoffice.post(`${account.path}/properties/${id}/trash`)),
  };

  /** Filters that a list requires: each is tried with another value. */
  const NEEDED: Readonly<Record<string, string>> = {
    listFittingAccounts: "cityId=3550308&purpose=LOCACAO",
  };

  const lists = BACKOFFICE_ENDPOINTS.filter(
    (endpoint) => "cursor" in queryOf(endpoint.route).shape && isFiltered(endpoint),
  );

  it.each(lists.map((endpoint): [string, BackofficeEndpoint] => [endpoint.route.operationId, endpoint]))(
    "of %s works only with its own filters",
    async (operationId, endpoint) => {
      const make = ITEMS[operationId];
      if (!make) throw new Error(`${operationId} has no items: add them to ITEMS`);
      for (const _ of [1, 2]) await make();
      const path = endpoint.route.path.replace("{accountId}", account.accountId);
      const needed = NEEDED[operationId] ?? "";
      const { body } = await backoffice.get(`${path}?limit=1&${needed}`);
      const cursor = encodeURIComponent(body.nextCursor);
      for (const [name, value] of await filtersOf("backoffice", endpoint)) {
        const query = new URLSearchParams(needed);
        if (needed !== "" && !query.has(name)) continue;
        query.set(name, value);
        const answer = await backoffice.get(`${path}?cursor=${cursor}&${query}`);
        expect([name, answer.status, answer.body.code]).toEqual([name, 400, "invalid_cursor"]);
      }
      expect((await backoffice.get(`${path}?limit=2&cursor=${cursor}&${needed}`)).status).toBe(200);
    },
  );
});
