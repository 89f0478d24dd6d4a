import * as z from "zod";

/** One of the `changes` of a write (rules 8.5). */
export const Change = z
  .object({ field: z.string(), from: z.unknown(), to: z.unknown() })
  .meta({ id: "Change" });
