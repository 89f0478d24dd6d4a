import * as z from "zod";
import { backofficeEndpoint, created } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { createdWith } from "../../contract/route.ts";
import type { SANDBOX_DOCS } from "../../documentation/backoffice/sandbox.ts";
import { simulateEvent as simulate } from "../../domain/sandbox/simulate.ts";
import { EVENT_NAMES } from "../../vocabulary/event-types.ts";

export const SIMULATION = z.strictObject({ type: z.enum(EVENT_NAMES) }).meta({ id: "SimulateEventInput" });

export const simulateEvent = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/simulate",
  operationId: "simulateEvent",
  tags: ["Sandbox"],
  params: ACCOUNT_PARAMS,
  body: SIMULATION,
  responses: { 201: createdWith<typeof SANDBOX_DOCS.operations.simulateEvent.answer>() },
  panel: { roles: ["OWNER", "DEVELOPER"] },
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: async (call, { params: { accountId }, body: { type } }) => {
    const { plan } = await operate(call, accountId, {
      action: "sandbox.simulate",
      fields: ["type"],
      decide: (ctx) => simulate({ ...ctx, directory: call.directory, log: call.services.log }, type),
    });
    const { event, about } = plan.data;
    return created({ data: { id: event.id, type, data: { ...event.data }, about } });
  },
});
