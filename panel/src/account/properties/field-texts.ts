import type { Sentence } from "../../../../src/lib/language.ts";

/** The fields of a property, by their names in the API. */
export const FIELD_TITLES: Readonly<Record<string, Sentence>> = {
  title: { "pt-BR": "Título", en: "Title" },
  description: { "pt-BR": "Descrição", en: "Description" },
  type: { "pt-BR": "Tipo", en: "Type" },
  purposes: { "pt-BR": "Finalidades", en: "Purposes" },
  salePrice: { "pt-BR": "Preço de venda", en: "Sale price" },
  rentPrice: { "pt-BR": "Valor do aluguel", en: "Rent" },
  address: { "pt-BR": "Endereço", en: "Address" },
  bedrooms: { "pt-BR": "Quartos", en: "Bedrooms" },
  suites: { "pt-BR": "Suítes", en: "Suites" },
  bathrooms: { "pt-BR": "Banheiros", en: "Bathrooms" },
  parkingSpots: { "pt-BR": "Vagas", en: "Parking spots" },
  area: { "pt-BR": "Área total (m²)", en: "Total area (m²)" },
  privateArea: { "pt-BR": "Área privativa (m²)", en: "Private area (m²)" },
  amenities: { "pt-BR": "Comodidades", en: "Amenities" },
  listingUrl: { "pt-BR": "Página do anúncio", en: "Listing page" },
  captador: { "pt-BR": "Captador", en: "Listing broker" },
  captadorName: { "pt-BR": "Nome do captador", en: "Listing broker's name" },
  sharedToNetwork: { "pt-BR": "Compartilhado com parceiros", en: "Shared with partners" },
  partnershipTerms: { "pt-BR": "Condições da parceria", en: "Partnership terms" },
  launch: { "pt-BR": "Obra", en: "Construction" },
  photos: { "pt-BR": "Fotos", en: "Photos" },
};
