/** What is written as YAML: all that JSON has. */
export type Yaml = string | number | boolean | readonly Yaml[] | { readonly [name: string]: Yaml };

const STEP = "  ";

/** A text of several lines stands as it is; any other in quotes, as in JSON, which YAML takes. */
const textOf = (text: string, indent: string): string =>
  text.includes("\n") ? `|-\n${text.replace(/^(?=.)/gm, indent)}` : JSON.stringify(text);

const entryOf = (lead: string, value: Yaml, indent: string): string =>
  typeof value === "object"
    ? `${lead}\n${yamlOf(value, indent)}`
    : `${lead} ${typeof value === "string" ? textOf(value, indent) : value}`;

/** @param value with at least one member in each of its objects and lists */
export const yamlOf = (value: Yaml, indent = ""): string => {
  if (typeof value !== "object") return textOf(String(value), indent);
  if (!Array.isArray(value)) {
    return Object.entries(value)
      .map(([name, member]) => `${indent}${entryOf(`${name}:`, member, indent + STEP)}`)
      .join("\n");
  }
  return (value as readonly Yaml[])
    .map((item) =>
      typeof item === "object"
        ? `${indent}- ${yamlOf(item, indent + STEP).trimStart()}`
        : `${indent}${entryOf("-", item, indent + STEP)}`,
    )
    .join("\n");
};
