import { StaleWrite } from "../../db/commit.ts";
import { guardFresh } from "../../db/plan.ts";
import { type Statement, sql } from "../../db/statement.ts";
import type { Fault } from "../../errors/faults.ts";
import { Refusal, refuseAny, refuseRequest } from "../../errors/refusal.ts";
import { DAY_MS, MINUTE_MS } from "../../lib/clock.ts";
import type { Secrets } from "../../lib/digest.ts";
import { isSandbox } from "../../lib/id.ts";
import { permissionsToGive, type Validity } from "../../vocabulary/connections.ts";
import { MAX_CONNECTIONS } from "../../vocabulary/limits.ts";
import type { MemberRole } from "../../vocabulary/member-roles.ts";
import type { Permission } from "../../vocabulary/permissions.ts";
import type { OperatorContext } from "../operator.ts";
import { activeConnections, replacedBy } from "./begin-connection.ts";
import { type CreatedKey, createKey, tooMany } from "./create-key.ts";
import { CODE_VALID_MS, hasBegun, hasEnded } from "./key.ts";

/** The member who consents. */
export interface Consenting {
  readonly email: string;
  readonly role: MemberRole;
}

interface NewConnection {
  readonly name: string;
  readonly clientId: string;
  readonly clientHost: string;
  readonly scopes: readonly Permission[];
  readonly validity: Validity;
}

/** A copy of a form within this time is the same consent; a later copy is refused. */
const SAME_CONSENT_MS = MINUTE_MS;

/** The faults of permissions that a person's role may not give to an assistant. */
export const roleFaults = (
  accountId: string,
  member: Consenting | null,
  scopes: readonly Permission[],
): Fault[] => {
  if (!member) return [];
  const allowed = permissionsToGive(member.role, isSandbox(accountId));
  return scopes.flatMap((scope, at) =>
    allowed.includes(scope) ? [] : [{ in: "body", name: `scopes[${at}]`, code: "not_in_list", allowed }],
  );
};

const usedConsent = (): Refusal =>
  refuseRequest(
    "Esta autorização já foi usada. Comece de novo no assistente.",
    "This authorization has already been used. Start again in the assistant.",
  );

/** @throws Refusal request_refused if the account will have no place left when the code is exchanged */
const assertPlaceLeft = async (
  ctx: OperatorContext,
  accountId: string,
  input: NewConnection,
): Promise<void> => {
  const begun = (await activeConnections(ctx, accountId)).filter(hasBegun);
  const replaced = replacedBy({ id: "", personId: ctx.actor, ...input }, begun).length;
  if (begun.length - replaced >= MAX_CONNECTIONS) throw tooMany("CONNECTION", MAX_CONNECTIONS);
};

/**
 * Stores the person with the member (of the live account, for a sandbox), so that a removed member loses their
 * connections.
 */
const linkMember = ({ actor }: OperatorContext, accountId: string, member: Consenting | null): Statement[] =>
  member
    ? [
        sql(
          `UPDATE members SET person_id = ? WHERE email = ? AND role = ?
           AND account_id = (SELECT coalesce(sandbox_of, id) FROM accounts WHERE id = ?)`,
          actor,
          member.email,
          member.role,
          accountId,
        ),
        guardFresh,
      ]
    : [];

/**
 * Gives an assistant a key of its own, whose text goes into the envelope of its token.
 * @throws Refusal not_found, invalid_param, request_refused over the limit or for a used consent, concurrent_write
 */
export const createConnection = async (
  ctx: OperatorContext,
  serviceSecrets: Secrets,
  accountId: string,
  input: NewConnection,
  { member, once }: { readonly member: Consenting | null; readonly once: string | null },
): Promise<CreatedKey> => {
  refuseAny(roleFaults(accountId, member, input.scopes));
  const { name, scopes, validity, clientId, clientHost } = input;
  const now = ctx.clock.now();
  if (member) await assertPlaceLeft(ctx, accountId, input);
  // A connection that a person allows begins when the client exchanges its code.
  const expiresAt = now + (member ? CODE_VALID_MS : Number.parseInt(validity, 10) * DAY_MS);
  const statements = linkMember(ctx, accountId, member);
  const made = await createKey(
    ctx,
    serviceSecrets,
    accountId,
    { name, scopes, expiresAt, allowedIps: [] },
    once === null ? null : { once },
    { statements, connecting: { clientId, clientHost, personId: ctx.actor } },
  ).catch((error: unknown) => {
    throw error instanceof StaleWrite ? new Refusal("concurrent_write") : error;
  });
  const { apiKey, isNew } = made;
  if (!isNew && (hasEnded(apiKey, now) || apiKey.createdAt + SAME_CONSENT_MS <= now)) throw usedConsent();
  return made;
};
