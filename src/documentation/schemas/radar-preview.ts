import * as z from "zod";

/** Absent unless requested. */
export const RadarPreview = z
  .object({
    gained: z.int().min(0),
    lost: z.int().min(0),
    changed: z.int().min(0),
    topScore: z.int().nullable(),
  })
  .meta({ id: "RadarPreview" });
