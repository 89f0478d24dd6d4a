import { guardFresh } from "../../db/plan.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorContext } from "../operator.ts";
import type { ApiKey } from "./key.ts";

/** Ends a key that nobody has ended yet, and says so in the audit of its account. */
export const revocation = (
  ctx: Pick<OperatorContext, "actor" | "clock">,
  { accountId, id, kind }: Pick<ApiKey, "accountId" | "id" | "kind">,
): Statement[] => {
  const action = kind === "KEY" ? "key.revoke" : "connection.revoke";
  return [
    sql("UPDATE api_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL", ctx.clock.now(), id),
    guardFresh,
    auditRow(ctx, { action, accountId, subject: id, fields: ["revokedAt"] }),
  ];
};
