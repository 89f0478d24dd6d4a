import type { Texts } from "../../contract/texts.ts";
import { SANDBOX } from "../accounts/texts.ts";

export const CURATION_TEXTS: Texts = {
  operations: {
    listPropertiesUnderReview: {
      summary: [
        "Imóveis em curadoria, o que espera há mais tempo primeiro",
        "Properties that wait for review, the longest waiting first",
      ],
      description: ["De todas as contas.", "Of all accounts."],
    },
    decidePropertyCuration: {
      summary: ["Aprova ou recusa um imóvel", "Approve or reject a property"],
      description: ["Uma recusa diz o motivo.", "A refusal names its reason."],
      body: { decision: "APPROVED" },
    },
    listWaitingNeighborhoods: {
      summary: [
        "Textos de bairro que o catálogo não conhece",
        "Neighborhood texts that the catalogue does not know",
      ],
      description: ["De imóveis de todas as contas.", "Of properties of all accounts."],
    },
    decideNeighborhoodCuration: {
      summary: ["Diz que bairro um texto quer dizer", "Say which neighborhood a text means"],
      description: [
        "Por `neighborhoodSlug`, ou por `name` para um novo. Todo imóvel à espera o recebe, e as próximas gravações o entendem. Com milhares de contas alguns podem ainda esperar: uma tarefa continua.",
        "By `neighborhoodSlug`, or by `name` for a new one. Every waiting property gets it, and later writes are understood. Of thousands of accounts some may still wait: a job goes on.",
      ],
      body: { cityId: "4106902", text: "Batel Soho", neighborhoodSlug: "batel" },
    },
  },
  schemas: {
    CurationDecision: {
      _: ["A decisão da curadoria.", "The decision of the review."],
      decision: ["APPROVED ou REJECTED.", "APPROVED or REJECTED.", "APPROVED"],
      reason: ["Motivo da recusa: obrigatório com REJECTED.", "Reason of a refusal: needed with REJECTED."],
    },
    PropertyUnderReview: {
      _: ["Um imóvel em curadoria.", "A property under review."],
      accountId: ["A conta.", "The account.", "acc-0123456789abcdef"],
      ...SANDBOX,
      property: ["O imóvel.", "The property."],
    },
    WaitingNeighborhood: {
      _: ["Um texto de bairro desconhecido.", "A neighborhood text that is not known."],
      cityId: ["Código IBGE da cidade.", "IBGE code of the city.", "4106902"],
      city: ["Nome da cidade.", "Name of the city.", "Curitiba"],
      state: ["Estado.", "State.", "PR"],
      text: ["O texto, como foi enviado.", "The text as it was sent.", "Batel Soho"],
      properties: ["Quantos imóveis esperam.", "How many properties wait.", 3],
    },
    NeighborhoodDecision: {
      _: [
        "Que bairro um texto quer dizer: um do catálogo ou um novo.",
        "Which neighborhood a text means: one of the catalogue or a new one.",
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
