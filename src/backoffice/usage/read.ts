import { createRoute } from "@hono/zod-openapi";
import { doneWith } from "../../contract/route.ts";
import { loadGranted } from "../../domain/accounts/grant.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { ACCOUNT_PARAMS } from "../field.ts";
import type { USAGE_ANSWERS } from "./answers.ts";

export const readUsage = backofficeEndpoint(
  createRoute({
    method: "get",
    path: "/accounts/{accountId}/usage",
    operationId: "getUsage",
    tags: ["Usage"],
    request: { params: ACCOUNT_PARAMS },
    responses: { 200: doneWith<typeof USAGE_ANSWERS.getUsage>() },
  }),
  {
    errors: ["not_found"],
    handle: async (call, { params: { accountId } }) => {
      const { grant } = await loadGranted(call, accountId);
      const monthlyQuota = grant?.monthlyQuota ?? 0;
      const months = await call.gate(accountId).usage();
      const data = months.map(({ month, calls }) => ({
        month,
        calls,
        monthlyQuota,
        remaining: Math.max(0, monthlyQuota - calls),
      }));
      return ok({ data, nextCursor: null });
    },
  },
);
