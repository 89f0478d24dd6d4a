import { createRoute } from "@hono/zod-openapi";
import { DONE } from "../../contract/route.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import { listPartnerships } from "../../domain/partnerships/list.ts";
import { presentPartnership } from "../../domain/partnerships/present.ts";
import { PARTNERSHIP_FILTERS } from "../../routes/partnerships/list.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";
import { contextOf } from "../operate.ts";

export const listAccountPartnerships = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/accounts/{accountId}/partnerships",
    operationId: "listAccountPartnerships" as const,
    tags: ["Partnerships"],
    summary: "List the partnerships of an account, newest first",
    description: "As the account itself sees them.",
    request: { params: ACCOUNT_PARAMS, query: PARTNERSHIP_FILTERS },
    responses: { 200: DONE },
  }),
  {
    errors: ["not_found"],
    handle: async (call, { params: { accountId }, query: { cursor, ...filter } }) => {
      const ctx = contextOf(call, await loadAccount(call, accountId), "directory");
      const { partnerships, next } = await listPartnerships(ctx, filter, await call.readCursor(cursor));
      const data = partnerships.map((partnership) => presentPartnership(partnership, ctx));
      return ok({ data, nextCursor: await call.writeCursor(next) });
    },
  },
);
