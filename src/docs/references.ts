type Section = "schemas" | "headers" | "parameters" | "responses" | "examples";

/** A JSON reference to a named component. */
export const ref = (section: Section, name: string): { $ref: string } => ({
  $ref: `#/components/${section}/${name}`,
});

/** References to several components, under their own names. */
export const refs = (section: Section, names: readonly string[]): Record<string, { $ref: string }> =>
  Object.fromEntries(names.map((name) => [name, ref(section, name)]));
