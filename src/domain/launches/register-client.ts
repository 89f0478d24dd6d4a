import { type BasedPlan, basisOf } from "../../db/basis.ts";
import { NO_EFFECTS } from "../../db/plan.ts";
import type { Lead } from "../../db/schema/leads.ts";
import type { Property } from "../../db/schema/properties.ts";
import type { Fault } from "../../errors/faults.ts";
import { Refusal, refuseFaults } from "../../errors/refusal.ts";
import type { Account } from "../accounts/account.ts";
import { identitiesOf } from "../leads/record/identities.ts";
import { createPartnership, type NewPartnership } from "../partnerships/create.ts";
import { type HeldLead, type HeldProperty, readHoldings } from "../partnerships/holdings.ts";
import type { Partnership } from "../partnerships/partnership.ts";
import type { Facts } from "../radar/facts.ts";
import { isListed } from "./listed.ts";
import {
  loadObjects,
  loadStanding,
  type Registration,
  type RegistrationContext,
  type Standing,
} from "./load-registration.ts";
import { hashIdentities, PROTECTION_MS, protect } from "./protection.ts";
import { refuseProtected, refuseRegistration } from "./refuse.ts";

export interface RegistrationResult {
  readonly outcome: "REGISTERED" | "ALREADY_REGISTERED";
  readonly dryRun: boolean;
}

export type RegistrationPlan = BasedPlan<Partnership, RegistrationResult>;

const UNKNOWN_LEAD: Fault = { in: "body", name: "leadId", code: "not_found" };

/** What is wrong with the well-formed members of a registration that has malformed ones. */
export const findRegistrationFaults = async (
  ctx: RegistrationContext,
  leadId: string | undefined,
  developmentId = "",
): Promise<Fault[]> => {
  if (leadId === undefined) return [];
  const { lead } = await loadObjects(ctx, { leadId, developmentId });
  return lead ? [] : [UNKNOWN_LEAD];
};

const isDeveloper = (account: Account | undefined): boolean =>
  account?.type === "DEVELOPER" && account.status === "ACTIVE";

/** In the order of rules 27.6. @throws Refusal */
const assertRegistrable = (
  { accountId }: RegistrationContext,
  development: Property,
  lead: Lead | null,
  { accounts }: Standing,
): Lead => {
  if (!isDeveloper(accounts.get(development.accountId))) throw new Refusal("not_found");
  if (development.accountId === accountId) throw refuseRegistration("own");
  if (!lead) throw refuseFaults([UNKNOWN_LEAD]);
  if (lead.state === "ARCHIVED") throw refuseRegistration("archived");
  if (lead.state === "DELETED") throw new Refusal("lead_in_trash");
  return lead;
};

/** What both sides show of themselves and of what they hold: the unit type that fits, else the development. */
const newRegistration = async (
  ctx: RegistrationContext,
  { id: developmentId, title, accountId: developerId }: Property,
  { leadId, message }: Registration,
  { accounts, match }: Standing,
): Promise<NewPartnership> => {
  const propertyId = match?.propertyId ?? null;
  const held = propertyId ?? developmentId;
  const holdings = await readHoldings(
    ctx,
    [
      { kind: "lead", id: leadId, accountId: ctx.accountId },
      { kind: "property", id: held, accountId: developerId },
    ],
    accounts,
  );
  const [client, property] = [holdings.get(leadId), holdings.get(held)];
  // Removed for good since they were loaded.
  if (!client?.object || !property?.object)
    throw client?.object ? new Refusal("not_found") : refuseFaults([UNKNOWN_LEAD]);
  return {
    ...{ scope: "LAUNCH", kind: "PROPERTY_FOR_CLIENT", status: "LEAD_REGISTERED" },
    ...{ clientAccountId: ctx.accountId, propertyAccountId: developerId },
    ...{ leadId, propertyId, developmentId, developmentTitle: title, message },
    score: match?.score ?? null,
    facts: match && (match.facts as unknown as Facts),
    clientCard: (client.object as HeldLead).card,
    propertyCard: (property.object as HeldProperty).card,
    clientParty: client.party,
    propertyParty: property.party,
    protectedUntil: ctx.clock.now() + PROTECTION_MS,
  };
};

/**
 * POST /launches/{developmentId}/clients, and the request of a LAUNCH match: registers a client with the developer, and
 * protects the person there (rules 27.5 to 27.10). The match becomes REQUESTED after the commit (`markMatches`).
 * @throws Refusal not_found, request_refused, invalid_param, lead_in_trash
 */
export const registerLaunchClient = async (
  ctx: RegistrationContext,
  registration: Registration,
): Promise<RegistrationPlan> => {
  const { accountId, dryRun, clock } = ctx;
  const { development, unitIds, lead } = await loadObjects(ctx, registration);
  if (!development || !isListed(development)) throw new Refusal("not_found");
  const hashes = lead ? await hashIdentities(ctx.identitySecret, identitiesOf(lead)) : [];
  const person = { developerAccountId: development.accountId, hashes };
  const { propertyId } = registration;
  const candidates = propertyId === undefined ? [development.id, ...unitIds] : [propertyId];
  const standing = await loadStanding(ctx, registration, person, candidates);
  const subject = assertRegistrable(ctx, development, lead, standing).id;
  const { registered, protectedUntil } = standing;
  const rest = { subject, basis: basisOf("partnerships", registered) };
  if (registered)
    return { ...NO_EFFECTS, data: registered, result: { outcome: "ALREADY_REGISTERED", dryRun }, ...rest };
  if (protectedUntil !== null) throw refuseProtected(protectedUntil);
  const at = clock.now();
  const { partnership, effects } = createPartnership(
    await newRegistration(ctx, development, registration, standing),
    at,
  );
  const { id, protectedUntil: until } = partnership;
  return {
    ...effects,
    statements: [...effects.statements, protect(person, { id, accountId, at, until: until! })],
    data: partnership,
    result: { outcome: "REGISTERED", dryRun },
    ...rest,
  };
};
