import * as z from "zod";

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

export const CitySuggestion = City.extend({
  neighborhood: z.string().optional(),
  otherState: z.literal(true).optional(),
}).meta({
  id: "CitySuggestion",
  example: { cityId: "3550308", name: "São Paulo", uf: "SP", citySlug: "sao-paulo-sp" },
});

export const Neighborhood = z
  .object({ neighborhoodSlug: z.string(), name: z.string() })
  .meta({ id: "Neighborhood", example: { neighborhoodSlug: "moema", name: "Moema" } });
