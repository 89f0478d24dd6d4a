import * as z from "zod";
import { orNull } from "../contract/schema-helpers.ts";
import type { PresentedLead } from "../domain/leads/record/present.ts";
import { LEAD_OUTCOMES } from "../domain/leads/record/write-result.ts";
import { ptEn } from "../lib/language.ts";
import { CONTACT_WARNINGS } from "../vocabulary/labels.ts";
import {
  CLIENT_STAGES,
  CLIENT_STATES,
  LEAD_PENDING_ITEMS,
  PROPERTY_TYPES,
  PURPOSES,
  SOURCES,
} from "../vocabulary/value-lists.ts";
import { Change } from "./schemas/change.ts";
import { RadarPreview } from "./schemas/radar-preview.ts";
import type { SchemaTexts } from "./text.ts";

const text = z.string().nullable();
const count = z.int().nullable();
const amount = z.number().nullable();
const time = z.iso.datetime().nullable();

const Location = z
  .object({
    cityId: z.string(),
    city: text,
    state: text,
    neighborhoodSlug: text,
    neighborhood: text,
  })
  .meta({ id: "Location" });

const Interest = z
  .object({
    purposes: z.array(z.enum(PURPOSES)),
    propertyTypes: z.array(z.enum(PROPERTY_TYPES)),
    locations: z.array(Location),
    salePriceMin: amount,
    salePriceMax: amount,
    rentPriceMin: amount,
    rentPriceMax: amount,
    bedrooms: count,
    suites: count,
    bathrooms: count,
    parkingSpots: count,
    areaMin: amount,
  })
  .meta({ id: "Interest" });

const LeadRadar = z
  .object({
    eligible: z.boolean(),
    pending: z.array(z.enum(LEAD_PENDING_ITEMS)),
    labels: z.array(z.string()),
  })
  .meta({ id: "LeadRadar" });

/** Response object: every field always present (rules 15.2). */
export const Lead = z
  .object({
    id: z.string(),
    externalRef: text,
    state: z.enum(CLIENT_STATES),
    status: z.enum(CLIENT_STAGES),
    name: z.string(),
    phones: z.array(z.object({ number: z.string(), isWhatsApp: z.boolean() })),
    email: text,
    notes: text,
    preApproved: z.boolean(),
    sharedToNetwork: z.boolean(),
    interest: Interest,
    ownerAccountId: text,
    ownerName: text,
    source: z.enum(SOURCES),
    radar: LeadRadar,
    lastActivityAt: time,
    consentGivenAt: time,
    deletedAt: time,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  } satisfies { readonly [Member in keyof PresentedLead]: z.ZodType })
  .meta({ id: "Lead" });

export const LeadWarning = z
  .object({
    name: z.string(),
    code: z.enum([...CONTACT_WARNINGS, "ref_encoding", ...LEAD_PENDING_ITEMS]),
    label: z.string(),
    existingRef: z.string().optional(),
  })
  .meta({ id: "LeadWarning" });

const LeadWriteResult = z
  .object({
    outcome: z.enum(LEAD_OUTCOMES),
    dryRun: z.boolean(),
    conflicts: z.array(z.string()),
    matchedBy: z.enum(["phone", "email"]).nullable(),
    changes: z.array(Change),
    kept: z.array(z.string()),
    reactivated: z.boolean(),
    warnings: z.array(LeadWarning),
    radar: orNull(RadarPreview).optional(),
  })
  .meta({ id: "LeadWriteResult" });

export const LeadWritten = z.object({ data: Lead, result: LeadWriteResult }).meta({ id: "LeadWritten" });

