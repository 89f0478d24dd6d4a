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
      summary: { "pt-BR": "Listar os lotes da conta", en: "List the account's batches" },
      description: IN_PAGES,
    },
  },
  schemas: {
    BatchSummary: {
      _: { "pt-BR": "Um lote, sem os itens.", en: "A batch, without its items." },
      id: { "pt-BR": "Id do lote.", en: "Id of the batch.", example: "b-0123456789abcdef" },
      type: { "pt-BR": "O que os itens gravam.", en: "What the items write.", example: "properties" },
      status: { "pt-BR": "Em que ponto está.", en: "How far it is.", example: "DONE" },
      dryRun: { "pt-BR": "Só simula.", en: "A dry run: it writes nothing.", example: false },
      total: { "pt-BR": "Itens enviados.", en: "Items sent.", example: 200 },
      createdAt: { "pt-BR": "Quando chegou.", en: "When it arrived.", example: "2026-11-20T18:30:00.000Z" },
      finishedAt: {
        "pt-BR": "Quando terminou; null até então.",
        en: "When it ended; null until then.",
        example: "2026-11-20T18:31:40.000Z",
      },
    },
  },
} satisfies BackofficeDocs;
