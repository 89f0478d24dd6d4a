import * as z from "zod";
import { cursorParam, pageLimit } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { TEAM_DOCS } from "../../documentation/team.ts";
import { listTeam as list } from "../../domain/team/list-team.ts";
import { ptEn } from "../../lib/language.ts";
import { readEndpoint } from "../endpoint.ts";
import { viewMember } from "./member.ts";

export const listTeam = readEndpoint({
  method: "get",
  path: "/team",
  operationId: "listTeam",
  tags: ["Team"],
  query: z.strictObject({ limit: pageLimit(), cursor: cursorParam }),
  responses: { 200: doneWith<typeof TEAM_DOCS.operations.listTeam.answer>() },
  title: ptEn("Listar a equipe", "List team members"),
  tool: {
    description:
      "See the people of the account, newest first. Returns the ids for ownerAccountId and captadorAccountId.",
  },
  permission: "team:read",
  errors: [],
  read: async (call, { query: { limit, cursor } }) => {
    const after = cursor === undefined ? null : await call.readCursor(cursor);
    const { members, next } = await list(call, limit, after);
    return { data: members.map(viewMember), nextCursor: next && (await call.writeCursor(next)) };
  },
});
