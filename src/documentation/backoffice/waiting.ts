import * as z from "zod";
import type { BackofficeDocs } from "../text.ts";

const Waiting = z
  .object({
    disabledWebhooks: z.int().nullable(),
    feedConflicts: z.int().nullable(),
    offers: z.int().nullable(),
    nextDeadline: z.iso.datetime().nullable(),
    partnershipRequests: z.int().nullable(),
    activeProperties: z.int(),
    unplacedProperties: z.int(),
    unknownNeighborhoods: z.array(
      z.object({ text: z.string(), properties: z.int() }).meta({ id: "UnknownNeighborhood" }),
    ),
  })
  .meta({ id: "Waiting" });

export const WAITING_DOCS = {
  operations: {
    readWaiting: {
      answer: z.object({ data: Waiting }),
      summary: { "pt-BR": "Consultar o que espera pela conta", en: "Retrieve what waits for the account" },
      description: {
        "pt-BR": "O que o painel mostra primeiro. É null o que o papel da pessoa não vê.",
        en: "What the dashboard shows first. A member is null if the person's role does not see it.",
      },
    },
  },
  schemas: {
    Waiting: {
      _: { "pt-BR": "O que espera por alguém da conta.", en: "What waits for somebody of the account." },
      disabledWebhooks: { "pt-BR": "Webhooks desativados.", en: "Disabled webhooks.", example: 1 },
      feedConflicts: {
        "pt-BR": "Imóveis com conflitos entre o feed e o painel.",
        en: "Properties with conflicts between the feed and the dashboard.",
        example: 4,
      },
      offers: { "pt-BR": "Proprietários oferecidos agora.", en: "Owners on offer now.", example: 2 },
      nextDeadline: {
        "pt-BR": "O prazo mais próximo entre eles; null sem nenhum.",
        en: "The nearest deadline among them; null if there are none.",
        example: "2026-11-20T18:30:00.000Z",
      },
      partnershipRequests: {
        "pt-BR": "Pedidos de parceria para responder, até 100.",
        en: "Partnership requests to answer, up to 100.",
        example: 3,
      },
      activeProperties: { "pt-BR": "Imóveis ativos.", en: "Active properties.", example: 58 },
      unplacedProperties: {
        "pt-BR": "Imóveis que esperam o bairro: o catálogo não conhece o texto deles.",
        en: "Properties that wait for a neighborhood: the catalogue does not know their text.",
        example: 24,
      },
      unknownNeighborhoods: {
        "pt-BR": "Os textos pelos quais mais imóveis esperam, até cinco.",
        en: "The texts for which most properties wait, up to five.",
      },
    },
    UnknownNeighborhood: {
      _: { "pt-BR": "Um texto fora do catálogo.", en: "A text outside the catalogue." },
      text: {
        "pt-BR": "Como o imóvel o escreve.",
        en: "As the property writes it.",
        example: "Vila do Lago",
      },
      properties: { "pt-BR": "Imóveis com ele.", en: "Properties with it.", example: 20 },
    },
  },
} satisfies BackofficeDocs;
