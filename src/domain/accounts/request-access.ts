import { guardFresh, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { accessRequests } from "../../db/schema/access-requests.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { orNotFound, type Refusal, refuseRequest } from "../../errors/refusal.ts";
import { DAY_MS } from "../../lib/clock.ts";
import { newId, seededId } from "../../lib/id.ts";
import type { Permission } from "../../vocabulary/permissions.ts";
import { TIER_LIMITS } from "../../vocabulary/tier-limits.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";
import { notifyAccess } from "./gate-notice.ts";
import { type Grant, type GrantedAccount, grantTable, loadGranted } from "./grant.ts";

export type AccessRequest = typeof accessRequests.$inferSelect;

type NewAccessRequest = Pick<AccessRequest, "system" | "purpose" | "callsPerDay"> & {
  readonly scopes: readonly Permission[];
};

export const accessRequestTable = tableOf(accessRequests);

const DAYS_AFTER_DENIAL = 30;

export const latestQuery = (accountId: string): Statement =>
  sql(
    `SELECT ${accessRequestTable.columns} FROM access_requests
     WHERE account_id = ? ORDER BY created_at DESC, id DESC LIMIT 1`,
    accountId,
  );

/** Why a request cannot be made in the state of the grant (rules 34.6). */
const objection = (grant: Grant | null, now: number): Refusal | null => {
  if (!grant || grant.status === "NOT_REQUESTED" || grant.status === "INFO_REQUESTED") return null;
  if (grant.status !== "DENIED")
    return refuseRequest(
      "O acesso já foi pedido ou concedido.",
      "Access has already been requested or granted.",
    );
  return now < grant.updatedAt + DAYS_AFTER_DENIAL * DAY_MS
    ? refuseRequest(
        `Um novo pedido pode ser feito ${DAYS_AFTER_DENIAL} dias depois da recusa.`,
        `A new request can be made ${DAYS_AFTER_DENIAL} days after the denial.`,
      )
    : null;
};

/** Stale if the grant has changed since it was read: then the caller decides again. */
export const changeGrant = (
  { accountId, status, updatedAt }: Grant,
  change: Partial<Grant>,
  now: number,
): Statement[] => {
  const where = "account_id = ? AND status = ? AND updated_at = ?";
  const written = { ...change, updatedAt: Math.max(now, updatedAt + 1) };
  return [grantTable.update(written, where, [accountId, status, updatedAt]), guardFresh];
};

const makePending = (accountId: string, grant: Grant | null, now: number): Statement[] => {
  if (!grant) {
    const first = { status: "PENDING", tier: "STANDARD", pilotUntil: null } as const;
    return [grantTable.insert({ accountId, ...first, scopes: [], ...TIER_LIMITS.STANDARD, updatedAt: now })];
  }
  return changeGrant(grant, { status: "PENDING" }, now);
};

type Decided = WritePlan<AccessRequest, null>;

export const decideIn = async (
  ctx: OperatorContext,
  accountId: string,
  decide: () => Promise<Decided>,
): Promise<AccessRequest> => {
  const plan = await runInDirectory(ctx, decide, accountId);
  await notifyAccess(ctx, accountId);
  return plan.data;
};

export const planOf = (data: AccessRequest, statements: readonly Statement[]): Decided => ({
  ...NO_EFFECTS,
  data,
  statements,
  result: null,
  subject: data.id,
});

/**
 * Asks the operator for access: the grant becomes PENDING. The same seed makes the same request.
 * @throws Refusal not_found, request_refused
 */
export const requestAccess = async (
  ctx: OperatorContext,
  accountId: string,
  input: NewAccessRequest,
  seed: string | null,
): Promise<AccessRequest> => {
  const id = seed === null ? newId("accessRequest") : await seededId("accessRequest", `${accountId}:${seed}`);
  return decideIn(ctx, accountId, async () => {
    const { grant, rows } = await loadGranted(ctx, accountId, [latestQuery(accountId)]);
    const latest = accessRequestTable.first(rows[0]);
    if (latest?.id === id) return planOf(latest, []);
    const now = ctx.clock.now();
    const refusal = objection(grant, now);
    if (refusal) throw refusal;
    const scopes = [...new Set(input.scopes)];
    const request = { ...accessRequestTable.nulls, ...input, id, accountId, scopes, createdAt: now };
    const fields = ["system", "purpose", "callsPerDay", "scopes"];
    return planOf(request, [
      ...makePending(accountId, grant, now),
      accessRequestTable.insert(request),
      auditRow(ctx, { action: "access.request", accountId, subject: id, fields }),
    ]);
  });
};

/**
 * Answers the operator's question about the latest request, which is then PENDING again.
 * @throws Refusal not_found, request_refused if no question is open
 */
export const answerInfo = (ctx: OperatorContext, accountId: string, answer: string): Promise<AccessRequest> =>
  decideIn(ctx, accountId, async () => {
    const { grant, rows } = await loadGranted(ctx, accountId, [latestQuery(accountId)]);
    const latest = orNotFound(accessRequestTable.first(rows[0]));
    if (latest.answer === answer && grant?.status === "PENDING") return planOf(latest, []);
    if (grant?.status !== "INFO_REQUESTED")
      throw refuseRequest(
        "Não há pergunta do operador a responder.",
        "There is no operator's question to answer.",
      );
    const now = ctx.clock.now();
    const written = { answer, answeredAt: now };
    return planOf({ ...latest, ...written }, [
      ...makePending(accountId, grant, now),
      accessRequestTable.update(written, "id = ?", [latest.id]),
      auditRow(ctx, { action: "access.answer", accountId, subject: latest.id, fields: ["answer"] }),
    ]);
  });

/** The latest request, and its account. @throws Refusal not_found for an unknown account */
export const findAccessRequest = async (
  ctx: OperatorContext,
  accountId: string,
): Promise<GrantedAccount & { readonly request: AccessRequest | null }> => {
  const { account, grant, rows } = await loadGranted(ctx, accountId, [latestQuery(accountId)]);
  return { account, grant, request: accessRequestTable.first(rows[0]) };
};
