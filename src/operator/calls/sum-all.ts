import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { PLATFORM_LOG } from "../../contract/call-gatherer.ts";
import { doneWith } from "../../contract/route.ts";
import type { CALL_DOCS } from "../../documentation/backoffice/calls.ts";
import { HOUR_MS, isoTime } from "../../lib/clock.ts";
import { OPERATOR_ROLES } from "../../vocabulary/operator-roles.ts";

const HOURS = 24;

/** One object has the sums: no account's log is asked. */
export const sumAllCalls = backofficeEndpoint({
  method: "get",
  path: "/call-sums",
  operationId: "sumAllCalls",
  tags: ["Usage"],
  responses: { 200: doneWith<typeof CALL_DOCS.operations.sumAllCalls.answer>() },
  errors: [],
  operator: { roles: OPERATOR_ROLES },
  handle: async ({ services, clock }) => {
    const first = Math.floor(clock.now() / HOUR_MS) - HOURS + 1;
    const hours = await services.callLog(PLATFORM_LOG).hours(first);
    const counted = new Map(hours.map((hour) => [hour.hour, hour]));
    const data = Array.from({ length: HOURS }, (_, at) => {
      const { calls, failed } = counted.get(first + at) ?? { calls: 0, failed: 0 };
      return { at: isoTime((first + at) * HOUR_MS), calls, failed };
    });
    return ok({ data });
  },
});
