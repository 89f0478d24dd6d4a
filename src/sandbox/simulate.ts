import { refusePermission } from "../contract/admission.ts";
import { DRY_RUN } from "../contract/query.ts";
import { createdWith } from "../contract/route.ts";
import { SIMULATION } from "../dashboard/sandbox/simulate.ts";
import type { PLAYGROUND_DOCS } from "../documentation/sandbox.ts";
import { simulateEvent } from "../domain/sandbox/simulate.ts";
import { ptEn } from "../lib/language.ts";
import { EVENT_TYPES, mayRead } from "../vocabulary/event-types.ts";
import { sandboxEndpoint } from "./endpoint.ts";

export const simulateSandboxEvent = sandboxEndpoint({
  method: "post",
  path: "/sandbox/simulate",
  operationId: "simulateSandboxEvent",
  tags: ["Sandbox"],
  query: DRY_RUN,
  body: SIMULATION,
  responses: { 201: createdWith<typeof PLAYGROUND_DOCS.operations.simulateSandboxEvent.answer>() },
  title: ptEn("Simular um evento", "Simulate an event"),
  permission: "events:read",
  hints: { destructive: false, repeatable: false, reachesOut: false },
  errors: [],
  audit: { action: "sandbox.simulate", fields: ["type"] },
  plan: async (call, { body: { type } }) => {
    const plan = await simulateEvent({ ...call, log: () => call.log() }, type);
    const data = JSON.stringify(plan.data.event.data);
    if (!mayRead(call.principal.key.scopes, { type, data }))
      throw refusePermission(EVENT_TYPES.find((known) => known.type === type)!.scope);
    return plan;
  },
  status: () => 201,
  render: ({ data: { event, about } }, { dryRun }) => ({
    data: { id: event.id, type: event.type as never, data: { ...event.data }, about },
    result: { outcome: "CREATED", dryRun },
  }),
});
