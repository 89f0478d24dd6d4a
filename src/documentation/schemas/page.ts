import * as z from "zod";

/** A page of a list, as it is answered. */
export const pageSchema = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), nextCursor: z.string().nullable() });
