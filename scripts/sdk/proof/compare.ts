import { isDeepStrictEqual } from "node:util";

/** The value at a path such as `data.phones.0.number`. */
export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (inner, member) => (inner as Readonly<Record<string, unknown>> | null | undefined)?.[member],
      value,
    );

/** In an answer, null and absent members are equal. */
export const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls(member)]));
};

/** The differences of two values, as `path: expected, found`. */
export const differences = (expected: unknown, found: unknown, path = ""): string[] => {
  if (isDeepStrictEqual(expected, found)) return [];
  const both = [expected, found];
  const areObjects = both.every((one) => typeof one === "object" && one !== null);
  if (!areObjects || Array.isArray(expected) !== Array.isArray(found))
    return [`${path || "."}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`];
  const [left, right] = both as Readonly<Record<string, unknown>>[];
  const names = new Set([...Object.keys(left!), ...Object.keys(right!)]);
  return [...names].flatMap((name) =>
    differences(left![name], right![name], path ? `${path}.${name}` : name),
  );
};

/** The expected members that differ; `*` is any value, but it must exist. */
export const unmet = (expected: Readonly<Record<string, unknown>>, found: unknown): string[] =>
  Object.entries(expected).flatMap(([path, wanted]) => {
    const value = valueAt(found, path);
    // Languages spell abbreviations within a name differently.
    if (path === "class") return differences(String(wanted).toLowerCase(), String(value).toLowerCase(), path);
    if (wanted === "*") return value === undefined || value === null ? [`${path} is missing`] : [];
    if (wanted === null && value === undefined) return [];
    return differences(withoutNulls(wanted), withoutNulls(value), path);
  });
