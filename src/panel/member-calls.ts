import type { PanelUse } from "../backoffice/endpoint.ts";
import { arrivedFile } from "../contract/body.ts";
import { AS_SENT, type CallScope } from "../contract/call.ts";
import { writeCallPoint } from "../contract/call-point.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { invoke, type Outcome } from "../contract/invoke.ts";
import { newMeter } from "../db/statement.ts";
import { findAccount } from "../domain/accounts/account.ts";
import { findBroker } from "../domain/accounts/find-broker.ts";
import { findRole, membershipsOf as memberships } from "../domain/members/member.ts";
import { Refusal } from "../errors/refusal.ts";
import { sha256Hex } from "../lib/digest.ts";
import { foldEmail } from "../lib/email.ts";
import { newId } from "../lib/id.ts";
import type { ClaimRequest } from "../ports/account-gate.ts";
import {
  isProved,
  type Membership,
  type PanelAnswer,
  type PanelCall,
  type PanelReads,
} from "../ports/panel.ts";
import { PERMISSIONS_OF } from "../vocabulary/member-permissions.ts";
import { MEMBER_ROLES, type MemberRole } from "../vocabulary/member-roles.ts";
import type { OperatorRole } from "../vocabulary/operator-roles.ts";
import { type DashboardScope, dashboardScope, onceOf, pointOf, refusedAnswer, sentOf } from "./call-parts.ts";
import { OPEN } from "./open.ts";

const claimOf = async (
  { operationId, person, params, query, body }: PanelCall,
  once: string | undefined,
): Promise<ClaimRequest | null> => {
  if (once === undefined) return null;
  const content = JSON.stringify([operationId, person.id, params ?? {}, query ?? {}, body ?? null]);
  return { key: `panel ${once}`, fingerprint: await sha256Hex(content), claimId: newId("claim") };
};

const callApi = async (
  endpoint: Endpoint,
  scope: CallScope,
  panelCall: PanelCall,
  { role, brokerId }: { readonly role: MemberRole; readonly brokerId: string | undefined },
): Promise<Outcome> => {
  const { accountId, person } = panelCall;
  const once = await onceOf(panelCall, person.id);
  const caller = { accountId, personId: person.id, permissions: PERMISSIONS_OF[role], brokerId, ...once };
  const takesKey = endpoint.kind === "write" && endpoint.idempotent && panelCall.query?.dryRun !== "true";
  const claim = takesKey ? await claimOf(panelCall, once.once) : null;
  const call = { ...scope, caller, sent: sentOf(panelCall), mode: AS_SENT, claim };
  if (endpoint.kind !== "write" || !endpoint.streams) return invoke(endpoint, call);
  const { clock } = scope.services;
  const file = arrivedFile(panelCall.file ?? new Uint8Array(), { clock, limit: endpoint.bodyBytes ?? 0 });
  try {
    return await invoke(endpoint, { ...call, sent: { ...call.sent, body: file } });
  } finally {
    file.body.release();
  }
};

const needsProof = ({ stepUp }: PanelUse, { body }: PanelCall): boolean =>
  typeof stepUp === "function" ? stepUp(body ?? {}) : stepUp === true;

type FindRole = (scope: CallScope, panelCall: PanelCall) => Promise<MemberRole | null>;

/** Whether an operation writes; false for an unknown one, which is then answered as not found. */
const isWrite = (operationId: string): boolean => {
  const open = OPEN.get(operationId);
  return open !== undefined && open.endpoint.route.method !== "get";
};

/** An operator who looks at an account sees its integrations, and nothing about its clients. */
const VIEWERS_ROLE = "DEVELOPER" satisfies MemberRole;
const VIEWING_ROLES: ReadonlySet<OperatorRole> = new Set(["SUPPORT", "ADMIN"]);

const roleOf: FindRole = async ({ services: { directory }, meter }, { accountId, person, looker }) => {
  if (!looker) return findRole({ directory, meter }, accountId, foldEmail(person.email));
  const isThere = (await findAccount({ directory, meter }, accountId)) !== null;
  return isThere && looker.roles.some((role) => VIEWING_ROLES.has(role)) ? VIEWERS_ROLE : null;
};

const answer = async (scope: CallScope, panelCall: PanelCall, findOne: FindRole): Promise<PanelAnswer> => {
  const { services, meter } = scope;
  const { person, accountId, operationId } = panelCall;
  const refusalAnswer = (error: unknown, role: MemberRole | null): PanelAnswer => ({
    ...refusedAnswer(error, scope),
    role,
  });
  try {
    const open = OPEN.get(operationId);
    if (!open) return refusalAnswer(new Refusal("route_not_found"), null);
    const role = await findOne(scope, panelCall);
    // Answers as for an account that does not exist.
    if (role === null) return refusalAnswer(new Refusal("not_found"), null);
    const { roles } = open.use;
    if (panelCall.looker && isWrite(operationId)) return { kind: "closed", role, roles };
    if (!roles.includes(role)) return { kind: "closed", role, roles };
    if (needsProof(open.use, panelCall) && !isProved(person, services.clock.now()))
      return { kind: "prove_again", role };
    const email = foldEmail(person.email);
    const { directory, shard } = services;
    const isBroker = role === "BROKER" && roles.length < MEMBER_ROLES.length;
    const brokerId = isBroker ? await findBroker({ directory, shard, meter }, accountId, email) : undefined;
    const member = { email, role, brokerId };
    const caller = { actor: person.id, member, ...(await onceOf(panelCall, person.id)) };
    const sent = sentOf({ ...panelCall, params: { ...panelCall.params, accountId } });
    const outcome =
      open.side === "api"
        ? await callApi(open.endpoint, scope, panelCall, member)
        : await invoke(open.endpoint, { ...scope, caller, sent, mode: AS_SENT, claim: null });
    if ("error" in outcome) return refusalAnswer(outcome.error, role);
    const { status, body } = outcome.answer;
    return { kind: "done", status, role, body };
  } catch (error) {
    return refusalAnswer(error, null);
  }
};

/** The entry point of the dashboard: an operation of either side, called by a member of the account. */
export const callAsMember = async (
  dashboard: DashboardScope,
  panelCall: PanelCall,
  findOne: FindRole = roleOf,
): Promise<PanelAnswer> => {
  const scope = dashboardScope(dashboard, panelCall, {
    operation: panelCall.operationId,
    account: panelCall.accountId,
  });
  const answered = await answer(scope, panelCall, findOne);
  writeCallPoint(scope, { entry: "panel", ...pointOf(answered) });
  return answered;
};

/** More than any page reads at once. */
const MAX_READS = 8;

/** The reads of a page, concurrently: the member is looked up once. */
export const readAsMember = (
  dashboard: DashboardScope,
  { reads, ...by }: PanelReads,
): Promise<PanelAnswer[]> => {
  if (reads.length > MAX_READS || reads.some(({ operationId }) => isWrite(operationId)))
    throw new RangeError("No page reads this.");
  let role: ReturnType<FindRole> | undefined;
  const findOnce: FindRole = (scope, panelCall) => (role ??= roleOf(scope, panelCall));
  return Promise.all(reads.map((read) => callAsMember(dashboard, { ...read, ...by }, findOnce)));
};

export const membershipsByEmail = (dashboard: DashboardScope, email: string): Promise<Membership[]> => {
  const meter = newMeter();
  const { directory } = dashboard.services(meter);
  return memberships({ directory, meter }, foldEmail(email));
};
