import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { sandboxParam } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import { OFFER_LISTS, offersOfAll } from "../../domain/captacao/offers-of-all.ts";
import type { CAPTACAO_WORDS } from "../../words/backoffice/captacao.ts";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { LIST_QUERY } from "../../backoffice/list.ts";
import { viewOffered } from "./offered.ts";

export const listAllOffers = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/captacao/offers",
    operationId: "listAllOffers",
    tags: ["Captação"],
    request: {
      query: LIST_QUERY.extend({ list: z.enum(OFFER_LISTS).default("OPEN"), sandbox: sandboxParam }),
    },
    responses: { 200: doneWith<typeof CAPTACAO_WORDS.operations.listAllOffers.answer>() },
  }),
  {
    errors: [],
    operator: { roles: ["FINANCE", "CURATION"] },
    handle: async (call, { query: { list, sandbox, cursor, limit } }) => {
      const after = await call.readCursor(cursor);
      const { offered, next } = await offersOfAll(call, list, { sandbox, after, limit });
      return ok({ data: offered.map(viewOffered), nextCursor: await call.writeCursor(next) });
    },
  },
);
