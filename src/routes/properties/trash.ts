import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/properties.ts";
import { trashProperty as trash } from "../../domain/properties/trash.ts";
import { ptEn } from "../../lib/language.ts";
import { writeEndpoint } from "../endpoint.ts";
import { propertyId } from "./params.ts";
import { renderWrite } from "./write-answer.ts";

export const trashProperty = writeEndpoint({
  method: "delete",
  path: "/properties/{propertyId}",
  operationId: "deleteProperty",
  tags: ["Properties"],
  params: z.strictObject({ propertyId }),
  query: DRY_RUN,
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.deleteProperty.answer>() },
  title: ptEn("Enviar um imóvel para a lixeira", "Move a property to the trash"),
  tool: null,
  permission: "properties:write",
  hints: { destructive: true, repeatable: true, reachesOut: false },
  idempotent: true,
  versioned: true,
  errors: ["request_refused", "not_found", "shrink_guard", "feed_sync_active"],
  plan: (ctx, { params }) => trash(ctx, params.propertyId),
  render: renderWrite,
});
