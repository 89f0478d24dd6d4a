import * as z from "zod";
import { Partnership, PartnershipList } from "../schemas/partnerships.ts";
import type { BackofficeWords } from "../text.ts";
import { IN_PAGES, RESULT } from "./everywhere.ts";

const UpdateAsked = z
  .object({
    data: Partnership,
    result: z
      .object({ outcome: z.enum(["ASKED", "UNCHANGED"]), dryRun: z.boolean() })
      .meta({ id: "UpdateAskResult" }),
  })
  .meta({ id: "UpdateAsked" });

export const PARTNERSHIP_WORDS = {
  operations: {
    listAccountPartnerships: {
      answer: PartnershipList,
      summary: { "pt-BR": "Listar as parcerias de uma conta", en: "List partnerships of an account" },
      description: IN_PAGES,
    },
    readAccountPartnership: {
      answer: z.object({ data: Partnership }),
      summary: { "pt-BR": "Consultar uma parceria de uma conta", en: "Retrieve a partnership of an account" },
      description: { "pt-BR": "Como o painel da conta a vê.", en: "As the account's dashboard sees it." },
    },
    askPartnershipUpdate: {
      answer: UpdateAsked,
      summary: { "pt-BR": "Pedir notícias de uma parceria", en: "Ask for an update on a partnership" },
      description: {
        "pt-BR":
          "O lado do imóvel; sem resposta em 15 dias, pode encerrar. Enquanto um pedido corre, outro é UNCHANGED.",
        en: "The property's side asks; without an answer in 15 days it can close the partnership. A second request while one is open returns UNCHANGED.",
      },
    },
  },
  schemas: {
    UpdateAsked: {
      _: { "pt-BR": "A parceria como ficou.", en: "The partnership after the write." },
      data: { "pt-BR": "A parceria.", en: "The partnership." },
      result: RESULT,
    },
    UpdateAskResult: {
      _: RESULT,
      outcome: { "pt-BR": "ASKED ou UNCHANGED.", en: "ASKED or UNCHANGED.", example: "ASKED" },
    },
  },
} satisfies BackofficeWords;
