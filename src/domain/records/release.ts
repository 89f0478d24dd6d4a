import { guardFresh, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import type { Table } from "../../db/table.ts";
import type { Versioned } from "./row.ts";

interface Owned extends Versioned, Record<string, unknown> {
  readonly dashboardFields: string[];
}

/** Releases fields edited in the dashboard to the API. Nothing visible changes. */
export const planRelease = <T extends Owned, R>(
  table: Table<T>,
  before: T,
  fields: readonly string[],
  resultOf: (outcome: "UPDATED" | "UNCHANGED") => R,
): WritePlan<T, R> => {
  const dashboardFields = before.dashboardFields.filter((field) => !fields.includes(field));
  if (dashboardFields.length === before.dashboardFields.length) {
    return { ...NO_EFFECTS, data: before, result: resultOf("UNCHANGED"), subject: before.id };
  }
  const released = { dashboardFields, version: before.version + 1 };
  const update = table.update(released as Partial<T>, "id = ? AND version = ?", [before.id, before.version]);
  return {
    ...NO_EFFECTS,
    statements: [update, guardFresh],
    data: { ...before, ...released },
    result: resultOf("UPDATED"),
    subject: before.id,
  };
};
