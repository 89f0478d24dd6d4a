import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS, isoTime } from "../../../src/lib/clock.ts";
import { batchStage } from "../../support/batch-stage.ts";
import type { Answer, Json } from "../../support/http.ts";
import { interest, makeLead, person } from "../../support/lead.ts";
import { faultsIn, refusalOf } from "../../support/problem.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const account = sharedAccount();
let leadId: string;

beforeAll(async () => {
  leadId = (await makeLead(account)).id;
});

type EntryPoint = (body: object) => Promise<Answer>;

const post: EntryPoint = (body) => account.api.post("/leads", { body });
const put: EntryPoint = (body) => account.api.put("/leads/by-ref/NEW-1", { body });
const patch: EntryPoint = (body) => account.api.patch(`/leads/${leadId}`, { body });

const CREATIONS: readonly [string, EntryPoint][] = [
  ["POST", post],
  ["PUT of a new code", put],
];

const NOWHERE = [
  { cityId: "0000000" },
  { cityId: "3550308", neighborhoodSlug: "no-such-neighborhood", more: 1 },
  { cityId: 5 },
  { cityId: "3550308", neighborhoodSlug: "no-such-neighborhood" },
];
const NOWHERE_FAULTS = [
  "interest.locations[0].cityId not_found",
  "interest.locations[1].more unknown_field",
  "interest.locations[1].neighborhoodSlug not_found",
  "interest.locations[2].cityId wrong_type",
  "interest.locations[3].neighborhoodSlug not_found",
];

describe.each([...CREATIONS, ["PATCH", patch] as [string, EntryPoint]])("a %s", (_, send) => {
  it("is refused with cities, neighborhoods, owner and time at once", async () => {
    const body = person({
      interest: interest({ locations: NOWHERE }),
      ownerEmail: "nobody@clientes.test",
      ownerAccountId: "usr-0000000000000000",
      lastActivityAt: isoTime(Date.now() + DAY_MS),
    });
    expect(refusalOf(await send(body))).toEqual([
      400,
      "invalid_body",
      [
        ...NOWHERE_FAULTS,
        "lastActivityAt in_the_future",
        "ownerAccountId not_on_team",
        "ownerEmail not_on_team",
      ],
    ]);
  });

  it("is refused with missing consent and the rest", async () => {
    expect(refusalOf(await send(person({ consentGiven: false, notes: 5 })))).toEqual([
      400,
      "invalid_param",
      ["consentGiven not_in_list", "notes wrong_type"],
    ]);
    const answer = await send(person({ consentGiven: false }));
    expect(refusalOf(answer)).toEqual([422, "consent_required", ["consentGiven not_in_list"]]);
  });

  it("is refused with an empty range and the rest", async () => {
    const range = { salePriceMin: 2, salePriceMax: 1, rentPriceMin: "2", rentPriceMax: 1 };
    expect(refusalOf(await send(person({ interest: interest(range) })))).toEqual([
      400,
      "invalid_param",
      ["interest.rentPriceMin wrong_type", "interest.salePriceMax below_minimum"],
    ]);
  });
});

describe.each(CREATIONS)("a creation by %s", (_, send) => {
  it.each<[string, object, readonly string[]]>([
    ["everything", {}, ["consentGiven required", "name required", "phones required_or"]],
    [
      "a name",
      { email: "a@clientes.test", more: 1 },
      ["consentGiven required", "more unknown_field", "name required"],
    ],
    [
      "a usable phone",
      { phones: [{ number: "1" }] },
      ["consentGiven required", "name required", "phones[0].number invalid_format"],
    ],
    ["a usable e-mail", { email: "a", consentGiven: true }, ["email invalid_format", "name required"]],
    ["a usable name", { name: 5, consentGiven: true }, ["name wrong_type", "phones required_or"]],
  ])("without %s is refused with all that is missing", async (_case, body, faults) => {
    const answer = await send(body);
    expect([answer.status, faultsIn(answer.body).sort()]).toEqual([400, faults]);
  });

  it("that lacks only consent asks for it", async () => {
    const answer = await send(person({ consentGiven: undefined }));
    expect(refusalOf(answer)).toEqual([422, "consent_required", ["consentGiven required"]]);
  });
});

describe("a faulty update of a known client", () => {
  it("is not refused for members that only a creation needs", async () => {
    await account.api.put("/leads/by-ref/KNOWN-1", { body: person() });
    const { body } = await account.api.put("/leads/by-ref/KNOWN-1", { body: { more: 1 } });
    expect(faultsIn(body)).toEqual(["more unknown_field"]);
  });

  it("is refused if it leaves no phone or e-mail", async () => {
    expect(faultsIn((await patch({ phones: [], more: 1 })).body).sort()).toEqual([
      "more unknown_field",
      "phones required_or",
    ]);
  });
});

describe("an interaction", () => {
  it("is refused with form, time and property at once", async () => {
    const body = {
      type: "SMS",
      at: isoTime(Date.now() + DAY_MS),
      propertyId: "prop-0000000000000000",
      more: 1,
    };
    expect(refusalOf(await account.api.post(`/leads/${leadId}/interactions`, { body }))).toEqual([
      400,
      "invalid_body",
      ["at in_the_future", "more unknown_field", "propertyId not_found", "type not_in_list"],
    ]);
  });
});

describe("an item of a batch", () => {
  it("is refused with its code, its form and its references at once", async () => {
    const stage = await batchStage();
    const unknown = {
      interest: interest({ locations: NOWHERE.slice(3) }),
      ownerEmail: "nobody@clientes.test",
    };
    const { id } = await stage.post("leads", [
      person({ externalRef: "C-1", ...unknown, more: 1 }),
      person({ externalRef: "C-1", ...unknown }),
    ]);
    const { results } = await stage.read("leads", id);
    expect(results.map((one: Json) => faultsIn(one).sort())).toEqual([
      ["interest.locations[0].neighborhoodSlug not_found", "more unknown_field", "ownerEmail not_on_team"],
      ["externalRef repeated", "interest.locations[0].neighborhoodSlug not_found", "ownerEmail not_on_team"],
    ]);
  });
});
