import * as z from "zod";
import { setPropertyStatus as setStatus } from "../../domain/properties/set-status.ts";
import { previewProperty } from "../../domain/radar/preview-write.ts";
import { AVAILABILITIES } from "../../vocabulary/value-lists.ts";
import { writeEndpoint } from "../endpoint.ts";
import { asksPreview, PREVIEW } from "../preview.ts";
import { propertyId } from "./params.ts";
import { renderWritten } from "./written.ts";

export const setPropertyStatus = writeEndpoint({
  method: "post",
  path: "/properties/{propertyId}/status",
  operationId: "setPropertyStatus",
  tag: "Properties",
  summary: "Set the availability of a property",
  permission: "properties:write",
  effects: { destructive: true, repeatable: true, reachesOut: false },
  params: { propertyId },
  query: PREVIEW,
  body: z.strictObject({ status: z.enum(AVAILABILITIES) }).meta({ id: "PropertyStatusInput" }),
  idempotent: true,
  differsByKey: asksPreview,
  statuses: [200],
  errors: ["request_refused", "not_found", "plan_limit_reached", "property_in_trash"],
  plan: async (ctx, { params, body, query: { preview } }) =>
    previewProperty(ctx, preview, await setStatus(ctx, params.propertyId, body.status)),
  status: () => 200,
  render: renderWritten,
});
