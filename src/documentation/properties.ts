import * as z from "zod";
import { countsOf, orNull } from "../contract/schema-helpers.ts";
import { CONFIRM_OUTCOMES } from "../domain/properties/confirm.ts";
import { ptEn } from "../lib/language.ts";
import { PROPERTY_STATUSES } from "../vocabulary/value-lists.ts";
import { PROPERTY_ANSWER_TEXTS } from "./properties-answers.ts";
import { PROPERTY_REQUEST_TEXTS } from "./properties-input.ts";
import { PROPERTY_WRITTEN_TEXTS } from "./properties-written.ts";
import { Property } from "./property-fields.ts";
import { pageSchema } from "./schemas/page.ts";
import { PropertyWritten } from "./schemas/properties.ts";
import { Confirmation } from "./schemas/property-parts.ts";
import type { Documentation } from "./text.ts";

const BODY = {
  title: "Apartamento de 3 quartos no Batel",
  type: "APARTAMENTO",
  purposes: ["VENDA"],
  salePrice: 850_000,
  address: { cityId: "4106902", neighborhood: "Batel", street: "Rua Bispo Dom José", number: "2495" },
  bedrooms: 3,
  bathrooms: 2,
  parkingSpots: 2,
  area: 98.5,
};

/** Right after a creation: photos and review come later. */
const CREATED = {
  data: {
    coverPhoto: null,
    photos: [],
    photoSync: null,
    radar: {
      eligible: false,
      pending: ["COVER_PHOTO_MISSING", "OTHER"],
      labels: ["Falta a foto de capa", "Em análise"],
    },
    curation: { status: "PENDING", label: "Em análise" },
  },
  result: { outcome: "CREATED" },
};

const MINIMUM =
  "tipo, finalidades, o preço de cada finalidade e o endereço com a cidade (422 `invalid_property` lista tudo o que falta)";
const MINIMUM_EN =
  "type, purposes, the price of each purpose and an address with its city (422 `invalid_property` lists everything that is missing)";

const ConfirmItem = z
  .object({
    id: z.string().nullable(),
    externalRef: z.string().nullable(),
    outcome: z.enum(CONFIRM_OUTCOMES),
    status: z.enum(PROPERTY_STATUSES).nullable(),
    confirmation: orNull(Confirmation),
  })
  .meta({ id: "ConfirmItem" });

const ConfirmResult = z
  .object({ dryRun: z.boolean(), summary: countsOf(CONFIRM_OUTCOMES) })
  .meta({ id: "ConfirmResult" });

