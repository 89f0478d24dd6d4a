/** Stands for a first value that is no longer accepted, because Wrangler requires the variable to be set. */
export const DROPPED = "dropped";

/** `NAME`, `NAME_2`, `NAME_3_SOON`. */
export const NUMBERED = /^(\w+?)(?:_(\d+)(_SOON)?)?$/;

/** The highest number first. One announced by `_SOON` is last, so that it signs only once every isolate accepts it. */
export const secretsOf = (env: object, name: string): string[] => {
  const numbered = Object.entries(env).flatMap(([key, value]) => {
    const [, own, number = 1, isAnnounced] = NUMBERED.exec(key) ?? [];
    if (own !== name || !value || value === DROPPED) return [];
    return [{ value: String(value), order: isAnnounced ? 0 : Number(number) }];
  });
  return [...new Set(numbered.sort((one, other) => other.order - one.order).map(({ value }) => value))];
};
