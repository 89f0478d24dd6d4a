import { createRoute } from "@hono/zod-openapi";
import * as z from "zod";
import { doneWith, json } from "../../contract/route.ts";
import { changeMember as change } from "../../domain/team/change-member.ts";
import { viewMember } from "../../routes/team/member.ts";
import type { TEAM_WORDS } from "../../words/backoffice/team.ts";
import { backofficeEndpoint, ok } from "../endpoint.ts";
import { creciField, TEAM_MEMBER_PARAMS } from "../field.ts";
import { operate } from "../operate.ts";

export const changeTeamMember = backofficeEndpoint(
  createRoute({
    method: "patch",
    path: "/accounts/{accountId}/team/{memberId}",
    operationId: "changeTeamMember",
    tags: ["Team"],
    request: {
      params: TEAM_MEMBER_PARAMS,
      body: json(
        z.strictObject({
          active: z.boolean().optional(),
          creci: creciField.nullish(),
          creciVerified: z.boolean().optional(),
        }),
      ),
    },
    responses: { 200: doneWith<typeof TEAM_WORDS.operations.changeTeamMember.answer>() },
  }),
  {
    errors: ["not_found", "request_refused", "concurrent_write"],
    operator: { roles: ["ADMIN"], stepUp: true },
    handle: async (call, { params: { accountId, memberId }, body }) => {
      const { plan } = await operate(call, accountId, {
        action: "team.change",
        fields: Object.keys(body),
        decide: (ctx) => change(ctx, memberId, body),
      });
      return ok({ data: viewMember(plan.data) });
    },
  },
);
