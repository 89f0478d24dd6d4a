import type { Endpoint } from "../../contract/endpoint.ts";
import { ENDPOINTS } from "../../routes/index.ts";
import { isReferenceList, listReferenceValues } from "./reference-values.ts";

/** An endpoint as an agent calls it. */
export interface Tool {
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** What no agent is given: to delete, to buy an owner's contact, to send events elsewhere. */
const isLeftOut = ({ route: { method }, permission }: Endpoint): boolean =>
  method === "delete" || permission === "captacao:accept" || permission === "webhooks:manage";

/** `listLeadMatches` is called `list_lead_matches`. */
const nameOf = ({ route: { operationId } }: Endpoint): string =>
  operationId.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const endpoints = [
  ...ENDPOINTS.filter((endpoint) => !isLeftOut(endpoint) && !isReferenceList(endpoint)),
  listReferenceValues,
];

/** Every tool, sorted by name: clients keep the list, and models their reading of it. */
export const TOOLS: readonly Tool[] = endpoints
  .map((endpoint) => ({ name: nameOf(endpoint), endpoint }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

const byName = new Map(TOOLS.map((tool) => [tool.name, tool]));

export const toolNamed = (name: string): Tool | undefined => byName.get(name);

export const writes = ({ endpoint }: Tool): boolean => endpoint.kind === "write";
