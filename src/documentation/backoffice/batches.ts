import * as z from "zod";
import { BATCH_STATUSES, BATCH_TYPES } from "../../domain/batches/batch.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";
import { IN_PAGES } from "./everywhere.ts";

const BatchView = z
  .object({
    id: z.string(),
    type: z.enum(BATCH_TYPES),
    status: z.enum(BATCH_STATUSES),
    dryRun: z.boolean(),
    total: z.int(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "BatchSummary" });

export const BATCH_DOCS = {
  operations: {
    listBatches: {
      answer: pageSchema(BatchView),
      summary: "List the account's batches",
      description: IN_PAGES,
    },
  },
  schemas: {
    BatchSummary: {
      _: "A batch, without its items.",
      id: { en: "Id of the batch.", example: "b-0123456789abcdef" },
      type: { en: "What the items write.", example: "properties" },
      status: { en: "How far it is.", example: "DONE" },
      dryRun: { en: "A dry run: it writes nothing.", example: false },
      total: { en: "Items sent.", example: 200 },
      createdAt: { en: "When it arrived.", example: "2026-11-20T18:30:00.000Z" },
      finishedAt: { en: "When it ended; null until then.", example: "2026-11-20T18:31:40.000Z" },
    },
  },
} satisfies BackofficeDocs;
