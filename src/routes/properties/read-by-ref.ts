import * as z from "zod";
import { Versioned } from "../../contract/call.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/properties.ts";
import { readPropertyByRef as read } from "../../domain/properties/read-one.ts";
import { presentProperty } from "../../domain/properties/record/index.ts";
import { ptEn } from "../../lib/language.ts";
import { Ref } from "../../vocabulary/field.ts";
import { readEndpoint } from "../endpoint.ts";

export const readPropertyByRef = readEndpoint({
  method: "get",
  path: "/properties/by-ref/{ref}",
  operationId: "getPropertyByRef",
  tags: ["Properties"],
  params: z.strictObject({ ref: Ref }),
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.getPropertyByRef.answer>() },
  title: ptEn("Consultar um imóvel por código", "Retrieve a property by code"),
  tool: { description: "Read one whole property by the caller's code. Returns the same as get_property." },
  permission: "properties:read",
  errors: ["not_found"],
  versioned: true,
  read: async (call, { params }) => {
    const property = await read(call, params.ref);
    return new Versioned({ data: presentProperty(property, call) }, property.version);
  },
});
