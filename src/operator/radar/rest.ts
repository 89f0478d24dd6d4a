import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { RADAR_DOCS } from "../../documentation/backoffice/radar.ts";
import { MAX_REST_DAYS, restOf, setRest } from "../../domain/radar/rest.ts";
import { isoOrNull } from "../../lib/clock.ts";

const viewRest = (until: number | null) => ({ restsUntil: isoOrNull(until) });

export const readRadarRest = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/radar-rest",
  operationId: "getRadarRest",
  tags: ["Accounts"],
  params: ACCOUNT_PARAMS,
  responses: { 200: doneWith<typeof RADAR_DOCS.operations.getRadarRest.answer>() },
  errors: ["not_found"],
  operator: { roles: ["SUPPORT"] },
  handle: async (call, { params: { accountId } }) => ok({ data: viewRest(await restOf(call, accountId)) }),
});

export const setRadarRest = backofficeEndpoint({
  method: "put",
  path: "/accounts/{accountId}/radar-rest",
  operationId: "setRadarRest",
  tags: ["Accounts"],
  params: ACCOUNT_PARAMS,
  body: z.strictObject({ days: z.int().min(0).max(MAX_REST_DAYS) }).meta({ id: "RadarRestInput" }),
  responses: { 200: doneWith<typeof RADAR_DOCS.operations.setRadarRest.answer>() },
  errors: ["not_found", "concurrent_write"],
  operator: { roles: ["SUPPORT"] },
  handle: async (call, { params: { accountId }, body: { days } }) =>
    ok({ data: viewRest(await setRest(call, accountId, days)) }),
});
