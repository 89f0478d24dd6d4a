import * as z from "zod";
import { doneWith } from "../../contract/route.ts";
import type { PARTNERSHIP_DOCS } from "../../documentation/partnerships.ts";
import { loadPartnership } from "../../domain/partnerships/partnership.ts";
import { ptEn } from "../../lib/language.ts";
import { readEndpoint } from "../endpoint.ts";
import { partnershipId } from "./params.ts";
import { presentAll } from "./present-all.ts";

export const getPartnership = readEndpoint({
  method: "get",
  path: "/partnerships/{partnershipId}",
  operationId: "getPartnership",
  tags: ["Partnerships"],
  params: z.strictObject({ partnershipId }),
  responses: { 200: doneWith<typeof PARTNERSHIP_DOCS.operations.getPartnership.answer>() },
  title: ptEn("Consultar uma parceria", "Retrieve a partnership"),
  tool: {
    description:
      "Read one whole partnership. Returns both sides, status, property and client, as far as the account may see them.",
  },
  permission: "partnerships:read",
  database: "directory",
  errors: ["not_found"],
  read: async (call, { params }) => {
    const [data] = await presentAll(call, [await loadPartnership(call, params.partnershipId)]);
    return { data: data! };
  },
});
