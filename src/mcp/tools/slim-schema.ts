import { type Bounded, boundsOf } from "./bounds.ts";

/** The part of JSON Schema that every client understands: one type each, no unions, no references. */
export interface SlimSchema {
  readonly type: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly items?: SlimSchema;
  readonly properties?: Readonly<Record<string, SlimSchema>>;
  readonly required?: readonly string[];
}

/** What a tool takes. */
export type ArgumentSchema = SlimSchema & {
  readonly type: "object";
  readonly properties: Readonly<Record<string, SlimSchema>>;
};

/** What each tool takes, by its name. */
export type InputSchemas = Readonly<Record<string, ArgumentSchema>>;

/** A schema of the contract's document. */
export interface DocumentedSchema extends Bounded {
  readonly maxLength?: number;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | null)[];
  readonly items?: DocumentedSchema;
  readonly properties?: Readonly<Record<string, DocumentedSchema>>;
  readonly required?: readonly string[];
}

export type Components = Readonly<Record<string, DocumentedSchema>>;

/** The schema that a reference names. */
export const resolveRef = (schema: DocumentedSchema, components: Components): DocumentedSchema =>
  schema.$ref === undefined ? schema : components[schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1)]!;

export const takesNull = ({ type }: DocumentedSchema): boolean =>
  Array.isArray(type) && type.includes("null");

const typeOf = ({ type }: DocumentedSchema): string => {
  const types = [type ?? []].flat().filter((name) => name !== "null");
  if (types.length !== 1) throw new Error(`A tool's argument has one type, not ${JSON.stringify(type)}`);
  return types[0]!;
};

/** The description of an argument, by its path: names separated by dots; the items of a list share the list's path. */
export type Describe = (path: string, declared: string | undefined) => string | undefined;

interface Place {
  readonly path: string;
  /** An item of a list, which has the description already. */
  readonly isItem?: boolean;
}

/** What a model has to know about a schema: its meaning, its unit and its bounds. */
export const slim = (
  documented: DocumentedSchema,
  components: Components,
  describe: Describe,
  { path, isItem = false }: Place,
): SlimSchema => {
  const schema = resolveRef(documented, components);
  const { enum: values, items, properties, required } = schema;
  const description = [
    isItem ? undefined : describe(path, documented.description ?? schema.description),
    boundsOf(schema),
  ]
    .filter(Boolean)
    .join("; ");
  const within = (name: string) => (path === "" ? name : `${path}.${name}`);
  return {
    type: typeOf(schema),
    ...(description && { description }),
    ...(values && { enum: values.filter((value) => value !== null) }),
    ...(items && { items: slim(items, components, describe, { path, isItem: true }) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, member]) => [
          name,
          slim(member, components, describe, { path: within(name) }),
        ]),
      ),
    }),
    ...(required && { required }),
  };
};
