import * as z from "zod";

export const City = z
  .object({
    cityId: z.string().meta({ description: "The 7-digit IBGE code." }),
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
  listCities: z.object({ data: z.array(City), nextCursor: z.string().nullable(), total: z.int() }),
  listNeighborhoods: z.object({
    data: z.array(Neighborhood),
    nextCursor: z.string().nullable(),
    total: z.int(),
  }),
};
