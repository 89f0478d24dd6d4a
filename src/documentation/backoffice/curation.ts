import * as z from "zod";
import { Property } from "../property-fields.ts";
import { pageSchema } from "../schemas/page.ts";
import { PropertyWritten } from "../schemas/properties.ts";
import type { BackofficeDocs } from "../text.ts";
import { SANDBOX } from "./accounts.ts";

const Decided = z
  .object({
    cityId: z.string(),
    neighborhoodSlug: z.string(),
    name: z.string(),
    properties: z.int(),
  })
  .meta({ id: "NeighborhoodDecided" });

const WaitingText = z
  .object({ cityId: z.string(), city: z.string(), state: z.string(), text: z.string(), properties: z.int() })
  .meta({ id: "WaitingNeighborhood" });

const PropertyUnderReview = z
  .object({ accountId: z.string(), sandbox: z.boolean(), property: Property })
  .meta({ id: "PropertyUnderReview" });

export const CURATION_DOCS = {
  operations: {
    listPropertiesUnderReview: {
      answer: pageSchema(PropertyUnderReview),
      summary: { "pt-BR": "Listar os imóveis em curadoria", en: "List properties under review" },
      description: {
        "pt-BR": "De todas as contas, o que espera há mais tempo primeiro.",
        en: "Of all accounts, the longest waiting first.",
      },
    },
    decidePropertyCuration: {
      answer: PropertyWritten,
      summary: { "pt-BR": "Aprovar ou recusar um imóvel", en: "Approve or reject a property" },
      description: {
        "pt-BR":
          "Uma recusa exige o motivo. Um imóvel já decidido responde 409, e `stands` diz o que vale e quem decidiu; `replaces` muda a decisão que nomeia.",
        en: "A rejection requires a reason. A property decided on already answers 409, and `stands` has what holds and who decided; `replaces` changes the decision that it names.",
      },
      body: { decision: "APPROVED" },
    },
    undoPropertyCuration: {
      answer: PropertyWritten,
      summary: { "pt-BR": "Desfazer a decisão sobre um imóvel", en: "Undo the decision on a property" },
      description: {
        "pt-BR": "Por quem decidiu, até um minuto depois. O imóvel volta à fila.",
        en: "By who decided, up to a minute later. The property goes back to the queue.",
      },
    },
    listWaitingNeighborhoods: {
      answer: pageSchema(WaitingText),
      summary: { "pt-BR": "Listar os textos de bairro desconhecidos", en: "List unknown neighborhood texts" },
      description: {
        "pt-BR": "De imóveis de todas as contas; primeiro os textos pelos quais mais imóveis esperam.",
        en: "Of properties of all accounts; texts for which most properties wait come first.",
      },
    },
    decideNeighborhoodCuration: {
      answer: z.object({ data: Decided }),
      summary: { "pt-BR": "Definir o bairro de um texto", en: "Assign a neighborhood to a text" },
      description: {
        "pt-BR":
          "Por `neighborhoodSlug`, ou por `name` para um novo. Todo imóvel à espera o recebe, e as próximas gravações o entendem. Com milhares de contas alguns podem ainda esperar: uma tarefa continua.",
        en: "Give `neighborhoodSlug`, or `name` for a new neighborhood. Every waiting property gets it, and later writes use it. With thousands of accounts some properties may still wait; a job continues.",
      },
      body: { cityId: "4106902", text: "Batel Soho", neighborhoodSlug: "batel" },
    },
  },
  schemas: {
    CurationDecision: {
      _: { "pt-BR": "A decisão da curadoria.", en: "The decision of the review." },
      decision: { "pt-BR": "APPROVED ou REJECTED.", en: "APPROVED or REJECTED.", example: "APPROVED" },
      reason: {
        "pt-BR": "Motivo da recusa: obrigatório com REJECTED.",
        en: "Reason for the rejection: required with REJECTED.",
      },
      replaces: {
        "pt-BR": "A decisão anterior que esta muda.",
        en: "The earlier decision that this one changes.",
      },
    },
    PropertyUnderReview: {
      _: { "pt-BR": "Um imóvel em curadoria.", en: "A property under review." },
      accountId: { "pt-BR": "A conta.", en: "The account.", example: "acc-0123456789abcdef" },
      ...SANDBOX,
      property: { "pt-BR": "O imóvel.", en: "The property." },
    },
    WaitingNeighborhood: {
      _: { "pt-BR": "Um texto de bairro desconhecido.", en: "An unknown neighborhood text." },
      cityId: { "pt-BR": "Código IBGE da cidade.", en: "IBGE code of the city.", example: "4106902" },
      city: { "pt-BR": "Nome da cidade.", en: "Name of the city.", example: "Curitiba" },
      state: { "pt-BR": "Estado.", en: "State.", example: "PR" },
      text: { "pt-BR": "O texto, como foi enviado.", en: "The text as it was sent.", example: "Batel Soho" },
      properties: { "pt-BR": "Quantos imóveis esperam.", en: "How many properties wait.", example: 3 },
    },
    NeighborhoodDecision: {
      _: {
        "pt-BR": "Que bairro um texto quer dizer: um do catálogo ou um novo.",
        en: "The neighborhood a text means: one from the catalogue or a new one.",
      },
      cityId: { "pt-BR": "Código IBGE da cidade.", en: "IBGE code of the city.", example: "4106902" },
      text: { "pt-BR": "O texto.", en: "The text.", example: "Batel Soho" },
      neighborhoodSlug: {
        "pt-BR": "Um bairro do catálogo.",
        en: "A neighborhood of the catalogue.",
        example: "batel",
      },
      name: { "pt-BR": "O nome de um bairro novo.", en: "The name of a new one." },
      replaces: {
        "pt-BR": "O bairro da decisão que esta muda, se outra pessoa já decidiu sobre o texto.",
        en: "The neighborhood of the decision that this one changes, if somebody has decided on the text.",
      },
    },
    NeighborhoodDecided: {
      _: { "pt-BR": "O bairro decidido.", en: "The neighborhood decided on." },
      cityId: { "pt-BR": "Código IBGE da cidade.", en: "IBGE code of the city.", example: "4106902" },
      neighborhoodSlug: { "pt-BR": "O bairro.", en: "The neighborhood.", example: "batel" },
      name: { "pt-BR": "Seu nome.", en: "Its name.", example: "Batel" },
      properties: {
        "pt-BR": "Quantos imóveis esperavam, de todas as contas.",
        en: "How many waited, of all accounts.",
        example: 3,
      },
    },
  },
} satisfies BackofficeDocs;
