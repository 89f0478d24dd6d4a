import * as z from "zod";

// Where the OpenAPI wrapper and zod disagree: docs/adr/0027-routes-are-declared-once.md.

/** A named schema, or null. `Named.nullable()` would make the named component itself nullable. */
export const orNull = <S extends z.ZodType>(named: S) => z.union([named, z.null()]);

/** A single fixed value; a bare literal is documented as an enum of one value, which may get others. */
export const constant = <V extends string | boolean>(value: V) => z.literal(value).meta({ const: value });

/** Any JSON value, always present; `z.unknown()` may be missing. */
export const anyValue = z.unknown().refine((value) => value !== undefined);

/** Counts by name, where names may be added; a record of an enum is documented as an object of fixed members. */
export const countsOf = (names: readonly string[]) =>
  z.record(
    z.string().refine((name) => names.includes(name)),
    z.int(),
  );
