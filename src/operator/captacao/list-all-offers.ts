import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { LIST_QUERY } from "../../backoffice/list.ts";
import { sandboxParam } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/backoffice/captacao.ts";
import { OFFER_LISTS, offersOfAll } from "../../domain/captacao/offers-of-all.ts";
import { viewOffered } from "./offered.ts";

export const listAllOffers = backofficeEndpoint({
  method: "get",
  path: "/captacao/offers",
  operationId: "listAllOffers",
  tags: ["Captacao"],
  query: LIST_QUERY.extend({ list: z.enum(OFFER_LISTS).default("OPEN"), sandbox: sandboxParam }),
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.listAllOffers.answer>() },
  errors: [],
  operator: { roles: ["FINANCE", "CURATION"] },
  handle: async (call, { query: { list, sandbox, cursor, limit } }) => {
    const after = await call.readCursor(cursor);
    const { offered, next } = await offersOfAll(call, list, { sandbox, after, limit });
    return ok({ data: offered.map(viewOffered), nextCursor: await call.writeCursor(next) });
  },
});
