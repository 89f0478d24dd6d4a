import { ptEn } from "../lib/language.ts";
import { ADDRESS, PROPERTY_INPUT, PROPERTY_REF, TERMS } from "./property-fields.ts";
import type { SchemaTexts } from "./text.ts";

export const PROPERTY_REQUEST_TEXTS: Readonly<Record<string, SchemaTexts>> = {
  PropertyInput: {
    _: ptEn("Os dados de um imóvel numa gravação.", "The property data of a write."),
    ...PROPERTY_INPUT,
  },
  PropertyCreation: {
    _: ptEn("Um imóvel novo.", "A new property."),
    ...PROPERTY_REF,
    ...PROPERTY_INPUT,
  },
  PropertyStatusInput: {
    _: ptEn("A disponibilidade pedida.", "The requested availability."),
    status: {
      "pt-BR": "ACTIVE (disponível), INACTIVE (fora do ar), SOLD (vendido) ou RENTED (alugado).",
      en: "ACTIVE (available), INACTIVE (offline), SOLD or RENTED.",
      example: "SOLD",
    },
  },
  PropertyConfirmation: {
    _: ptEn(
      "Os imóveis confirmados: por id, por código ou por ambos.",
      "The properties: by id, by code, or both.",
    ),
    ids: ptEn(
      "Ids da plataforma. Somados a `refs`, até 200.",
      "Platform ids. Together with `refs`, up to 200.",
    ),
    refs: {
      "pt-BR": "Seus códigos. Somados a `ids`, até 200.",
      en: "Your codes. Together with `ids`, up to 200.",
      example: ["AP0101"],
    },
  },
  AddressInput: {
    _: ptEn(
      "Endereço de um imóvel. Cidade por `cityId`, ou por `city` e `state`.",
      "Address of a property. Give the city by `cityId`, or by `city` and `state`.",
    ),
    ...ADDRESS,
    city: {
      "pt-BR": "Nome da cidade, com `state`. Um nome desconhecido responde 400 com sugestões.",
      en: "Name of the city, with `state`. An unknown name answers 400 with suggestions.",
      example: "Curitiba",
    },
    neighborhoodSlug: {
      "pt-BR":
        "Bairro do catálogo: `neighborhoodSlug` de `GET /geo/cities/{cityId}/neighborhoods`. É a forma mais segura.",
      en: "Neighborhood of the catalog: `neighborhoodSlug` of `GET /geo/cities/{cityId}/neighborhoods`. The safest choice.",
      example: "batel",
    },
    neighborhood: {
      "pt-BR":
        "Bairro em texto, lido com um dicionário de apelidos. O que não é reconhecido aguarda a análise, e o imóvel fica fora do Radar.",
      en: "Neighborhood as text, matched through a dictionary of aliases. An unrecognized text waits for review, and the property stays out of Radar meanwhile.",
      example: "Batel",
    },
    postalCode: {
      "pt-BR":
        "CEP, 8 dígitos com ou sem hífen. Decide o bairro quando ele falta ou não é reconhecido (`warnings` avisa) e não é guardado.",
      en: "Postal code (CEP), 8 digits with or without a hyphen. It decides the neighborhood where none is given or recognized (`warnings` says so), and is not stored.",
      example: "80420-120",
    },
  },
  PartnershipTermsInput: TERMS,
};
