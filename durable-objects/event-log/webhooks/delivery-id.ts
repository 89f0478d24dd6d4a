import { ID_PREFIXES } from "../../../src/lib/id.ts";

const BASE = 36;

const prefixOf = (endpointId: string): string =>
  ID_PREFIXES.delivery + endpointId.slice(ID_PREFIXES.webhook.length);

/** A delivery is found by endpoint and sequence, so its id says both, and costs no index. */
export const deliveryIdOf = (endpointId: string, sequence: number): string =>
  prefixOf(endpointId) + sequence.toString(BASE);

/** @returns 0, which no delivery has, for an id that is none of this endpoint */
export const sequenceOf = (endpointId: string, id: string): number => {
  const sequence = Number.parseInt(id.slice(prefixOf(endpointId).length), BASE);
  return deliveryIdOf(endpointId, sequence) === id ? sequence : 0;
};
