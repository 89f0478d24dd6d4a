import * as z from "zod";
import { type BackofficeCall, backofficeEndpoint, created, ok } from "../../backoffice/endpoint.ts";
import { MATCH_PARAMS } from "../../backoffice/field.ts";
import { operateOn } from "../../backoffice/operate.ts";
import type { WriteContext } from "../../call-context.ts";
import { createdWith, doneWith } from "../../contract/route.ts";
import type { MATCH_DOCS } from "../../documentation/backoffice/matches.ts";
import { type Account, loadAccount } from "../../domain/accounts/account.ts";
import { type RegistrationPlan, registerLaunchClient } from "../../domain/launches/register-client.ts";
import { markAfterCommit } from "../../domain/partnerships/mark-matches.ts";
import { assertRequestable, requestPartnership } from "../../domain/partnerships/request.ts";
import { loadMatch } from "../../domain/radar/move.ts";
import { text } from "../../vocabulary/field.ts";
import { MAX_NOTE_CHARS } from "../../vocabulary/limits.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";
import { presentOwn } from "../partnerships/present-own.ts";
import { dashboardView, matchContext } from "./context.ts";

type RequestPlan = Awaited<ReturnType<typeof requestPartnership>> | RegistrationPlan;

const decide = async (
  call: BackofficeCall,
  account: Account,
  ctx: WriteContext,
  { matchId, message }: { readonly matchId: string; readonly message: string | undefined },
): Promise<RequestPlan> => {
  const shown = await loadMatch(matchContext(call, account), matchId);
  assertRequestable(shown, dashboardView(call, account));
  const { directory, shard, shardNames, services } = call;
  const { scope, leadId, propertyId } = shown.match;
  if (scope === "NETWORK") return requestPartnership({ ...ctx, directory, shard }, shown, message ?? null);
  const { identitySecrets } = services.settings;
  const registering = { ...ctx, directory, shard, shardNames, identitySecrets, ownShard: account.shard };
  const developmentId = shown.property?.developmentId ?? propertyId;
  return registerLaunchClient(registering, { developmentId, leadId, propertyId, message: message ?? null });
};

export const requestMatch = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/matches/{matchId}/request",
  operationId: "requestMatch",
  tags: ["Opportunities (Radar)"],
  params: MATCH_PARAMS,
  body: z.strictObject({ message: text(MAX_NOTE_CHARS).optional() }),
  bodyOptional: true,
  responses: {
    200: doneWith<typeof MATCH_DOCS.operations.requestMatch.answer>(),
    201: createdWith<typeof MATCH_DOCS.operations.requestMatch.answer>(),
  },
  panel: { roles: SALES_ROLES },
  errors: ["not_found", "request_refused", "lead_in_trash", "concurrent_write"],
  handle: async (call, { params: { accountId, matchId }, body }) => {
    const account = await loadAccount(call, accountId);
    const request = { matchId, message: body?.message };
    const { plan, ctx } = await operateOn<RequestPlan["data"], RequestPlan["result"]>(call, account, {
      action: "match.request",
      fields: ["status"],
      database: "directory",
      decide: (write) => decide(call, account, write, request),
    });
    const shown = { data: await presentOwn(call, account, ctx, plan.data), result: plan.result };
    if (plan.result.outcome === "ALREADY_REGISTERED") return ok(shown);
    await markAfterCommit(call, plan.data, ctx.clock.now());
    return created(shown);
  },
});
