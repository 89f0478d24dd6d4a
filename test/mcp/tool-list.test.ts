import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, it } from "vitest";
import { bodyOf, paramsOf, queryOf } from "../../src/contract/route.ts";
import { ARGUMENT_TEXTS } from "../../src/mcp/tools/argument-descriptions.ts";
import { describeTool } from "../../src/mcp/tools/describe.ts";
import { ARGUMENTS_EXPLAINED_BY, buildInputSchemas, NOT_OFFERED } from "../../src/mcp/tools/input-schema.ts";
import type { SlimSchema } from "../../src/mcp/tools/slim-schema.ts";
import { TOOLS, toolNamed } from "../../src/mcp/tools/tool.ts";

/**
 * Tools that agents rely on, with permission and hints: R is read-only; in others, a capital means that the tool is
 * destructive, idempotent or open-world. The snapshot has the later tools.
 */
const TABLE: readonly (readonly [name: string, permission: string, hints: string])[] = [
  ["get_me", "any", "R"],
  ["list_reference_values", "any", "R"],
  ["list_cities", "any", "R"],
  ["list_neighborhoods", "any", "R"],
  ["list_properties", "properties:read", "R"],
  ["get_property_by_ref", "properties:read", "R"],
  ["get_property", "properties:read", "R"],
  ["put_property_by_ref", "properties:write", "DIO"],
  ["create_property", "properties:write", "diO"],
  ["patch_property", "properties:write", "DIO"],
  ["set_property_status", "properties:write", "DIo"],
  ["confirm_properties", "properties:write", "dIo"],
  ["get_feed", "properties:read", "R"],
  ["sync_feed", "properties:write", "DiO"],
  ["list_leads", "leads:read", "R"],
  ["get_lead", "leads:read", "R"],
  ["get_lead_by_ref", "leads:read", "R"],
  ["put_lead_by_ref", "leads:write", "DIo"],
  ["create_lead", "leads:write", "DIo"],
  ["patch_lead", "leads:write", "DIo"],
  ["set_lead_state", "leads:write", "dIo"],
  ["log_interaction", "leads:write", "dio"],
  ["list_team", "team:read", "R"],
  ["list_property_matches", "radar:read", "R"],
  ["list_lead_matches", "radar:read", "R"],
  ["list_matches", "radar:read", "R"],
  ["dismiss_match", "radar:write", "dIo"],
  ["restore_match", "radar:write", "dIo"],
  ["list_partnerships", "partnerships:read", "R"],
  ["get_partnership", "partnerships:read", "R"],
  ["set_partnership_status", "partnerships:write", "DIo"],
  ["list_launches", "launches:read", "R"],
  ["register_launch_client", "launches:write", "dIo"],
  ["list_captacao_offers", "captacao:read", "R"],
  ["get_captacao_offer", "captacao:read", "R"],
  ["list_captacao_owners", "captacao:read", "R"],
  ["create_property_batch", "properties:write", "DiO"],
  ["get_property_batch", "properties:read", "R"],
  ["create_lead_batch", "leads:write", "Dio"],
  ["get_lead_batch", "leads:read", "R"],
  ["read_events", "events:read", "R"],
];

const CLEARING = ["create_lead", "patch_lead", "patch_property", "put_lead_by_ref", "put_property_by_ref"];
/** The whole list is part of every conversation. */
const MAX_TOKENS = 9_000;
/** For each tool added later. */
const MAX_TOKENS_MORE = 250;

const schemas = buildInputSchemas();
const described = TOOLS.map((tool) => describeTool(tool, schemas));

const hintsOf = ({ annotations }: (typeof described)[number]): string => {
  const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = annotations;
  const letters = `${destructiveHint ? "D" : "d"}${idempotentHint ? "I" : "i"}${openWorldHint ? "O" : "o"}`;
  return readOnlyHint && letters === "dIo" ? "R" : letters;
};

const schemasIn = (schema: SlimSchema): SlimSchema[] => [
  schema,
  ...[...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])].flatMap(schemasIn),
];

const pathsIn = (schema: SlimSchema, path = ""): { path: string; schema: SlimSchema }[] => {
  const inner = schema.items ?? schema;
  return Object.entries(inner.properties ?? {}).flatMap(([name, member]) => {
    const own = path === "" ? name : `${path}.${name}`;
    return [{ path: own, schema: member }, ...pathsIn(member, own)];
  });
};

const schemaOf = (name: string | undefined): SlimSchema =>
  described.find((tool) => tool.name === name)!.inputSchema;

const propertiesOf = (name: string) => schemaOf(name).properties!;

