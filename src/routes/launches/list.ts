import * as z from "zod";
import { cursorParam, pageLimit } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { LAUNCH_DOCS } from "../../documentation/launches.ts";
import { listLaunches as list } from "../../domain/launches/catalog.ts";
import { presentLaunch } from "../../domain/launches/present.ts";
import { ptEn } from "../../lib/language.ts";
import { CityId, timeText } from "../../vocabulary/field.ts";
import { CONSTRUCTION_STAGES } from "../../vocabulary/value-lists.ts";
import { readEndpoint } from "../endpoint.ts";
import { uf } from "../geo/params.ts";
import { AREA_AND_ROOMS, pathsIn } from "../tool-row.ts";

const LAUNCH_ROW = [
  "developmentId",
  "title",
  "developer.name",
  "constructionStage",
  "deliveryDate",
  "constructionProgress",
  ...pathsIn("address", ["neighborhood", "city", "state"]),
  "priceFrom",
  "priceTo",
  "partnershipTerms",
  "units",
  ...pathsIn("typologies", ["propertyId", "title", "type", ...AREA_AND_ROOMS, "price", "unitsAvailable"]),
];

export const listLaunches = readEndpoint({
  method: "get",
  path: "/launches",
  operationId: "listLaunches",
  tags: ["Launches"],
  query: z.strictObject({
    limit: pageLimit(),
    cursor: cursorParam,
    uf,
    cityId: CityId.optional(),
    citySlug: z.string().min(1).max(100).optional().meta({ example: "sao-paulo-sp" }),
    constructionStage: z.enum(CONSTRUCTION_STAGES).optional(),
    updatedSince: timeText.optional(),
  }),
  responses: { 200: doneWith<typeof LAUNCH_DOCS.operations.listLaunches.answer>() },
  title: ptEn("Listar lançamentos", "List launches"),
  tool: {
    description:
      "Browse new developments of all developers, newest first, to offer to a client. Returns rows; register_launch_client takes the id of one.",
    row: LAUNCH_ROW,
  },
  permission: "launches:read",
  database: "directory",
  errors: [],
  read: async (call, { query: { limit, cursor, ...filter } }) => {
    const after = cursor === undefined ? null : await call.readCursor(cursor);
    const { launches, next } = await list(call, filter, { limit, after });
    return {
      data: launches.map((launch) => presentLaunch(launch, call.links)),
      nextCursor: next && (await call.writeCursor(next)),
    };
  },
});
