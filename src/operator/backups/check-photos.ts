import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { BACKUP_DOCS } from "../../documentation/backoffice/backups.ts";
import { checkPhotos as check } from "../../domain/backups/photo-check.ts";
import { viewPhotoCheck } from "./view.ts";

export const checkPhotos = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/photo-checks",
  operationId: "checkPhotos",
  tags: ["Backups"],
  params: ACCOUNT_PARAMS,
  responses: { 200: doneWith<typeof BACKUP_DOCS.operations.checkPhotos.answer>() },
  errors: ["not_found", "concurrent_write"],
  operator: { roles: ["ADMIN"] },
  handle: async (call, { params: { accountId } }) =>
    ok({ data: viewPhotoCheck(await check(call, accountId)) }),
});
