import { planMove } from "../../domain/radar/move.ts";
import { writeEndpoint } from "../endpoint.ts";
import { matchId } from "./params.ts";
import { renderWritten } from "./written.ts";

export const restoreMatch = writeEndpoint({
  method: "post",
  path: "/matches/{matchId}/restore",
  operationId: "restoreMatch",
  tag: "Opportunities (Radar)",
  summary: "Bring a dismissed opportunity back",
  description: "It is NEW again.",
  permission: "radar:write",
  effects: { destructive: false, repeatable: true, reachesOut: false },
  params: { matchId },
  query: {},
  body: null,
  idempotent: true,
  differsByKey: () => true,
  statuses: [200],
  errors: ["request_refused", "not_found"],
  plan: (call, { params }) => planMove(call, params.matchId, "restore"),
  status: () => 200,
  render: renderWritten,
});
