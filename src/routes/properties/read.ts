import { readProperty as read } from "../../domain/properties/read-one.ts";
import { presentProperty } from "../../domain/properties/record/present.ts";
import { readEndpoint } from "../endpoint.ts";
import { propertyId } from "./params.ts";

export const readProperty = readEndpoint({
  path: "/properties/{propertyId}",
  operationId: "getProperty",
  tag: "Properties",
  summary: "One property",
  permission: "properties:read",
  params: { propertyId },
  query: {},
  errors: ["not_found"],
  read: async (call, { params }) => ({
    data: presentProperty(await read(call, params.propertyId), call),
  }),
});
