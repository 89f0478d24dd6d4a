import * as z from "zod";
import { orNull } from "../../contract/schema-helpers.ts";
import { PHOTOS_OUTCOMES } from "../../domain/properties/gallery.ts";
import { PROPERTY_OUTCOMES } from "../../domain/properties/record/index.ts";
import { PENDING_ITEMS } from "../../vocabulary/value-lists.ts";
import { Property } from "../property-fields.ts";
import { Change } from "./change.ts";
import { Neighborhood } from "./geo.ts";
import { RadarPreview } from "./radar-preview.ts";

export const PropertyWarning = z
  .object({
    name: z.string(),
    code: z.enum([
      ...PENDING_ITEMS,
      "price_implausible",
      "gallery_emptied",
      "ref_encoding",
      "by_postal_code",
    ]),
    label: z.string(),
    existingRef: z.string().optional(),
    suggestions: z.array(Neighborhood).optional(),
  })
  .meta({ id: "PropertyWarning" });

const PropertyWriteResult = z
  .object({
    outcome: z.enum(PROPERTY_OUTCOMES),
    dryRun: z.boolean(),
    conflicts: z.array(z.string()),
    photos: z.enum(PHOTOS_OUTCOMES).nullable(),
    changes: z.array(Change),
    warnings: z.array(PropertyWarning),
    radar: orNull(RadarPreview).optional(),
  })
  .meta({ id: "PropertyWriteResult" });

export const PropertyWritten = z
  .object({ data: Property, result: PropertyWriteResult })
  .meta({ id: "PropertyWritten" });
