import { requestTime } from "../lib/request-id.ts";
import type { Point } from "../ports/points.ts";
import type { CallScope } from "./call.ts";

/** Writes the analytics point of an answered call. The `facts` of an entry point take precedence over the answer. */
export const writeCallPoint = (
  { services, meter, facts, requestId }: Pick<CallScope, "services" | "meter" | "facts" | "requestId">,
  answer: Pick<Point<"api_calls">, "entry" | "status" | "code" | "colo" | "retryAfter">,
): void => {
  const { trips, rowsRead, rowsWritten } = meter;
  const now = services.clock.now();
  services.points.write("api_calls", {
    account: null,
    requestId,
    ms: Math.max(0, now - (requestTime(requestId) ?? now)),
    trips,
    rowsRead,
    rowsWritten,
    ...answer,
    ...facts,
  });
};
