import * as z from "zod";
import { captacaoOfferTable } from "../../db/schema/captacao-offers.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";
import { CAPTACAO_STAGES, CAPTACAO_STATUSES, CAPTACAO_TABS } from "../../vocabulary/value-lists.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";
import { answerList, LIST_QUERY, listOf } from "../list.ts";

const OfferRow = z
  .object({
    id: z.string(),
    status: z.enum(CAPTACAO_STATUSES),
    priceCents: z.int(),
    deadline: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    acceptedAt: z.iso.datetime().nullable(),
    debitedCents: z.int().nullable(),
    stage: z.enum(CAPTACAO_STAGES).nullable(),
    tab: z.enum(CAPTACAO_TABS).nullable(),
    refundedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "CaptacaoOfferRow" });

export const listOffers = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/captacao/offers",
  operationId: "listOffers",
  tag: "Captação",
  summary: "Every offer to the account, newest first",
  description: "Each with its last round, and without the owner's contact.",
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY,
  response: listOf(OfferRow),
  statuses: [200],
  errors: ["not_found"],
  handle: async (call, { params: { accountId }, query }) => {
    await loadAccount(call, accountId);
    const { name: table, columns } = captacaoOfferTable;
    const list = { databases: [call.directory], table, columns, time: "created_at", accountId };
    const page = await answerList(call, list, query, (row) => {
      const {
        ownerId: id,
        status,
        priceCents,
        debitedCents,
        stage,
        tab,
        ...times
      } = captacaoOfferTable.decode(row);
      return {
        ...{ id, status, priceCents, debitedCents, stage, tab },
        deadline: isoTime(times.deadline),
        createdAt: isoTime(times.createdAt),
        endedAt: isoOrNull(times.endedAt),
        acceptedAt: isoOrNull(times.acceptedAt),
        refundedAt: isoOrNull(times.refundedAt),
      };
    });
    return ok(page);
  },
});
