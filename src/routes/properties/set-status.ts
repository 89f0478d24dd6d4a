import * as z from "zod";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/properties.ts";
import { setPropertyStatus as setStatus } from "../../domain/properties/set-status.ts";
import { previewProperty } from "../../domain/radar/ask-board.ts";
import { ptEn } from "../../lib/language.ts";
import { AVAILABILITIES } from "../../vocabulary/value-lists.ts";
import { PREVIEW, writeEndpoint } from "../endpoint.ts";
import { propertyId } from "./params.ts";
import { renderWrite } from "./write-answer.ts";

export const setPropertyStatus = writeEndpoint({
  method: "post",
  path: "/properties/{propertyId}/status",
  operationId: "setPropertyStatus",
  tags: ["Properties"],
  params: z.strictObject({ propertyId }),
  query: PREVIEW,
  body: z.strictObject({ status: z.enum(AVAILABILITIES) }).meta({ id: "PropertyStatusInput" }),
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.setPropertyStatus.answer>() },
  title: ptEn("Alterar a disponibilidade de um imóvel", "Set a property's status"),
  tool: {
    description:
      "Set whether a property is on the market. Returns the property; ACTIVE is refused if the plan's quota is full.",
  },
  permission: "properties:write",
  hints: { destructive: true, repeatable: true, reachesOut: false },
  idempotent: true,
  versioned: true,
  errors: ["request_refused", "not_found", "plan_limit_reached", "property_in_trash"],
  plan: async (ctx, { params, body, query: { preview } }) =>
    previewProperty(ctx, preview, await setStatus(ctx, params.propertyId, body.status)),
  render: renderWrite,
});
