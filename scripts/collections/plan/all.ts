import type { Plan } from "../collection.ts";
import { CLIENTS, OPPORTUNITIES } from "./clients.ts";
import { NETWORK } from "./network.ts";
import { PROPERTIES } from "./properties.ts";
import { BATCHES, WEBHOOKS } from "./work.ts";

/** Plans in the order of a folder's requests; operations without a plan come first, with their examples. */
export const PLANS: readonly Plan[] = [
  ...PROPERTIES,
  ...CLIENTS,
  ...OPPORTUNITIES,
  ...NETWORK,
  ...BATCHES,
  ...WEBHOOKS,
];
