import * as z from "zod";
import { orNull } from "../../contract/schema-helpers.ts";
import { MOVE_STATES } from "../../db/schema/account-moves.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";

const MoveView = z
  .object({
    id: z.string(),
    accountId: z.string(),
    from: z.string(),
    to: z.string(),
    state: z.enum(MOVE_STATES),
    canBeCancelled: z.boolean(),
    frozenMs: z.int().nullable(),
    failure: z.string().nullable(),
    begunAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    cancelledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Move" });

const MoveExpectation = z
  .object({ properties: z.int(), rows: z.int(), bytes: z.int(), seconds: z.int() })
  .meta({ id: "MoveExpectation" });

const TO = {
  "pt-BR": "O banco para onde a conta vai.",
  en: "The database the account goes to.",
  example: "DB_S1",
} as const;

const NEWEST = { "pt-BR": "Da mais nova à mais antiga.", en: "Newest first." } as const;

export const MOVE_DOCS = {
  operations: {
    moveAccount: {
      answer: z.object({ data: orNull(MoveView), expected: orNull(MoveExpectation) }),
      summary: {
        "pt-BR": "Mudar uma conta de banco de dados",
        en: "Move an account to another database",
      },
      description: {
        "pt-BR":
          "A conta continua em uso: suas gravações esperam por um momento quando ela muda de banco. Se a mesma mudança está em andamento, é ela que aparece. Com `dryRun`, nada muda: `data` é null, ou a mudança em andamento, e `expected` diz o que a mudança levaria.",
        en: "The account stays in use: its writes wait for a moment while it changes its database. If the same move is under way, the answer shows that one. With `dryRun` nothing changes: `data` is null, or the move under way, and `expected` tells what the move would copy.",
      },
      body: { to: "DB_S1" },
    },
    listAccountMoves: {
      answer: pageSchema(MoveView),
      summary: { "pt-BR": "Listar as mudanças de uma conta", en: "List the moves of an account" },
      description: NEWEST,
    },
    listMoves: {
      answer: pageSchema(MoveView),
      summary: { "pt-BR": "Listar as mudanças de todas as contas", en: "List the moves of all accounts" },
      description: NEWEST,
    },
    cancelMove: {
      answer: z.object({ data: MoveView }),
      summary: { "pt-BR": "Cancelar uma mudança", en: "Call a move off" },
      description: {
        "pt-BR":
          "A conta fica onde está e o que já foi copiado é apagado. Depois de FLIPPED não há mais como cancelar: para voltar, mude-a de novo.",
        en: "The account stays where it is, and what was copied is deleted. From FLIPPED on it is too late: to bring it back, move it again.",
      },
    },
  },
  params: { moveId: { "pt-BR": "Id da mudança.", en: "Id of the move." } },
  schemas: {
    MoveAccountResult: {
      _: { "pt-BR": "A mudança e o que ela leva.", en: "The move, and what it copies." },
      data: {
        "pt-BR": "A mudança; null se foi só simulada.",
        en: "The move; null if it was only simulated.",
      },
      expected: {
        "pt-BR": "O que ela leva; null se já está em andamento.",
        en: "What it copies; null if it is under way already.",
      },
    },
    MoveInput: {
      _: { "pt-BR": "Para onde mudar.", en: "Where to move." },
      to: TO,
      dryRun: { "pt-BR": "Só simula.", en: "A dry run: it writes nothing.", example: false },
    },
    MoveExpectation: {
      _: {
        "pt-BR": "O que a mudança leva, pela conta dos imóveis: nada mais é contado.",
        en: "What the move copies, reckoned from the number of properties: nothing else is counted.",
      },
      properties: { "pt-BR": "Imóveis da conta.", en: "The account's properties.", example: 2_000 },
      rows: {
        "pt-BR": "Linhas, a 25,5 por imóvel.",
        en: "Rows, at 25.5 a property.",
        example: 51_000,
      },
      bytes: {
        "pt-BR": "Bytes, a 19,2 KB por imóvel.",
        en: "Bytes, at 19.2 KB a property.",
        example: 38_400_000,
      },
      seconds: {
        "pt-BR": "Segundos até a conta estar no novo banco, a 1.500 linhas por segundo; ela continua em uso.",
        en: "Seconds until the account lies in the new database, at 1,500 rows a second; it stays in use.",
        example: 34,
      },
    },
    Move: {
      _: {
        "pt-BR": "A mudança de uma conta para outro banco de dados.",
        en: "An account's move to another database.",
      },
      id: { "pt-BR": "Id da mudança.", en: "Id of the move.", example: "mv_0123456789abcdef" },
      accountId: { "pt-BR": "Id da conta.", en: "Id of the account.", example: "acc-0123456789abcdef" },
      from: {
        "pt-BR": "O banco em que a conta estava.",
        en: "The database the account was in.",
        example: "DB",
      },
      to: TO,
      state: {
        "pt-BR":
          "PLANNED; COPYING; CATCHING_UP: traz o que mudou durante a cópia; FROZEN: a conta espera; FLIPPED: a conta está no novo banco; CLEANING: o antigo é esvaziado; DONE; CANCELLED.",
        en: "PLANNED; COPYING; CATCHING_UP: brings what changed during the copy; FROZEN: the account waits; FLIPPED: the account lies in the new database; CLEANING: the old one is emptied; DONE; CANCELLED.",
        example: "COPYING",
      },
      canBeCancelled: {
        "pt-BR": "Se ainda pode ser cancelada.",
        en: "Whether it can still be called off.",
      },
      frozenMs: {
        "pt-BR": "Por quantos milissegundos as gravações da conta esperaram.",
        en: "For how many milliseconds the account's writes waited.",
        example: 240,
      },
      failure: {
        "pt-BR": "Por que foi cancelada por si mesma, ou a última espera que não deu certo.",
        en: "Why it called itself off, or the last closing that failed.",
        example: null,
      },
      begunAt: { "pt-BR": "Quando começou.", en: "When it began." },
      changedAt: { "pt-BR": "Quando passou a este estado.", en: "When it came to this state." },
      cancelledAt: { "pt-BR": "Quando foi cancelada.", en: "When it was called off.", example: null },
    },
  },
} satisfies BackofficeDocs;
