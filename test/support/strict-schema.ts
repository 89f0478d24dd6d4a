import * as z from "zod";

const strictShape = (shape: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(shape).map(([name, member]) => [name, strict(member)]));

/** A response's schema with every object closed: an undocumented member is a fault. */
export const strict = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodObject) return z.strictObject(strictShape(schema.shape));
  if (schema instanceof z.ZodArray) return z.array(strict(schema.element as z.ZodType));
  if (schema instanceof z.ZodNullable) return strict(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodOptional) return strict(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodUnion) {
    const [first, ...others] = (schema.options as z.ZodType[]).map(strict);
    return z.union([first!, ...others]);
  }
  return schema;
};
