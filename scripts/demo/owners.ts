import type { CaptacaoStage } from "../../src/vocabulary/value-lists.ts";

/** An owner whom the platform offers to the demonstration agency. */
export interface DemoOwner {
  /** Fixes the owner's id. */
  readonly seed: string;
  /** The offer in the back office's form. Numbers that begin with 9 0000 belong to nobody. */
  readonly offer: Readonly<Record<string, unknown>>;
  /** The agency's stage; without one, the offer is open. */
  readonly stage?: CaptacaoStage;
  readonly note?: string;
}

/** The agency's credit, and the price of each owner. */
export const CREDIT_CENTS = 30_000;
export const PRICE_CENTS = 4_900;

const CITIES = { saoPaulo: "3550308", rio: "3304557", curitiba: "4106902" } as const;

export const demoOwners: readonly DemoOwner[] = [
  {
    seed: "demo-owner-pinheiros",
    offer: {
      owner: { name: "Sílvia Andrade Rocha", phone: "(11) 90000-3101", email: "silvia.rocha@example.com" },
      address: {
        cityId: CITIES.saoPaulo,
        neighborhood: "Pinheiros",
        street: "Rua Mourato Coelho",
        number: "410",
        complement: "Apto 92",
      },
      purpose: "VENDA",
      propertyType: "APARTAMENTO",
      priceExpected: 980_000,
      bedrooms: 2,
      suites: 1,
      bathrooms: 2,
      parkingSpots: 1,
      usableAreaDeclared: 74,
      sellTimeframe: "TRES_MESES",
      occupancy: "VAZIO",
      ownerRelation: "DONO",
      exclusivityOpenness: "SIM",
      ownerPhoneVerifiedVia: "WHATSAPP",
    },
  },
  {
    seed: "demo-owner-botafogo",
    offer: {
      owner: { name: "Jorge Peixoto", phone: "(21) 90000-3102" },
      address: { cityId: CITIES.rio, neighborhood: "Botafogo", street: "Rua Bambina", number: "77" },
      purpose: "LOCACAO",
      propertyType: "STUDIO",
      priceExpected: 3_200,
      bedrooms: 1,
      bathrooms: 1,
      usableAreaDeclared: 31,
      sellTimeframe: "AGORA",
      occupancy: "VAZIO",
      ownerRelation: "COPROPRIETARIO",
    },
  },
  {
    seed: "demo-owner-batel",
    offer: {
      owner: { name: "Neide Kowalski", phone: "(41) 90000-3103", email: "neide.kowalski@example.com" },
      address: { cityId: CITIES.curitiba, neighborhood: "Batel", street: "Rua Bento Viana", number: "1280" },
      purpose: "VENDA",
      propertyType: "COBERTURA",
      priceExpected: 2_150_000,
      bedrooms: 3,
      suites: 3,
      bathrooms: 4,
      parkingSpots: 3,
      usableAreaDeclared: 210,
      areaDeclared: 260,
      sellTimeframe: "PESQUISANDO",
      occupancy: "PROPRIO",
      ownerRelation: "DONO",
      exclusivityOpenness: "NAO",
      alreadyListedDeclared: true,
    },
  },
  {
    seed: "demo-owner-moema",
    offer: {
      owner: { name: "Rubens Tavares", phone: "(11) 90000-3104", email: "rubens.tavares@example.com" },
      address: {
        cityId: CITIES.saoPaulo,
        neighborhood: "Moema",
        street: "Alameda dos Arapanés",
        number: "901",
        complement: "Apto 34",
      },
      purpose: "VENDA",
      propertyType: "APARTAMENTO",
      priceExpected: 1_420_000,
      bedrooms: 3,
      suites: 1,
      bathrooms: 3,
      parkingSpots: 2,
      usableAreaDeclared: 112,
      sellTimeframe: "SEIS_MESES",
      occupancy: "PROPRIO",
      ownerRelation: "DONO",
    },
    stage: "VISIT",
    note: "Visita marcada com a família.",
  },
  {
    seed: "demo-owner-agua-verde",
    offer: {
      owner: { name: "Ivone Machado", phone: "(41) 90000-3105" },
      address: {
        cityId: CITIES.curitiba,
        neighborhood: "Água Verde",
        street: "Rua Castro Alves",
        number: "515",
      },
      purpose: "VENDA",
      propertyType: "CASA_RUA",
      priceExpected: 790_000,
      bedrooms: 3,
      bathrooms: 2,
      parkingSpots: 2,
      usableAreaDeclared: 148,
      areaDeclared: 320,
      sellTimeframe: "AGORA",
      occupancy: "VAZIO",
      ownerRelation: "REPRESENTANTE",
      exclusivityOpenness: "SIM",
    },
    stage: "CAPTURED",
    note: "Exclusividade assinada por 180 dias.",
  },
];
