import fc from "fast-check";
import * as z from "zod";
import { ODD_TEXTS, PERSONAL } from "./odd-values.ts";

/** Plausible values for a member of this name: ids and codes of the account, cities, addresses. */
export type Known = Readonly<Record<string, readonly string[]>>;

const MAX_ITEMS = 3;
const CENTS = 100;

const oneIn = (values: readonly string[]): fc.Arbitrary<string> =>
  fc.nat(10_000).map((at) => values[at % values.length] as string);

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

const textValues = (name: string, known: Known): fc.Arbitrary<unknown> => {
  const free = fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }) },
    { weight: 2, arbitrary: fc.constantFrom(...Object.values(PERSONAL)) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  );
  const named = known[name];
  return named ? fc.oneof({ weight: 8, arbitrary: oneIn(named) }, { weight: 1, arbitrary: free }) : free;
};

const numberValues = (schema: z.ZodNumber): fc.Arbitrary<unknown> => {
  const least = schema.minValue ?? -1e12;
  const most = schema.maxValue ?? 1e12;
  const whole = fc.integer({ min: Math.ceil(least), max: Math.min(most, Math.ceil(least) + 1_000_000) });
  if (schema.format === "safeint") return fc.oneof(whole, fc.constantFrom(Math.ceil(least), most));
  const inCents = fc.double({ min: least, max: Math.min(most, 1e6), noNaN: true });
  return fc.oneof(
    whole,
    inCents.map((value) => Math.round(value * CENTS) / CENTS),
    fc.double({ min: least, max: most, noNaN: true }),
    fc.constantFrom(least, most),
  );
};

/** About one object in this many keeps members that their own schemas refuse. */
const CARELESS = 8;

/** An object without the optional members that their own schemas refuse. */
const withoutRefused = (shape: z.ZodRawShape, value: object): object =>
  Object.fromEntries(
    Object.entries(value).filter(([name, member]) => {
      const schema = shape[name] as z.ZodType;
      return schema.safeParse(member).success || !isOptional(schema);
    }),
  );

const objectValues = (shape: z.ZodRawShape, known: Known): fc.Arbitrary<unknown> => {
  const members = Object.entries(shape) as [string, z.ZodType][];
  const requiredKeys = members.filter(([, member]) => !isOptional(member)).map(([name]) => name);
  const values = Object.fromEntries(members.map(([name, member]) => [name, valuesOf(member, known, name)]));
  return fc
    .tuple(fc.record(values, { requiredKeys }), fc.nat(CARELESS))
    .map(([value, care]) => (care === 0 ? value : withoutRefused(shape, value)));
};

const unionValues = (options: readonly z.ZodType[], known: Known, name: string): fc.Arbitrary<unknown> =>
  fc.oneof(...options.map((option) => valuesOf(option, known, name)));

/** The schema inside a wrapper, on the side that the caller writes. */
const innerOf = (schema: z.ZodType): z.ZodType | undefined => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodCatch)
    return schema.unwrap() as z.ZodType;
  if (schema instanceof z.ZodPipe)
    return (schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType;
  return undefined;
};

/** Values of the shape that a schema requires; its refinements depend on chance and on `known`. */
export const valuesOf = (schema: z.ZodType, known: Known, name = ""): fc.Arbitrary<unknown> => {
  const inner = innerOf(schema);
  if (inner) return valuesOf(inner, known, name);
  if (schema instanceof z.ZodNullable)
    return fc.option(valuesOf(schema.unwrap() as z.ZodType, known, name), { freq: 8 });
  if (schema instanceof z.ZodObject) return objectValues(schema.shape, known);
  if (schema instanceof z.ZodArray)
    return fc.array(valuesOf(schema.element as z.ZodType, known, name), { maxLength: MAX_ITEMS });
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return numberValues(schema);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return textValues(name, known);
  if (schema instanceof z.ZodUnion) return unionValues(schema.options as z.ZodType[], known, name);
  throw new Error(`No values for ${schema.def.type} (${name}): add them to valuesOf.`);
};
