import type { BackofficeCall } from "../../backoffice/endpoint.ts";
import { run } from "../../db/statement.ts";
import { auditRow } from "../../domain/audit/audit-row.ts";
import { ID_PREFIXES } from "../../lib/id.ts";

/** An operator who reads an account's calls is audited; the account's members are not. */
export const auditReading = async (
  call: BackofficeCall,
  accountId: string,
  subject: string | null,
): Promise<void> => {
  if (call.actor.startsWith(ID_PREFIXES.person)) return;
  const entry = { action: "call.read" as const, accountId, subject, fields: [] };
  await run(call.directory, [auditRow(call, entry)], call.meter);
};
