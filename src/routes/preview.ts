import * as z from "zod";
import { DRY_RUN } from "../contract/query.ts";

/** The query of a write that may report more. */
export const PREVIEW = z.strictObject({
  preview: z
    .enum(["radar"])
    .optional()
    .meta({ description: "`radar`: what the write does to own opportunities, in `result.radar`." }),
  ...DRY_RUN.shape,
});

/** A key without radar:read gets none of it. */
export const asksPreview = (query: URLSearchParams): boolean => query.has("preview");
