import { createdWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/properties.ts";
import { PropertyCreationBody } from "../../domain/properties/record/input.ts";
import { createProperty as create, findPropertyFaults } from "../../domain/properties/write.ts";
import { previewProperty } from "../../domain/radar/ask-board.ts";
import { ptEn } from "../../lib/language.ts";
import { PREVIEW, writeEndpoint } from "../endpoint.ts";
import { creation, renderWrite } from "./write-answer.ts";

export const createProperty = writeEndpoint({
  method: "post",
  path: "/properties",
  operationId: "createProperty",
  tags: ["Properties"],
  query: PREVIEW,
  body: PropertyCreationBody,
  responses: { 201: createdWith<typeof PROPERTY_DOCS.operations.createProperty.answer>() },
  title: ptEn("Criar um imóvel", "Create a property"),
  tool: {
    description:
      "Add a listing that has no code of the caller's. Needs type, purposes, the price of each purpose, and the city. Returns the property. Arguments as in put_property_by_ref.",
  },
  permission: "properties:write",
  hints: { destructive: false, repeatable: false, reachesOut: true },
  idempotent: true,
  versioned: true,
  errors: [
    "request_refused",
    "feed_sync_active",
    "plan_limit_reached",
    "external_ref_exists",
    "invalid_property",
  ],
  faults: (ctx, { body }) => findPropertyFaults(ctx, null, body, { externalRef: null }),
  plan: async (ctx, { body, query: { preview } }) => previewProperty(ctx, preview, await create(ctx, body)),
  ...creation,
  render: renderWrite,
});
