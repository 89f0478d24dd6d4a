/** A field of the answer that changed, before and after. */
export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Every field that differs between two answers, but for the silent ones. */
export const differencesOf = <T extends object>(from: T, to: T, silent: ReadonlySet<string>): Change[] =>
  (Object.keys(to) as (keyof T & string)[])
    .filter((field) => !silent.has(field) && JSON.stringify(from[field]) !== JSON.stringify(to[field]))
    .map((field) => ({ field, from: from[field], to: to[field] }));
