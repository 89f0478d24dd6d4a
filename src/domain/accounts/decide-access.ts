import { orNotFound } from "../../errors/refusal.ts";
import { seededId } from "../../lib/id.ts";
import { TIER_LIMITS } from "../../vocabulary/tier-limits.ts";
import { auditRow } from "../audit/audit-row.ts";
import { mailInsert } from "../notices/mail.ts";
import type { OperatorContext } from "../operator.ts";
import { type Grant, loadGranted } from "./grant.ts";
import { type Access, refuseChanged } from "./grant-access.ts";
import {
  type AccessRequest,
  accessRequestTable,
  changeGrant,
  decideIn,
  latestQuery,
  planOf,
} from "./request-access.ts";

/** The state of the grant after each decision. */
const AFTER = { APPROVE: "ACTIVE", ASK: "INFO_REQUESTED", DENY: "DENIED" } as const;

export interface AccessDecision extends Omit<Access, "status" | "scopes"> {
  readonly decision: keyof typeof AFTER;
  /** By default the requested permissions. */
  readonly scopes?: Access["scopes"] | undefined;
  readonly message?: string | null | undefined;
}

const writtenOf = ({ decision, message = null }: AccessDecision, now: number): Partial<AccessRequest> =>
  decision === "ASK"
    ? { question: message, answer: null, answeredAt: null }
    : { decision: decision === "APPROVE" ? "APPROVED" : "DENIED", message, decidedAt: now };

const grantOf = (decided: AccessDecision, request: AccessRequest): Partial<Grant> => {
  const status = AFTER[decided.decision];
  if (decided.decision !== "APPROVE") return { status };
  const { tier, pilotUntil, limits } = decided;
  const named = Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
  const scopes = [...new Set(decided.scopes ?? request.scopes)];
  return { status, tier, pilotUntil, scopes, ...TIER_LIMITS[tier], ...named };
};

const MAILS = {
  APPROVE: {
    subject: "API: acesso aprovado",
    body: "O pedido de acesso à API foi aprovado. Crie a primeira chave no painel.",
  },
  ASK: {
    subject: "API: pergunta sobre o pedido de acesso",
    body: "O operador tem uma pergunta sobre o pedido de acesso à API. Responda no painel.",
  },
  DENY: {
    subject: "API: acesso recusado",
    body: "O pedido de acesso à API foi recusado. Você pode fazer um novo pedido daqui a 30 dias.",
  },
} as const;

const noticeOf = async (
  accountId: string,
  { decision, message }: AccessDecision,
  grant: Grant,
  now: number,
) => {
  const { subject, body } = MAILS[decision];
  // One e-mail per decided state, however often the decision is retried.
  const id = await seededId("mail", `access:${accountId}:${grant.updatedAt}`);
  const text = message ? `${body}\n\n${message}` : body;
  return mailInsert({ id, accountId, kind: "ACCESS_DECIDED", subject, body: text, now });
};

const hasValues = <T extends object>(row: T, fields: Partial<T>): boolean =>
  Object.entries(fields).every(
    ([name, value]) => JSON.stringify(row[name as keyof T]) === JSON.stringify(value),
  );

/** Whether an earlier copy of the same form has already made this decision. */
const isDone = (request: AccessRequest, grant: Grant | null, decided: AccessDecision): boolean => {
  const { decidedAt: _, ...written } = writtenOf(decided, 0);
  return grant !== null && hasValues(request, written) && hasValues(grant, grantOf(decided, request));
};

/**
 * Decides on the latest request for access, or asks the account's owner a question; the owner is notified by e-mail.
 * @throws Refusal not_found; concurrent_write if somebody has decided otherwise
 */
export const decideAccess = (
  ctx: OperatorContext,
  accountId: string,
  decided: AccessDecision,
): Promise<AccessRequest> =>
  decideIn(ctx, accountId, async () => {
    const { grant, rows } = await loadGranted(ctx, accountId, [latestQuery(accountId)]);
    const request = orNotFound(accessRequestTable.first(rows[0]));
    if (isDone(request, grant, decided)) return planOf(request, []);
    const isDue =
      grant?.status === "PENDING" || (grant?.status === "INFO_REQUESTED" && decided.decision !== "ASK");
    if (!isDue) throw await refuseChanged(ctx, accountId, grant);
    const now = ctx.clock.now();
    const written = writtenOf(decided, now);
    const subject = request.id;
    return planOf({ ...request, ...written }, [
      ...changeGrant(grant, grantOf(decided, request), now),
      accessRequestTable.update(written, "id = ?", [subject]),
      await noticeOf(accountId, decided, grant, now),
      auditRow(ctx, { action: "access.decide", accountId, subject, fields: Object.keys(written) }),
    ]);
  });
