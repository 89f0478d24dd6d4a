import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import type { CAPTACAO_DOCS } from "../../documentation/backoffice/captacao.ts";
import { fittingAccounts, type Offering } from "../../domain/captacao/fitting-accounts.ts";
import { offerId } from "../../routes/captacao/params.ts";
import { CityId } from "../../vocabulary/field.ts";
import { PURPOSES } from "../../vocabulary/value-lists.ts";

/** For a known owner only the id; for a new one the city and the purpose. */
const Query = LIST_QUERY.extend({
  ownerId: offerId.optional(),
  cityId: CityId.optional(),
  purpose: z.enum(PURPOSES).optional(),
}).superRefine(({ ownerId, ...others }, context) => {
  for (const name of ["cityId", "purpose"] as const) {
    const isGiven = others[name] !== undefined;
    if (isGiven === (ownerId === undefined)) continue;
    const params = isGiven
      ? { fault: "one_of", args: { names: `ownerId, ${name}` } }
      : { fault: "required", args: { other: "ownerId" } };
    context.addIssue({ code: "custom", path: [name], params });
  }
});

export const listFittingAccounts = backofficeEndpoint({
  method: "get",
  path: "/captacao/fitting-accounts",
  operationId: "listFittingAccounts",
  tags: ["Captacao"],
  query: Query,
  responses: { 200: doneWith<typeof CAPTACAO_DOCS.operations.listFittingAccounts.answer>() },
  errors: ["request_refused"],
  operator: { roles: ["FINANCE", "CURATION"] },
  handle: async (call, { query: { cursor, limit, ownerId, cityId, purpose } }) => {
    const after = await call.readCursor(cursor);
    const offering: Offering = ownerId === undefined ? { cityId: cityId!, purpose: purpose! } : { ownerId };
    const { captacao } = call.services.settings;
    const { accounts, next } = await fittingAccounts(call, captacao, offering, { after, limit });
    const data = accounts.map(({ account, desk, open, freeLeadsLeft, hasAcceptedTerms }) => ({
      accountId: account.id,
      name: account.name,
      status: account.status,
      ready: hasAcceptedTerms && (freeLeadsLeft > 0 || desk.balanceCents > 0),
      termsAccepted: hasAcceptedTerms,
      freeLeadsLeft,
      balanceCents: desk.balanceCents,
      openOffers: open,
    }));
    return ok({ data, nextCursor: await call.writeCursor(next) });
  },
});
