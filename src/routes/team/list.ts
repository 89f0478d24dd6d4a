import { cursorParam, pageLimit } from "../../contract/query.ts";
import { listTeam as list } from "../../domain/team/list-team.ts";
import { readEndpoint } from "../endpoint.ts";
import { viewMember } from "./member.ts";

export const listTeam = readEndpoint({
  path: "/team",
  operationId: "listTeam",
  tag: "Team",
  summary: "The people of the account, newest first",
  permission: "team:read",
  params: {},
  query: { limit: pageLimit(), cursor: cursorParam },
  errors: [],
  read: async (call, { query: { limit, cursor } }) => {
    const after = cursor === undefined ? null : await call.readCursor(cursor);
    const { members, next } = await list(call, limit, after);
    return { data: members.map(viewMember), nextCursor: next && (await call.writeCursor(next)) };
  },
});
