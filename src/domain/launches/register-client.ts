import { type BasedPlan, basisOf, elsewhere, NO_EFFECTS } from "../../db/plan.ts";
import { refuseUnknown } from "../../errors/refusal.ts";
import { spaceOf } from "../../lib/id.ts";
import { identitiesOf } from "../leads/record/identities.ts";
import { createPartnership } from "../partnerships/create.ts";
import type { Partnership } from "../partnerships/partnership.ts";
import { PROTECTION_MS, protect } from "../partnerships/protection.ts";
import { assertRequestLimit } from "../partnerships/request-limit.ts";
import { assertRegistrable } from "./assert-registrable.ts";
import { hashIdentities } from "./hash-identities.ts";
import { isListed } from "./listed.ts";
import { loadObjects } from "./load-objects.ts";
import { loadRegistrations } from "./load-registrations.ts";
import { newRegistration } from "./new-registration.ts";
import { refuseProtected } from "./refuse.ts";
import type { Registration, RegistrationContext } from "./registration.ts";

export interface RegistrationResult {
  readonly outcome: "REGISTERED" | "ALREADY_REGISTERED";
  readonly dryRun: boolean;
}

export type RegistrationPlan = BasedPlan<Partnership, RegistrationResult>;

/**
 * POST /launches/{developmentId}/clients, and the request of a LAUNCH match: registers a client with the developer,
 * who then protects the person (rules 27.5 to 27.10). The match becomes REQUESTED after the commit (`markMatches`).
 * @throws Refusal not_found, request_refused, invalid_param, lead_in_trash
 */
export const registerLaunchClient = async (
  ctx: RegistrationContext,
  registration: Registration,
): Promise<RegistrationPlan> => {
  const { accountId, dryRun, clock } = ctx;
  const { development, unitIds, lead } = await loadObjects(ctx, registration);
  if (!development || !isListed(development) || spaceOf(development.accountId) !== spaceOf(accountId))
    throw refuseUnknown("developmentId");
  const hashes = lead ? await hashIdentities(ctx.identitySecrets, identitiesOf(lead)) : [];
  const person = { developerAccountId: development.accountId, hashes };
  const { propertyId } = registration;
  const candidates = propertyId === undefined ? [development.id, ...unitIds] : [propertyId];
  const current = await loadRegistrations(ctx, registration, person, candidates);
  const registrable = assertRegistrable(accountId, development, lead, current);
  const { registered, protectedUntil } = current;
  const rest = {
    subject: registrable.id,
    basis: [...basisOf("partnerships", registered), ...elsewhere(basisOf("leads", registrable))],
  };
  if (registered)
    return { ...NO_EFFECTS, data: registered, result: { outcome: "ALREADY_REGISTERED", dryRun }, ...rest };
  if (protectedUntil !== null) throw refuseProtected(protectedUntil);
  assertRequestLimit(accountId, current.asked);
  const made = await newRegistration(ctx, development, registration, current);
  const at = clock.now();
  const until = at + PROTECTION_MS;
  const { partnership, effects } = createPartnership({ ...made, protectedUntil: until }, at);
  const { id } = partnership;
  return {
    ...effects,
    statements: [...effects.statements, protect(person, { id, accountId, at, until })],
    data: partnership,
    result: { outcome: "REGISTERED", dryRun },
    ...rest,
  };
};
