import { differs } from "./row.ts";

interface Edited {
  readonly dashboardFields: string[];
}

interface Overlay<T, F extends string> {
  readonly record: T;
  /** Fields last edited in the dashboard that the request would have changed. */
  readonly conflicts: F[];
  readonly applied: F[];
}

/**
 * Merges the fields of a request into a record. A field last edited in the dashboard is kept, and reported; the
 * dashboard itself writes every field (rules 13.1, 13.2).
 */
export const overlay = <T extends Edited, F extends string>(
  before: T,
  fields: readonly F[],
  isDashboard: boolean,
  columnsOf: (field: F) => Partial<T>,
): Overlay<T, F> => {
  const conflicts: F[] = [];
  const applied: F[] = [];
  const record = { ...before };
  for (const field of fields) {
    const columns = columnsOf(field);
    if (!isDashboard && before.dashboardFields.includes(field)) {
      if (differs(before, columns)) conflicts.push(field);
      continue;
    }
    applied.push(field);
    Object.assign(record, columns);
  }
  return { record, conflicts, applied };
};

/** Fields edited in the dashboard belong to it until they are released, such as by undoing an edit. */
export const withDashboardFields = <T extends Edited>(
  record: T,
  fields: readonly string[],
  isReleased: (field: string) => boolean = () => false,
): T => ({
  ...record,
  dashboardFields: [...new Set([...record.dashboardFields, ...fields])].filter((field) => !isReleased(field)),
});
