import type { Property } from "../../db/schema/properties.ts";
import { refuseUnknowable } from "../../errors/platform.ts";
import { refuseFaults, refuseUnknown } from "../../errors/refusal.ts";
import type { NewPartnership } from "../partnerships/create.ts";
import { type HeldLead, type HeldProperty, readHoldings } from "../partnerships/holdings.ts";
import type { StoredFacts } from "../radar/first-formula.ts";
import type { RegisteredState } from "./load-registrations.ts";
import { UNKNOWN_LEAD } from "./refuse.ts";
import type { Registration, RegistrationContext } from "./registration.ts";

/** The visible data of both sides and their objects: the unit type that fits, else the development. */
export const newRegistration = async (
  ctx: RegistrationContext,
  { id: developmentId, title, accountId: developerId }: Property,
  { leadId, message }: Registration,
  { accounts, match }: RegisteredState,
): Promise<Omit<NewPartnership, "protectedUntil">> => {
  const propertyId = match?.propertyId ?? null;
  const objectId = propertyId ?? developmentId;
  const holdings = await readHoldings(
    ctx,
    [
      { kind: "lead", id: leadId, accountId: ctx.accountId },
      { kind: "property", id: objectId, accountId: developerId },
    ],
    accounts,
  );
  const client = holdings.get(leadId);
  const property = holdings.get(objectId);
  if (!client || !property) throw refuseUnknowable();
  // One was permanently deleted since it was loaded.
  if (!client.object || !property.object)
    throw client.object ? refuseUnknown("developmentId") : refuseFaults([UNKNOWN_LEAD]);
  return {
    scope: "LAUNCH",
    kind: "PROPERTY_FOR_CLIENT",
    status: "LEAD_REGISTERED",
    clientAccountId: ctx.accountId,
    propertyAccountId: developerId,
    leadId,
    propertyId,
    developmentId,
    developmentTitle: title,
    message,
    score: match?.score ?? null,
    facts: match && (match.facts as unknown as StoredFacts),
    clientCard: (client.object as HeldLead).card,
    propertyCard: (property.object as HeldProperty).card,
    clientParty: client.party,
    propertyParty: property.party,
  };
};
