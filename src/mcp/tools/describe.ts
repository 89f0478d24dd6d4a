import type { Endpoint } from "../../contract/endpoint.ts";
import type { Language, Sentence } from "../../lib/language.ts";
import { OPERATION_TITLES } from "../../vocabulary/operation-titles.ts";
import { inputSchemas } from "./input-schema.ts";
import type { SlimSchema } from "./slim-schema.ts";
import type { Tool } from "./tool.ts";
import { TOOL_TEXTS } from "./tool-descriptions.ts";

/** A tool as `tools/list` tells it. */
export interface ToolDescription {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: SlimSchema & { readonly type: "object" };
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
}

const READ = { destructive: false, repeatable: true, reachesOut: false } as const;

const annotationsOf = (endpoint: Endpoint): ToolDescription["annotations"] => {
  const { destructive, repeatable, reachesOut } = endpoint.kind === "write" ? endpoint.effects : READ;
  return {
    readOnlyHint: endpoint.kind === "read",
    destructiveHint: destructive,
    idempotentHint: repeatable,
    openWorldHint: reachesOut,
  };
};

/** A tool is an operation, but for the one that stands for the lists of values. */
const TITLES: Readonly<Record<string, Sentence>> = {
  ...OPERATION_TITLES,
  listReferenceValues: { "pt-BR": "Listar os valores de um campo", en: "List the values of a field" },
};

/** The title of its operation: `tools/list` has it in English, a form in the person's language. */
export const titleOf = ({ endpoint }: Tool, language: Language): string =>
  TITLES[endpoint.route.operationId]![language];

export const describeTool = (tool: Tool): ToolDescription => ({
  name: tool.name,
  title: titleOf(tool, "en"),
  description: TOOL_TEXTS[tool.name]!,
  inputSchema: inputSchemas().get(tool.name) as ToolDescription["inputSchema"],
  annotations: annotationsOf(tool.endpoint),
});
