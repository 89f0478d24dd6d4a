import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { PARTNERSHIP_DOCS } from "../../documentation/partnerships.ts";
import { presentPartnership } from "../../domain/partnerships/present.ts";
import { setPartnershipStatus as setStatus } from "../../domain/partnerships/set-status.ts";
import { ptEn } from "../../lib/language.ts";
import { writeEndpoint } from "../endpoint.ts";
import { partnershipId, partnershipStage } from "./params.ts";

export const setPartnershipStatus = writeEndpoint({
  method: "post",
  path: "/partnerships/{partnershipId}/status",
  operationId: "setPartnershipStatus",
  tags: ["Partnerships"],
  params: z.strictObject({ partnershipId }),
  query: DRY_RUN,
  body: z.strictObject({ status: partnershipStage }).meta({ id: "PartnershipStatusInput" }),
  responses: { 200: doneWith<typeof PARTNERSHIP_DOCS.operations.setPartnershipStatus.answer>() },
  title: ptEn("Alterar a etapa de uma parceria", "Set a partnership's stage"),
  tool: {
    description:
      "Answer a partnership request, or move a partnership to its next stage. The addressee accepts or declines, the requester cancels; then the client's side moves it. Returns the partnership; a move that belongs to the other side is refused.",
  },
  permission: "partnerships:write",
  hints: { destructive: true, repeatable: true, reachesOut: false },
  database: "directory",
  idempotent: true,
  errors: ["request_refused", "not_found"],
  plan: (ctx, { params, body }) => setStatus(ctx, params.partnershipId, body.status),
  render: ({ data: { partnership, storedStage }, result }, ctx) => ({
    data: presentPartnership(partnership, ctx, storedStage),
    result,
  }),
});
