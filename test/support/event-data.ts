import { isoTime } from "../../src/lib/clock.ts";

/** The data of an event of a property or a client that does not exist, as the contract has it. */
export const eventDataOf = (type: string, id: string) => ({
  id,
  externalRef: null,
  status: "ACTIVE",
  updatedAt: isoTime(Date.now()),
  ...(type.startsWith("lead.") && { state: "ACTIVE", status: "NEW", ownerAccountId: null }),
  ...(type.endsWith(".updated") && { changedFields: ["notes"] }),
});
