import { ID_PREFIXES } from "../../../src/lib/id.ts";

const BASE = 36;

const prefixOf = (endpointId: string): string =>
  ID_PREFIXES.delivery + endpointId.slice(ID_PREFIXES.webhook.length);

/** The id contains endpoint and sequence, so finding a delivery needs no index. */
export const deliveryIdOf = (endpointId: string, sequence: number): string =>
  prefixOf(endpointId) + sequence.toString(BASE);

/** @returns 0, which no delivery has, for an id of another endpoint */
export const sequenceOf = (endpointId: string, id: string): number => {
  const sequence = Number.parseInt(id.slice(prefixOf(endpointId).length), BASE);
  return deliveryIdOf(endpointId, sequence) === id ? sequence : 0;
};
