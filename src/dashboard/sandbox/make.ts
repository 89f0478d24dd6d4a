import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { createdWith, doneWith } from "../../contract/route.ts";
import type { SANDBOX_DOCS } from "../../documentation/backoffice/sandbox.ts";
import { loadGranted } from "../../domain/accounts/grant.ts";
import { createKey } from "../../domain/keys/create-key.ts";
import { makeSandbox as make } from "../../domain/sandbox/make-sandbox.ts";
import { sandboxIdsOf } from "../../lib/id.ts";
import { PERMISSIONS } from "../../vocabulary/permissions.ts";
import { viewGrantedAccount } from "../accounts/account.ts";

/** The first key is derived from the account and the service's secret, so that a repeated call shows the same one. */
const FIRST_KEY = { name: "Sandbox", scopes: PERMISSIONS, expiresAt: null, allowedIps: [] };

export const makeSandbox = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/sandbox",
  operationId: "makeSandbox",
  tags: ["Sandbox"],
  params: ACCOUNT_PARAMS,
  responses: {
    200: doneWith<typeof SANDBOX_DOCS.operations.makeSandbox.answer>(),
    201: createdWith<typeof SANDBOX_DOCS.operations.makeSandbox.answer>(),
  },
  panel: { roles: ["OWNER", "DEVELOPER"], stepUp: true },
  errors: ["not_found", "request_refused", "concurrent_write"],
  operator: { roles: ["ADMIN"], stepUp: true },
  handle: async (call, { params }) => {
    const { links, photos, assets, board, settings } = call.services;
    const { captacao, identitySecrets, keySecrets } = settings;
    const context = { ...call, links, photos, assets, board, captacao, identitySecrets };
    const { accountId, isNew } = await make(context, params.accountId);
    const { apiKey, key } = await createKey(call, keySecrets, accountId, FIRST_KEY, { seed: "sandbox" });
    const { partner, developer } = await sandboxIdsOf(params.accountId);
    const body = {
      data: viewGrantedAccount(await loadGranted(call, accountId)),
      key: apiKey.revokedAt === null ? key : null,
      partners: [partner, developer],
    };
    return { status: isNew ? 201 : 200, body };
  },
});
