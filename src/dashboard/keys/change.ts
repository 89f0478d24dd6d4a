import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { KEY_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { KEY_DOCS } from "../../documentation/backoffice/keys.ts";
import { loadGranted } from "../../domain/accounts/grant.ts";
import { changeKey as change } from "../../domain/keys/change-key.ts";
import { keyFaults } from "../../domain/keys/create-key.ts";
import { lineOf } from "../../vocabulary/field.ts";
import { NAME_CHARS } from "../accounts/limits.ts";
import { allowedIpsField, scopesField } from "./fields.ts";
import { viewKey } from "./key.ts";

export const changeKey = backofficeEndpoint({
  method: "patch",
  path: "/accounts/{accountId}/keys/{keyId}",
  operationId: "changeKey",
  tags: ["Keys"],
  params: KEY_PARAMS,
  body: z.strictObject({
    name: lineOf(NAME_CHARS).optional(),
    scopes: scopesField.optional(),
    allowedIps: allowedIpsField.optional(),
  }),
  responses: { 200: doneWith<typeof KEY_DOCS.operations.changeKey.answer>() },
  errors: ["not_found", "request_refused", "concurrent_write"],
  panel: { roles: ["OWNER"], stepUp: true },
  faults: async (call, { params: { accountId = "" }, body: { scopes = [] } }) =>
    keyFaults(await loadGranted(call, accountId), { scopes, expiresAt: null }, call.clock.now()),
  handle: async (call, { params, body }) =>
    ok({ data: viewKey(await change(call, params.accountId, params.keyId, body)) }),
});