export const PROFILE: SchemaTexts = {
  purposes: {
    "pt-BR": "O que procura: VENDA (comprar), LOCACAO (alugar) ou os dois.",
    en: "What the client wants: VENDA (buy), LOCACAO (rent) or both.",
    example: ["VENDA"],
  },
  propertyTypes: {
    "pt-BR":
      "Subtipos procurados, de `GET /reference/property-types`. Sem nenhum, o Radar não recomenda nada.",
    en: "Wanted subtypes, from `GET /reference/property-types`. Without any, Radar recommends nothing.",
    example: ["APARTAMENTO"],
  },
  locations: ptEn("Até 30 lugares procurados.", "Up to 30 wanted places."),
  salePriceMin: {
    "pt-BR": "Preço mínimo de compra, em BRL.",
    en: "Lowest price to buy, in BRL.",
    example: 500_000,
  },
  salePriceMax: {
    "pt-BR": "Preço máximo de compra, em BRL. Não menor que o mínimo.",
    en: "Highest price to buy, in BRL. Not below the lowest.",
    example: 900_000,
  },
  rentPriceMin: {
    "pt-BR": "Aluguel mínimo por mês, em BRL.",
    en: "Lowest monthly rent, in BRL.",
    example: null,
  },
  rentPriceMax: {
    "pt-BR": "Aluguel máximo por mês, em BRL. Não menor que o mínimo.",
    en: "Highest monthly rent, in BRL. Not below the lowest.",
    example: null,
  },
  bedrooms: { "pt-BR": "Quartos, no mínimo.", en: "Bedrooms, at least.", example: 2 },
  suites: { "pt-BR": "Suítes, no mínimo.", en: "Suites, at least.", example: null },
  bathrooms: { "pt-BR": "Banheiros, no mínimo.", en: "Bathrooms, at least.", example: null },
  parkingSpots: { "pt-BR": "Vagas, no mínimo.", en: "Parking spots, at least.", example: 1 },
  areaMin: { "pt-BR": "Área privativa mínima, em m².", en: "Smallest private area, in m².", example: 70 },
};

/** The client's code, in bodies that have one. */
export const LEAD_REF: SchemaTexts = {
  externalRef: {
    "pt-BR": "Código do cliente no seu sistema, único na conta: 1 a 80 caracteres, como o de um imóvel.",
    en: "Code of the client in your system, unique in the account: 1 to 80 characters, like a property's.",
    example: "CLI-2041",
  },
};

/** The client data of a write. */
export const LEAD_INPUT: SchemaTexts = {
  name: {
    "pt-BR": "Nome, até 200 caracteres. Obrigatório na criação.",
    en: "Name, up to 200 characters. Required on creation.",
    example: "Ana Martins",
  },
  phones: ptEn(
    "Até 5 telefones. Na criação é preciso um telefone ou um e-mail da própria pessoa; números fictícios, como (11) 99999-9999, não são gravados.",
    "Up to 5 phones. Creating requires a phone or an e-mail of the person; placeholders, such as (11) 99999-9999, are not stored.",
  ),
  email: {
    "pt-BR":
      "E-mail; gravado em minúsculas. null limpa. Endereços fictícios, como nao@tem.com.br, não são gravados.",
    en: "E-mail, stored in lower case; null clears. Placeholders, such as nao@tem.com.br, are not stored.",
    example: "ana@clientes.test",
  },
  status: {
    "pt-BR": "Etapa: NEW, ATTENDING, PROPOSAL, WON ou LOST.",
    en: "Stage: NEW, ATTENDING, PROPOSAL, WON or LOST.",
    example: "NEW",
  },
  notes: {
    "pt-BR": "Anotações internas, até 5.000 caracteres. Nunca vistas por parceiros.",
    en: "Internal notes, up to 5,000 characters. Never seen by partners.",
    example: null,
  },
  preApproved: { "pt-BR": "Crédito pré-aprovado.", en: "Credit is pre-approved.", example: false },
  sharedToNetwork: {
    "pt-BR": "O perfil pode receber imóveis de parceiros.",
    en: "The profile may receive partners' properties.",
    example: false,
  },
  interest: ptEn(
    "Perfil de busca; campo ausente nele fica como está.",
    "Search profile; absent fields stay as they are.",
  ),
  ownerAccountId: ptEn(
    "Corretor responsável: `accountId` de `GET /team`. Sem ele, o cliente novo vai para quem tem menos clientes ativos.",
    "Broker in charge: `accountId` of `GET /team`. Without one, a new client goes to whoever has the fewest active clients.",
  ),
  ownerEmail: ptEn("O corretor pelo e-mail, em vez do id.", "The broker's e-mail, instead of the id."),
  lastActivityAt: ptEn(
    "Última atividade no seu sistema. Só avança; null deixa como está. Um cliente novo sem atividade há mais de 60 dias é criado arquivado.",
    "Latest activity in your system. It only moves forward; null leaves it unchanged. A new client inactive for over 60 days is created archived.",
  ),
  consentGiven: {
    "pt-BR":
      "Obrigatório na criação, e sempre true: a empresa declara ter base legal para tratar os dados (LGPD).",
    en: "Required on creation, and always true: the company declares that it has a legal basis to process the data (LGPD).",
    example: true,
  },
};

