import type { ReadContext } from "../../call-context.ts";

export type BrokerScope = Pick<ReadContext, "brokerId">;

/** Whether a broker at the dashboard has what this member of the team is responsible for; anybody else has all. */
export const isOfBroker = ({ brokerId }: BrokerScope, ownerId: string | null): boolean =>
  brokerId === undefined || ownerId === brokerId;

/** The thing; null where it is another broker's. */
export const ofBroker = <T extends { readonly ownerAccountId: string | null }>(
  scope: BrokerScope,
  one: T | null | undefined,
): T | null => (one && isOfBroker(scope, one.ownerAccountId) ? one : null);
