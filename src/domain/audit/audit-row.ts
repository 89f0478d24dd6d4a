import { audit } from "../../db/schema/audit.ts";
import type { Statement } from "../../db/statement.ts";
import { tableOf } from "../../db/table.ts";
import { newId } from "../../lib/id.ts";
import type { AuditAction } from "../../vocabulary/audit-actions.ts";
import type { OperatorContext } from "../operator.ts";

export const auditTable = tableOf(audit);

export interface AuditEntry {
  readonly action: AuditAction;
  readonly accountId: string | null;
  readonly subject: string | null;
  /** Names of the fields written: never their values. */
  readonly fields: readonly string[];
}

/** The audit row of a write; it goes into the batch of that write, in the same database. */
export const auditRow = (
  { actor, clock }: Pick<OperatorContext, "actor" | "clock">,
  entry: AuditEntry,
): Statement =>
  auditTable.insert({ id: newId("audit"), actor, at: clock.now(), ...entry, fields: [...entry.fields] });
