import * as z from "zod";
import { createdWith, doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/properties.ts";
import { PropertyInputBody } from "../../domain/properties/record/input.ts";
import { findPropertyFaults, putPropertyByRef as put } from "../../domain/properties/write.ts";
import { previewProperty } from "../../domain/radar/ask-board.ts";
import { ptEn } from "../../lib/language.ts";
import { Ref } from "../../vocabulary/field.ts";
import { PREVIEW, writeEndpoint } from "../endpoint.ts";
import { creation, renderWrite } from "./write-answer.ts";

export const putPropertyByRef = writeEndpoint({
  method: "put",
  path: "/properties/by-ref/{ref}",
  operationId: "putPropertyByRef",
  tags: ["Properties"],
  params: z.strictObject({ ref: Ref }),
  query: PREVIEW,
  body: PropertyInputBody,
  responses: {
    200: doneWith<typeof PROPERTY_DOCS.operations.putPropertyByRef.answer>(),
    201: createdWith<typeof PROPERTY_DOCS.operations.putPropertyByRef.answer>(),
  },
  title: ptEn("Criar ou atualizar um imóvel por código", "Create or update a property by code"),
  tool: {
    description:
      "Create a listing, or change the one with this code. Returns CREATED, UPDATED or UNCHANGED with what changed; photos are fetched afterwards.",
  },
  permission: "properties:write",
  hints: { destructive: true, repeatable: true, reachesOut: true },
  idempotent: true,
  versioned: true,
  errors: [
    "request_refused",
    "feed_sync_active",
    "plan_limit_reached",
    "property_in_trash",
    "invalid_property",
  ],
  faults: (ctx, { params: { ref }, body }) =>
    ref === undefined
      ? findPropertyFaults(ctx, null, body, null)
      : findPropertyFaults(ctx, { ref }, body, { externalRef: ref, orUpdates: true }),
  plan: async (ctx, { params, body, query: { preview } }) =>
    previewProperty(ctx, preview, await put(ctx, params.ref, body)),
  ...creation,
  render: renderWrite,
});
