import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { doneWith, json } from "../../contract/route.ts";
import { presentPartnership } from "../../domain/partnerships/present.ts";
import { setPartnershipStatus as setStatus } from "../../domain/partnerships/set-status.ts";
import { writeEndpoint } from "../endpoint.ts";
import type { PARTNERSHIP_ANSWERS } from "./answers.ts";
import { partnershipId, partnershipStage } from "./params.ts";

export const setPartnershipStatus = writeEndpoint(
  createRoute({
    method: "post",
    path: "/partnerships/{partnershipId}/status",
    operationId: "setPartnershipStatus",
    tags: ["Partnerships"],
    request: {
      params: z.strictObject({ partnershipId }),
      query: DRY_RUN,
      body: json(z.strictObject({ status: partnershipStage }).meta({ id: "PartnershipStatusInput" })),
    },
    responses: { 200: doneWith<typeof PARTNERSHIP_ANSWERS.setPartnershipStatus>() },
  }),
  {
    permission: "partnerships:write",
    effects: { destructive: true, repeatable: true, reachesOut: false },
    database: "directory",
    idempotent: true,
    errors: ["request_refused", "not_found"],
    plan: (ctx, { params, body }) => setStatus(ctx, params.partnershipId, body.status),
    status: () => 200,
    render: ({ data: { partnership, standing }, result }, ctx) => ({
      data: presentPartnership(partnership, ctx, standing),
      result,
    }),
  },
);
