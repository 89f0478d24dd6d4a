import type { Endpoint } from "../../contract/endpoint.ts";
import type { ArgumentSchema, InputSchemas } from "./slim-schema.ts";
import { type Tool, writes } from "./tool.ts";

/** A tool as in `tools/list`. */
export interface ToolDescription {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ArgumentSchema;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
}

const READ = { destructive: false, repeatable: true, reachesOut: false } as const;

const annotationsOf = (endpoint: Endpoint): ToolDescription["annotations"] => {
  const { destructive, repeatable, reachesOut } = endpoint.kind === "write" ? endpoint.hints : READ;
  return {
    readOnlyHint: endpoint.kind === "read",
    destructiveHint: destructive,
    idempotentHint: repeatable,
    openWorldHint: reachesOut,
  };
};

/** In each write's own text, because clients drop the server's instructions. */
const CONFIRMED = " Saved once the person confirms a preview.";

export const describeTool = (tool: Tool, schemas: InputSchemas): ToolDescription => ({
  name: tool.name,
  title: tool.endpoint.title.en,
  description: tool.endpoint.tool.description + (writes(tool) ? CONFIRMED : ""),
  inputSchema: schemas[tool.name]!,
  annotations: annotationsOf(tool.endpoint),
});
