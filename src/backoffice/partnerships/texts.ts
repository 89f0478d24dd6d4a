import type { Texts } from "../../contract/texts.ts";
import { IN_PAGES, RESULT } from "../texts/everywhere.ts";

export const PARTNERSHIP_TEXTS: Texts = {
  operations: {
    listAccountPartnerships: {
      summary: ["Lista as parcerias de uma conta", "List the partnerships of an account, newest first"],
      description: IN_PAGES,
    },
    readAccountPartnership: {
      summary: ["Lê uma parceria de uma conta", "Read a partnership of an account"],
      description: ["Como o painel da conta a vê.", "As the account's dashboard sees it."],
    },
    askPartnershipUpdate: {
      summary: ["Pede notícias de uma parceria", "Ask for an update of a partnership"],
      description: [
        "O lado do imóvel; sem resposta em 15 dias, pode encerrar. Enquanto um pedido corre, outro é UNCHANGED.",
        "The property's side; without an answer in 15 days it may close. While one request runs, another is UNCHANGED.",
      ],
    },
  },
  schemas: {
    UpdateAsked: {
      _: ["A parceria como ficou.", "The partnership as it stands now."],
      data: ["A parceria.", "The partnership."],
      result: RESULT,
    },
    UpdateAskResult: { _: RESULT, outcome: ["ASKED ou UNCHANGED.", "ASKED or UNCHANGED.", "ASKED"] },
  },
};
