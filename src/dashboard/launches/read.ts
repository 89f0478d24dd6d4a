import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import type { LAUNCH_DOCS } from "../../documentation/backoffice/launches.ts";
import { readLaunch } from "../../domain/launches/catalog.ts";
import { presentLaunch } from "../../domain/launches/present.ts";
import { propertyId } from "../../routes/properties/params.ts";
import { SALES_ROLES } from "../../vocabulary/member-roles.ts";

export const getLaunch = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/launches/{developmentId}",
  operationId: "getLaunch",
  tags: ["Launches"],
  params: ACCOUNT_PARAMS.extend({ developmentId: propertyId }),
  responses: { 200: doneWith<typeof LAUNCH_DOCS.operations.getLaunch.answer>() },
  panel: { roles: SALES_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId, developmentId } }) => {
    const launch = await readLaunch({ ...call, accountId }, developmentId);
    return ok({ data: presentLaunch(launch, call.services.links) });
  },
});
