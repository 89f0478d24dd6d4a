import type { Texts } from "../../contract/texts.ts";
import { IN_PAGES, RESULT } from "../texts/everywhere.ts";

export const PARTNERSHIP_TEXTS: Texts = {
  operations: {
    listAccountPartnerships: {
      summary: ["Listar as parcerias de uma conta", "List partnerships of an account"],
      description: IN_PAGES,
    },
    readAccountPartnership: {
      summary: ["Consultar uma parceria de uma conta", "Retrieve a partnership of an account"],
      description: ["Como o painel da conta a vê.", "As the account's dashboard sees it."],
    },
    askPartnershipUpdate: {
      summary: ["Pedir notícias de uma parceria", "Ask for an update on a partnership"],
      description: [
        "O lado do imóvel; sem resposta em 15 dias, pode encerrar. Enquanto um pedido corre, outro é UNCHANGED.",
        "The property's side asks; without an answer in 15 days it can close the partnership. A second request while one is open returns UNCHANGED.",
      ],
    },
  },
  schemas: {
    UpdateAsked: {
      _: ["A parceria como ficou.", "The partnership after the write."],
      data: ["A parceria.", "The partnership."],
      result: RESULT,
    },
    UpdateAskResult: { _: RESULT, outcome: ["ASKED ou UNCHANGED.", "ASKED or UNCHANGED.", "ASKED"] },
  },
};
