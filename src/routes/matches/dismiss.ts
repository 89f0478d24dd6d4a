import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import { planMove } from "../../domain/radar/move.ts";
import { writeEndpoint } from "../endpoint.ts";
import type { MATCH_ANSWERS } from "./answers.ts";
import { matchId } from "./params.ts";
import { renderWritten } from "./written.ts";

export const dismissMatch = writeEndpoint(
  createRoute({
    method: "post",
    path: "/matches/{matchId}/dismiss",
    operationId: "dismissMatch" as const,
    tags: ["Opportunities (Radar)"],
    request: { params: z.strictObject({ matchId }), query: DRY_RUN },
    responses: { 200: doneWith<typeof MATCH_ANSWERS.dismissMatch>() },
  }),
  {
    permission: "radar:write",
    effects: { destructive: false, repeatable: true, reachesOut: false },
    idempotent: true,
    differsByKey: () => true,
    errors: ["request_refused", "not_found"],
    plan: (call, { params }) => planMove(call, params.matchId, "dismiss"),
    status: () => 200,
    render: renderWritten,
  },
);
