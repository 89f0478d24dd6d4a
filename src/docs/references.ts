type Section = "schemas" | "headers" | "parameters" | "responses" | "examples";

const SCHEMAS = "#/components/schemas/";

/** A JSON reference to a named component. */
export const ref = (section: Section, name: string): { $ref: string } => ({
  $ref: `#/components/${section}/${name}`,
});

/** References to several components, under their own names. */
export const refs = (section: Section, names: readonly string[]): Record<string, { $ref: string }> =>
  Object.fromEntries(names.map((name) => [name, ref(section, name)]));

/** The name of the schema that a reference points to. */
export const schemaNameIn = (schema: { readonly $ref?: string } | undefined): string | undefined =>
  schema?.$ref?.startsWith(SCHEMAS) ? schema.$ref.slice(SCHEMAS.length) : undefined;

/** Names of all schemas that some part of a document refers to. */
export const schemaNamesIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
