import { isoTime } from "../../src/lib/clock.ts";

/** The data of an event about a property or client that does not exist, as the contract defines it. */
export const eventDataOf = (type: string, id: string) => ({
  id,
  externalRef: null,
  status: "ACTIVE",
  updatedAt: isoTime(Date.now()),
  ...(type.startsWith("lead.") && { state: "ACTIVE", status: "NEW", ownerAccountId: null }),
  ...(type.endsWith(".updated") && { changedFields: ["notes"] }),
});
