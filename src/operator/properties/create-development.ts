import * as z from "zod";
import { backofficeEndpoint, created } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { contextOf, operateOn } from "../../backoffice/operate.ts";
import { createdWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/backoffice/properties.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import {
  createDevelopment as create,
  findDevelopmentFaults,
} from "../../domain/properties/create-development.ts";
import { LAUNCH_FIELDS, NO_LAUNCH, PROPERTY_FIELDS } from "../../domain/properties/record/input.ts";
import { type Refusal, refuseRequest } from "../../errors/refusal.ts";
import { propertyId } from "../../routes/properties/params.ts";
import { renderWrite } from "../../routes/properties/write-answer.ts";
import { Ref } from "../../vocabulary/field.ts";

const LaunchInput = z
  .strictObject({
    constructionStage: LAUNCH_FIELDS.constructionStage.default(null),
    deliveryDate: LAUNCH_FIELDS.deliveryDate.default(null),
    constructionProgress: LAUNCH_FIELDS.constructionProgress.default(null),
    unitsTotal: LAUNCH_FIELDS.unitsTotal.default(null),
    unitsAvailable: LAUNCH_FIELDS.unitsAvailable.default(null),
    unitsReserved: LAUNCH_FIELDS.unitsReserved.default(null),
    unitsSold: LAUNCH_FIELDS.unitsSold.default(null),
    floorPlans: LAUNCH_FIELDS.floorPlans.default([]),
  })
  .meta({ id: "LaunchInput" });

const Body = z
  .strictObject({
    externalRef: Ref.optional(),
    ...PROPERTY_FIELDS,
    sharedToNetwork: z.boolean().optional(),
    kind: z.enum(["DEVELOPMENT", "TYPOLOGY"]),
    developmentId: propertyId.optional(),
    launch: LaunchInput.default(NO_LAUNCH),
  })
  .refine(({ kind, developmentId }) => kind !== "TYPOLOGY" || developmentId !== undefined, {
    path: ["developmentId"],
    params: { fault: "required" },
  })
  .refine(({ kind, developmentId }) => kind !== "DEVELOPMENT" || developmentId === undefined, {
    path: ["developmentId"],
    params: { fault: "unknown_field" },
  })
  .meta({
    id: "DevelopmentInput",
    if: { properties: { kind: { const: "DEVELOPMENT" } } },
    else: { required: ["developmentId"], properties: { developmentId: { type: "string" } } },
    dependentSchemas: { developmentId: { properties: { kind: { const: "TYPOLOGY" } } } },
  });

const onlyDevelopers = (): Refusal =>
  refuseRequest("Empreendimentos são de contas DEVELOPER.", "Developments belong to DEVELOPER accounts.");

export const createDevelopment = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/developments",
  operationId: "createDevelopment",
  tags: ["Properties"],
  params: ACCOUNT_PARAMS,
  body: Body,
  responses: { 201: createdWith<typeof PROPERTY_DOCS.operations.createDevelopment.answer>() },
  errors: [
    "not_found",
    "invalid_property",
    "request_refused",
    "external_ref_exists",
    "plan_limit_reached",
    "concurrent_write",
  ],
  faults: async (call, { params: { accountId = "" }, body }) =>
    findDevelopmentFaults(contextOf(call, await loadAccount(call, accountId)), body),
  handle: async (call, { params: { accountId }, body }) => {
    const account = await loadAccount(call, accountId);
    if (account.type !== "DEVELOPER") throw onlyDevelopers();
    const { plan, ctx } = await operateOn(call, account, {
      action: "development.create",
      fields: Object.keys(body),
      decide: (ctx) => create(ctx, body),
    });
    return created(renderWrite(plan, ctx));
  },
});
