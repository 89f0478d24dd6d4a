import { type Inputs, inputsOf } from "../../docs/inputs.ts";
import { operationOf } from "../../docs/operation.ts";
import { SchemaNames } from "../../docs/schema-names.ts";
import { MAX_ITEMS } from "../../routes/batches/item.ts";
import { MAX_REF_CHARS } from "../../vocabulary/limits.ts";
import { SETTABLE_STAGES } from "../../vocabulary/value-lists.ts";
import { ARGUMENT_TEXTS } from "./argument-descriptions.ts";
import {
  type Components,
  type DocumentedSchema,
  resolved,
  type Say,
  type SlimSchema,
  slim,
  takesNull,
} from "./slim-schema.ts";
import { TOOLS, type Tool, writes } from "./tool.ts";

/** Of several texts for a name the tool's own. */
const sayFor =
  ({ name }: Pick<Tool, "name">): Say =>
  (path) =>
    ARGUMENT_TEXTS[`${name} ${path}`] ?? ARGUMENT_TEXTS[path];

/** The items of a batch are what another tool takes already. */
const ITEMS: DocumentedSchema = {
  type: "array",
  maxItems: MAX_ITEMS,
  items: {
    type: "object",
    properties: { externalRef: { type: "string", maxLength: MAX_REF_CHARS } },
    required: ["externalRef"],
  },
};

const BATCHES = ["create_property_batch", "create_lead_batch"];

/** Values that stand in a field and that no call sets. */
const SETTABLE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  set_partnership_status: { status: SETTABLE_STAGES },
};

/** Members of the body that null empties, where there may be something to empty. */
const clearableOf = ({ endpoint }: Tool, body: DocumentedSchema): string[] =>
  endpoint.kind === "write" && endpoint.effects.destructive
    ? Object.entries(body.properties ?? {}).flatMap(([name, member]) => (takesNull(member) ? [name] : []))
    : [];

const clearOf = (names: readonly string[]): DocumentedSchema => ({
  type: "array",
  items: { type: "string", enum: names },
});

type ArgumentSchema = SlimSchema & { readonly properties: Readonly<Record<string, SlimSchema>> };

const schemaOf = (tool: Tool, input: Inputs, components: Components): ArgumentSchema => {
  const parameters = input.parameters.filter(({ name }) => name !== "dryRun");
  const sent = input.requestBody?.content["application/json"].schema as DocumentedSchema | undefined;
  const body = sent ? resolved(sent, components) : {};
  const clearable = clearableOf(tool, body);
  const required = [
    ...parameters.flatMap(({ name, required }) => (required ? [name] : [])),
    ...(body.required ?? []),
  ];
  const documented: Record<string, DocumentedSchema> = {
    ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema as DocumentedSchema])),
    ...body.properties,
    ...(BATCHES.includes(tool.name) && { items: ITEMS }),
    ...(clearable.length > 0 && { clear: clearOf(clearable) }),
    ...(writes(tool) && { confirmation: { type: "string" } }),
  };
  for (const [name, values] of Object.entries(SETTABLE[tool.name] ?? {}))
    documented[name] = { ...resolved(documented[name]!, components), enum: values };
  return {
    type: "object",
    properties: slim({ type: "object", properties: documented }, components, sayFor(tool), { path: "" })
      .properties!,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
};

let made: ReadonlyMap<string, ArgumentSchema> | undefined;

/** What each tool takes, by its name; made when it is first asked for, since it takes some milliseconds. */
export const inputSchemas = (): ReadonlyMap<string, ArgumentSchema> => {
  if (made) return made;
  const names = new SchemaNames();
  const inputs = TOOLS.map((tool) => [tool, inputsOf(names, operationOf(tool.endpoint))] as const);
  const components = names.all() as Components;
  made = new Map(inputs.map(([tool, input]) => [tool.name, schemaOf(tool, input, components)]));
  return made;
};
