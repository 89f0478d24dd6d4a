import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

/** The fields of a property, by their names in the API. */
export const FIELD_TITLES: Readonly<Record<string, Sentence>> = {
  title: ptEn("Título", "Title"),
  description: ptEn("Descrição", "Description"),
  type: ptEn("Tipo", "Type"),
  purposes: ptEn("Finalidades", "Purposes"),
  salePrice: ptEn("Preço de venda", "Sale price"),
  rentPrice: ptEn("Valor do aluguel", "Rent"),
  address: ptEn("Endereço", "Address"),
  bedrooms: ptEn("Quartos", "Bedrooms"),
  suites: ptEn("Suítes", "Suites"),
  bathrooms: ptEn("Banheiros", "Bathrooms"),
  parkingSpots: ptEn("Vagas", "Parking spots"),
  area: ptEn("Área total (m²)", "Total area (m²)"),
  privateArea: ptEn("Área privativa (m²)", "Private area (m²)"),
  amenities: ptEn("Comodidades", "Amenities"),
  listingUrl: ptEn("Página do anúncio", "Listing page"),
  captador: ptEn("Captador", "Listing broker"),
  captadorName: ptEn("Nome do captador", "Listing broker's name"),
  sharedToNetwork: ptEn("Compartilhado com parceiros", "Shared with partners"),
  partnershipTerms: ptEn("Condições da parceria", "Partnership terms"),
  launch: ptEn("Obra", "Construction"),
  photos: ptEn("Fotos", "Photos"),
};
