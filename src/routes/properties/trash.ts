import { trashProperty as trash } from "../../domain/properties/trash.ts";
import { writeEndpoint } from "../endpoint.ts";
import { propertyId } from "./params.ts";
import { renderWritten } from "./written.ts";

export const trashProperty = writeEndpoint({
  method: "delete",
  path: "/properties/{propertyId}",
  operationId: "deleteProperty",
  tag: "Properties",
  summary: "Move a property to the trash",
  description: "Kept 30 days and restorable in the dashboard; at most 20 % of the portfolio in 24 hours.",
  permission: "properties:write",
  effects: { destructive: true, repeatable: true, reachesOut: false },
  params: { propertyId },
  query: {},
  body: null,
  idempotent: true,
  statuses: [200],
  errors: ["request_refused", "not_found", "shrink_guard", "feed_sync_active"],
  plan: (ctx, { params }) => trash(ctx, params.propertyId),
  status: () => 200,
  render: renderWritten,
});
