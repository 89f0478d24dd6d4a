import { revokeKey as revoke } from "../../domain/keys/revoke-key.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { KEY_PARAMS } from "../field.ts";
import { viewKey } from "./key.ts";

export const revokeKey = backofficeEndpoint({
  method: "delete",
  path: "/accounts/{accountId}/keys/{keyId}",
  operationId: "revokeKey",
  tag: "Keys",
  summary: "Revoke a key",
  description: "The very next call with it gets 401. Revoking again changes nothing.",
  params: KEY_PARAMS,
  query: {},
  body: null,
  statuses: [200],
  errors: ["not_found"],
  handle: async (call, { params }) =>
    ok({ data: viewKey(await revoke(call, params.accountId, params.keyId)) }),
});
