import type { Plan } from "../collection.ts";

const RUNNING = ["ACCEPTED", "CONTACTED", "NEGOTIATING", "PROPOSAL"] as const;

export const NETWORK: readonly Plan[] = [
  {
    operation: "listPartnerships",
    saves: {
      partnershipId: { list: "data", where: { canMoveFunnel: true, status: RUNNING }, member: "id" },
    },
  },
  { operation: "getPartnership" },
  { operation: "setPartnershipStatus", body: { status: "PROPOSAL" } },
  { operation: "listLaunches", saves: { developmentId: "data[0].developmentId" } },
  { operation: "registerLaunchClient", body: { leadId: "{{activeLeadId}}" } },
  { operation: "listCaptacaoOffers", saves: { offerId: "data[0].id" } },
  { operation: "getCaptacaoOffer" },
  // Without the dry run this spends money.
  { operation: "acceptCaptacaoOffer", query: { dryRun: "true" } },
  { operation: "listCaptacaoOwners" },
];
