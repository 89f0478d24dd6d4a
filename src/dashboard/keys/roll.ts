import * as z from "zod";
import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { KEY_PARAMS } from "../../backoffice/field.ts";
import { createdWith, doneWith } from "../../contract/route.ts";
import type { KEY_DOCS } from "../../documentation/backoffice/keys.ts";
import { OVERLAPS, rollKey as roll } from "../../domain/keys/roll-key.ts";
import { viewKey } from "./key.ts";

export const rollKey = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/keys/{keyId}/roll",
  operationId: "rollKey",
  tags: ["Keys"],
  params: KEY_PARAMS,
  body: z.strictObject({ overlap: z.enum(OVERLAPS) }),
  responses: {
    200: doneWith<typeof KEY_DOCS.operations.rollKey.answer>(),
    201: createdWith<typeof KEY_DOCS.operations.rollKey.answer>(),
  },
  errors: ["not_found", "request_refused", "concurrent_write"],
  panel: { roles: ["OWNER"], stepUp: true },
  handle: async (call, { params, body }) => {
    const { keySecrets } = call.services.settings;
    const { apiKey, key, isNew } = await roll(call, keySecrets, { ...params, ...body }, call.once);
    return { status: isNew ? 201 : 200, body: { data: viewKey(apiKey), key } };
  },
});
