import * as z from "zod";
import { EXPORT_STATES } from "../../db/schema/exports.ts";
import { PHOTO_CHECK_STATES } from "../../db/schema/photo-checks.ts";
import { RESTORE_STATES } from "../../db/schema/restores.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, SchemaTexts } from "../text.ts";

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

const ShardRestoreView = z
  .object({
    begun: z.int(),
    restoring: z.int(),
    failed: z.array(z.string()),
    empty: z.array(z.string()),
    sandboxes: z.array(z.string()),
    next: z.string().nullable(),
  })
  .meta({ id: "ShardRestore" });

const LostPhotoView = z
  .object({ propertyId: z.string().nullable(), url: z.string() })
  .meta({ id: "LostPhoto" });

const PhotoCheckView = z
  .object({
    id: z.string(),
    state: z.enum(PHOTO_CHECK_STATES),
    checked: z.int(),
    missing: z.int(),
    requested: z.int(),
    notRestorable: z.array(LostPhotoView),
    failure: z.string().nullable(),
    begunAt: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "PhotoCheck" });

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

export const BACKUP_DOCS = {
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
    restoreShard: {
      answer: z.object({ data: ShardRestoreView }),
      summary: {
        "pt-BR": "Restaurar as contas de um banco de dados perdido",
        en: "Restore the accounts of a lost database",
      },
      description: {
        "pt-BR":
          "Para um banco refeito, e vazio: começa a restauração de cem contas, cada uma pela exportação mais nova. Quem já tem dados nele fica como está; repita até `next` ser null e nada estar em andamento.",
        en: "For a database made anew, and empty: begins the restore of a hundred accounts, each from its newest export. Whoever has data there stays as they are; repeat until `next` is null and nothing is under way.",
      },
      body: { after: null },
    },
    listPhotoChecks: {
      answer: pageSchema(PhotoCheckView),
      summary: {
        "pt-BR": "Listar as conferências de fotos de uma conta",
        en: "List the checks of an account's photos",
      },
      description: { "pt-BR": "Da mais nova à mais antiga.", en: "Newest first." },
    },
    checkPhotos: {
      answer: z.object({ data: PhotoCheckView }),
      summary: { "pt-BR": "Conferir as fotos de uma conta", en: "Check an account's photos" },
      description: {
        "pt-BR":
          "Compara as fotos da conta com o bucket, a partir do próximo minuto, e pede de novo à sua origem as que faltam. Se uma conferência da conta está em andamento, é ela que aparece.",
        en: "Compares the account's photos with the bucket, from the next minute on, and fetches from their sources those that are missing. If a check of the account is under way, the answer shows that one.",
      },
    },
  },
  params: {
    shard: { "pt-BR": "Nome do banco na implantação.", en: "The database's name in the deployment." },
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
    PhotoCheck: {
      _: {
        "pt-BR": "O que o bucket ainda tem das fotos de uma conta.",
        en: "What the bucket still has of an account's photos.",
      },
      id: { "pt-BR": "Id da conferência.", en: "Id of the check.", example: "phc_0123456789abcdef" },
      state: { "pt-BR": "RUNNING, DONE ou FAILED.", en: "RUNNING, DONE or FAILED.", example: "DONE" },
      checked: { "pt-BR": "Fotos conferidas até agora.", en: "Photos checked so far.", example: 24_000 },
      missing: { "pt-BR": "As que faltam no bucket.", en: "Those that the bucket lacks.", example: 12 },
      requested: {
        "pt-BR": "Das que faltam, as que têm origem: depois de conferir todas, são buscadas de novo.",
        en: "Of those missing, the ones that have a source: once all are checked, they are fetched again.",
        example: 11,
      },
      notRestorable: {
        "pt-BR": "Fotos que faltam e não têm origem, porque foram enviadas como arquivo: até 500.",
        en: "Missing photos without a source, because they were sent as files: up to 500.",
      },
      ...BOTH,
    },
    LostPhoto: {
      _: { "pt-BR": "Uma foto perdida.", en: "A lost photo." },
      propertyId: {
        "pt-BR": "O imóvel que a mostra; null se ela ainda espera por um.",
        en: "The property that shows it; null if it still waits for one.",
        example: "prop-0123456789abcdef",
      },
      url: {
        "pt-BR": "O endereço dela neste serviço.",
        en: "Its address at this service.",
        example: "https://api.example.com/photos/acc-0123456789abcdef/2c26.jpg",
      },
    },
    ShardRestore: {
      _: {
        "pt-BR": "O que se encontrou de cem contas de um banco.",
        en: "What was found of a hundred accounts of a database.",
      },
      begun: { "pt-BR": "Restaurações que começaram agora.", en: "Restores begun now.", example: 98 },
      restoring: { "pt-BR": "As que já estavam em andamento.", en: "Those already under way.", example: 0 },
      failed: {
        "pt-BR":
          "Contas cuja restauração foi abandonada nas últimas 24 horas, e as que estão de mudança: termine ou cancele a mudança primeiro.",
        en: "Accounts whose restore was given up within the last 24 hours, and those on a move: let it end or call it off first.",
      },
      empty: {
        "pt-BR": "Contas sem exportação: recomeçam vazias.",
        en: "Accounts without an export: they begin anew, empty.",
      },
      sandboxes: {
        "pt-BR": "Contas cuja conta de testes deve ser refeita.",
        en: "Accounts whose sandbox is to be made anew.",
      },
      next: {
        "pt-BR": "O `after` da próxima chamada; null se esta foi a última.",
        en: "The `after` of the next call; null if this was the last.",
        example: null,
      },
    },
    ShardRestoreInput: {
      _: { "pt-BR": "Onde continuar.", en: "Where to go on." },
      after: {
        "pt-BR": "O `next` da chamada anterior; null para começar.",
        en: "The `next` of the call before; null to begin.",
        example: null,
      },
    },
    RestoreInput: {
      _: { "pt-BR": "O que restaurar.", en: "What to restore." },
      exportId: EXPORT_ID,
      replaces: REPLACES,
    },
  },
} satisfies BackofficeDocs;
