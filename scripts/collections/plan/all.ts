import type { Plan } from "../collection.ts";
import { CLIENTS, OPPORTUNITIES } from "./clients.ts";
import { NETWORK } from "./network.ts";
import { PROPERTIES } from "./properties.ts";
import { BATCHES, WEBHOOKS } from "./work.ts";

/** In the order in which the requests of a folder are sent; an operation that is not here comes before them, with its examples. */
export const PLANS: readonly Plan[] = [
  ...PROPERTIES,
  ...CLIENTS,
  ...OPPORTUNITIES,
  ...NETWORK,
  ...BATCHES,
  ...WEBHOOKS,
];
