import { createRoute } from "@hono/zod-openapi";
import { DONE } from "../../contract/route.ts";
import { askUpdate } from "../../domain/partnerships/ask-update.ts";
import { presentPartnership } from "../../domain/partnerships/present.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { PARTNERSHIP_PARAMS } from "../field.ts";
import { operate } from "../operate.ts";

export const askPartnershipUpdate = backofficeEndpoint(
  createRoute({
    method: "post",
    path: "/accounts/{accountId}/partnerships/{partnershipId}/ask-update",
    operationId: "askPartnershipUpdate" as const,
    tags: ["Partnerships"],
    summary: "Ask the client's side how a partnership stands",
    description: "Of the property's side alone. 15 days without an answer allow it to close the partnership.",
    request: { params: PARTNERSHIP_PARAMS },
    responses: { 200: DONE },
  }),
  {
    errors: ["not_found", "request_refused", "concurrent_write"],
    handle: async (call, { params: { accountId, partnershipId } }) => {
      const { plan, ctx } = await operate(call, accountId, {
        action: "partnership.ask_update",
        fields: ["updateAskedAt"],
        database: "directory",
        decide: (write) => askUpdate(write, partnershipId),
      });
      return ok({ data: presentPartnership(plan.data, ctx) });
    },
  },
);
