import * as z from "zod";
import { Versioned } from "../../contract/call.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/properties.ts";
import { readProperty as read } from "../../domain/properties/read-one.ts";
import { presentProperty } from "../../domain/properties/record/index.ts";
import { ptEn } from "../../lib/language.ts";
import { readEndpoint } from "../endpoint.ts";
import { propertyId } from "./params.ts";

export const readProperty = readEndpoint({
  method: "get",
  path: "/properties/{propertyId}",
  operationId: "getProperty",
  tags: ["Properties"],
  params: z.strictObject({ propertyId }),
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.getProperty.answer>() },
  title: ptEn("Consultar um imóvel", "Retrieve a property"),
  tool: {
    description:
      "Read one whole property by id. Returns address, prices, photos, and its status in Radar and review.",
  },
  permission: "properties:read",
  errors: ["not_found"],
  versioned: true,
  read: async (call, { params }) => {
    const property = await read(call, params.propertyId);
    return new Versioned({ data: presentProperty(property, call) }, property.version);
  },
});
