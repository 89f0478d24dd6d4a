import type { Scene } from "./pictures.ts";

interface Units {
  readonly unitsTotal: number;
  readonly unitsAvailable: number;
  readonly unitsReserved: number;
  readonly unitsSold: number;
}

export interface Typology {
  readonly ref: string;
  readonly type: "APARTAMENTO" | "STUDIO" | "COBERTURA";
  readonly title: string;
  readonly description: string;
  readonly salePrice: number;
  readonly area: number;
  readonly rooms: readonly [bedrooms: number, suites: number, bathrooms: number, parkingSpots: number];
  readonly units: Units;
  readonly photos: readonly Scene[];
}

export const development = {
  ref: "JAB",
  title: "Residencial Jardim das Jabuticabeiras",
  description: [
    "Lançamento com uma torre de 22 pavimentos e 120 unidades, de studios a coberturas duplex.",
    "Praça interna com jabuticabeiras, piscina de 25 metros, coworking, oficina e espaço para animais.",
    "A 500 metros da estação Ceasa e do parque, com entrega prevista para junho de 2029.",
  ].join("\n"),
  salePrice: 345_000,
  address: {
    cityId: "3550308",
    neighborhood: "Vila Leopoldina",
    street: "Rua Carlos Weber",
    number: "1515",
  },
  launch: {
    constructionStage: "LAUNCH",
    deliveryDate: "2029-06-30",
    constructionProgress: 8,
    unitsTotal: 120,
    unitsAvailable: 76,
    unitsReserved: 12,
    unitsSold: 32,
  },
  photos: ["tower", "pool", "living", "balcony"] satisfies Scene[],
  partnershipTerms: { commissionPercent: 4, splitListingPercent: 50 },
} as const;

export const typologies: readonly Typology[] = [
  {
    ref: "JAB-ST",
    type: "STUDIO",
    title: "Studio de 27 m²",
    description: "Studio com varanda e ponto para ar-condicionado, nos pavimentos 2 a 9.",
    salePrice: 345_000,
    area: 27,
    rooms: [1, 0, 1, 0],
    units: { unitsTotal: 40, unitsAvailable: 22, unitsReserved: 5, unitsSold: 13 },
    photos: ["plan", "bedroom"],
  },
  {
    ref: "JAB-2D",
    type: "APARTAMENTO",
    title: "2 dormitórios, 58 m²",
    description: "Dois dormitórios, uma suíte, varanda com churrasqueira e uma vaga.",
    salePrice: 690_000,
    area: 58,
    rooms: [2, 1, 2, 1],
    units: { unitsTotal: 48, unitsAvailable: 31, unitsReserved: 4, unitsSold: 13 },
    photos: ["plan", "living"],
  },
  {
    ref: "JAB-3D",
    type: "APARTAMENTO",
    title: "3 dormitórios, 84 m²",
    description: "Três dormitórios, uma suíte, lavabo, varanda gourmet e duas vagas.",
    salePrice: 1_020_000,
    area: 84,
    rooms: [3, 1, 3, 2],
    units: { unitsTotal: 28, unitsAvailable: 20, unitsReserved: 3, unitsSold: 5 },
    photos: ["plan", "living", "kitchen"],
  },
  {
    ref: "JAB-CD",
    type: "COBERTURA",
    title: "Cobertura duplex, 160 m²",
    description: "Cobertura duplex com terraço descoberto, piscina privativa e três vagas.",
    salePrice: 2_150_000,
    area: 160,
    rooms: [4, 3, 5, 3],
    units: { unitsTotal: 4, unitsAvailable: 3, unitsReserved: 0, unitsSold: 1 },
    photos: ["plan", "balcony", "living"],
  },
];
