import * as z from "zod";
import { cursorParam, pageLimit } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/captacao.ts";
import { figuresFor } from "../../domain/captacao/figures.ts";
import type { AcceptancePlace } from "../../domain/captacao/offered-owner.ts";
import { presentOffer } from "../../domain/captacao/present-offer.ts";
import { listOwners } from "../../domain/captacao/read-offers.ts";
import { ptEn } from "../../lib/language.ts";
import { CAPTACAO_TABS } from "../../vocabulary/value-lists.ts";
import { readEndpoint } from "../endpoint.ts";
import { OWNER_ROW } from "./tool-row.ts";

/** Few, because the account's board counts figures for each. */
const MAX_OWNERS = 10;

export const listCaptacaoOwners = readEndpoint({
  method: "get",
  path: "/captacao/owners",
  operationId: "listCaptacaoOwners",
  tags: ["Captacao"],
  query: z.strictObject({
    limit: pageLimit(MAX_OWNERS, MAX_OWNERS),
    cursor: cursorParam,
    tab: z.enum(CAPTACAO_TABS).default("ACTIVE"),
  }),
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.listCaptacaoOwners.answer>() },
  title: ptEn("Listar os proprietários aceitos", "List accepted owners"),
  tool: {
    description:
      "See the owners the account has accepted, newest first. Returns rows with contact, 10 per page, and the count of each tab.",
    row: [...OWNER_ROW, "owner", "stage", "tab", "acceptedAt", "refundUntil"],
  },
  permission: "captacao:read",
  database: "directory",
  errors: [],
  read: async (call, { query: { tab, limit, cursor } }) => {
    const after = cursor === undefined ? undefined : await call.readCursor(cursor);
    const { owners, counts, next } = await listOwners(call, tab, {
      after: after as AcceptancePlace | undefined,
      limit,
    });
    const figures = await figuresFor(call, owners);
    return {
      data: owners.map((owner, at) => presentOffer(owner, figures[at]!, call.language)),
      nextCursor: next && (await call.writeCursor(next)),
      total: counts[tab],
      counts,
    };
  },
});
