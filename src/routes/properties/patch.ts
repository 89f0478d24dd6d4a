import * as z from "zod";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/properties.ts";
import { PropertyInputBody } from "../../domain/properties/record/input.ts";
import { findPropertyFaults, patchProperty as patch } from "../../domain/properties/write.ts";
import { previewProperty } from "../../domain/radar/ask-board.ts";
import { ptEn } from "../../lib/language.ts";
import { PREVIEW, writeEndpoint } from "../endpoint.ts";
import { propertyId } from "./params.ts";
import { renderWrite } from "./write-answer.ts";

export const patchProperty = writeEndpoint({
  method: "patch",
  path: "/properties/{propertyId}",
  operationId: "patchProperty",
  tags: ["Properties"],
  params: z.strictObject({ propertyId }),
  query: PREVIEW,
  body: PropertyInputBody,
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.patchProperty.answer>() },
  title: ptEn("Atualizar um imóvel", "Update a property"),
  tool: {
    description:
      "Change some fields of a property, by id; the rest stays. Returns what changed. For availability use set_property_status. Arguments as in put_property_by_ref.",
  },
  permission: "properties:write",
  hints: { destructive: true, repeatable: true, reachesOut: true },
  idempotent: true,
  versioned: true,
  errors: ["request_refused", "not_found", "feed_sync_active", "property_in_trash", "invalid_property"],
  faults: (ctx, { params: { propertyId: id }, body }) =>
    findPropertyFaults(ctx, id === undefined ? null : { id }, body, null),
  plan: async (ctx, { params, body, query: { preview } }) =>
    previewProperty(ctx, preview, await patch(ctx, params.propertyId, body)),
  render: renderWrite,
});
