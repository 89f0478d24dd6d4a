import { type Inputs, inputsOf } from "../../docs/inputs.ts";
import { operationOf } from "../../docs/operation.ts";
import { SchemaNames } from "../../docs/schema-names.ts";
import {
  type Components,
  type DocumentedSchema,
  resolved,
  type SlimSchema,
  slim,
  takesNull,
} from "./slim-schema.ts";
import { TOOLS, type Tool, writes } from "./tool.ts";

const CONFIRMATION: SlimSchema = {
  type: "string",
  description:
    "Leave out first: a preview, which saves nothing. Once the person agrees to it, call again with the confirmation it gave.",
};

/** The items of a batch are what another tool takes already. */
const itemsLike = (name: string): SlimSchema => ({
  type: "array",
  description: `Up to 500, each with the arguments of ${name} and externalRef in place of ref.`,
  items: { type: "object", properties: { externalRef: { type: "string" } }, required: ["externalRef"] },
});

const ITEMS: Readonly<Record<string, SlimSchema>> = {
  create_property_batch: itemsLike("put_property_by_ref"),
  create_lead_batch: itemsLike("put_lead_by_ref"),
};

/** Members of the body that null empties, where there may be something to empty. */
const clearableOf = ({ endpoint }: Tool, body: DocumentedSchema): string[] =>
  endpoint.kind === "write" && endpoint.effects.destructive
    ? Object.entries(body.properties ?? {}).flatMap(([name, member]) => (takesNull(member) ? [name] : []))
    : [];

const clearOf = (names: readonly string[]): SlimSchema => ({
  type: "array",
  description: "Fields to empty.",
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
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(
        parameters.map(({ name, schema }) => [name, slim(schema as DocumentedSchema, components)]),
      ),
      ...slim({ type: "object", ...body }, components).properties,
      ...(ITEMS[tool.name] && { items: ITEMS[tool.name] }),
      ...(clearable.length > 0 && { clear: clearOf(clearable) }),
      ...(writes(tool) && { confirmation: CONFIRMATION }),
    },
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
