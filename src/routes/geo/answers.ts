import * as z from "zod";
import { pageSchema } from "../page-schema.ts";

export const City = z
  .object({
    cityId: z.string(),
    name: z.string(),
    uf: z.string(),
    citySlug: z.string(),
  })
  .meta({
    id: "City",
    example: { cityId: "3550308", name: "São Paulo", uf: "SP", citySlug: "sao-paulo-sp" },
  });

const Neighborhood = z
  .object({ neighborhoodSlug: z.string(), name: z.string() })
  .meta({ id: "Neighborhood", example: { neighborhoodSlug: "moema", name: "Moema" } });

export const GEO_ANSWERS = {
  listCities: pageSchema(City).extend({ total: z.int() }),
  listNeighborhoods: pageSchema(Neighborhood).extend({ total: z.int() }),
};
