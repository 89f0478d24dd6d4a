import * as z from "zod";
import { backofficeEndpoint, created } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS, creciField } from "../../backoffice/field.ts";
import { createdWith } from "../../contract/route.ts";
import type { TEAM_DOCS } from "../../documentation/backoffice/team.ts";
import { addMember as add } from "../../domain/team/add-member.ts";
import { viewMember } from "../../routes/team/member.ts";
import { email, lineOf } from "../../vocabulary/field.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";
import { TEAM_ROLES } from "../../vocabulary/value-lists.ts";
import { NAME_CHARS } from "../accounts/limits.ts";

export const addMember = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/team",
  operationId: "addTeamMember",
  tags: ["Team"],
  params: ACCOUNT_PARAMS,
  body: z.strictObject({
    name: lineOf(NAME_CHARS),
    email: email,
    role: z.enum(TEAM_ROLES),
    creci: creciField.nullish(),
  }),
  responses: { 201: createdWith<typeof TEAM_DOCS.operations.addTeamMember.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found", "request_refused"],
  handle: async (call, { params, body }) =>
    created({ data: viewMember(await add(call, params.accountId, body, call.once)) }),
});
