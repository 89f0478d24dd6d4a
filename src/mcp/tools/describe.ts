import type { Endpoint } from "../../contract/endpoint.ts";
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

/** The name as a person reads it. */
export const titleOf = (name: string): string => {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const describeTool = ({ name, endpoint }: Tool): ToolDescription => ({
  name,
  title: titleOf(name),
  description: TOOL_TEXTS[name]!,
  inputSchema: inputSchemas().get(name) as ToolDescription["inputSchema"],
  annotations: annotationsOf(endpoint),
});
