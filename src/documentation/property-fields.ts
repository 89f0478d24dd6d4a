import * as z from "zod";
import { orNull } from "../contract/schema-helpers.ts";
import type { PresentedProperty } from "../domain/properties/record/index.ts";
import { ptEn } from "../lib/language.ts";
import { link, ownLink } from "../vocabulary/field.ts";
import {
  CATEGORIES,
  type Category,
  INACTIVE_REASONS,
  PROPERTY_KINDS,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  PURPOSES,
} from "../vocabulary/value-lists.ts";
import {
  Address,
  Confirmation,
  Curation,
  LaunchBlock,
  PartnershipTerms,
  PhotoSync,
  PropertyRadar,
} from "./schemas/property-parts.ts";
import type { SchemaTexts } from "./text.ts";

const text = z.string().nullable();
const count = z.int().nullable();
const amount = z.number().nullable();
const time = z.iso.datetime().nullable();
const categories = Object.keys(CATEGORIES) as [Category, ...Category[]];

/** Response object: every field always present (rules 10.3). */
export const Property = z
  .object({
    id: z.string(),
    externalRef: text,
    kind: z.enum(PROPERTY_KINDS),
    developmentId: text,
    status: z.enum(PROPERTY_STATUSES),
    type: z.enum(PROPERTY_TYPES).nullable(),
    category: z.enum(categories).nullable(),
    purposes: z.array(z.enum(PURPOSES)),
    salePrice: amount,
    rentPrice: amount,
    title: text,
    description: text,
    address: Address,
    bedrooms: count,
    suites: count,
    bathrooms: count,
    parkingSpots: count,
    area: amount,
    privateArea: amount,
    amenities: z.array(z.string()),
    coverPhoto: ownLink.nullable(),
    photos: z.array(ownLink),
    listingUrl: link.nullable(),
    captador: z.object({ accountId: z.string(), name: text }).nullable(),
    captadorName: text,
    sharedToNetwork: z.boolean(),
    partnershipTerms: PartnershipTerms,
    radar: PropertyRadar,
    curation: Curation,
    confirmation: Confirmation,
    inactiveReason: z.enum(INACTIVE_REASONS).nullable(),
    deletedAt: time,
    launch: orNull(LaunchBlock),
    photoSync: orNull(PhotoSync),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  } satisfies { readonly [Member in keyof PresentedProperty]: z.ZodType })
  .meta({ id: "Property" });

const PHOTOS = [
  "https://cdn.example.com/ap0101/sala.jpg",
  "https://cdn.example.com/ap0101/cozinha.jpg",
] as const;

export const TERMS: SchemaTexts = {
  _: ptEn("Condições oferecidas aos parceiros.", "Terms offered to partners."),
  commissionPercent: {
    "pt-BR": "Comissão de venda oferecida aos parceiros, em % do preço (0 a 100).",
    en: "Sale commission offered to partners, in % of the price (0 to 100).",
    example: 5,
  },
  rentCommissionMonths: {
    "pt-BR": "Comissão de locação, em meses de aluguel (0 a 12).",
    en: "Rent commission, in months of rent (0 to 12).",
    example: null,
  },
  splitListingPercent: {
    "pt-BR": "Parte da comissão que fica com quem captou o imóvel, em % (0 a 100).",
    en: "Share of the commission kept by the listing side, in % (0 to 100).",
    example: 50,
  },
};

export const ADDRESS: SchemaTexts = {
  neighborhood: { "pt-BR": "Nome do bairro.", en: "Name of the neighborhood.", example: "Batel" },
  city: { "pt-BR": "Nome da cidade.", en: "Name of the city.", example: "Curitiba" },
  cityId: {
    "pt-BR": "Código IBGE da cidade, 7 dígitos.",
    en: "IBGE code of the city, 7 digits.",
    example: "4106902",
  },
  state: { "pt-BR": "Sigla do estado, 2 letras.", en: "State, 2 letters.", example: "PR" },
  street: {
    "pt-BR": "Logradouro, sem o número.",
    en: "Street, without the number.",
    example: "Rua Bispo Dom José",
  },
  number: { "pt-BR": "Número no logradouro.", en: "Number in the street.", example: "2495" },
  complement: {
    "pt-BR": "Complemento: apartamento, bloco, sala.",
    en: "Apartment, block or room.",
    example: "ap. 101",
  },
};

