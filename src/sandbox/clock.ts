import * as z from "zod";
import { DRY_RUN } from "../contract/query.ts";
import { doneWith } from "../contract/route.ts";
import type { PLAYGROUND_DOCS } from "../documentation/sandbox.ts";
import { forgetAnswers } from "../domain/accounts/gate-notice.ts";
import { advance, MAX_DAYS } from "../domain/sandbox/advance.ts";
import { isoTime } from "../lib/clock.ts";
import { ptEn } from "../lib/language.ts";
import { assertGranted, sandboxEndpoint } from "./endpoint.ts";

export const advanceSandboxClock = sandboxEndpoint({
  method: "post",
  path: "/sandbox/clock",
  operationId: "advanceSandboxClock",
  tags: ["Sandbox"],
  query: DRY_RUN,
  body: z.strictObject({ days: z.int().min(1).max(MAX_DAYS) }).meta({ id: "SandboxClockInput" }),
  responses: { 200: doneWith<typeof PLAYGROUND_DOCS.operations.advanceSandboxClock.answer>() },
  title: ptEn("Adiantar o relógio", "Advance the clock"),
  permission: "properties:write",
  hints: { destructive: true, repeatable: true, reachesOut: false },
  errors: [],
  audit: { action: "sandbox.clock", fields: ["days"] },
  plan: async (call, { body: { days } }) => {
    assertGranted(call, "leads:write");
    const plan = await advance(call, days);
    // Before the commit, as for every purge: if the gate cannot be reached, nothing is done.
    if (!call.dryRun && plan.data.purgedIds.length > 0)
      await forgetAnswers(call.services, call.accountId, plan.data.purgedIds);
    return plan;
  },
  render: ({ data: { until, expired, purged, more } }, { dryRun }) => ({
    data: { until: isoTime(until), expired, purged, more },
    result: { outcome: "ADVANCED", dryRun },
  }),
});
