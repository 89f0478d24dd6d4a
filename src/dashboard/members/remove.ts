import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { MEMBER_DOCS } from "../../documentation/backoffice/members.ts";
import { notifyGates } from "../../domain/accounts/gate-notice.ts";
import { removeMember as remove } from "../../domain/members/change.ts";
import { email } from "../../vocabulary/field.ts";
import { viewMember } from "./view.ts";

/** The address is in the body because paths are logged. */
export const removeMember = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/members/remove",
  operationId: "removeMember",
  tags: ["Accounts"],
  params: ACCOUNT_PARAMS,
  body: z.strictObject({ email }),
  responses: { 200: doneWith<typeof MEMBER_DOCS.operations.removeMember.answer>() },
  panel: { roles: ["OWNER"], stepUp: true },
  errors: ["not_found", "request_refused", "concurrent_write"],
  operator: { roles: ["ADMIN"], stepUp: true },
  handle: async (call, { params: { accountId }, body }) => {
    const { plan } = await operate(call, accountId, {
      action: "member.remove",
      database: "directory",
      decide: (ctx) => remove({ ...ctx, actor: call.actor }, body.email),
    });
    // Gates must learn that the keys of ended connections no longer work.
    await notifyGates(call, accountId);
    return ok({ data: viewMember(plan.data), result: plan.result });
  },
});
