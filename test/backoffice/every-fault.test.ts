import { beforeAll, describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { makeLead } from "../support/lead.ts";
import { makeProperty } from "../support/portfolio.ts";
import { faultsIn } from "../support/problem.ts";

let account: TestAccount;
let propertyId: string;
let leadId: string;

beforeAll(async () => {
  account = await makeAccount({ account: { type: "DEVELOPER" } });
  propertyId = (await makeProperty(account)).id;
  leadId = (await makeLead(account)).id;
});

const NO_PLACE = { cityId: "3550308", neighborhoodSlug: "no-such-neighborhood" };
const NOBODY = "usr-0000000000000000";
const PAST = "2001-01-01T00:00:00Z";

interface Case {
  readonly what: string;
  readonly method: "post" | "put" | "patch";
  readonly path: () => string;
  readonly body: object;
  readonly faults: readonly string[];
}

const CASES: readonly Case[] = [
  {
    what: "an edit of a property",
    method: "patch",
    path: () => `${account.path}/properties/${propertyId}`,
    body: { address: NO_PLACE, captadorAccountId: NOBODY },
    faults: ["address.neighborhoodSlug not_found", "captadorAccountId not_on_team"],
  },
  {
    what: "an edit of a client",
    method: "patch",
    path: () => `${account.path}/leads/${leadId}`,
    body: { interest: { locations: [NO_PLACE] }, ownerAccountId: NOBODY },
    faults: ["interest.locations[0].neighborhoodSlug not_found", "ownerAccountId not_on_team"],
  },
  {
    what: "a unit type",
    method: "post",
    path: () => `${account.path}/developments`,
    body: { kind: "TYPOLOGY", developmentId: "prop-0000000000000000", captadorAccountId: NOBODY },
    faults: ["captadorAccountId not_on_team", "developmentId not_found"],
  },
  {
    what: "a key",
    method: "post",
    path: () => `${account.path}/keys`,
    body: { name: "CRM", scopes: ["properties:read", "nothing"], expiresAt: PAST },
    faults: ["expiresAt in_the_past", "scopes[1] not_in_list"],
  },
  {
    what: "the link of a feed",
    method: "put",
    path: () => `${account.path}/feed`,
    body: { url: "ftp://crm.example.com.br/" },
    faults: ["url not_public"],
  },
  {
    what: "the neighborhood of a text",
    method: "post",
    path: () => "/curation/neighborhoods",
    body: { cityId: "3550308", text: "Perto do parque", neighborhoodSlug: "no-such-neighborhood" },
    faults: ["neighborhoodSlug not_found"],
  },
  {
    what: "a refusal by curation",
    method: "post",
    path: () => `/curation/properties/${propertyId}`,
    body: { decision: "REJECTED" },
    faults: ["reason required"],
  },
];

describe("the back office", () => {
  it.each(CASES)("lists every fault of $what at once", async ({ method, path, body, faults }) => {
    const headers = { "X-Actor": " " };
    const answer = await backoffice[method](path(), { ...body, more: 1 }, { headers });
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_body"]);
    expect(faultsIn(answer.body).sort()).toEqual(
      ["X-Actor invalid_format", ...faults, "more unknown_field"].sort(),
    );
  });

  it("lists other faults of a unit type without a development", async () => {
    const { body, path } = CASES[2]!;
    expect(faultsIn((await backoffice.post(path(), body)).body).sort()).toEqual(CASES[2]!.faults);
  });

  it("lists a cursor of another list with the other faults", async () => {
    const answer = await backoffice.get("/accounts?cursor=bm90IG91cnM&limit=0");
    expect(faultsIn(answer.body)).toEqual(["limit too_low", "cursor not_a_cursor"]);
  });

  it("reports an unknown account only without other faults", async () => {
    const path = "/accounts/acc-0000000000000000/keys";
    const faulty = await backoffice.post(path, { name: "CRM", scopes: [], more: 1 });
    expect([faulty.status, faultsIn(faulty.body)]).toEqual([400, ["more unknown_field"]]);
    expect((await backoffice.post(path, { name: "CRM", scopes: [] })).status).toBe(404);
  });
});
