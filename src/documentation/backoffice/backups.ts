import * as z from "zod";
import { EXPORT_STATES } from "../../db/schema/exports.ts";
import { PHOTO_CHECK_STATES } from "../../db/schema/photo-checks.ts";
import { RESTORE_STATES } from "../../db/schema/restores.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, StaffTexts } from "../text.ts";

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

const BOTH: StaffTexts = {
  failure: { en: "Why the last attempt failed.", example: null },
  begunAt: "When it began.",
  doneAt: "When it ended.",
};

const EXPORT_ID = { en: "Id of the export.", example: "exp_0123456789abcdef" } as const;

const REPLACES = {
  en: "Whether the export replaces the account's current data; otherwise only an empty account is restored.",
  example: true,
} as const;

export const BACKUP_DOCS = {
  operations: {
    listExports: {
      answer: pageSchema(ExportView),
      summary: "List the exports of an account",
      description: "Newest first. One a night, kept for 28 days.",
    },
    exportAccount: {
      answer: z.object({ data: ExportView }),
      summary: "Export an account now",
      description:
        "Begins within the next minute. If an export of the account is under way, the answer shows that one.",
    },
    listRestores: {
      answer: pageSchema(RestoreView),
      summary: "List the restores of an account",
      description: "Newest first.",
    },
    restoreAccount: {
      answer: z.object({ data: RestoreView }),
      summary: "Restore an account",
      description:
        "Brings back the data of an export. Until it ends, writes of the account get 503. Clients permanently deleted after the export stay away; objects changed since then are published as changed in the account's log.",
      body: { exportId: "exp_0123456789abcdef", replaces: true },
    },
    restoreShard: {
      answer: z.object({ data: ShardRestoreView }),
      summary: "Restore the accounts of a lost database",
      description:
        "For a database made anew, and empty: begins the restore of a hundred accounts, each from its newest export. Whoever has data there stays as they are; repeat until `next` is null and nothing is under way.",
      body: { after: null },
    },
    listPhotoChecks: {
      answer: pageSchema(PhotoCheckView),
      summary: "List the checks of an account's photos",
      description: "Newest first.",
    },
    checkPhotos: {
      answer: z.object({ data: PhotoCheckView }),
      summary: "Check an account's photos",
      description:
        "Compares the account's photos with the bucket, from the next minute on, and fetches from their sources those that are missing. If a check of the account is under way, the answer shows that one.",
    },
  },
  params: {
    shard: "The database's name in the deployment.",
  },
  schemas: {
    Export: {
      _: "A copy of an account's data.",
      id: EXPORT_ID,
      state: { en: "RUNNING, DONE or FAILED.", example: "DONE" },
      rows: { en: "Rows so far.", example: 51_000 },
      bytes: { en: "Size in the bucket.", example: 4_200_000 },
      ...BOTH,
    },
    Restore: {
      _: "A restore of an account from an export.",
      id: { en: "Id of the restore.", example: "rst_0123456789abcdef" },
      exportId: EXPORT_ID,
      exportedAt: "When the export began.",
      replaces: REPLACES,
      state: { en: "WAITING, RUNNING, DONE or FAILED.", example: "DONE" },
      ...BOTH,
    },
    PhotoCheck: {
      _: "What the bucket still has of an account's photos.",
      id: { en: "Id of the check.", example: "phc_0123456789abcdef" },
      state: { en: "RUNNING, DONE or FAILED.", example: "DONE" },
      checked: { en: "Photos checked so far.", example: 24_000 },
      missing: { en: "Those that the bucket lacks.", example: 12 },
      requested: {
        en: "Missing photos that have a source: once all are checked, they are fetched again.",
        example: 11,
      },
      notRestorable: "Missing photos without a source, because they were sent as files: up to 500.",
      ...BOTH,
    },
    LostPhoto: {
      _: "A lost photo.",
      propertyId: {
        en: "The property that shows it; null if it still waits for one.",
        example: "prop-0123456789abcdef",
      },
      url: {
        en: "Its address at this service.",
        example: "https://api.example.com/photos/acc-0123456789abcdef/2c26.jpg",
      },
    },
    ShardRestore: {
      _: "The outcome for up to a hundred accounts of a database.",
      begun: { en: "Restores begun now.", example: 98 },
      restoring: { en: "Those already under way.", example: 0 },
      failed:
        "Accounts whose restore was given up within the last 24 hours, and those on a move: let it end or cancel it first.",
      empty: "Accounts without an export: they start empty.",
      sandboxes: "Accounts whose sandbox is created again.",
      next: { en: "The `after` of the next call; null if this was the last.", example: null },
    },
    ShardRestoreInput: {
      _: "Where to continue.",
      after: { en: "The `next` of the call before; null to begin.", example: null },
    },
    RestoreInput: {
      _: "What to restore.",
      exportId: EXPORT_ID,
      replaces: REPLACES,
    },
  },
} satisfies BackofficeDocs;
