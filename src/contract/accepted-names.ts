import type * as z from "zod";

type Definition = z.core.$ZodTypes["_zod"]["def"];

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def as Definition;

/** The schema that reads a value first, without the optional or nullable wrapper and later transforms. */
const innermost = (schema: z.core.$ZodType): Definition => {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return innermost(definition.innerType);
    case "pipe":
      return innermost(definitionOf(definition.in).type === "transform" ? definition.out : definition.in);
    case "lazy":
      return innermost(definition.getter());
    default:
      return definition;
  }
};

const within = (definition: Definition | undefined, key: PropertyKey): Definition | undefined => {
  if (definition?.type === "array") return innermost(definition.element);
  const member = definition?.type === "object" ? definition.shape[String(key)] : undefined;
  return member && innermost(member);
};

/** The members accepted by the object at a path; none if it has no fixed members. */
export const acceptedNames = (schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] => {
  const found = path.reduce<Definition | undefined>(within, innermost(schema));
  return found?.type === "object" ? Object.keys(found.shape) : [];
};
