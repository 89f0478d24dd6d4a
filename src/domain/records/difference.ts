import { differs } from "./row.ts";

/** A field of the answer that changed, before and after. */
export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Every field that differs between the answers two states of a record are shown as, but for the silent ones. */
export const differencesOf = <R extends object, T extends object>(
  before: R,
  after: R,
  present: (record: R) => T,
  silent: ReadonlySet<string>,
): Change[] => {
  // What most writes come to: the same again, which nobody need see twice.
  if (!differs(before, after)) return [];
  const [from, to] = [present(before), present(after)];
  return (Object.keys(to) as (keyof T & string)[])
    .filter((field) => !silent.has(field) && differs(from, { [field]: to[field] } as Partial<T>))
    .map((field) => ({ field, from: from[field], to: to[field] }));
};
