import * as z from "zod";
import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS, seedField } from "../../backoffice/field.ts";
import { createdWith, doneWith } from "../../contract/route.ts";
import type { KEY_DOCS } from "../../documentation/backoffice/keys.ts";
import { loadGranted } from "../../domain/accounts/grant.ts";
import { createKey as create, keyFaults } from "../../domain/keys/create-key.ts";
import { lineOf, timeText } from "../../vocabulary/field.ts";
import { NAME_CHARS } from "../accounts/limits.ts";
import { allowedIpsField, scopesField } from "./fields.ts";
import { viewKey } from "./key.ts";

export const createKey = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/keys",
  operationId: "createKey",
  tags: ["Keys"],
  params: ACCOUNT_PARAMS,
  body: z.strictObject({
    name: lineOf(NAME_CHARS),
    scopes: scopesField,
    expiresAt: timeText.nullable().default(null),
    allowedIps: allowedIpsField.default([]),
    seed: seedField,
  }),
  responses: {
    200: doneWith<typeof KEY_DOCS.operations.createKey.answer>(),
    201: createdWith<typeof KEY_DOCS.operations.createKey.answer>(),
  },
  errors: ["not_found", "request_refused"],
  panel: { roles: ["OWNER"], stepUp: true },
  developmentOnly: "seed",
  faults: async (call, { params: { accountId = "" }, body: { scopes = [], expiresAt = null } }) =>
    keyFaults(await loadGranted(call, accountId), { scopes, expiresAt }, call.clock.now()),
  handle: async (call, { params, body: { seed, ...input } }) => {
    const { keySecrets } = call.services.settings;
    const source = seed !== undefined ? { seed } : call.once === null ? null : { once: call.once };
    const { apiKey, key, isNew } = await create(call, keySecrets, params.accountId, input, source);
    return { status: isNew ? 201 : 200, body: { data: viewKey(apiKey), key } };
  },
});
