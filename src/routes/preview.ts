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

/** Absent unless it is asked for. */
export const RadarPreview = z
  .object({
    gained: z.int().min(0),
    lost: z.int().min(0),
    changed: z.int().min(0),
    topScore: z.int().nullable().meta({ description: "Of the gained; null: none." }),
  })
  .meta({
    id: "RadarPreview",
    description:
      "What the write does to opportunities of own objects; null where Radar does not answer in time, and to a key without radar:read.",
  });
