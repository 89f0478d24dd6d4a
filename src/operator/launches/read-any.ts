import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { LAUNCH_DOCS } from "../../documentation/backoffice/launches.ts";
import { readAnyLaunch as read } from "../../domain/launches/launches-of-all.ts";
import { NO_LAUNCH } from "../../domain/properties/record/input.ts";
import { propertyId } from "../../routes/properties/params.ts";
import { viewAnyLaunch } from "./any.ts";

export const readAnyLaunch = backofficeEndpoint({
  method: "get",
  path: "/launches/{developmentId}",
  operationId: "readAnyLaunch",
  tags: ["Launches"],
  params: z.strictObject({ developmentId: propertyId }),
  responses: { 200: doneWith<typeof LAUNCH_DOCS.operations.readAnyLaunch.answer>() },
  errors: ["not_found"],
  operator: { roles: ["SUPPORT", "ADMIN"] },
  handle: async (call, { params: { developmentId } }) => {
    const { launch, properties } = await read(call, developmentId);
    const figures = properties.map(({ id, title, status, launch: own }) => ({
      propertyId: id,
      title,
      status,
      launch: own ?? NO_LAUNCH,
    }));
    return ok({ data: { ...viewAnyLaunch(launch, call.services.links), figures } });
  },
});
