import type { Texts } from "../../contract/texts.ts";

export const SHARD_TEXTS: Texts = {
  operations: {
    listShards: {
      summary: ["Os bancos de dados e quanto cada um ocupa", "The databases, and how full each is"],
      description: [
        "Um CLOSED não recebe novas contas; um CRITICAL precisa ser aliviado. A lista vem inteira.",
        "A CLOSED one takes no new accounts, a CRITICAL one is to be relieved. The list is whole.",
      ],
    },
  },
  schemas: {
    Shard: {
      _: ["Um banco de dados do serviço.", "A database of the service."],
      name: ["Seu nome na implantação.", "Its name in the deployment.", "DB_S1"],
      accounts: ["Contas cujos dados estão nele.", "Accounts whose data lie there.", 412],
      bytes: ["Tamanho, com índices.", "Its size, indexes included.", 2_410_000_000],
      state: ["OPEN, FILLING, CLOSED ou CRITICAL.", "OPEN, FILLING, CLOSED or CRITICAL.", "OPEN"],
      measuredAt: ["Quando foi medido.", "When it was measured."],
    },
  },
};