export const LEAD_REQUEST_TEXTS: Readonly<Record<string, SchemaTexts>> = {
  LeadInput: {
    _: ptEn("Os dados de um cliente numa gravação.", "The client data of a write."),
    ...LEAD_INPUT,
  },
  LeadCreation: { _: ptEn("Um cliente novo.", "A new client."), ...LEAD_REF, ...LEAD_INPUT },
  LeadStateInput: {
    _: ptEn("O estado pedido.", "The requested state."),
    state: { "pt-BR": "ACTIVE ou ARCHIVED.", en: "ACTIVE or ARCHIVED.", example: "ARCHIVED" },
  },
  InteractionInput: {
    _: ptEn("O que foi feito com o cliente.", "The interaction with the client."),
    type: {
      "pt-BR": "CALL, WHATSAPP, EMAIL, VISIT, MEETING, NOTE ou OTHER.",
      en: "CALL, WHATSAPP, EMAIL, VISIT, MEETING, NOTE or OTHER.",
      example: "CALL",
    },
    at: ptEn(
      "Quando; agora se ausente, nunca no futuro.",
      "When it happened; now if absent, never in the future.",
    ),
    note: {
      "pt-BR": "Anotação, até 2.000 caracteres.",
      en: "Note, up to 2,000 characters.",
      example: "Prefere visitar aos sábados.",
    },
    propertyId: ptEn("Imóvel sobre o qual se falou.", "The property it was about."),
  },
  PhoneInput: {
    _: ptEn(
      "Um telefone do cliente, e se atende por WhatsApp.",
      "A phone of the client, and whether it is on WhatsApp.",
    ),
    number: {
      "pt-BR":
        "Um número, em qualquer formato brasileiro com DDD, ou estrangeiro começando com `+`. Gravado em E.164, sem ramal. Números de serviço (0800, 4004) não são aceitos.",
      en: "One number, in any Brazilian format with the area code, or a foreign number starting with `+`. Stored in E.164, without an extension. Service numbers (0800, 4004) are not accepted.",
      example: "(41) 98765-4320",
    },
    isWhatsApp: { "pt-BR": "Atende por WhatsApp.", en: "Is on WhatsApp.", example: true },
  },
  InterestInput: {
    _: ptEn(
      "Perfil de busca. Para recomendar, o Radar precisa de finalidade, subtipos, cidade e do preço máximo de cada finalidade.",
      "Search profile. To recommend, Radar needs purposes, subtypes, a city and the highest price of each purpose.",
    ),
    ...PROFILE,
  },
  LocationInput: {
    _: ptEn("Um lugar procurado.", "A wanted place."),
    neighborhoodSlug: {
      "pt-BR": "Bairro do catálogo; ausente ou null: a cidade toda.",
      en: "Neighborhood of the catalog; absent or null: the whole city.",
      example: null,
    },
  },
};
