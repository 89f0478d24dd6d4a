import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { LIST_QUERY } from "../../backoffice/list.ts";
import { doneWith } from "../../contract/route.ts";
import type { LAUNCH_DOCS } from "../../documentation/backoffice/launches.ts";
import { launchesOfAll } from "../../domain/launches/launches-of-all.ts";
import { lineOf } from "../../vocabulary/field.ts";
import { MAX_LINE_CHARS } from "../../vocabulary/limits.ts";
import { AVAILABILITIES, CONSTRUCTION_STAGES } from "../../vocabulary/value-lists.ts";
import { viewAnyLaunch } from "./any.ts";

export const listAllLaunches = backofficeEndpoint({
  method: "get",
  path: "/launches",
  operationId: "listAllLaunches",
  tags: ["Launches"],
  query: LIST_QUERY.extend({
    accountId: ACCOUNT_PARAMS.shape.accountId.optional(),
    organization: lineOf(MAX_LINE_CHARS).optional(),
    neighborhood: lineOf(MAX_LINE_CHARS).optional(),
    status: z.enum(AVAILABILITIES).optional(),
    constructionStage: z.enum(CONSTRUCTION_STAGES).optional(),
  }),
  responses: { 200: doneWith<typeof LAUNCH_DOCS.operations.listAllLaunches.answer>() },
  errors: [],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  handle: async (call, { query: { limit, cursor, ...filter } }) => {
    const after = await call.readCursor(cursor);
    const { launches, next } = await launchesOfAll(call, filter, { after, limit });
    const data = launches.map((launch) => viewAnyLaunch(launch, call.services.links));
    return ok({ data, nextCursor: await call.writeCursor(next) });
  },
});
