import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { doneWith } from "../../contract/route.ts";
import { findAnything as find } from "../../domain/search/find-anything.ts";
import { lineOf } from "../../vocabulary/field.ts";
import { OPERATOR_ROLES } from "../../vocabulary/operator-roles.ts";
import type { SEARCH_WORDS } from "../../words/backoffice/search.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";

const MAX_TEXT_CHARS = 100;

export const findAnything = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/search",
    operationId: "findAnything",
    tags: ["Work"],
    request: { query: z.strictObject({ q: lineOf(MAX_TEXT_CHARS) }) },
    responses: { 200: doneWith<typeof SEARCH_WORDS.operations.findAnything.answer>() },
  }),
  {
    errors: [],
    operator: { roles: OPERATOR_ROLES },
    handle: async (call, { query: { q } }) => ok({ data: await find(call, q) }),
  },
);