export const PROPERTY_DOCS = {
  operations: {
    listProperties: {
      answer: pageSchema(Property),
      description: ptEn(
        "Do mais novo ao mais antigo. Sem `status`, tudo o que não está na lixeira. Com `q`, os imóveis em que cada palavra pedida começa uma palavra do título, do endereço ou do código, sem diferença de acentos e maiúsculas; o de código idêntico vem primeiro. Com `updatedSince`, a alteração mais recente vem primeiro: é como se acompanha a carteira. Uma página só vem incompleta quando não há mais imóveis, ou quando a busca já olhou 20.000 entradas de um índice; então `nextCursor` leva adiante.",
        "Newest first. Without `status`, everything outside the trash. With `q`, the properties where each word you send starts a word of the title, address or code, ignoring case and accents; an exact code comes first. With `updatedSince`, the latest change comes first: use it to follow the portfolio. A page comes back short only when no more properties match, or when the search has scanned 20,000 index entries; `nextCursor` then continues it.",
      ),
    },
    getPropertyByRef: {
      answer: z.object({ data: Property }),
      description: ptEn(
        "O código vai codificado no caminho: `/` é `%2F`, espaço é `%20`.",
        "Percent-encode the code in the path: `/` is `%2F`, a space is `%20`.",
      ),
    },
    getProperty: {
      answer: z.object({ data: Property }),
      description: ptEn(
        "Inclui um imóvel na lixeira, com `status` DELETED, até ser excluído definitivamente.",
        "Also returns a property in the trash, with `status` DELETED, until it is permanently deleted.",
      ),
    },
    putPropertyByRef: {
      answer: PropertyWritten,
      description: ptEn(
        `O caminho certo para espelhar um cadastro: um código novo cria (201), um conhecido atualiza (200). Criar exige ${MINIMUM}. Na atualização, campo ausente fica como está e null limpa; o que foi editado no painel vence e aparece em \`result.conflicts\`. Repetir o mesmo corpo responde UNCHANGED e nada grava. Para entrar no Radar, um imóvel novo passa pela análise e precisa de uma foto de capa.`,
        `Use this route to mirror your own records. A new code creates (201), a known code updates (200). To create, send ${MINIMUM_EN}. In an update, absent fields stay and null clears. Fields edited in the dashboard win and are listed in \`result.conflicts\`. Sending the same body again returns UNCHANGED and writes nothing. Radar includes a new property once it has a cover photo and has passed review.`,
      ),
      body: BODY,
      answers: { 201: CREATED },
    },
    createProperty: {
      answer: PropertyWritten,
      description: ptEn(
        `Exige ${MINIMUM}. Com um \`externalRef\` que já existe responde 409 \`external_ref_exists\`, com o id do imóvel: para criar ou atualizar, use o PUT por código.`,
        `Requires ${MINIMUM_EN}. If the \`externalRef\` exists, the answer is 409 \`external_ref_exists\` with the property's id. To create or update, use the PUT by code.`,
      ),
      body: { externalRef: "AP0101", ...BODY },
      answers: { 201: CREATED },
    },
    patchProperty: {
      answer: PropertyWritten,
      description: ptEn(
        "Só muda o que é enviado; null limpa o campo. O que foi editado no painel fica, e aparece em `result.conflicts`. Qualquer gravação renova a confirmação de disponibilidade.",
        "Only the fields you send change; null clears a field. Fields edited in the dashboard stay and are listed in `result.conflicts`. Any write renews the confirmation of availability.",
      ),
      body: { salePrice: 790_000 },
      answers: {
        200: {
          data: { salePrice: 790_000 },
          result: { changes: [{ field: "salePrice", from: 850_000, to: 790_000 }] },
        },
      },
    },
    setPropertyStatus: {
      answer: PropertyWritten,
      description: ptEn(
        "ACTIVE ocupa a cota do plano: com a cota cheia responde 409 `plan_limit_reached`. Um imóvel SOLD não volta pelo feed.",
        "An ACTIVE property counts toward the plan's quota; when the quota is full, the answer is 409 `plan_limit_reached`. The feed does not bring back a SOLD property.",
      ),
      body: { status: "SOLD" },
      answers: {
        200: {
          data: { status: "SOLD", radar: { eligible: false } },
          result: { outcome: "STATUS_SET", changes: [{ field: "status", from: "ACTIVE", to: "SOLD" }] },
        },
      },
    },
    confirmProperties: {
      answer: z
        .object({ data: z.array(ConfirmItem), result: ConfirmResult })
        .meta({ id: "PropertiesConfirmed" }),
      description: ptEn(
        "Até 200 ids e códigos ao todo. O confirmado há menos de 24 horas não é regravado (ALREADY_CONFIRMED). O que saiu do ar por falta de confirmação volta, se a cota permite.",
        "Up to 200 ids and codes in total. A property confirmed less than 24 hours ago is not written again (ALREADY_CONFIRMED). A property that went offline because it was not confirmed comes back online if the quota allows.",
      ),
      body: { refs: ["AP0101"] },
    },
    deleteProperty: {
      answer: PropertyWritten,
      description: ptEn(
        "Fica 30 dias, e pode ser restaurado no painel. Em 24 horas sai no máximo 20 % da carteira, ou 10 imóveis se for mais: além disso responde 409 `shrink_guard`. Apagar de novo responde ALREADY_DELETED.",
        "The property stays in the trash for 30 days and can be restored in the dashboard. Within 24 hours you can delete at most 20% of the portfolio, or 10 properties if that is more; beyond that the answer is 409 `shrink_guard`. Deleting it again returns ALREADY_DELETED.",
      ),
      answers: {
        200: {
          data: { status: "DELETED", radar: { eligible: false }, deletedAt: "2026-11-20T18:30:00.000Z" },
          result: { outcome: "DELETED" },
        },
      },
    },
  },
  params: {
    q: {
      "pt-BR":
        "Palavras do título, do endereço ou do código, que podem vir incompletas; contam as doze primeiras.",
      en: "Words of the title, address or code; each may be incomplete. The first twelve count.",
      example: "cobertura batel",
    },
    neighborhood: {
      "pt-BR":
        "Só os deste bairro: o nome, ou `neighborhoodSlug` de `GET /geo/cities/{cityId}/neighborhoods`.",
      en: "Only this neighborhood: its name, or `neighborhoodSlug` from `GET /geo/cities/{cityId}/neighborhoods`.",
      example: "batel",
    },
    bedrooms: { "pt-BR": "Mínimo de quartos.", en: "Minimum number of bedrooms.", example: 3 },
    minPrice: {
      "pt-BR":
        "A partir deste preço, em reais: o da finalidade pedida em `purpose`, ou o de qualquer finalidade do imóvel.",
      en: "From this price, in BRL: the price of the `purpose` you ask for, otherwise of any purpose the property has.",
      example: 500_000,
    },
    maxPrice: { "pt-BR": "Até este preço, em reais.", en: "Up to this price, in BRL.", example: 900_000 },
    citySlug: ptEn(
      "Só os desta cidade: `citySlug` de `GET /geo/cities`.",
      "Only this city: `citySlug` from `GET /geo/cities`.",
    ),
    purpose: ptEn("Só os desta finalidade.", "Only this purpose."),
    type: ptEn("Só os deste subtipo.", "Only this subtype."),
  },
  schemas: { ...PROPERTY_REQUEST_TEXTS, ...PROPERTY_ANSWER_TEXTS, ...PROPERTY_WRITTEN_TEXTS },
} satisfies Documentation;
