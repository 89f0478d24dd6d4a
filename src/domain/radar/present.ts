import type { Links } from "../../call-context.ts";
import { isoTime } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import { HIDEABLE_OF_PROPERTY, type HideableField } from "../../vocabulary/visibility.ts";
import { isSubscribed } from "../accounts/account.ts";
import { explain } from "./explain.ts";
import { partsIn } from "./facts.ts";
import { isFirst, type StoredFacts } from "./first-formula.ts";
import { writeMatchId } from "./match.ts";
import type { Partner, ShownMatch } from "./shown-match.ts";
import { presentClient, presentProperty } from "./snapshot.ts";

export interface MatchView {
  readonly language: Language;
  readonly links: Pick<Links, "photosUrl">;
  /** Whether the reading account has an active subscription. */
  readonly hasSubscription: boolean;
  /** Whether own clients are named. */
  readonly showsNames: boolean;
}

/** Whether the partner stays hidden (rules 26.24). */
export const isLocked = (
  { match, partner }: ShownMatch,
  { hasSubscription }: Pick<MatchView, "hasSubscription">,
): boolean => match.scope === "NETWORK" && !(hasSubscription && partner !== null && isSubscribed(partner));

const presentPartner = ({ id, name, type, organization, creci, creciVerified, phone }: Partner) => ({
  accountId: id,
  name,
  type,
  organization,
  creci,
  creciVerified,
  phone,
});

/** Fields that are hidden of a partner's property; a launch is public. */
const hiddenOf = ({ match, partner }: ShownMatch, locked: boolean): readonly HideableField[] => {
  if (locked) return HIDEABLE_OF_PROPERTY;
  return match.scope === "NETWORK" ? (partner?.hiddenFields ?? []) : [];
};

/** A match as the API shows it; every member is always present (rules 26.2). */
export const presentMatch = (shown: ShownMatch, view: MatchView) => {
  const { match, property, client, lead, partner } = shown;
  const facts = match.facts as unknown as StoredFacts;
  const { purpose } = facts;
  const locked = isLocked(shown, view);
  const isPartners = match.side === "client";
  return {
    id: writeMatchId(match),
    scope: match.scope,
    status: match.status,
    score: match.score,
    parts: isFirst(facts) ? null : partsIn(facts),
    ...explain(facts, view.language),
    propertyId: match.propertyId,
    leadId: match.leadId,
    ownerAccountId: match.ownerAccountId,
    ownerName: shown.ownerName,
    locked,
    lostRelevance: match.lostAt !== null,
    property:
      property &&
      presentProperty(property, {
        purpose,
        hidden: isPartners ? hiddenOf(shown, locked) : [],
        links: view.links,
      }),
    client: client && presentClient(client, lead, purpose, view.showsNames),
    counterpart: partner && !locked ? presentPartner(partner) : null,
    createdAt: isoTime(match.createdAt),
    updatedAt: isoTime(match.updatedAt),
  };
};

export type PresentedMatch = ReturnType<typeof presentMatch>;
