import type { Send } from "./accounts.ts";

const listing = (salePrice: number) => ({
  title: "Apartamento de 3 quartos",
  type: "APARTAMENTO",
  purposes: ["VENDA"],
  salePrice,
  address: { cityId: "3550308", neighborhood: "Pinheiros", street: "Rua dos Pinheiros", number: "100" },
  bedrooms: 3,
});

/** Writes a listing: a new one, or a new price. */
export const putListing = (api: Send, ref: string, price: number): Promise<unknown> =>
  api("PUT", `/properties/by-ref/${ref}`, listing(price));

/** @param types none for every type @returns its id */
export const createEndpoint = async (api: Send, url: string, types?: readonly string[]): Promise<string> => {
  const { data } = (await api("POST", "/webhooks", { url, types })) as { data: { id: string } };
  return data.id;
};
