import * as z from "zod";
import { backofficeEndpoint } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { createdWith, doneWith } from "../../contract/route.ts";
import type { CONNECTION_DOCS } from "../../documentation/backoffice/connections.ts";
import { loadGranted } from "../../domain/accounts/grant.ts";
import { createConnection as create, roleFaults } from "../../domain/keys/create-connection.ts";
import { keyFaults } from "../../domain/keys/create-key.ts";
import { CONNECTION_PERMISSIONS, readsOnly, VALIDITIES } from "../../vocabulary/connections.ts";
import { lineOf, list } from "../../vocabulary/field.ts";
import { MAX_LINE_CHARS, MAX_URL_CHARS } from "../../vocabulary/limits.ts";
import { NAME_CHARS } from "../accounts/limits.ts";
import { viewConnection } from "./view.ts";

export const createConnection = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/connections",
  operationId: "createConnection",
  tags: ["Connections"],
  params: ACCOUNT_PARAMS,
  body: z.strictObject({
    name: lineOf(NAME_CHARS),
    clientId: lineOf(MAX_URL_CHARS),
    clientHost: lineOf(MAX_LINE_CHARS),
    scopes: list(z.enum(CONNECTION_PERMISSIONS), 1, CONNECTION_PERMISSIONS.length),
    validity: z.enum(VALIDITIES),
  }),
  responses: {
    200: doneWith<typeof CONNECTION_DOCS.operations.createConnection.answer>(),
    201: createdWith<typeof CONNECTION_DOCS.operations.createConnection.answer>(),
  },
  errors: ["not_found", "request_refused", "concurrent_write"],
  panel: {
    roles: ["OWNER", "MANAGER", "DEVELOPER"],
    stepUp: ({ scopes }) => !(Array.isArray(scopes) && readsOnly(scopes.map(String))),
  },
  faults: async (call, { params: { accountId = "" }, body: { scopes = [] } }) => [
    ...keyFaults(await loadGranted(call, accountId), { scopes, expiresAt: null }, call.clock.now()),
    ...roleFaults(accountId, call.member, scopes),
  ],
  handle: async (call, { params: { accountId }, body }) => {
    const { keySecrets } = call.services.settings;
    const { apiKey, key, isNew } = await create(call, keySecrets, accountId, body, call);
    return { status: isNew ? 201 : 200, body: { data: viewConnection(apiKey), key } };
  },
});
