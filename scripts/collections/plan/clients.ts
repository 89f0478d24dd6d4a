import type { Plan } from "../collection.ts";

const REF = { ref: "CLI-2041" };

export const CLIENTS: readonly Plan[] = [
  // Only a client on the list can be registered for a launch, because others are no longer served.
  { operation: "listLeads", query: { limit: "20", state: "ACTIVE" }, saves: { activeLeadId: "data[0].id" } },
  // Without a code the same person stays one client, however often this is sent.
  { operation: "createLead", body: { externalRef: undefined }, saves: { leadId: "data.id" } },
  { operation: "getLead" },
  { operation: "putLeadByRef", path: REF },
  { operation: "getLeadByRef", path: REF },
  { operation: "patchLead" },
  { operation: "logInteraction" },
  { operation: "setLeadState" },
];

const EXPLORED = { include: "nearMisses,funnel" };

export const OPPORTUNITIES: readonly Plan[] = [
  {
    operation: "listMatches",
    query: { limit: "20", scope: "INTERNAL" },
    saves: {
      matchId: { at: "data[10].id", of: "m%23{data[10].propertyId}%23{data[10].leadId}%23own" },
      matchPropertyId: "data[10].propertyId",
      matchLeadId: "data[10].leadId",
    },
  },
  { operation: "listPropertyMatches", path: { propertyId: "{{matchPropertyId}}" }, query: EXPLORED },
  { operation: "listLeadMatches", path: { leadId: "{{matchLeadId}}" }, query: EXPLORED },
  { operation: "dismissMatch" },
  { operation: "restoreMatch" },
];
