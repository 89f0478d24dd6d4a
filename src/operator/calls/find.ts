import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import { requestIdParam } from "../../dashboard/calls/read.ts";
import { auditReading } from "../../dashboard/calls/reading.ts";
import type { CALL_DOCS } from "../../documentation/backoffice/calls.ts";
import { findCall as find } from "../../domain/calls/find.ts";
import { presentCall } from "../../domain/calls/present.ts";

export const findCall = backofficeEndpoint({
  method: "get",
  path: "/calls/{requestId}",
  operationId: "findCall",
  tags: ["Usage"],
  params: z.strictObject({ requestId: requestIdParam }),
  responses: { 200: doneWith<typeof CALL_DOCS.operations.findCall.answer>() },
  errors: ["not_found"],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  handle: async (call, { params: { requestId } }) => {
    const { directory, meter, services } = call;
    const { callLog } = services;
    const { accountId, call: one } = await find({ directory, meter, callLog }, requestId);
    await auditReading(call, accountId, requestId);
    return ok({ data: { accountId, ...presentCall(one) } });
  },
});
