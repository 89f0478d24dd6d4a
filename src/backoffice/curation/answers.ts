import * as z from "zod";
import { pageSchema } from "../../routes/page-schema.ts";
import { Property, PropertyWritten } from "../../routes/properties/schemas.ts";

const Decided = z
  .object({
    cityId: z.string(),
    neighborhoodSlug: z.string(),
    name: z.string(),
    properties: z.int(),
  })
  .meta({ id: "NeighborhoodDecided" });

const WaitingText = z
  .object({ cityId: z.string(), city: z.string(), state: z.string(), text: z.string(), properties: z.int() })
  .meta({ id: "WaitingNeighborhood" });

const PropertyUnderReview = z
  .object({ accountId: z.string(), sandbox: z.boolean(), property: Property })
  .meta({ id: "PropertyUnderReview" });

export const CURATION_ANSWERS = {
  decideNeighborhoodCuration: z.object({ data: Decided }),
  decidePropertyCuration: PropertyWritten,
  listWaitingNeighborhoods: pageSchema(WaitingText),
  listPropertiesUnderReview: pageSchema(PropertyUnderReview),
};
