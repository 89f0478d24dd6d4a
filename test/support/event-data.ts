import { isoTime } from "../../src/lib/clock.ts";

/** What an event of a property or a client tells, as the contract has it, of an object that nobody made. */
export const eventDataOf = (type: string, id: string) => ({
  ...{ id, externalRef: null, status: "ACTIVE", updatedAt: isoTime(Date.now()) },
  ...(type.startsWith("lead.") && { state: "ACTIVE", status: "NEW", ownerAccountId: null }),
  ...(type.endsWith(".updated") && { changedFields: ["notes"] }),
});
