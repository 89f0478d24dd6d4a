import * as z from "zod";
import { EXPORT_STATES } from "../../db/schema/exports.ts";
import { RESTORE_STATES } from "../../db/schema/restores.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeWords, SchemaTexts } from "../text.ts";

const ExportView = z
  .object({
    id: z.string(),
    state: z.enum(EXPORT_STATES),
    rows: z.int(),
    bytes: z.int(),
    failure: z.string().nullable(),
    begunAt: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Export" });

const RestoreView = z
  .object({
    id: z.string(),
    exportId: z.string(),
    exportedAt: z.iso.datetime(),
    replaces: z.boolean(),
    state: z.enum(RESTORE_STATES),
    failure: z.string().nullable(),
    begunAt: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Restore" });

const BOTH: SchemaTexts = {
  failure: {
    "pt-BR": "Por que a última tentativa falhou.",
    en: "Why the last attempt failed.",
    example: null,
  },
  begunAt: { "pt-BR": "Quando começou.", en: "When it began." },
  doneAt: { "pt-BR": "Quando terminou.", en: "When it ended." },
};

const EXPORT_ID = {
  "pt-BR": "Id da exportação.",
  en: "Id of the export.",
  example: "exp_0123456789abcdef",
} as const;

const REPLACES = {
  "pt-BR":
    "Se os dados atuais da conta dão lugar aos da exportação; sem isso, só uma conta vazia é restaurada.",
  en: "Whether the account's present data give way to those of the export; without it only an empty account is restored.",
  example: true,
} as const;

export const BACKUP_WORDS = {
  operations: {
    listExports: {
      answer: pageSchema(ExportView),
      summary: { "pt-BR": "Listar as exportações de uma conta", en: "List the exports of an account" },
      description: {
        "pt-BR": "Da mais nova à mais antiga. Uma por noite, guardada por 28 dias.",
        en: "Newest first. One a night, kept for 28 days.",
      },
    },
    exportAccount: {
      answer: z.object({ data: ExportView }),
      summary: { "pt-BR": "Exportar uma conta agora", en: "Export an account now" },
      description: {
        "pt-BR": "Começa no próximo minuto. Se uma exportação da conta está em andamento, é ela que aparece.",
        en: "Begins within the next minute. If an export of the account is under way, the answer shows that one.",
      },
    },
    listRestores: {
      answer: pageSchema(RestoreView),
      summary: { "pt-BR": "Listar as restaurações de uma conta", en: "List the restores of an account" },
      description: { "pt-BR": "Da mais nova à mais antiga.", en: "Newest first." },
    },
    restoreAccount: {
      answer: z.object({ data: RestoreView }),
      summary: { "pt-BR": "Restaurar uma conta", en: "Restore an account" },
      description: {
        "pt-BR":
          "Traz de volta os dados de uma exportação. Até terminar, gravações da conta recebem 503. Clientes removidos em definitivo depois da exportação não voltam; o que mudou desde então é registrado de novo no log da conta.",
        en: "Brings back the data of an export. Until it ends, writes of the account get 503. Clients removed for good after the export stay away; whatever has changed since is told again in the account's log.",
      },
      body: { exportId: "exp_0123456789abcdef", replaces: true },
    },
  },
  schemas: {
    Export: {
      _: { "pt-BR": "Uma cópia dos dados de uma conta.", en: "A copy of an account's data." },
      id: EXPORT_ID,
      state: { "pt-BR": "RUNNING, DONE ou FAILED.", en: "RUNNING, DONE or FAILED.", example: "DONE" },
      rows: { "pt-BR": "Linhas até agora.", en: "Rows so far.", example: 51_000 },
      bytes: { "pt-BR": "Tamanho no bucket.", en: "Size in the bucket.", example: 4_200_000 },
      ...BOTH,
    },
    Restore: {
      _: { "pt-BR": "A volta de uma conta ao que era.", en: "The return of an account to what it was." },
      id: { "pt-BR": "Id da restauração.", en: "Id of the restore.", example: "rst_0123456789abcdef" },
      exportId: EXPORT_ID,
      exportedAt: { "pt-BR": "Quando a exportação começou.", en: "When the export began." },
      replaces: REPLACES,
      state: {
        "pt-BR": "WAITING, RUNNING, DONE ou FAILED.",
        en: "WAITING, RUNNING, DONE or FAILED.",
        example: "DONE",
      },
      ...BOTH,
    },
    RestoreInput: {
      _: { "pt-BR": "O que restaurar.", en: "What to restore." },
      exportId: EXPORT_ID,
      replaces: REPLACES,
    },
  },
} satisfies BackofficeWords;
