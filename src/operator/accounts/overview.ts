import type * as z from "zod";
import {
  type BackofficeCall,
  type BackofficeEndpoint,
  backofficeEndpoint,
  ok,
} from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import { readAccount } from "../../dashboard/accounts/read.ts";
import { listAudit } from "../../dashboard/audit/list.ts";
import { listKeys } from "../../dashboard/keys/list.ts";
import { listMembers } from "../../dashboard/members/list.ts";
import { readUsage } from "../../dashboard/usage/read.ts";
import type { OVERVIEW_DOCS } from "../../documentation/backoffice/overview.ts";
import { listMail } from "../mail/list.ts";

type Parts = keyof typeof PARTS;
type Overview = z.input<typeof OVERVIEW_DOCS.operations.getAccountOverview.answer>["data"];

/** The first of each list. */
const FIRST = { limit: 20 };

const PARTS = {
  account: readAccount,
  keys: listKeys,
  members: listMembers,
  usage: readUsage,
  mail: listMail,
  audit: listAudit,
} as const;

const partOf = async (endpoint: BackofficeEndpoint, call: BackofficeCall, params: { accountId: string }) => {
  const { body } = await endpoint.handle(call, { params, query: FIRST, body: undefined });
  return (body as { readonly data: unknown }).data;
};

/** What the console's page of an account shows, in one call. */
export const readOverview = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/overview",
  operationId: "getAccountOverview",
  tags: ["Accounts"],
  params: ACCOUNT_PARAMS,
  responses: { 200: doneWith<typeof OVERVIEW_DOCS.operations.getAccountOverview.answer>() },
  errors: ["not_found"],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  handle: async (call, { params }) => {
    const parts = Object.entries(PARTS).map(
      async ([name, endpoint]) => [name as Parts, await partOf(endpoint, call, params)] as const,
    );
    return ok({ data: Object.fromEntries(await Promise.all(parts)) as unknown as Overview });
  },
});
