import * as z from "zod";
import { SHARD_STATES } from "../../domain/shards/sizes.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeWords } from "../text.ts";

const ShardView = z
  .object({
    name: z.string(),
    accounts: z.int(),
    bytes: z.int().nullable(),
    state: z.enum(SHARD_STATES),
    measuredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Shard" });

export const SHARD_WORDS = {
  operations: {
    listShards: {
      answer: pageSchema(ShardView),
      summary: {
        "pt-BR": "Listar os bancos de dados e sua ocupação",
        en: "List the databases and their fill",
      },
      description: {
        "pt-BR":
          "Um CLOSED não recebe novas contas; um CRITICAL precisa ser aliviado. Sem `limit`, a lista vem inteira.",
        en: "A CLOSED database takes no new accounts; a CRITICAL one must be relieved. Without `limit` the list is complete.",
      },
    },
  },
  schemas: {
    Shard: {
      _: { "pt-BR": "Um banco de dados do serviço.", en: "A database of the service." },
      name: { "pt-BR": "Seu nome na implantação.", en: "Its name in the deployment.", example: "DB_S1" },
      accounts: { "pt-BR": "Contas cujos dados estão nele.", en: "Accounts stored in it.", example: 412 },
      bytes: { "pt-BR": "Tamanho, com índices.", en: "Its size, indexes included.", example: 2_410_000_000 },
      state: {
        "pt-BR": "OPEN, FILLING, CLOSED ou CRITICAL.",
        en: "OPEN, FILLING, CLOSED or CRITICAL.",
        example: "OPEN",
      },
      measuredAt: { "pt-BR": "Quando foi medido.", en: "When it was measured." },
    },
  },
} satisfies BackofficeWords;
