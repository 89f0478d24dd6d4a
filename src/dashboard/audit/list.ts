import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import { allOf, type Statement, sql } from "../../db/statement.ts";
import type { AUDIT_DOCS } from "../../documentation/backoffice/audit.ts";
import { loadDatabases } from "../../domain/accounts/account.ts";
import { auditTable } from "../../domain/audit/audit-row.ts";
import { isoTime } from "../../lib/clock.ts";
import { timeText } from "../../vocabulary/field.ts";

/** The beginning of a word: `lead` finds `lead.edit`, `psn_` every person. */
const beginning = z.string().min(1).max(100).optional();

const AUDIT_QUERY = LIST_QUERY.extend({
  action: beginning,
  actor: beginning,
  since: timeText.optional(),
  subject: z.string().min(1).max(100).optional(),
});

const begins = (column: string, text: string | undefined): Statement[] =>
  text === undefined ? [] : [sql(`substr(${column}, 1, ?) = ?`, text.length, text)];

/** Undefined if every row is wanted. */
const pickedBy = ({ action, actor, since }: z.output<typeof AUDIT_QUERY>): Statement | undefined => {
  const conditions = [
    ...begins("action", action),
    ...begins("actor", actor),
    ...(since === undefined ? [] : [sql("at >= ?", since)]),
  ];
  return conditions.length === 0 ? undefined : allOf(conditions);
};

export const listAudit = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/audit",
  operationId: "listAudit",
  tags: ["Audit"],
  params: ACCOUNT_PARAMS,
  query: AUDIT_QUERY,
  responses: { 200: doneWith<typeof AUDIT_DOCS.operations.listAudit.answer>() },
  panel: { roles: ["OWNER", "MANAGER"] },
  errors: ["not_found"],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  handle: async (call, { params: { accountId }, query }) => {
    const databases = await loadDatabases(call, accountId);
    const picked = pickedBy(query);
    const { subject } = query;
    // Otherwise the index of the account is used, and its whole audit read.
    const of = subject === undefined ? {} : { only: sql("subject = ?", subject), index: "audit_of_subject" };
    const list = { databases, table: auditTable, time: "at", accountId, ...of, ...(picked && { picked }) };
    const page = await answerList(call, list, query, ({ id, at, actor, action, subject, fields }) => ({
      id,
      at: isoTime(at),
      actor,
      action,
      subject,
      fields,
    }));
    return ok(page);
  },
});
