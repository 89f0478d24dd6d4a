import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { doneWith, json } from "../../contract/route.ts";
import { decideCuration } from "../../domain/properties/decide-curation.ts";
import { ownerOf } from "../../domain/properties/review-queue.ts";
import { Refusal } from "../../errors/refusal.ts";
import { propertyId } from "../../routes/properties/params.ts";
import { CURATION_REASONS } from "../../vocabulary/value-lists.ts";
import type { CURATION_WORDS } from "../../words/backoffice/curation.ts";
import { type BackofficeCall, backofficeEndpoint, ok } from "../endpoint.ts";
import { operateOnPropertyOf } from "../properties/written.ts";

const findOwner = async (call: BackofficeCall, id: string): Promise<string> => {
  const owners = await Promise.all(call.shardNames.map((name) => ownerOf(call.shard(name), id)));
  const owner = owners.find((accountId) => accountId !== null);
  if (!owner) throw new Refusal("not_found");
  return owner;
};

export const decideProperty = backofficeEndpoint(
  createRoute({
    method: "post",
    path: "/curation/properties/{propertyId}",
    operationId: "decidePropertyCuration",
    tags: ["Curation"],
    request: {
      params: z.strictObject({ propertyId }),
      body: json(
        z
          .strictObject({
            decision: z.enum(["APPROVED", "REJECTED"]),
            reason: z.enum(CURATION_REASONS).nullable().optional(),
          })
          .refine(({ decision, reason }) => decision === "APPROVED" || reason != null, {
            path: ["reason"],
            params: { fault: "required" },
          })
          .meta({
            id: "CurationDecision",
            if: { properties: { decision: { const: "APPROVED" } } },
            else: { required: ["reason"], properties: { reason: { type: "string" } } },
          }),
      ),
    },
    responses: { 200: doneWith<typeof CURATION_WORDS.operations.decidePropertyCuration.answer>() },
  }),
  {
    errors: ["not_found", "property_in_trash", "concurrent_write"],
    operator: { roles: ["CURATION"] },
    handle: async (call, { params, body: { decision, reason } }) =>
      ok(
        await operateOnPropertyOf(call, await findOwner(call, params.propertyId), {
          action: "curation.property",
          fields: ["curation"],
          decide: (ctx) =>
            decideCuration(ctx, params.propertyId, {
              decision,
              reason: decision === "REJECTED" ? (reason ?? null) : null,
            }),
        }),
      ),
  },
);
