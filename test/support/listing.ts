/** A complete listing in São Paulo; `overrides` replace members. */
export const listing = (overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  title: "Apartamento de 3 quartos em Pinheiros",
  description: "Sala ampla e varanda.",
  type: "APARTAMENTO",
  purposes: ["VENDA"],
  salePrice: 850_000,
  address: { cityId: "3550308", neighborhood: "Pinheiros", street: "Rua dos Pinheiros", number: "100" },
  bedrooms: 3,
  area: 92.5,
  ...overrides,
});
