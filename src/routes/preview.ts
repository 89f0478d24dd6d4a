import * as z from "zod";

/** What a write may tell besides. */
export const PREVIEW = {
  preview: z
    .enum(["radar"])
    .optional()
    .meta({ description: "`radar`: what the write does to own opportunities, in `result.radar`." }),
};

/** A key without radar:read is told nothing of it. */
export const asksPreview = (query: URLSearchParams): boolean => query.has("preview");
