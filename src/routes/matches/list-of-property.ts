import { explore } from "../../domain/radar/explore.ts";
import { listMatchesOfProperty } from "../../domain/radar/list.ts";
import { readEndpoint } from "../endpoint.ts";
import { propertyId } from "../properties/params.ts";
import { MATCH_INCLUDING } from "./params.ts";
import { pagingOf, renderPage } from "./shown.ts";

export const listPropertyMatches = readEndpoint({
  path: "/properties/{propertyId}/matches",
  operationId: "listPropertyMatches",
  tag: "Opportunities (Radar)",
  summary: "Own clients that fit a property, best first",
  description:
    "Scores may move while one pages: an opportunity may be seen twice or missed. `include` tells besides what almost fits, and null where Radar does not answer in time.",
  permission: "radar:read",
  params: { propertyId },
  query: MATCH_INCLUDING,
  errors: ["not_found"],
  read: async (call, { params: { propertyId }, query }) => {
    const page = await listMatchesOfProperty(call, propertyId, query, await pagingOf(call, query));
    const besides = await explore(call, { kind: "property", id: propertyId }, query.include);
    return { ...(await renderPage(call, page)), ...besides };
  },
});
