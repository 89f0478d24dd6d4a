import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { doneWith } from "../../contract/route.ts";
import { loadPartnership } from "../../domain/partnerships/partnership.ts";
import { readEndpoint } from "../endpoint.ts";
import type { PARTNERSHIP_ANSWERS } from "./answers.ts";
import { partnershipId } from "./params.ts";
import { presentAll } from "./shown.ts";

export const getPartnership = readEndpoint(
  createRoute({
    method: "get",
    path: "/partnerships/{partnershipId}",
    operationId: "getPartnership",
    tags: ["Partnerships"],
    request: { params: z.strictObject({ partnershipId }) },
    responses: { 200: doneWith<typeof PARTNERSHIP_ANSWERS.getPartnership>() },
  }),
  {
    permission: "partnerships:read",
    database: "directory",
    errors: ["not_found"],
    read: async (call, { params }) => {
      const [data] = await presentAll(call, [await loadPartnership(call, params.partnershipId)]);
      return { data: data! };
    },
  },
);
