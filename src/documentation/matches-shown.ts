import { ptEn } from "../lib/language.ts";
import { ACCOUNT_TYPE } from "./everywhere.ts";
import type { SchemaTexts } from "./text.ts";

const ROOMS: SchemaTexts = {
  bedrooms: { "pt-BR": "Quartos.", en: "Bedrooms.", example: 3 },
  bathrooms: { "pt-BR": "Banheiros.", en: "Bathrooms.", example: 2 },
  parkingSpots: { "pt-BR": "Vagas.", en: "Parking spots.", example: 2 },
};

/** The two sides of an opportunity as shown, and the account behind the other one. */
export const SHOWN_TEXTS: Readonly<Record<string, SchemaTexts>> = {
  PropertySnapshot: {
    _: ptEn(
      "O imóvel de uma oportunidade. Em imóveis de parceiros, os campos ocultos vêm null.",
      "The property of an opportunity. Fields hidden from partners are null.",
    ),
    ...ROOMS,
    title: {
      "pt-BR": "Título do anúncio.",
      en: "Title of the listing.",
      example: "Apartamento de 3 quartos no Batel",
    },
    type: { "pt-BR": "Subtipo.", en: "Subtype.", example: "APARTAMENTO" },
    purpose: { "pt-BR": "Finalidade do par.", en: "Purpose of the pair.", example: "VENDA" },
    purposes: { "pt-BR": "Finalidades do imóvel.", en: "Purposes of the property.", example: ["VENDA"] },
    price: {
      "pt-BR": "Preço em BRL: de venda, ou do mês quando o par é de locação.",
      en: "Price in BRL: the sale price, or the monthly rent if the pair is a rental.",
      example: 850_000,
    },
    priceFrom: { "pt-BR": "O preço é a partir de.", en: "The price is a starting price.", example: false },
    rentPrice: { "pt-BR": "Aluguel por mês em BRL.", en: "Monthly rent in BRL.", example: null },
    city: { "pt-BR": "Cidade.", en: "City.", example: "Curitiba" },
    neighborhood: { "pt-BR": "Bairro.", en: "Neighborhood.", example: "Batel" },
    area: { "pt-BR": "Área privativa total em m².", en: "Total private area in m².", example: 98.5 },
    coverPhoto: { "pt-BR": "Foto de capa.", en: "Cover photo.", example: null },
    listingUrl: { "pt-BR": "Endereço do anúncio.", en: "Address of the listing.", example: null },
    commissionPercent: {
      "pt-BR": "Comissão de venda oferecida, em %.",
      en: "Sale commission offered, in %.",
      example: 5,
    },
    rentCommissionMonths: {
      "pt-BR": "Comissão de locação, em meses de aluguel.",
      en: "Rent commission, in months of rent.",
      example: null,
    },
    splitListingPercent: {
      "pt-BR": "Parte da comissão de quem captou, em %.",
      en: "Share of the listing side, in %.",
      example: 50,
    },
    lastConfirmedAt: ptEn("Última confirmação de disponibilidade.", "Latest confirmation of availability."),
    deliveryDate: {
      "pt-BR": "Entrega prevista da obra, AAAA-MM-DD.",
      en: "Expected delivery, YYYY-MM-DD.",
      example: null,
    },
    developmentId: {
      "pt-BR": "Empreendimento da tipologia.",
      en: "Development of a unit type.",
      example: null,
    },
    developmentName: { "pt-BR": "Nome do empreendimento.", en: "Name of the development.", example: null },
  },
  ClientSnapshot: {
    _: ptEn(
      "O cliente de uma oportunidade. O telefone nunca é mostrado.",
      "The client of an opportunity. The phone is never shown.",
    ),
    masked: {
      "pt-BR": "Cliente de parceiro, sem o nome.",
      en: "A partner's client, shown without a name.",
      example: false,
    },
    status: {
      "pt-BR": "Etapa; null para cliente mascarado.",
      en: "Stage; null for a masked client.",
      example: "NEW",
    },
    preApproved: { "pt-BR": "Crédito pré-aprovado.", en: "Credit is pre-approved.", example: false },
    purposes: { "pt-BR": "O que procura.", en: "What the client is looking for.", example: ["VENDA"] },
    propertyTypes: { "pt-BR": "Subtipos procurados.", en: "Wanted subtypes.", example: ["APARTAMENTO"] },
    regions: {
      "pt-BR": "Lugares procurados, em texto.",
      en: "Wanted places, as text.",
      example: ["Batel, Curitiba"],
    },
    priceMin: { "pt-BR": "Preço mínimo em BRL.", en: "Lowest price in BRL.", example: 500_000 },
    priceMax: { "pt-BR": "Preço máximo em BRL.", en: "Highest price in BRL.", example: 900_000 },
    bedrooms: { "pt-BR": "Quartos, no mínimo.", en: "Bedrooms, at least.", example: 2 },
    parkingSpots: { "pt-BR": "Vagas, no mínimo.", en: "Parking spots, at least.", example: 1 },
    areaMin: { "pt-BR": "Área mínima em m².", en: "Smallest area in m².", example: 70 },
    name: {
      "pt-BR": "Nome do cliente próprio, com leads:read na chave.",
      en: "Name of your own client, if the key has leads:read.",
      example: "Ana Martins",
    },
  },
  Counterpart: {
    _: ptEn("A conta parceira.", "The partner account."),
    name: { "pt-BR": "Nome da conta.", en: "Name of the account.", example: "Imobiliária Exemplo" },
    type: ACCOUNT_TYPE,
    phone: {
      "pt-BR": "Telefone comercial, em E.164.",
      en: "Business phone, in E.164.",
      example: "+554133334444",
    },
  },
};