/** The property's code, in bodies that have one. */
export const PROPERTY_REF: SchemaTexts = {
  externalRef: {
    "pt-BR":
      "Código do imóvel no seu sistema, único na conta: 1 a 80 caracteres, sem espaço no começo ou no fim, nem caracteres de controle ou invisíveis.",
    en: "Code of the property in your system, unique in the account: 1 to 80 characters, no space at its ends, no control or invisible characters.",
    example: "AP0101",
  },
};

/** The property data of a write. */
export const PROPERTY_INPUT: SchemaTexts = {
  title: {
    "pt-BR": "Título do anúncio, até 300 caracteres. Marcação HTML é retirada.",
    en: "Title of the listing, up to 300 characters. HTML markup is stripped.",
    example: "Apartamento de 3 quartos no Batel",
  },
  description: {
    "pt-BR":
      "Texto do anúncio, até 20.000 caracteres. `<br>` e `</p>` viram quebras de linha; o resto da marcação é retirado.",
    en: "Text of the listing, up to 20,000 characters. `<br>` and `</p>` become line breaks; other markup is stripped.",
    example: "Sala ampla, varanda com churrasqueira e vista livre.",
  },
  type: {
    "pt-BR": "Subtipo do imóvel, de `GET /reference/property-types`. Obrigatório na criação.",
    en: "Subtype of the property, of `GET /reference/property-types`. Required on creation.",
    example: "APARTAMENTO",
  },
  purposes: {
    "pt-BR": "Finalidades: VENDA, LOCACAO ou as duas. Obrigatórias na criação.",
    en: "Purposes: VENDA (sale), LOCACAO (rent) or both. Required on creation.",
    example: ["VENDA"],
  },
  salePrice: {
    "pt-BR": "Preço de venda em BRL, com até dois decimais. Obrigatório com VENDA; null limpa.",
    en: "Sale price in BRL, up to two decimals. Required with VENDA; null clears.",
    example: 850_000,
  },
  rentPrice: {
    "pt-BR": "Aluguel por mês em BRL, com até dois decimais. Obrigatório com LOCACAO; null limpa.",
    en: "Monthly rent in BRL, up to two decimals. Required with LOCACAO; null clears.",
    example: null,
  },
  address: ptEn(
    "Endereço, enviado inteiro: o que faltar nele fica vazio. Precisa da cidade.",
    "Send the whole address: members left out become empty. The city is required.",
  ),
  bedrooms: { "pt-BR": "Quartos, suítes incluídas.", en: "Bedrooms, suites included.", example: 3 },
  suites: { "pt-BR": "Suítes.", en: "Suites.", example: 1 },
  bathrooms: { "pt-BR": "Banheiros.", en: "Bathrooms.", example: 2 },
  parkingSpots: { "pt-BR": "Vagas de garagem.", en: "Parking spots.", example: 2 },
  area: {
    "pt-BR": "Área privativa total em m²: a que o Radar compara.",
    en: "Total private area in m², which Radar compares.",
    example: 98.5,
  },
  privateArea: {
    "pt-BR": "Área coberta em m²: só exibida.",
    en: "Covered area in m², for display only.",
    example: 90,
  },
  listingUrl: {
    "pt-BR": "Endereço do anúncio no site da empresa, http ou https.",
    en: "Address of the listing on the company's site, http or https.",
    example: "https://www.imobiliaria.example.com/ap0101",
  },
  captadorName: {
    "pt-BR": "Captador fora da equipe, pelo nome.",
    en: "Listing agent who is not on the team, by name.",
    example: null,
  },
  captadorAccountId: ptEn(
    "Corretor da equipe responsável pela captação: `accountId` de `GET /team`. Precisa estar ativo.",
    "Broker on the team who listed it: `accountId` from `GET /team`. Must be active.",
  ),
  partnershipTerms: ptEn("Condições oferecidas aos parceiros.", "Terms offered to partners."),
  photos: {
    "pt-BR":
      "Até 30 endereços de fotos; a primeira é a capa. Ausente: a galeria fica como está; lista vazia: todas as fotos saem. Baixadas depois da resposta: veja `photoSync`. A mesma lista de novo nada muda; a foto que falhou é tentada outra vez quando a lista muda, ou volta depois de uma hora.",
    en: "Up to 30 photo addresses; the first is the cover. If absent, the gallery stays as it is; an empty list removes all photos. Photos are fetched after the answer: see `photoSync`. Sending the same list again changes nothing; a failed photo is tried again when the list changes, or when the list comes again after an hour.",
    example: PHOTOS,
  },
};
