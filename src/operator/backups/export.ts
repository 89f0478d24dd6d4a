import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { BACKUP_DOCS } from "../../documentation/backoffice/backups.ts";
import { exportAccount as exportNow } from "../../domain/backups/begin.ts";
import { viewExport } from "./view.ts";

export const exportAccount = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/exports",
  operationId: "exportAccount",
  tags: ["Backups"],
  params: ACCOUNT_PARAMS,
  responses: { 200: doneWith<typeof BACKUP_DOCS.operations.exportAccount.answer>() },
  errors: ["not_found", "concurrent_write"],
  operator: { roles: ["ADMIN"], stepUp: true },
  handle: async (call, { params: { accountId } }) =>
    ok({ data: viewExport(await exportNow(call, accountId)) }),
});