describe("the tools", () => {
  it("that agents rely on are all there, each with its permission and exact hints", () => {
    const reliedOn = TOOLS.map(({ name, endpoint }, at) => [
      name,
      endpoint.permission ?? "any",
      hintsOf(described[at]!),
    ]).filter(([name]) => TABLE.some(([known]) => known === name));
    expect(reliedOn.toSorted()).toEqual(TABLE.toSorted());
    expect(TABLE).toHaveLength(41);
  });

  it("are sorted by name, so that a cached list stays the same", () => {
    const names = TOOLS.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });

  it("neither delete, nor buy, nor send events elsewhere", () => {
    const kinds = TOOLS.map(({ endpoint }) => `${endpoint.route.method} ${endpoint.permission}`);
    expect(kinds.filter((kind) => /^delete|captacao:accept|webhooks/.test(kind))).toEqual([]);
  });

  it("accept no argument whose name is in two places of their endpoint", () => {
    const clashes = TOOLS.flatMap(({ name, endpoint }, at) => {
      const { dryRun: _, order: _always, ...query } = queryOf(endpoint.route).shape;
      const outside = [...Object.keys(paramsOf(endpoint.route).shape), ...Object.keys(query)];
      const body = bodyOf(endpoint.route);
      const inside = Object.keys((body as { shape?: object } | null)?.shape ?? {});
      const all = [...outside, ...inside].filter((argument) => !NOT_OFFERED[name]?.includes(argument));
      expect(Object.keys(described[at]!.inputSchema.properties!), name).toEqual(expect.arrayContaining(all));
      const own = endpoint.kind === "write" ? ["clear", "confirmation"] : [];
      return [...all, ...own].flatMap((argument, index, names) =>
        names.indexOf(argument) === index ? [] : [`${name}: ${argument}`],
      );
    });
    expect(clashes).toEqual([]);
  });

  it("have schemas that every client accepts: one scalar type each, no union, no reference", () => {
    const allowed = ["type", "description", "enum", "items", "properties", "required"];
    for (const { name, inputSchema } of described) {
      expect(inputSchema, name).toMatchObject({ type: "object" });
      for (const schema of schemasIn(inputSchema)) {
        expect(
          Object.keys(schema).filter((word) => !allowed.includes(word)),
          name,
        ).toEqual([]);
        expect(["string", "integer", "number", "boolean", "array", "object"], name).toContain(schema.type);
        expect(schema.enum ?? [], name).not.toContain(null);
      }
    }
  });

  it("each say what they are for, and what they return", () => {
    for (const { name, description } of described) {
      expect(description.split(". ").length, name).toBeGreaterThan(1);
      expect(description, name).toMatch(/[Rr]eturns /);
    }
    const named = described.flatMap(({ description }) => description.match(/\b[a-z]+(_[a-z]+)+\b/g) ?? []);
    expect(named.filter((name) => !toolNamed(name))).toEqual([]);
  });

  it("describe every argument, or name the tool that describes it, and no argument that does not exist", () => {
    const descriptionOf = ({ name, inputSchema, description }: (typeof described)[number]) =>
      pathsIn(inputSchema).map(({ path, schema }) => {
        const other = ARGUMENTS_EXPLAINED_BY[name];
        if (other !== undefined) expect(description).toContain(other);
        const text = schema.description ?? pathsIn(schemaOf(other)).find((own) => own.path === path)?.schema;
        expect(text, `${name} ${path}`).toBeTruthy();
        return ARGUMENT_TEXTS[`${name} ${path}`] === undefined ? path : `${name} ${path}`;
      });
    const used = new Set(described.flatMap(descriptionOf));
    expect(Object.keys(ARGUMENT_TEXTS).filter((key) => !used.has(key))).toEqual([]);
  });

  it("say the unit of an amount, and the largest value that a call may ask for", () => {
    const { salePrice, area, photos } = propertiesOf("put_property_by_ref");
    expect(salePrice!.description).toMatch(/BRL$/);
    expect(area!.description).toMatch(/m²/);
    expect(photos!.description).toMatch(/; up to 30$/);
    const { salePrice: changed, photos: replaced } = propertiesOf("patch_property");
    expect(changed!.description).toBe("BRL");
    expect(replaced!.description).toBe(photos!.description);
    expect(propertiesOf("list_properties").limit!.description).toBe("20 by default; up to 100");
    expect(propertiesOf("list_leads").updatedSince!.description).toMatch(/time or date/);
  });

  it("offer only statuses that can be set", () => {
    const { status } = propertiesOf("set_partnership_status");
    expect(status!.enum).toHaveLength(8);
    expect(status!.enum).not.toContain("PENDING");
    expect(status!.enum).not.toContain("LEAD_REGISTERED");
  });

  it("say in a write's own text that nothing is saved without the person", () => {
    for (const { name, inputSchema, annotations, description } of described) {
      const { confirmation, dryRun } = inputSchema.properties!;
      expect(confirmation === undefined, name).toBe(annotations.readOnlyHint);
      expect(/once the person confirms a preview/.test(description), name).toBe(!annotations.readOnlyHint);
      expect(dryRun, name).toBeUndefined();
    }
  });

  it("empty fields by name, if a field may be empty", () => {
    const clearing = described.filter(({ inputSchema }) => inputSchema.properties!.clear);
    expect(clearing.map(({ name }) => name)).toEqual(CLEARING);
    const { clear } = clearing.find(({ name }) => name === "patch_lead")!.inputSchema.properties!;
    expect(clear!.items!.enum).toEqual(expect.arrayContaining(["email", "notes"]));
    expect(clear!.items!.enum).not.toContain("name");
  });

  it("cost a conversation no more than their budget", async ({ annotate }) => {
    const text = JSON.stringify(described);
    const tokens = { o200k: countTokens(text), byCharacters: Math.ceil(text.length / 4) };
    await annotate(`${described.length} tools: ${JSON.stringify(tokens)}`);
    const most = MAX_TOKENS + MAX_TOKENS_MORE * (described.length - TABLE.length);
    expect(tokens.o200k).toBeLessThanOrEqual(most);
  });

  it.each(described.map((tool) => [tool.name, tool] as const))(
    "describe %s as the snapshot has it",
    (_, tool) => {
      expect(tool).toMatchSnapshot();
    },
  );
});
