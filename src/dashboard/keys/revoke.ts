import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { KEY_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { KEY_DOCS } from "../../documentation/backoffice/keys.ts";
import { revokeKey as revoke } from "../../domain/keys/revoke-key.ts";
import { viewKey } from "./key.ts";

export const revokeKey = backofficeEndpoint({
  method: "delete",
  path: "/accounts/{accountId}/keys/{keyId}",
  operationId: "revokeKey",
  tags: ["Keys"],
  params: KEY_PARAMS,
  responses: { 200: doneWith<typeof KEY_DOCS.operations.revokeKey.answer>() },
  errors: ["not_found"],
  panel: { roles: ["OWNER"] },
  handle: async (call, { params }) =>
    ok({ data: viewKey(await revoke(call, params.accountId, params.keyId)) }),
});
