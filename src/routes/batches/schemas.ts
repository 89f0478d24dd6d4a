import { z } from "@hono/zod-openapi";
import { BATCH_OUTCOMES, BATCH_STATUSES, BATCH_TYPES } from "../../domain/batches/batch.ts";

export const batchId = z.string().min(1).max(200).openapi({ example: "b-0123456789abcdef" });

const HEAD = {
  id: z.string().openapi({ example: "b-0123456789abcdef" }),
  type: z.enum(BATCH_TYPES),
  status: z.enum(BATCH_STATUSES),
  dryRun: z.boolean(),
};

export const BatchAccepted = z.object({
  data: z
    .object({
      ...HEAD,
      total: z.int(),
      accepted: z.int().openapi({ description: "Items that wait to be worked." }),
      rejected: z.int().openapi({ description: "Items refused for their shape." }),
    })
    .openapi("BatchCreated"),
  result: z.object({ outcome: z.enum(["QUEUED", "DONE"]), dryRun: z.boolean() }),
});

const BatchItem = z
  .object({
    index: z.int(),
    externalRef: z.string().nullable(),
    outcome: z.enum(BATCH_OUTCOMES),
    id: z.string().nullable(),
    code: z.string().nullable().openapi({ description: "Error code of a refused item." }),
    detail: z.string().nullable(),
    invalidParams: z.array(z.record(z.string(), z.unknown())),
    photos: z.string().nullable().optional().openapi({ description: "Properties only." }),
  })
  .openapi("BatchItem");

export const Batch = z
  .object({
    ...HEAD,
    total: z.int(),
    processed: z.int(),
    counts: z
      .partialRecord(z.enum(BATCH_OUTCOMES), z.int())
      .openapi({ type: "object", description: "How many items have each outcome." }),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    results: z.array(BatchItem).openapi({ description: "In the order of the request." }),
  })
  .openapi("Batch");
