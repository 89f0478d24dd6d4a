import { loadPartnership } from "../../domain/partnerships/partnership.ts";
import { presentPartnership } from "../../domain/partnerships/present.ts";
import { readEndpoint } from "../endpoint.ts";
import { partnershipId } from "./params.ts";

export const getPartnership = readEndpoint({
  path: "/partnerships/{partnershipId}",
  operationId: "getPartnership",
  tag: "Partnerships",
  summary: "One partnership",
  permission: "partnerships:read",
  database: "directory",
  params: { partnershipId },
  query: {},
  errors: ["not_found"],
  read: async (call, { params }) => ({
    data: presentPartnership(await loadPartnership(call, params.partnershipId), call),
  }),
});
