import * as z from "zod";
import type { WriteContext } from "../../call-context.ts";
import { type Account, loadAccount } from "../../domain/accounts/account.ts";
import { markAfterCommit } from "../../domain/partnerships/mark-matches.ts";
import { presentPartnership } from "../../domain/partnerships/present.ts";
import { assertRequestable, requestPartnership } from "../../domain/partnerships/request.ts";
import { loadMatch } from "../../domain/radar/move.ts";
import { Partnership } from "../../routes/partnerships/schemas.ts";
import { text } from "../../vocabulary/field.ts";
import { MAX_NOTE_CHARS } from "../../vocabulary/limits.ts";
import { type BackofficeCall, backofficeEndpoint, created } from "../endpoint.ts";
import { MATCH_PARAMS } from "../field.ts";
import { operateOn } from "../operate.ts";
import { dashboardView, matchContext } from "./context.ts";

const decide = async (
  call: BackofficeCall,
  account: Account,
  ctx: WriteContext,
  { matchId, message }: { readonly matchId: string; readonly message: string | undefined },
) => {
  const shown = await loadMatch(matchContext(call, account), matchId);
  assertRequestable(shown, dashboardView(call, account));
  const { directory, shard } = call;
  return requestPartnership({ ...ctx, directory, shard }, shown, message ?? null);
};

export const requestMatch = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/matches/{matchId}/request",
  operationId: "requestMatch",
  tag: "Opportunities (Radar)",
  summary: "Ask the partner for a partnership",
  description: "Marks the opportunity on both sides, also where the partner had dismissed it.",
  params: MATCH_PARAMS,
  query: {},
  body: z.strictObject({ message: text(MAX_NOTE_CHARS).optional() }),
  bodyOptional: true,
  response: z.object({ data: Partnership }),
  statuses: [201],
  errors: ["not_found", "request_refused", "concurrent_write"],
  handle: async (call, { params: { accountId, matchId }, body }) => {
    const account = await loadAccount(call, accountId);
    const asked = { matchId, message: body?.message };
    const { plan, ctx } = await operateOn(call, account, {
      action: "match.request",
      fields: ["status"],
      database: "directory",
      decide: (write) => decide(call, account, write, asked),
    });
    await markAfterCommit(call, plan.data, ctx.clock.now());
    return created({ data: presentPartnership(plan.data, ctx) });
  },
});
