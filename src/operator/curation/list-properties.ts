import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import type { CURATION_DOCS } from "../../documentation/backoffice/curation.ts";
import { presentProperty } from "../../domain/properties/record/index.ts";
import { reviewQueue } from "../../domain/properties/review-queue.ts";
import { isSandbox } from "../../lib/id.ts";
import { pageAcrossShards } from "./across-shards.ts";

export const listPropertiesUnderReview = backofficeEndpoint({
  method: "get",
  path: "/curation/properties",
  operationId: "listPropertiesUnderReview",
  tags: ["Curation"],
  query: LIST_QUERY,
  responses: { 200: doneWith<typeof CURATION_DOCS.operations.listPropertiesUnderReview.answer>() },
  errors: [],
  operator: { roles: ["CURATION"] },
  handle: async (call, { query }) => {
    const { items, nextCursor } = await pageAcrossShards(
      call,
      query,
      (db, after, limit) => reviewQueue(db, (after?.[0] as number | undefined) ?? 0, limit),
      ({ seq }) => [seq],
    );
    const view = { language: call.language, links: call.services.links };
    const data = items.map((property) => ({
      accountId: property.accountId,
      sandbox: isSandbox(property.accountId),
      property: presentProperty(property, view),
    }));
    return ok({ data, nextCursor });
  },
});
