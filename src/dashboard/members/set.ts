import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { doneWith } from "../../contract/route.ts";
import type { MEMBER_DOCS } from "../../documentation/backoffice/members.ts";
import { notifyGates } from "../../domain/accounts/gate-notice.ts";
import { setMember as set } from "../../domain/members/change.ts";
import { email } from "../../vocabulary/field.ts";
import { MEMBER_ROLES } from "../../vocabulary/member-roles.ts";
import { viewMember } from "./view.ts";

export const setMember = backofficeEndpoint({
  method: "put",
  path: "/accounts/{accountId}/members",
  operationId: "setMember",
  tags: ["Accounts"],
  params: ACCOUNT_PARAMS,
  body: z.strictObject({ email, role: z.enum(MEMBER_ROLES) }),
  responses: { 200: doneWith<typeof MEMBER_DOCS.operations.setMember.answer>() },
  panel: { roles: ["OWNER"], stepUp: true },
  errors: ["not_found", "request_refused", "concurrent_write"],
  operator: { roles: ["ADMIN"], stepUp: true },
  handle: async (call, { params: { accountId }, body }) => {
    const { plan } = await operate(call, accountId, {
      action: "member.set",
      fields: ["role"],
      database: "directory",
      decide: (ctx) => set({ ...ctx, actor: call.actor }, body),
    });
    // Gates must learn that the keys of ended connections no longer work.
    await notifyGates(call, accountId);
    return ok({ data: viewMember(plan.data), result: plan.result });
  },
});
