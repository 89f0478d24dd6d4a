import * as z from "zod";
import { simulateEvent as simulate } from "../../domain/sandbox/simulate.ts";
import { EVENT_NAMES } from "../../vocabulary/event-types.ts";
import { backofficeEndpoint, created } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";
import { operate } from "../operate.ts";

export const simulateEvent = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/simulate",
  operationId: "simulateEvent",
  tag: "Sandbox",
  summary: "Make an event in a sandbox",
  description:
    "One well-formed event of any type, logged and delivered like every other; nothing else changes. Each call makes another one.",
  params: ACCOUNT_PARAMS,
  query: {},
  body: z.strictObject({ type: z.enum(EVENT_NAMES) }).meta({ id: "SimulateEventInput" }),
  statuses: [201],
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
