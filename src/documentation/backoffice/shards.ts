import * as z from "zod";
import { SHARD_STATES } from "../../db/fill.ts";
import { shards } from "../../db/schema/shards.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";

const ShardView = z
  .object({
    name: z.string(),
    accounts: z.int().nullable(),
    properties: z.int().nullable(),
    bytes: z.int().nullable(),
    state: z.enum(SHARD_STATES),
    measuredAt: z.iso.datetime().nullable(),
    decidedState: z.enum(shards.state.enumValues).nullable(),
    decidedAt: z.iso.datetime().nullable(),
    decidedBy: z.string().nullable(),
    relieveTo: z.int().nullable(),
    answers: z.boolean(),
    outbox: z.int().nullable(),
    outboxOldestAt: z.iso.datetime().nullable(),
    gateNotices: z.int().nullable(),
    gateNoticesOldestAt: z.iso.datetime().nullable(),
    migration: z.string().nullable(),
  })
  .meta({ id: "Shard" });

export const SHARD_DOCS = {
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
    setShardState: {
      answer: z.object({ data: ShardView }),
      summary: { "pt-BR": "Abrir ou fechar um banco de dados", en: "Open or close a database" },
      description: {
        "pt-BR":
          "Um banco fechado não recebe novas contas enquanto outro estiver aberto; as que estão nele ficam, a não ser que deva ser esvaziado. Aberto, volta a recebê-las enquanto tiver espaço.",
        en: "A closed database takes no new accounts while another is open; those in it stay, unless it is to be emptied. An open one takes them again while it has room.",
      },
      body: { state: "OPEN" },
    },
    relieveShard: {
      answer: z.object({ data: ShardView }),
      summary: { "pt-BR": "Aliviar um banco de dados", en: "Relieve a database" },
      description: {
        "pt-BR":
          "Fecha o banco e muda suas contas para outros, as maiores primeiro, duas por vez, até que as que ficam tenham 3 GB. As contas continuam em uso. OPEN ou CLOSED interrompe.",
        en: "Closes the database and moves its accounts to others, the largest first, two at once, until those that stay have 3 GB. The accounts stay in use. OPEN or CLOSED ends it.",
      },
    },
  },
  params: {
    shard: { "pt-BR": "Nome do banco na implantação.", en: "The database's name in the deployment." },
  },
  schemas: {
    ShardInput: {
      _: { "pt-BR": "O que se decide de um banco.", en: "What is decided of a database." },
      state: {
        "pt-BR": "OPEN: recebe novas contas; CLOSED: não recebe; DRAINING: nem fica com as que tem.",
        en: "OPEN: takes new accounts; CLOSED: takes none; DRAINING: does not keep those it has, either.",
        example: "OPEN",
      },
    },
    Shard: {
      _: { "pt-BR": "Um banco de dados do serviço.", en: "A database of the service." },
      name: { "pt-BR": "Seu nome na implantação.", en: "Its name in the deployment.", example: "DB_S1" },
      accounts: { "pt-BR": "Contas cujos dados estão nele.", en: "Accounts stored in it.", example: 412 },
      properties: {
        "pt-BR": "Imóveis guardados nele, em qualquer estado.",
        en: "Properties kept in it, of any status.",
        example: 61_800,
      },
      bytes: { "pt-BR": "Tamanho, com índices.", en: "Its size, indexes included.", example: 2_410_000_000 },
      state: {
        "pt-BR": "OPEN, FILLING, CLOSED ou CRITICAL.",
        en: "OPEN, FILLING, CLOSED or CRITICAL.",
        example: "OPEN",
      },
      measuredAt: { "pt-BR": "Quando foi medido.", en: "When it was measured." },
      decidedState: {
        "pt-BR":
          "O que um operador decidiu: OPEN, CLOSED ou DRAINING; null se nada. Um CLOSED sem isso está cheio.",
        en: "What an operator decided: OPEN, CLOSED or DRAINING; null if nothing. A CLOSED one without it is full.",
        example: null,
      },
      decidedAt: { "pt-BR": "Quando decidiu.", en: "When that was decided.", example: null },
      decidedBy: { "pt-BR": "Quem decidiu.", en: "Who decided.", example: null },
      relieveTo: {
        "pt-BR": "Até quantos bytes suas contas são mudadas para outros; null se não são.",
        en: "To how many bytes its accounts are being moved to others; null if they are not.",
        example: null,
      },
      answers: {
        "pt-BR": "Se respondeu em um segundo; se não, o que espera nele é null.",
        en: "Whether it answered within a second; if not, what waits in it is null.",
      },
      outbox: {
        "pt-BR": "Eventos e tarefas gravados que ainda não saíram, até 1.000.",
        en: "Committed events and jobs that have not left yet, up to 1,000.",
        example: 0,
      },
      outboxOldestAt: {
        "pt-BR": "O mais antigo dos contados.",
        en: "The oldest of those counted.",
        example: null,
      },
      gateNotices: {
        "pt-BR": "Mudanças de contas que os portões ainda não souberam, até 1.000.",
        en: "Changes of accounts that gates have not heard of yet, up to 1,000.",
        example: 0,
      },
      gateNoticesOldestAt: {
        "pt-BR": "A mais antiga das contadas.",
        en: "The oldest of those counted.",
        example: null,
      },
      migration: {
        "pt-BR": "A última migração aplicada.",
        en: "The last migration applied.",
        example: "0052_fill_of_shards.sql",
      },
    },
  },
} satisfies BackofficeDocs;
