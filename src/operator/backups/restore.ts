import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { BACKUP_DOCS } from "../../documentation/backoffice/backups.ts";
import { restoreAccount as begin } from "../../domain/backups/begin.ts";
import { viewRestore } from "./view.ts";

export const MAX_ID_CHARS = 100;

const input = z
  .strictObject({ exportId: z.string().max(MAX_ID_CHARS), replaces: z.boolean().default(false) })
  .meta({ id: "RestoreInput" });

export const restoreAccount = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/restores",
  operationId: "restoreAccount",
  tags: ["Backups"],
  params: ACCOUNT_PARAMS,
  body: input,
  responses: { 200: doneWith<typeof BACKUP_DOCS.operations.restoreAccount.answer>() },
  errors: ["not_found", "request_refused", "concurrent_write"],
  operator: { roles: ["ADMIN"], stepUp: true },
  handle: async (call, { params: { accountId }, body }) =>
    ok({ data: viewRestore(await begin(call, accountId, body)) }),
});
