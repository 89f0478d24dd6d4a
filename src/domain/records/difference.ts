import { differs } from "./row.ts";

/** A field of the answer that changed, before and after. */
export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Every visible field that differs between two states of a record, apart from the silent ones. */
export const differencesOf = <R extends object, T extends object>(
  before: R,
  after: R,
  present: (record: R) => T,
  silent: ReadonlySet<string>,
): Change[] => {
  // Most writes change nothing, so equal records skip the comparison.
  if (!differs(before, after)) return [];
  const from = present(before);
  const to = present(after);
  return (Object.keys(to) as (keyof T & string)[])
    .filter((field) => !silent.has(field) && differs(from, { [field]: to[field] } as Partial<T>))
    .map((field) => ({ field, from: from[field], to: to[field] }));
};
