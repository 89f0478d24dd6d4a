import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { creciField, TEAM_MEMBER_PARAMS } from "../../backoffice/field.ts";
import { operate } from "../../backoffice/operate.ts";
import { refuseOperatorFields } from "../../backoffice/refuse-operator-fields.ts";
import { doneWith } from "../../contract/route.ts";
import type { TEAM_DOCS } from "../../documentation/backoffice/team.ts";
import { changeMember as change } from "../../domain/team/change-member.ts";
import { viewMember } from "../../routes/team/member.ts";
import { lineOf } from "../../vocabulary/field.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";
import { NAME_CHARS } from "../accounts/limits.ts";

export const changeTeamMember = backofficeEndpoint({
  method: "patch",
  path: "/accounts/{accountId}/team/{memberId}",
  operationId: "changeTeamMember",
  tags: ["Team"],
  params: TEAM_MEMBER_PARAMS,
  body: z.strictObject({
    name: lineOf(NAME_CHARS).optional(),
    active: z.boolean().optional(),
    creci: creciField.nullish(),
    creciVerified: z.boolean().optional(),
  }),
  responses: { 200: doneWith<typeof TEAM_DOCS.operations.changeTeamMember.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found", "request_refused", "concurrent_write"],
  operator: { roles: ["ADMIN"], stepUp: true },
  handle: async (call, { params: { accountId, memberId }, body }) => {
    refuseOperatorFields(call, body, ["creciVerified"]);
    const { plan } = await operate(call, accountId, {
      action: "team.change",
      fields: Object.keys(body),
      decide: (ctx) => change(ctx, memberId, body),
    });
    return ok({ data: viewMember(plan.data) });
  },
});
