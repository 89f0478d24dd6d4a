import type { Texts } from "../../contract/texts.ts";
import { PROPERTY_ANSWER_TEXTS } from "./answer-texts.ts";
import { PROPERTY_REQUEST_TEXTS } from "./input-texts.ts";

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

const MINIMUM =
  "tipo, finalidades, o preço de cada finalidade e o endereço com a cidade (422 `invalid_property` lista tudo o que falta)";
const MINIMUM_EN =
  "type, purposes, the price of each purpose and an address with its city (422 `invalid_property` lists all that is missing)";

export const PROPERTY_TEXTS: Texts = {
  operations: {
    listProperties: {
      summary: ["Lista a carteira, do mais novo ao mais antigo", "The portfolio, newest first"],
      description: [
        "Sem `status`, tudo o que não está na lixeira. Com `updatedSince`, a alteração mais recente vem primeiro: é como se acompanha a carteira. Uma página só vem incompleta quando não há mais imóveis, ou quando a busca já olhou 20.000 entradas de um índice; então `nextCursor` leva adiante.",
        "Without `status`, everything that is not in the trash. With `updatedSince`, latest change first: that is how a portfolio is followed. A page is full unless fewer match: only a search that looked at 20,000 entries of an index ends before, with a `nextCursor` to go on from.",
      ],
    },
    getPropertyByRef: {
      summary: ["Lê um imóvel pelo código de quem chama", "One property by the caller's code"],
      description: [
        "O código vai codificado no caminho: `/` é `%2F`, espaço é `%20`.",
        "The code is percent-encoded in the path: `/` is `%2F`, a space `%20`.",
      ],
    },
    getProperty: {
      summary: ["Lê um imóvel", "One property"],
      description: [
        "Também um que está na lixeira, com `status` DELETED, até ser removido de vez.",
        "One in the trash too, with `status` DELETED, until it is removed for good.",
      ],
    },
    putPropertyByRef: {
      summary: [
        "Cria ou atualiza um imóvel pelo código de quem chama",
        "Create or update a property by the caller's code",
      ],
      description: [
        `O caminho certo para espelhar um cadastro: um código novo cria (201), um conhecido atualiza (200). Criar exige ${MINIMUM}. Na atualização, campo ausente fica como está e null limpa; o que foi editado no painel vence e aparece em \`result.conflicts\`. Repetir o mesmo corpo responde UNCHANGED e nada grava. Um imóvel novo passa pela curadoria antes de entrar no Radar.`,
        `The way to mirror a register: a new code creates (201), a known one updates (200). A creation needs ${MINIMUM_EN}. In an update, absent fields stay and null clears; what was edited in the dashboard wins and is listed in \`result.conflicts\`. The same body again answers UNCHANGED and writes nothing. A new property is reviewed before Radar takes it.`,
      ],
      body: BODY,
    },
    createProperty: {
      summary: ["Cria um imóvel", "Create a property"],
      description: [
        `Exige ${MINIMUM}. Com um \`externalRef\` que já existe responde 409 \`external_ref_exists\`, com o id do imóvel: para criar ou atualizar, use o PUT por código.`,
        `Needs ${MINIMUM_EN}. An \`externalRef\` that exists answers 409 \`external_ref_exists\` with the property's id: to create or update, use the PUT by code.`,
      ],
      body: { externalRef: "AP0101", ...BODY },
    },
    patchProperty: {
      summary: ["Muda campos de um imóvel", "Change fields of a property"],
      description: [
        "Só muda o que é enviado; null limpa o campo. O que foi editado no painel fica, e aparece em `result.conflicts`. Qualquer gravação renova a confirmação de disponibilidade.",
        "Only what is sent changes; null clears a field. What was edited in the dashboard stays, and is listed in `result.conflicts`. Any write renews the confirmation of availability.",
      ],
      body: { salePrice: 790_000 },
    },
    setPropertyStatus: {
      summary: ["Muda a disponibilidade de um imóvel", "Set the availability of a property"],
      description: [
        "ACTIVE ocupa a cota do plano: com a cota cheia responde 409 `plan_limit_reached`. Um imóvel SOLD não volta pelo feed.",
        "ACTIVE uses the plan's quota: a full one answers 409 `plan_limit_reached`. A SOLD property does not come back through the feed.",
      ],
      body: { status: "SOLD" },
    },
    confirmProperties: {
      summary: ["Confirma que imóveis seguem disponíveis", "Confirm that properties are still available"],
      description: [
        "Até 200 ids e códigos ao todo. O confirmado há menos de 24 horas não é regravado (ALREADY_CONFIRMED). O que saiu do ar por falta de confirmação volta, se a cota permite.",
        "Up to 200 ids and codes together; one confirmed less than 24 hours ago is not rewritten (ALREADY_CONFIRMED). What went offline for want of a confirmation comes back, if the quota allows.",
      ],
      body: { refs: ["AP0101", "CA0007"] },
    },
    deleteProperty: {
      summary: ["Manda um imóvel para a lixeira", "Move a property to the trash"],
      description: [
        "Fica 30 dias, e pode ser restaurado no painel. Em 24 horas sai no máximo 20 % da carteira, ou 10 imóveis se for mais: além disso responde 409 `shrink_guard`. Apagar de novo responde ALREADY_DELETED.",
        "Kept 30 days and restorable in the dashboard. In 24 hours at most 20 % of the portfolio may go, or 10 properties if that is more: beyond that it answers 409 `shrink_guard`. Deleting again answers ALREADY_DELETED.",
      ],
    },
  },
  params: {
    citySlug: [
      "Só os desta cidade: `citySlug` de `GET /geo/cities`.",
      "Only those of this city: `citySlug` of `GET /geo/cities`.",
    ],
    purpose: ["Só os desta finalidade.", "Only those of this purpose."],
    type: ["Só os deste subtipo.", "Only those of this subtype."],
  },
  schemas: { ...PROPERTY_REQUEST_TEXTS, ...PROPERTY_ANSWER_TEXTS },
};
