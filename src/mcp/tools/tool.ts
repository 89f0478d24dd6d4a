import type { AgentTool, Endpoint } from "../../contract/endpoint.ts";
import { ENDPOINTS } from "../../routes/index.ts";
import { listReferenceValues } from "./reference-values.ts";

/** An endpoint as an agent calls it. */
export interface Tool {
  readonly name: string;
  readonly endpoint: Endpoint & { readonly tool: AgentTool };
}

const isTool = (endpoint: Endpoint): endpoint is Tool["endpoint"] => endpoint.tool !== null;

/** `listLeadMatches` is called `list_lead_matches`. */
const nameOf = ({ route: { operationId } }: Endpoint): string =>
  operationId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const endpoints = [...ENDPOINTS, listReferenceValues].filter(isTool);

/** Every tool, sorted by name: clients cache the list, and model providers the prompt that holds it. */
export const TOOLS: readonly Tool[] = endpoints
  .map((endpoint) => ({ name: nameOf(endpoint), endpoint }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

const byName = new Map(TOOLS.map((tool) => [tool.name, tool]));

export const toolNamed = (name: string): Tool | undefined => byName.get(name);

export const writes = ({ endpoint }: Tool): boolean => endpoint.kind === "write";

/** The set of a tool is what its permission is about; tools that any key may use are in every set. */
export const setOf = ({ endpoint: { permission } }: Tool): string | null => permission?.split(":")[0] ?? null;

/** The tools that an address offers. */
export interface Offered {
  readonly readonly: boolean;
  /** The only sets whose tools are offered; null for all. */
  readonly toolsets: readonly string[] | null;
}

/** Whether an address offers a tool, whoever asks. */
export const isOffered = (tool: Tool, { readonly, toolsets }: Offered): boolean => {
  const set = setOf(tool);
  return !(readonly && writes(tool)) && (set === null || toolsets === null || toolsets.includes(set));
};
