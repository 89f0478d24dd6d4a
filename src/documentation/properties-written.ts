import { ptEn } from "../lib/language.ts";
import { WARNING, WRITE_RESULT } from "./everywhere.ts";
import type { SchemaTexts } from "./text.ts";

/** The answers of property writes. */
export const PROPERTY_WRITTEN_TEXTS: Readonly<Record<string, SchemaTexts>> = {
  PropertyWriteResult: {
    _: WRITE_RESULT,
    outcome: {
      "pt-BR":
        "CREATED, UPDATED, UNCHANGED (nada mudou), CONFIRMED (só a data de confirmação), STATUS_SET, DELETED, ALREADY_DELETED e outros.",
      en: "CREATED, UPDATED, UNCHANGED (nothing changed), CONFIRMED (only the date), STATUS_SET, DELETED, ALREADY_DELETED and others.",
      example: "UPDATED",
    },
    photos: {
      "pt-BR": "O resultado da galeria enviada; null sem `photos` na requisição.",
      en: "Outcome of the gallery; null if the request had no `photos`.",
      example: null,
    },
    warnings: {
      "pt-BR": "Aceito, mas deixa o imóvel fora do Radar ou parece engano.",
      en: "Accepted, but it keeps the property out of Radar or looks like a mistake.",
      example: [],
    },
  },
  PropertyWarning: {
    _: WARNING._,
    name: { ...WARNING.name, example: "address.neighborhood" },
    code: {
      "pt-BR":
        "A pendência; price_implausible: venda abaixo de 10.000 ou a partir de um bilhão, aluguel abaixo de 100, acima de dez milhões ou acima de um décimo do preço de venda; gallery_emptied: as fotos foram removidas; ref_encoding: o código parece codificado duas vezes, ou com +; ou by_postal_code: o CEP decidiu o bairro, que `label` diz.",
      en: "What is missing; price_implausible: a sale below 10,000 or from a billion, a rent below 100, above ten million or above a tenth of the sale price; gallery_emptied: the photos were removed; ref_encoding: the code looks encoded twice, or with +; or by_postal_code: the postal code decided the neighborhood, which `label` names.",
      example: "NEIGHBORHOOD_NOT_IN_CATALOG",
    },
    label: { ...WARNING.label, example: "Bairro não reconhecido" },
    existingRef: {
      "pt-BR": "Com ref_encoding: o código existente que o enviado parece ser.",
      en: "With ref_encoding: the existing code that the one sent looks like.",
      example: "AP/7",
    },
    suggestions: {
      "pt-BR":
        "Os bairros a que o texto pode se referir; envie o `neighborhoodSlug` do certo. Ausente quando nenhum se parece.",
      en: "Neighborhoods that the text may mean; send the `neighborhoodSlug` of the right one. Absent if none is similar.",
      example: [{ neighborhoodSlug: "jardim-america", name: "Jardim América" }],
    },
  },
  PropertyWritten: {
    _: ptEn(
      "O imóvel como ficou, e o que a gravação fez.",
      "The property after the write, and what the write did.",
    ),
    data: ptEn(
      "O imóvel como ficou; numa simulação, como ficaria.",
      "The property after the write; in a dry run, as it would be.",
    ),
  },
  PropertiesConfirmed: {
    _: ptEn("O resultado de cada imóvel.", "Outcome for each property."),
    data: ptEn("Um item por id e por código, nesta ordem.", "One item per id and per code, in that order."),
    result: ptEn("O resumo.", "The summary."),
  },
  ConfirmItem: {
    _: ptEn("Um imóvel da requisição.", "A property of the request."),
    id: {
      "pt-BR": "Id do imóvel; null quando o código não existe.",
      en: "Id of the property; null if the code is unknown.",
      example: "prop-0123456789abcdef",
    },
    externalRef: { "pt-BR": "Código do imóvel.", en: "Code of the property.", example: "AP0101" },
    outcome: {
      "pt-BR": "CONFIRMED, ALREADY_CONFIRMED (há menos de 24 horas), NOT_FOUND ou IN_TRASH.",
      en: "CONFIRMED, ALREADY_CONFIRMED (less than 24 hours ago), NOT_FOUND or IN_TRASH.",
      example: "CONFIRMED",
    },
    status: {
      "pt-BR": "Disponibilidade depois da confirmação; null quando não há imóvel.",
      en: "Availability after the confirmation; null if there is no property.",
      example: "ACTIVE",
    },
    confirmation: ptEn(
      "Datas da confirmação; null quando não há imóvel.",
      "Dates of the confirmation; null if there is no property.",
    ),
  },
  ConfirmResult: {
    _: ptEn("O resumo de uma confirmação.", "The summary of a confirmation."),
    summary: {
      "pt-BR": "Quantos imóveis por `outcome`.",
      en: "Number of properties per `outcome`.",
      example: { CONFIRMED: 1 },
    },
  },
};
