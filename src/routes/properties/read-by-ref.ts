import { readPropertyByRef as read } from "../../domain/properties/read-one.ts";
import { presentProperty } from "../../domain/properties/record/present.ts";
import { Ref } from "../../vocabulary/field.ts";
import { readEndpoint } from "../endpoint.ts";

export const readPropertyByRef = readEndpoint({
  path: "/properties/by-ref/{ref}",
  operationId: "getPropertyByRef",
  tag: "Properties",
  summary: "One property by the caller's code",
  permission: "properties:read",
  params: { ref: Ref },
  query: {},
  errors: ["not_found"],
  read: async (call, { params }) => ({ data: presentProperty(await read(call, params.ref), call) }),
});
