import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { revokeKey as revoke } from "../../domain/keys/revoke-key.ts";
import type { KEY_WORDS } from "../../words/backoffice/keys.ts";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { KEY_PARAMS } from "../../backoffice/field.ts";
import { viewKey } from "./key.ts";

export const revokeKey = backofficeEndpoint(
  createRoute({
    method: "delete",
    path: "/accounts/{accountId}/keys/{keyId}",
    operationId: "revokeKey",
    tags: ["Keys"],
    request: { params: KEY_PARAMS },
    responses: { 200: doneWith<typeof KEY_WORDS.operations.revokeKey.answer>() },
  }),
  {
    errors: ["not_found"],
    panel: { roles: ["OWNER"] },
    handle: async (call, { params }) =>
      ok({ data: viewKey(await revoke(call, params.accountId, params.keyId)) }),
  },
);
