import type { ReadContext } from "../../call-context.ts";

export type BrokerScope = Pick<ReadContext, "brokerId">;

/** Whether the caller sees an owner's objects: a broker at the dashboard sees only their own, anybody else all. */
export const isOfBroker = ({ brokerId }: BrokerScope, ownerId: string | null): boolean =>
  brokerId === undefined || ownerId === brokerId;

/** The object; null if it belongs to another broker. */
export const ofBroker = <T extends { readonly ownerAccountId: string | null }>(
  scope: BrokerScope,
  one: T | null | undefined,
): T | null => (one && isOfBroker(scope, one.ownerAccountId) ? one : null);
