import type { PARTNERSHIP_ANSWERS } from "../../../backoffice/partnerships/answers.ts";
import type { BackofficeTexts } from "../text.ts";
import { IN_PAGES, RESULT } from "./everywhere.ts";

export const PARTNERSHIP_TEXTS: BackofficeTexts<keyof typeof PARTNERSHIP_ANSWERS> = {
  operations: {
    listAccountPartnerships: {
      summary: { "pt-BR": "Listar as parcerias de uma conta", en: "List partnerships of an account" },
      description: IN_PAGES,
    },
    readAccountPartnership: {
      summary: { "pt-BR": "Consultar uma parceria de uma conta", en: "Retrieve a partnership of an account" },
      description: { "pt-BR": "Como o painel da conta a vê.", en: "As the account's dashboard sees it." },
    },
    askPartnershipUpdate: {
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
};
