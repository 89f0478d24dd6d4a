import * as z from "zod";
import { readEndpoint } from "../../contract/endpoint.ts";
import { loadPartnership } from "../../domain/partnerships/partnership.ts";
import { presentPartnership } from "../../domain/partnerships/present.ts";
import { Partnership, partnershipId } from "./schemas.ts";

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
  response: z.object({ data: Partnership }),
  read: async (call, { params }) => ({
    data: presentPartnership(await loadPartnership(call, params.partnershipId), call),
  }),
});
