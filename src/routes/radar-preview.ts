import * as z from "zod";

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
