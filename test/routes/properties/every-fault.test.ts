import { beforeAll, describe, expect, it } from "vitest";
import { batchStage } from "../../support/batch-stage.ts";
import type { Answer, Json } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { faultsIn, refusalOf } from "../../support/problem.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const account = sharedAccount();
let propertyId: string;

beforeAll(async () => {
  propertyId = (await makeProperty(account)).id;
});

type EntryPoint = (body: object) => Promise<Answer>;

const post: EntryPoint = (body) => account.api.post("/properties", { body });
const put: EntryPoint = (body) => account.api.put("/properties/by-ref/NEW-1", { body });
const patch: EntryPoint = (body) => account.api.patch(`/properties/${propertyId}`, { body });
const patchNothing: EntryPoint = (body) => account.api.patch("/properties/prop-0000000000000000", { body });

const CREATIONS: readonly [string, EntryPoint][] = [
  ["POST", post],
  ["PUT of a new code", put],
];
const UPDATES: readonly [string, EntryPoint][] = [
  ["PATCH", patch],
  ["PATCH of no property", patchNothing],
];

const NO_PLACE = { cityId: "3550308", neighborhoodSlug: "no-such-neighborhood" };
const PRIVATE = "https://10.0.0.1/1.jpg";

const REFERENCES = {
  address: NO_PLACE,
  captadorAccountId: "usr-0000000000000000",
  photos: ["https://fotos.example.com.br/1.jpg", 5, PRIVATE],
};
const REFERENCE_FAULTS = [
  "address.neighborhoodSlug not_found",
  "captadorAccountId not_on_team",
  "photos[1] wrong_type",
  "photos[2] not_public",
];

describe.each([...CREATIONS, ...UPDATES])("a %s", (_, send) => {
  it("is refused with form and references at once", async () => {
    expect(refusalOf(await send({ ...listing(), ...REFERENCES, title: 5 }))).toEqual([
      400,
      "invalid_param",
      [...REFERENCE_FAULTS, "title wrong_type"],
    ]);
  });

  it("reports one photo too many along with the others", async () => {
    const photos = [PRIVATE, ...Array.from({ length: 30 }, (_, at) => `https://fotos.com.br/${at}.jpg`)];
    const answer = await send(listing({ photos }));
    expect(refusalOf(answer)).toEqual([400, "invalid_param", ["photos too_many", "photos[0] not_public"]]);
  });

  it("is not refused for the neighborhood of an unknown city", async () => {
    const address = { ...NO_PLACE, cityId: "0000000", street: 5 };
    expect(refusalOf(await send(listing({ address })))).toEqual([
      400,
      "invalid_param",
      ["address.cityId not_found", "address.street wrong_type"],
    ]);
  });
});

describe.each(CREATIONS)("a creation by %s", (_, send) => {
  it.each<[string, object, readonly string[]]>([
    [
      "the form",
      { more: 1 },
      ["address.city required", "more unknown_field", "purposes required", "type required"],
    ],
    [
      "one of the required fields",
      { type: "KITNET", purposes: ["VENDA", "X"], address: { city: 5 } },
      ["address.city wrong_type", "purposes[1] not_in_list", "salePrice required", "type not_in_list"],
    ],
    [
      "a price that is not a number",
      listing({ purposes: ["VENDA", "LOCACAO"], salePrice: "850000" }),
      ["rentPrice required", "salePrice wrong_type"],
    ],
    [
      "the form of the city's code",
      listing({ address: { cityId: "355" } }),
      ["address.cityId invalid_format"],
    ],
    [
      "the state of the city",
      listing({ address: { city: "Campinas", state: 5 } }),
      ["address.state wrong_type"],
    ],
    [
      "a reference",
      { purposes: ["VENDA"], captadorAccountId: "usr-0000000000000000" },
      ["address.city required", "captadorAccountId not_on_team", "salePrice required", "type required"],
    ],
  ])("with a fault in %s is refused with all that is missing too", async (_case, body, faults) => {
    const answer = await send(body);
    expect([answer.status, refusalOf(answer)[2]]).toEqual([400, faults]);
  });

  it("that only lacks required fields is an invalid property", async () => {
    const answer = await send(listing({ type: undefined }));
    expect(refusalOf(answer)).toEqual([422, "invalid_property", ["type required"]]);
  });
});

describe("an update", () => {
  it("lists inconsistencies with the other faults", async () => {
    expect(refusalOf(await patch({ salePrice: null, captadorAccountId: "usr-0000000000000000" }))).toEqual([
      400,
      "invalid_param",
      ["captadorAccountId not_on_team", "salePrice required"],
    ]);
    expect(refusalOf(await patch({ purposes: ["LOCACAO"], more: 1 }))).toEqual([
      400,
      "invalid_body",
      ["more unknown_field", "rentPrice required"],
    ]);
    expect(refusalOf(await patch({ purposes: ["LOCACAO"] }))[1]).toBe("invalid_property");
  });

  it("of an unknown property is not found only if it has no other faults", async () => {
    const answer = await patchNothing({ captadorAccountId: "usr-0000000000000000" });
    expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
  });
});

describe("an item of a batch", () => {
  it("is refused with its code, its form and its references at once", async () => {
    const stage = await batchStage();
    const items = [
      listing({ externalRef: "AP-1", ...REFERENCES, more: 1 }),
      listing({ externalRef: "AP-1", ...REFERENCES, photos: [PRIVATE] }),
      listing({ externalRef: "AP-2" }),
    ];
    const { id } = await stage.post("properties", items);
    const { results } = await stage.read("properties", id);
    const listed = results.map((one: Json) => faultsIn(one).sort());
    expect(listed).toEqual([
      ["address.neighborhoodSlug not_found", "captadorAccountId not_on_team", "more unknown_field"].concat([
        "photos[1] wrong_type",
        "photos[2] not_public",
      ]),
      [
        "address.neighborhoodSlug not_found",
        "captadorAccountId not_on_team",
        "externalRef repeated",
        "photos[0] not_public",
      ],
      [],
    ]);
  });
});
