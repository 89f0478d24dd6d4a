import { z } from "@hono/zod-openapi";
import { captacaoOfferTable } from "../../db/schema/captacao-offers.ts";
import { findAccount, loadAccount } from "../../domain/accounts/account.ts";
import { OfferInput } from "../../domain/captacao/input.ts";
import { findOfferFaults, offerOwner as offer } from "../../domain/captacao/offer-owner.ts";
import { presentOffer, UNKNOWN_FIGURES } from "../../domain/captacao/present-offer.ts";
import { withdrawOffer as withdraw } from "../../domain/captacao/withdraw.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";
import { CaptacaoOffer } from "../../routes/captacao/schemas.ts";
import { CAPTACAO_STAGES, CAPTACAO_STATUSES, CAPTACAO_TABS } from "../../vocabulary/value-lists.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS, OFFER_PARAMS } from "../field.ts";
import { answerList, LIST_QUERY, listOf } from "../list.ts";
import { contextOf, operate } from "../operate.ts";

export const offerOwner = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/captacao/offers",
  operationId: "offerOwner",
  tag: "Captação",
  summary: "Offer an owner to the account",
  description:
    "A known owner by `ownerId`; else the same phone or e-mail with the same purpose and address is the same owner. One that is open already answers 200, unchanged.",
  params: ACCOUNT_PARAMS,
  query: {},
  body: OfferInput,
  response: z.object({ data: CaptacaoOffer }),
  statuses: [201, 200],
  errors: ["not_found", "request_refused", "concurrent_write"],
  developmentOnly: "seed",
  faults: async (call, { params: { accountId = "" }, body }) => {
    const account = await findAccount(call, accountId);
    return account ? findOfferFaults(contextOf(call, account, "directory"), body) : [];
  },
  handle: async (call, { params: { accountId }, body }) => {
    const { captacao } = call.services.settings;
    const { plan } = await operate(call, accountId, {
      action: "captacao.offer",
      fields: Object.keys(body),
      database: "directory",
      decide: (ctx) => offer({ ...ctx, captacao }, body),
    });
    const data = presentOffer(plan.data, UNKNOWN_FIGURES, call.language);
    return { status: plan.result.isNew ? 201 : 200, body: { data } };
  },
});

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
  .openapi("CaptacaoOfferRow");

export const listOffered = backofficeEndpoint({
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

export const withdrawOffer = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/captacao/offers/{offerId}/withdraw",
  operationId: "withdrawOffer",
  tag: "Captação",
  summary: "Withdraw an offer",
  description: "One that has ended stays as it is; an accepted one is refused.",
  params: OFFER_PARAMS,
  query: {},
  body: null,
  response: z.object({ data: CaptacaoOffer }),
  statuses: [200],
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: async (call, { params: { accountId, offerId } }) => {
    const { plan } = await operate(call, accountId, {
      action: "captacao.withdraw",
      fields: ["status"],
      database: "directory",
      decide: (ctx) => withdraw(ctx, offerId),
    });
    return ok({ data: presentOffer(plan.data, UNKNOWN_FIGURES, call.language) });
  },
});
