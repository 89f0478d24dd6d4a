import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { contextOf, operateOn } from "../../backoffice/operate.ts";
import { DRY_RUN } from "../../contract/query.ts";
import { doneWith } from "../../contract/route.ts";
import type { PROPERTY_DOCS } from "../../documentation/backoffice/properties.ts";
import { loadAccount } from "../../domain/accounts/account.ts";
import {
  CHANGE_WAYS,
  CHANGED_FIELDS,
  type ChangedItem,
  changeMany,
  MAX_CHANGED,
} from "../../domain/properties/change-many.ts";
import { ERRORS } from "../../errors/catalog.ts";
import { describeFault } from "../../errors/faults.ts";
import type { Language } from "../../lib/language.ts";
import { propertyId } from "../../routes/properties/params.ts";
import { list } from "../../vocabulary/field.ts";
import { MAX_PRICE } from "../../vocabulary/limits.ts";
import { BUSINESS_ROLES } from "../../vocabulary/member-roles.ts";
import { AVAILABILITIES } from "../../vocabulary/value-lists.ts";

/** A price falls to zero at the lowest, and rises to eleven times its value at the highest. */
const MIN_PERCENT = -100;
const MAX_PERCENT = 1_000;

const value = z.union([z.enum(AVAILABILITIES), z.number().min(-MAX_PRICE).max(MAX_PRICE)]);

type ReportFault = (path: readonly (string | number)[], fault: string, details?: object) => void;

/** An undo names both values of each property: the current one and the one to return to. */
const reportUndo = (
  field: (typeof CHANGED_FIELDS)[number],
  properties: readonly { readonly from?: unknown; readonly to?: unknown }[],
  report: ReportFault,
): void => {
  const isMissing = (to: unknown): boolean => to === undefined || (to === null && field === "status");
  const isOther = (to: unknown): boolean => to !== null && (typeof to === "string") !== (field === "status");
  for (const [at, { from, to }] of properties.entries()) {
    if (from === undefined) report(["properties", at, "from"], "required");
    if (isMissing(to)) report(["properties", at, "to"], "required");
    else if (isOther(to)) report(["properties", at, "to"], "wrong_type", { args: { expected: "number" } });
  }
};

const Body = z
  .strictObject({
    field: z.enum(CHANGED_FIELDS),
    by: z.enum(CHANGE_WAYS),
    value: value.optional(),
    properties: list(
      z.strictObject({
        id: propertyId,
        from: value.nullable().optional(),
        to: value.nullable().optional(),
        released: z.boolean().optional(),
      }),
      1,
      MAX_CHANGED,
    ),
  })
  .superRefine(({ field, by, value: wanted, properties }, context) => {
    const report = (path: readonly (string | number)[], fault: string, details: object = {}): void =>
      context.addIssue({ code: "custom", path: [...path], params: { fault, ...details } });
    if (by === "BACK") return reportUndo(field, properties, report);
    if (wanted === undefined) return report(["value"], "required");
    if (field === "status") {
      if (by !== "TO") report(["by"], "not_in_list", { allowed: ["TO"] });
      if (typeof wanted === "number") report(["value"], "not_in_list", { allowed: AVAILABILITIES });
    } else if (typeof wanted === "string") {
      report(["value"], "wrong_type", { args: { expected: "number" } });
    } else if (by === "PERCENT") {
      if (wanted < MIN_PERCENT) report(["value"], "too_low", { args: { limit: MIN_PERCENT } });
      if (wanted > MAX_PERCENT) report(["value"], "too_high", { args: { limit: MAX_PERCENT } });
    }
  });

const reasonOf = ({ refusal }: ChangedItem, language: Language): string | null => {
  if (!refusal) return null;
  const { detail, faults = [] } = refusal.details;
  const reasons = faults.map((fault) => describeFault(fault, language).reason);
  return (
    [...(detail ? [detail[language]] : []), ...reasons].join(" ") || ERRORS[refusal.code].title[language]
  );
};

const isWritten = ({ outcome }: ChangedItem): boolean => outcome === "CHANGED" || outcome === "CONFIRMED";

/** Changes the selected items of a list together: first as a trial, then based on what the trial showed. */
export const changeProperties = backofficeEndpoint({
  method: "post",
  path: "/accounts/{accountId}/properties/changes",
  operationId: "changeProperties",
  tags: ["Properties"],
  params: ACCOUNT_PARAMS,
  query: DRY_RUN,
  body: Body,
  responses: { 200: doneWith<typeof PROPERTY_DOCS.operations.changeProperties.answer>() },
  panel: { roles: BUSINESS_ROLES },
  errors: ["not_found", "plan_limit_reached", "concurrent_write"],
  handle: async (call, { params: { accountId }, query, body }) => {
    const account = await loadAccount(call, accountId);
    const plan = query.dryRun
      ? await changeMany(contextOf(call, account), body)
      : (
          await operateOn(call, account, {
            action: "property.edit",
            fields: [body.field],
            decide: (ctx) => changeMany(ctx, body),
            subjectsOf: (items) => items.filter(isWritten).map(({ id }) => id),
          })
        ).plan;
    return ok({
      data: plan.data.map((item) => ({
        id: item.id,
        externalRef: item.property?.externalRef ?? null,
        title: item.property?.title ?? null,
        from: item.from,
        to: item.to,
        outcome: item.outcome,
        code: item.refusal?.code ?? null,
        reason: reasonOf(item, call.language),
        undo: item.undo,
      })),
    });
  },
});
