import { z } from "@hono/zod-openapi";

/** One of the `changes` of a write (decisions §3, "Write results"). */
export const Change = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() }).openapi("Change");
