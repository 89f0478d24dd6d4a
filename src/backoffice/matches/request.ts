import * as z from "zod";
import { loadAccount } from "../../domain/accounts/account.ts";
import { requestPartnership } from "../../domain/radar/request.ts";
import { MatchWritten } from "../../routes/matches/schemas.ts";
import { text } from "../../vocabulary/field.ts";
import { MAX_NOTE_CHARS } from "../../vocabulary/limits.ts";
import { backofficeEndpoint } from "../endpoint.ts";
import { MATCH_PARAMS } from "../field.ts";
import { dashboardView, matchContext } from "./context.ts";

export const requestMatch = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/matches/{matchId}/request",
  operationId: "requestMatch",
  tag: "Opportunities (Radar)",
  summary: "Ask the partner for a partnership",
  description: "Partnerships are not available yet: every request is refused, and says why.",
  params: MATCH_PARAMS,
  query: {},
  body: z.strictObject({ message: text(MAX_NOTE_CHARS).optional() }),
  bodyOptional: true,
  response: MatchWritten,
  statuses: [200],
  errors: ["not_found", "request_refused"],
  handle: async (call, { params: { accountId, matchId } }) => {
    const account = await loadAccount(call, accountId);
    return requestPartnership(matchContext(call, account), matchId, dashboardView(call, account));
  },
});
