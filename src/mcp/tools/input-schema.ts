import { OpenAPIHono } from "@hono/zod-openapi";
import { MAX_ITEMS } from "../../routes/batches/item.ts";
import { MAX_REF_CHARS } from "../../vocabulary/limits.ts";
import { SETTABLE_STAGES } from "../../vocabulary/value-lists.ts";
import { ARGUMENT_TEXTS } from "./argument-descriptions.ts";
import {
  type ArgumentSchema,
  type Components,
  type Describe,
  type DocumentedSchema,
  type InputSchemas,
  resolveRef,
  type SlimSchema,
  slim,
  takesNull,
} from "./slim-schema.ts";
import { TOOLS, type Tool, writes } from "./tool.ts";

/** Tools that share arguments with another tool, which alone explains them; both give the bounds. */
export const ARGUMENTS_EXPLAINED_BY: Readonly<Record<string, string>> = {
  create_property: "put_property_by_ref",
  patch_property: "put_property_by_ref",
  create_lead: "put_lead_by_ref",
  patch_lead: "put_lead_by_ref",
};

/**
 * Explained at each tool: arguments that differ between tools, that need a person's consent, or that lose data if the
 * model guesses them.
 */
const EXPLAINED_AT_EACH_TOOL = [
  "externalRef",
  "propertyId",
  "leadId",
  "confirmation",
  "clear",
  "address",
  "photos",
  "consentGiven",
];

const UNIT = /BRL|m²|percent|monthly rents/;

/** Longer lists of values are given by these tools alone; a refusal names them too. */
const MAX_VALUES = 12;
const LISTS_VALUES = ["put_property_by_ref", "put_lead_by_ref", "list_properties", "set_partnership_status"];

/** The tool's own text for an argument, else the common one, else the declared one. */
const describeFor =
  ({ name }: Pick<Tool, "name">): Describe =>
  (path, declared) => {
    const text = ARGUMENT_TEXTS[`${name} ${path}`] ?? ARGUMENT_TEXTS[path] ?? declared;
    const isUnitAlone = name in ARGUMENTS_EXPLAINED_BY && !EXPLAINED_AT_EACH_TOOL.includes(path);
    return isUnitAlone ? UNIT.exec(text ?? "")?.[0] : text;
  };

const withoutLongLists = ({ enum: values, items, properties, ...schema }: SlimSchema): SlimSchema => ({
  ...schema,
  ...(values && values.length <= MAX_VALUES && { enum: values }),
  ...(items && { items: withoutLongLists(items) }),
  ...(properties && {
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, member]) => [
        name,
        name === "clear" ? member : withoutLongLists(member),
      ]),
    ),
  }),
});

/** The items of a batch are explained by the tool for a single one. */
const ITEMS: DocumentedSchema = {
  type: "array",
  maxItems: MAX_ITEMS,
  items: {
    type: "object",
    properties: { externalRef: { type: "string", maxLength: MAX_REF_CHARS } },
    required: ["externalRef"],
  },
};

/** Not offered to agents, to keep the list of arguments short: a score tells them more than a price. */
export const NOT_OFFERED: Readonly<Record<string, readonly string[]>> = {
  list_matches: ["purpose", "minPrice", "maxPrice"],
};

/** Parameters that no tool takes, because their value is always the same. */
const isFixed = ({ name, schema }: { readonly name: string; readonly schema: DocumentedSchema }): boolean =>
  name === "dryRun" || (name === "order" && schema.enum?.length === 1);

const BATCHES = ["create_property_batch", "create_lead_batch"];

/** The values that a call may set, of a field that has others. */
const SETTABLE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  set_partnership_status: { status: SETTABLE_STAGES },
};

/** Members of the body that null clears, if the write may find a value there. */
const clearableOf = ({ endpoint }: Tool, body: DocumentedSchema): string[] =>
  endpoint.kind === "write" && endpoint.hints.destructive
    ? Object.entries(body.properties ?? {}).flatMap(([name, member]) => (takesNull(member) ? [name] : []))
    : [];

interface Inputs {
  readonly components: { readonly schemas: Components };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Input>>>>;
}

interface Input {
  readonly parameters?: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly schema: DocumentedSchema;
  }[];
  readonly requestBody?: {
    readonly content: { readonly "application/json": { readonly schema: DocumentedSchema } };
  };
}

/** What the operations behind the tools take, as in the OpenAPI document. */
const inputsOf = (tools: readonly Tool[]): Inputs => {
  const app = new OpenAPIHono();
  for (const { endpoint } of tools) app.openAPIRegistry.registerPath({ ...endpoint.route, responses: {} });
  const head = { openapi: "3.1.0", info: { title: "", version: "" } };
  return app.getOpenAPI31Document(head) as unknown as Inputs;
};

const schemaOf = (tool: Tool, { paths, components: { schemas: components } }: Inputs): ArgumentSchema => {
  const { path, method } = tool.endpoint.route;
  const input = paths[path]![method]!;
  const parameters = (input.parameters ?? []).filter(
    (one) => !isFixed(one) && !NOT_OFFERED[tool.name]?.includes(one.name),
  );
  const sent = input.requestBody?.content["application/json"].schema;
  const body = sent ? resolveRef(sent, components) : {};
  const clearable = clearableOf(tool, body);
  const required = [
    ...parameters.flatMap(({ name, required }) => (required ? [name] : [])),
    ...(body.required ?? []),
  ];
  const documented: Record<string, DocumentedSchema> = {
    ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    ...body.properties,
    ...(BATCHES.includes(tool.name) && { items: ITEMS }),
    ...(clearable.length > 0 && { clear: { type: "array", items: { type: "string", enum: clearable } } }),
    ...(writes(tool) && { confirmation: { type: "string" } }),
  };
  for (const [name, values] of Object.entries(SETTABLE[tool.name] ?? {}))
    documented[name] = { ...resolveRef(documented[name]!, components), enum: values };
  const whole = slim({ type: "object", properties: documented }, components, describeFor(tool), { path: "" });
  const { properties } = LISTS_VALUES.includes(tool.name) ? whole : withoutLongLists(whole);
  return {
    type: "object",
    properties: properties!,
    ...(required.length > 0 && { required }),
  };
};

/** What each tool takes, as stored alongside the Worker. Only the build makes it: no deployed code loads it. */
export const buildInputSchemas = (): InputSchemas => {
  const inputs = inputsOf(TOOLS);
  return Object.fromEntries(TOOLS.map((tool) => [tool.name, schemaOf(tool, inputs)]));
};
