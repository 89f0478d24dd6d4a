import * as z from "zod";

/** A named schema, or null. `Named.nullable()` would make null part of what the name means wherever it stands. */
export const orNull = <S extends z.ZodType>(named: S) => z.union([named, z.null()]);
