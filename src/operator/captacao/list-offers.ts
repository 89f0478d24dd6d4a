import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { answerList, LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import { captacaoOfferTable } from "../../db/schema/captacao-offers.ts";
import type { CAPTACAO_DOCS } from "../../documentation/backoffice/captacao.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { cityById } from "../../domain/geo/cities.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";
import type { PropertyType, Purpose } from "../../vocabulary/value-lists.ts";

const ofOwner = (...columns: readonly string[]): string =>
  columns.map((name) => `(SELECT ${name} FROM captacao_owners WHERE id = owner_id) AS ${name}`).join(", ");

export const listOffers = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/captacao/offers",
  operationId: "listOffers",
  tags: ["Captacao"],
  params: ACCOUNT_PARAMS,
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.listOffers.answer>() },
  errors: ["not_found"],
  operator: { roles: ["FINANCE", "CURATION"] },
  handle: async (call, { params: { accountId }, query }) => {
    await loadAccount(call, accountId);
    const list = {
      databases: [call.directory],
      table: captacaoOfferTable,
      more: ofOwner("purpose", "property_type", "neighborhood", "city_id"),
      time: "created_at",
      accountId,
    };
    const page = await answerList(call, list, query, (offer, row) => {
      const { ownerId: id, status, priceCents, debitedCents, stage, tab, ...times } = offer;
      return {
        id,
        status,
        priceCents,
        purpose: row.purpose as Purpose,
        propertyType: row.property_type as PropertyType,
        neighborhood: row.neighborhood as string | null,
        city: cityById(row.city_id as string)?.name ?? null,
        debitedCents,
        stage,
        tab,
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
