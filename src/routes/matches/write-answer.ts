import type { WriteCall } from "../../contract/endpoint.ts";
import type { MatchPlan } from "../../domain/radar/move.ts";
import { presentMatch } from "../../domain/radar/present.ts";
import { viewOf } from "./match-view.ts";

/** The answer of every write of one match. */
export const renderWrite = (plan: MatchPlan, { principal, ...call }: WriteCall) => ({
  data: presentMatch(plan.data, viewOf({ ...call, principal })),
  result: plan.result,
});
