import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { MATCH_DOCS } from "../../documentation/matches.ts";
import { planMove } from "../../domain/radar/move.ts";
import { ptEn } from "../../lib/language.ts";
import { writeEndpoint } from "../endpoint.ts";
import { matchId } from "./params.ts";
import { renderWrite } from "./write-answer.ts";

export const dismissMatch = writeEndpoint({
  method: "post",
  path: "/matches/{matchId}/dismiss",
  operationId: "dismissMatch" as const,
  tags: ["Opportunities (Radar)"],
  params: z.strictObject({ matchId }),
  query: DRY_RUN,
  responses: { 200: doneWith<typeof MATCH_DOCS.operations.dismissMatch.answer>() },
  title: ptEn("Dispensar uma oportunidade", "Dismiss an opportunity"),
  tool: {
    description:
      "Dismiss an opportunity that is of no interest; restore_match brings it back. Returns it; a favorite or requested one is refused.",
  },
  permission: "radar:write",
  hints: { destructive: false, repeatable: true, reachesOut: false },
  idempotent: true,
  differsByKey: () => true,
  errors: ["request_refused", "not_found"],
  plan: (call, { params }) => planMove(call, params.matchId, "dismiss"),
  render: renderWrite,
});
