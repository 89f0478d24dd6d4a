import type { Texts } from "../../contract/texts.ts";

export const SHARD_TEXTS: Texts = {
  operations: {
    listShards: {
      summary: ["Listar os bancos de dados e sua ocupação", "List the databases and their fill"],
      description: [
        "Um CLOSED não recebe novas contas; um CRITICAL precisa ser aliviado. A lista vem inteira.",
        "A CLOSED database takes no new accounts; a CRITICAL one must be relieved. The list is complete.",
      ],
    },
  },
  schemas: {
    Shard: {
      _: ["Um banco de dados do serviço.", "A database of the service."],
      name: ["Seu nome na implantação.", "Its name in the deployment.", "DB_S1"],
      accounts: ["Contas cujos dados estão nele.", "Accounts stored in it.", 412],
      bytes: ["Tamanho, com índices.", "Its size, indexes included.", 2_410_000_000],
      state: ["OPEN, FILLING, CLOSED ou CRITICAL.", "OPEN, FILLING, CLOSED or CRITICAL.", "OPEN"],
      measuredAt: ["Quando foi medido.", "When it was measured."],
    },
  },
};
