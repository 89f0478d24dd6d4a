export type Members = Readonly<Record<string, unknown>>;

/** The given members that differ from those shown. */
export const changedMembers = (given: Members, shown: Members): Members =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(shown[name])),
  );
