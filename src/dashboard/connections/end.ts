import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { CONNECTION_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { CONNECTION_DOCS } from "../../documentation/backoffice/connections.ts";
import { endConnection as end } from "../../domain/keys/end-connection.ts";
import { viewConnection } from "./view.ts";

export const endConnection = backofficeEndpoint({
  method: "delete",
  path: "/accounts/{accountId}/connections/{connectionId}",
  operationId: "endConnection",
  tags: ["Connections"],
  params: CONNECTION_PARAMS,
  responses: { 200: doneWith<typeof CONNECTION_DOCS.operations.endConnection.answer>() },
  errors: ["not_found", "access_denied"],
  panel: { roles: ["OWNER", "MANAGER", "DEVELOPER"] },
  handle: async (call, { params: { accountId, connectionId } }) =>
    ok({ data: viewConnection(await end(call, accountId, connectionId, call.member)) }),
});
