import { planMove } from "../../domain/radar/move.ts";
import { writeEndpoint } from "../endpoint.ts";
import { matchId } from "./params.ts";
import { renderWritten } from "./written.ts";

export const dismissMatch = writeEndpoint({
  method: "post",
  path: "/matches/{matchId}/dismiss",
  operationId: "dismissMatch",
  tag: "Opportunities (Radar)",
  summary: "Dismiss an opportunity",
  description: "One that is dismissed already stays so; a favorited or requested one is refused.",
  permission: "radar:write",
  effects: { destructive: false, repeatable: true, reachesOut: false },
  params: { matchId },
  query: {},
  body: null,
  idempotent: true,
  differsByKey: () => true,
  statuses: [200],
  errors: ["request_refused", "not_found"],
  plan: (call, { params }) => planMove(call, params.matchId, "dismiss"),
  status: () => 200,
  render: renderWritten,
});
