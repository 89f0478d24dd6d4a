import type { Links } from "../../call-context.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import { isRevealed, type PartnershipStage, type Purpose } from "../../vocabulary/value-lists.ts";
import type { HideableField } from "../../vocabulary/visibility.ts";
import { explain } from "../radar/explain.ts";
import { writeMatchId } from "../radar/match.ts";
import { presentClient, presentProperty } from "../radar/snapshot.ts";
import type { OwnClients } from "./own-clients.ts";
import { type Partnership, type PartnershipSide, requestingSide, sideOf } from "./partnership.ts";
import type { Party } from "./party.ts";
import { summarize } from "./summary.ts";

interface PartnershipView {
  readonly accountId: string;
  readonly language: Language;
  readonly links: Pick<Links, "photosUrl">;
  /** The account's own clients among those shown; absent if none is shown. */
  readonly clients?: OwnClients;
  /** Whether own clients are named. */
  readonly showsNames?: boolean;
}

const partyIn = (partnership: Partnership, side: PartnershipSide) => {
  const { name, type } = side === "client" ? partnership.clientParty : partnership.propertyParty;
  return {
    accountId: side === "client" ? partnership.clientAccountId : partnership.propertyAccountId,
    name,
    type,
  };
};

/** The contact is shown once both have agreed (rules 28.7). */
const presentCounterpart = (party: Party, isKnown: boolean) => ({
  name: party.name,
  type: party.type,
  organization: party.organization,
  contactName: isKnown ? party.contactName : null,
  phone: isKnown ? party.phone : null,
  email: isKnown ? party.email : null,
  creci: party.creci,
  creciVerified: party.creciVerified,
});

const purposeOf = ({ facts, propertyCard }: Partnership): Purpose =>
  facts?.purpose ?? (propertyCard?.forSale === false ? "LOCACAO" : "VENDA");

/** Fields that a partner hides of its property; a launch is public. */
const hiddenFrom = (
  { scope, propertyParty }: Partnership,
  side: PartnershipSide,
): readonly HideableField[] => (side === "client" && scope === "NETWORK" ? (propertyParty.hidden ?? []) : []);

const presentPair = (
  partnership: Partnership,
  side: PartnershipSide,
  { links, clients, showsNames = false }: PartnershipView,
  isKnown: boolean,
) => {
  const { propertyCard, clientCard, scope } = partnership;
  const purpose = purposeOf(partnership);
  const own = side === "client" ? (clients?.get(partnership.leadId) ?? {}) : null;
  const isOpen = side === "property" || scope === "LAUNCH" || isKnown;
  const card = propertyCard && (isOpen ? propertyCard : { ...propertyCard, listingUrl: null });
  return {
    property: card && presentProperty(card, { purpose, hidden: hiddenFrom(partnership, side), links }),
    client: clientCard && presentClient(clientCard, own, purpose, showsNames),
  };
};

/** A registration may have no match, and a developer has no match of a launch (rules 26.7). */
const matchIdOf = ({ propertyId, leadId, scope }: Partnership, side: PartnershipSide): string | null =>
  propertyId === null || (scope === "LAUNCH" && side === "property")
    ? null
    : writeMatchId({ propertyId, leadId, side });

/**
 * A partnership as the API shows it to one of its accounts; every member is always present (rules 28.2).
 * @param stage the stage to show: a dry run shows the target stage, and reveals no more for that (rules 28.7)
 */
export const presentPartnership = (
  partnership: Partnership,
  view: PartnershipView,
  stage: PartnershipStage = partnership.status,
) => {
  const { facts, score, status } = partnership;
  const isKnown = isRevealed(stage);
  const ours = sideOf(partnership, view.accountId);
  const requester = requestingSide(partnership);
  const [own, other] =
    ours === "client"
      ? [partnership.clientParty, partnership.propertyParty]
      : [partnership.propertyParty, partnership.clientParty];
  return {
    id: partnership.id,
    status,
    kind: partnership.kind,
    propertyId: partnership.propertyId,
    leadId: partnership.leadId,
    matchId: matchIdOf(partnership, ours),
    developmentId: partnership.developmentId,
    developmentTitle: partnership.developmentTitle,
    score,
    summary: facts && score !== null ? summarize(facts, score, view.language) : null,
    reasons: facts ? explain(facts, view.language).reasons : [],
    message: partnership.message,
    ourSide: ours === requester ? ("REQUESTER" as const) : ("ADDRESSEE" as const),
    ourBrokerId: own.brokerId,
    canMoveFunnel: ours === "client",
    requester: partyIn(partnership, requester),
    addressee: partyIn(partnership, requester === "client" ? "property" : "client"),
    counterpart: presentCounterpart(other, isKnown),
    ...presentPair(partnership, ours, view, isKnown),
    lastProgressAt: isoTime(partnership.lastProgressAt),
    updateAskedAt: isoOrNull(partnership.updateAskedAt),
    protectedUntil: isoOrNull(partnership.protectedUntil),
    propertyOffMarketAt: isoOrNull(partnership.offMarketAt),
    createdAt: isoTime(partnership.createdAt),
    updatedAt: isoTime(partnership.updatedAt),
  };
};

export type PresentedPartnership = ReturnType<typeof presentPartnership>;
