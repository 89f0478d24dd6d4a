import * as z from "zod";
import type { Endpoint } from "../../contract/endpoint.ts";
import { buildDocument } from "../../docs/openapi.ts";
import { operationOf } from "../../docs/operation.ts";
import {
  type Components,
  type DocumentedSchema,
  resolved,
  type SlimSchema,
  slim,
  takesNull,
} from "./slim-schema.ts";
import { TOOLS, type Tool, writes } from "./tool.ts";

/** What the document says of one operation's input. */
interface DocumentedInput {
  readonly parameters?: readonly {
    name: string;
    required?: boolean;
    schema: DocumentedSchema;
    description?: string;
  }[];
  readonly requestBody?: { content: { "application/json": { schema: DocumentedSchema } } };
}

const NOTHING = z.object({});

/** Answers and errors are left out: a tool is told what it takes. */
const inputOf = (endpoint: Endpoint) => ({
  ...operationOf(endpoint),
  response: NOTHING,
  errors: [],
  answers: [],
  sends: [],
});

const documented = (): { paths: Record<string, Record<string, DocumentedInput>>; components: Components } => {
  const { paths, components } = buildDocument(
    TOOLS.map(({ endpoint }) => inputOf(endpoint)),
    {
      title: "Tools",
      version: "1",
      description: "",
      serverUrl: "/v1",
      docsUrl: "/docs",
      credential: "",
      answerHeaders: [],
      tags: {},
    },
  );
  return {
    paths: paths as never,
    components: (components?.schemas ?? {}) as Components,
  };
};

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

const schemaOf = (tool: Tool, input: DocumentedInput, components: Components): ArgumentSchema => {
  const parameters = (input.parameters ?? []).filter(({ name }) => name !== "dryRun");
  const sent = input.requestBody?.content["application/json"].schema;
  const body = sent ? resolved(sent, components) : {};
  const clearable = clearableOf(tool, body);
  const required = [
    ...parameters.flatMap(({ name, required }) => (required ? [name] : [])),
    ...(body.required ?? []),
  ];
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(parameters.map(({ name, schema }) => [name, slim(schema, components)])),
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
  const { paths, components } = documented();
  made = new Map(
    TOOLS.map((tool) => {
      const { path, method } = tool.endpoint;
      return [tool.name, schemaOf(tool, paths[path]![method]!, components)];
    }),
  );
  return made;
};
