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

/** As a percentage: a price falls to zero at most, and rises to eleven times its value at most. */
const MIN_PERCENT = -100;
const MAX_PERCENT = 1_000;

const value = z.union([z.enum(AVAILABILITIES), z.number().min(-MAX_PRICE).max(MAX_PRICE)]);

type Say = (path: readonly (string | number)[], fault: string, args?: object) => void;

/** What goes back names both of its values. */
const sayBack = (
  field: (typeof CHANGED_FIELDS)[number],
  properties: readonly { readonly from?: unknown; readonly to?: unknown }[],
  say: Say,
): void => {
  const isMissing = (to: unknown): boolean => to === undefined || (to === null && field === "status");
  const isOther = (to: unknown): boolean => to !== null && (typeof to === "string") !== (field === "status");
  for (const [at, { from, to }] of properties.entries()) {
    if (from === undefined) say(["properties", at, "from"], "required");
    if (isMissing(to)) say(["properties", at, "to"], "required");
    else if (isOther(to)) say(["properties", at, "to"], "wrong_type", { expected: "number" });
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
    const say = (path: readonly (string | number)[], fault: string, args = {}): void =>
      context.addIssue({ code: "custom", path: [...path], params: { fault, args } });
    if (by === "BACK") return sayBack(field, properties, say);
    if (wanted === undefined) return say(["value"], "required");
    const wrong = (name: string, values: readonly string[]): void =>
      context.addIssue({
        code: "custom",
        path: [name],
        params: { fault: "not_in_list", allowed: values },
      });
    if (field === "status" && by !== "TO") wrong("by", ["TO"]);
    if (field === "status" && typeof wanted === "number") wrong("value", AVAILABILITIES);
    if (field !== "status" && typeof wanted === "string")
      context.addIssue({
        code: "custom",
        path: ["value"],
        params: { fault: "wrong_type", args: { expected: "number" } },
      });
    if (field === "status" || by !== "PERCENT" || typeof wanted !== "number") return;
    const beyond = (fault: string, limit: number): void =>
      context.addIssue({ code: "custom", path: ["value"], params: { fault, args: { limit } } });
    if (wanted < MIN_PERCENT) beyond("too_low", MIN_PERCENT);
    if (wanted > MAX_PERCENT) beyond("too_high", MAX_PERCENT);
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
