import * as z from "zod";
import { DRY_RUN } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/properties.ts";
import { confirmProperties as confirm } from "../../domain/properties/confirm.ts";
import { presentConfirmation } from "../../domain/properties/record/index.ts";
import { ptEn } from "../../lib/language.ts";
import { cutTo, Ref } from "../../vocabulary/field.ts";
import { writeEndpoint } from "../endpoint.ts";
import { propertyId } from "./params.ts";

const MAX_ITEMS = 200;

interface Wanted {
  readonly ids: readonly string[];
  readonly refs: readonly string[];
}

const countOf = ({ ids, refs }: Wanted): number => ids.length + refs.length;

/** The items are counted even if one of them is wrong, so that all faults are reported at once. */
const areLists = ({ value }: { value: unknown }): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const { ids, refs } = value as Partial<Record<keyof Wanted, unknown>>;
  return Array.isArray(ids) && Array.isArray(refs);
};

const listNamed = <T extends z.ZodType>(item: T) =>
  z.preprocess(cutTo(MAX_ITEMS), z.array(item)).default([]).meta({ maxItems: MAX_ITEMS });

const Body = z
  .strictObject({ ids: listNamed(propertyId), refs: listNamed(Ref) })
  .superRefine(
    (wanted, context) => {
      const path = [wanted.ids.length > 0 || wanted.refs.length === 0 ? "ids" : "refs"];
      const refuse = (params: object): void => context.addIssue({ code: "custom", path, params });
      if (countOf(wanted) > MAX_ITEMS) refuse({ fault: "too_many", args: { limit: MAX_ITEMS } });
      if (countOf(wanted) === 0) refuse({ fault: "required_or", args: { other: "refs" } });
    },
    { when: areLists },
  )
  .meta({
    id: "PropertyConfirmation",
    if: { required: ["ids"], properties: { ids: { minItems: 1 } } },
    else: { required: ["refs"], properties: { refs: { minItems: 1 } } },
  });

export const confirmProperties = writeEndpoint({
  method: "post",
  path: "/properties/confirm",
  operationId: "confirmProperties",
  tags: ["Properties"],
  query: DRY_RUN,
  body: Body,
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.confirmProperties.answer>() },
  title: ptEn("Confirmar que imóveis seguem disponíveis", "Confirm properties as available"),
  tool: {
    description:
      "Confirm that listings are still available, which keeps them online. Takes up to 200 ids and codes. Returns an outcome for each.",
  },
  permission: "properties:write",
  hints: { destructive: false, repeatable: true, reachesOut: false },
  idempotent: true,
  errors: ["request_refused"],
  plan: (ctx, { body }) => confirm(ctx, body.ids, body.refs),
  render: (plan) => ({
    data: plan.data.map(({ id, externalRef, outcome, property }) => ({
      id,
      externalRef,
      outcome,
      status: property?.status ?? null,
      confirmation: property && presentConfirmation(property),
    })),
    result: plan.result,
  }),
});
