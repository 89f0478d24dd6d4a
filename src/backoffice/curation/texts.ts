import type { Texts } from "../../contract/texts.ts";
import { SANDBOX } from "../accounts/texts.ts";

export const CURATION_TEXTS: Texts = {
  operations: {
    listPropertiesUnderReview: {
      summary: ["Listar os imóveis em curadoria", "List properties under review"],
      description: [
        "De todas as contas, o que espera há mais tempo primeiro.",
        "Of all accounts, the longest waiting first.",
      ],
    },
    decidePropertyCuration: {
      summary: ["Aprovar ou recusar um imóvel", "Approve or reject a property"],
      description: ["Uma recusa exige o motivo.", "A rejection requires a reason."],
      body: { decision: "APPROVED" },
    },
    listWaitingNeighborhoods: {
      summary: ["Listar os textos de bairro desconhecidos", "List unknown neighborhood texts"],
      description: ["De imóveis de todas as contas.", "Of properties of all accounts."],
    },
    decideNeighborhoodCuration: {
      summary: ["Definir o bairro de um texto", "Assign a neighborhood to a text"],
      description: [
        "Por `neighborhoodSlug`, ou por `name` para um novo. Todo imóvel à espera o recebe, e as próximas gravações o entendem. Com milhares de contas alguns podem ainda esperar: uma tarefa continua.",
        "Give `neighborhoodSlug`, or `name` for a new neighborhood. Every waiting property gets it, and later writes use it. With thousands of accounts some properties may still wait; a job continues.",
      ],
      body: { cityId: "4106902", text: "Batel Soho", neighborhoodSlug: "batel" },
    },
  },
  schemas: {
    CurationDecision: {
      _: ["A decisão da curadoria.", "The decision of the review."],
      decision: ["APPROVED ou REJECTED.", "APPROVED or REJECTED.", "APPROVED"],
      reason: [
        "Motivo da recusa: obrigatório com REJECTED.",
        "Reason for the rejection: required with REJECTED.",
      ],
    },
    PropertyUnderReview: {
      _: ["Um imóvel em curadoria.", "A property under review."],
      accountId: ["A conta.", "The account.", "acc-0123456789abcdef"],
      ...SANDBOX,
      property: ["O imóvel.", "The property."],
    },
    WaitingNeighborhood: {
      _: ["Um texto de bairro desconhecido.", "An unknown neighborhood text."],
      cityId: ["Código IBGE da cidade.", "IBGE code of the city.", "4106902"],
      city: ["Nome da cidade.", "Name of the city.", "Curitiba"],
      state: ["Estado.", "State.", "PR"],
      text: ["O texto, como foi enviado.", "The text as it was sent.", "Batel Soho"],
      properties: ["Quantos imóveis esperam.", "How many properties wait.", 3],
    },
    NeighborhoodDecision: {
      _: [
        "Que bairro um texto quer dizer: um do catálogo ou um novo.",
        "The neighborhood a text means: one from the catalogue or a new one.",
      ],
      cityId: ["Código IBGE da cidade.", "IBGE code of the city.", "4106902"],
      text: ["O texto.", "The text.", "Batel Soho"],
      neighborhoodSlug: ["Um bairro do catálogo.", "A neighborhood of the catalogue.", "batel"],
      name: ["O nome de um bairro novo.", "The name of a new one."],
    },
    NeighborhoodDecided: {
      _: ["O bairro decidido.", "The neighborhood decided on."],
      cityId: ["Código IBGE da cidade.", "IBGE code of the city.", "4106902"],
      neighborhoodSlug: ["O bairro.", "The neighborhood.", "batel"],
      name: ["Seu nome.", "Its name.", "Batel"],
      properties: ["Quantos imóveis esperavam, de todas as contas.", "How many waited, of all accounts.", 3],
    },
  },
};
