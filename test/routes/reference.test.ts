import { describe, expect, it } from "vitest";
import { EVENT_TYPES } from "../../src/vocabulary/event-types.ts";
import { PERMISSIONS } from "../../src/vocabulary/permissions.ts";
import {
  CLIENT_STAGES,
  CONSTRUCTION_STAGES,
  PARTNERSHIP_STAGES,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  PURPOSES,
} from "../../src/vocabulary/value-lists.ts";
import { apiWith, makeKey } from "../support/api.ts";
import { sharedAccount } from "../support/shared-account.ts";

const account = sharedAccount();

const LISTS = [
  "property-types",
  "purposes",
  "property-statuses",
  "lead-statuses",
  "partnership-statuses",
  "construction-stages",
  "scopes",
  "event-types",
] as const;

const read = (list: string, language = "pt-BR", query = "") =>
  account.api.get(`/reference/${list}${query}`, { headers: { "Accept-Language": language } });

describe.each(LISTS)("GET /reference/%s", (list) => {
  it("costs one call of an object and no database", async () => {
    const { headers } = await read(list);
    expect(headers.get("Server-Timing")).toBe(
      'objects;desc="1", d1;desc="0", statements;desc="0", rows;desc="0"',
    );
  });

  it("changes its texts with the language, never its values", async () => {
    const portuguese = await read(list);
    const english = await read(list, "en");
    expect(portuguese.headers.get("Content-Language")).toBe("pt-BR");
    expect(english.headers.get("Content-Language")).toBe("en");
    const codes = ({ body }: typeof english) =>
      JSON.stringify(body).match(/"(value|type|id|scope|category)":"[^"]+"/g);
    expect(codes(english)).toEqual(codes(portuguese));
    expect(english.body).not.toEqual(portuguese.body);
  });

  it("needs a key and refuses unknown parameters", async () => {
    expect((await account.api.get(`/reference/${list}`, { key: null })).status).toBe(401);
    const { status, body } = await read(list, "en", "?page=2");
    expect([status, body.code, body.invalidParams[0].code]).toEqual([400, "invalid_param", "unknown_param"]);
  });
});

describe("the lists of values", () => {
  it.each([
    ["purposes", PURPOSES],
    ["property-statuses", PROPERTY_STATUSES],
    ["lead-statuses", CLIENT_STAGES],
    ["partnership-statuses", PARTNERSHIP_STAGES],
    ["construction-stages", CONSTRUCTION_STAGES],
  ])("name every one of %s, in order", async (list, values) => {
    const { status, body } = await read(list);
    expect(status).toBe(200);
    expect(body.data.map(({ value }: { value: string }) => value)).toEqual(values);
    for (const item of body.data)
      expect(item).toEqual({ value: item.value, label: expect.stringMatching(/\S/) });
  });

  it("group the subtypes by category", async () => {
    const { body } = await read("property-types", "en");
    const types = body.data.flatMap((group: { types: { value: string }[] }) => group.types);
    expect(types.map(({ value }: { value: string }) => value)).toEqual(PROPERTY_TYPES);
    expect(body.data[2]).toEqual({
      category: "TERRENO",
      label: "Land",
      types: [
        { value: "TERRENO_RUA", label: "Land lot" },
        { value: "TERRENO_CONDOMINIO", label: "Land lot in a gated community" },
      ],
    });
  });

  it("are answered to a key without any permission", async () => {
    const { key } = await makeKey(account.path, { scopes: ["team:read"] });
    expect((await apiWith(key).get("/reference/scopes")).status).toBe(200);
  });
});

describe("the lists about keys", () => {
  it("describe every permission, in groups", async () => {
    const { body } = await read("scopes");
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(PERMISSIONS);
    expect(body.data[0]).toEqual({
      id: "properties:read",
      group: "Imóveis",
      label: "Ler imóveis",
      description: expect.stringMatching(/\.$/),
    });
  });

  it("name the permission that grants each event type", async () => {
    const { body } = await read("event-types", "en");
    expect(body.data).toEqual(
      EVENT_TYPES.map(({ type, scope, description }) => ({ type, scope, description: description.en })),
    );
  });
});
