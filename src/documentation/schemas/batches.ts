import * as z from "zod";
import { countsOf, orNull } from "../../contract/schema-helpers.ts";
import { BATCH_OUTCOMES, BATCH_STATUSES, BATCH_TYPES } from "../../domain/batches/batch.ts";
import { Neighborhood } from "./geo.ts";
import { InvalidParam } from "./invalid-param.ts";

const HEAD = {
  id: z.string().meta({ example: "b-0123456789abcdef" }),
  type: z.enum(BATCH_TYPES),
  status: z.enum(BATCH_STATUSES),
  dryRun: z.boolean(),
};

const BatchCreated = z
  .object({
    ...HEAD,
    total: z.int(),
    accepted: z.int(),
    rejected: z.int(),
  })
  .meta({ id: "BatchCreated" });

const BatchResult = z
  .object({ outcome: z.enum(["QUEUED", "DONE"]), dryRun: z.boolean() })
  .meta({ id: "BatchResult" });

export const BatchAccepted = z
  .object({ data: BatchCreated, result: BatchResult })
  .meta({ id: "BatchAccepted" });

const BatchItemResult = z
  .object({
    warnings: z.array(
      z
        .object({
          name: z.string(),
          code: z.string(),
          label: z.string(),
          suggestions: z.array(Neighborhood).optional(),
        })
        .meta({ id: "BatchWarning" }),
    ),
    kept: z.array(z.string()).optional(),
    reactivated: z.boolean().optional(),
  })
  .meta({ id: "BatchItemResult" });

const BatchItem = z
  .object({
    index: z.int(),
    externalRef: z.string().nullable(),
    outcome: z.enum(BATCH_OUTCOMES),
    id: z.string().nullable(),
    code: z.string().nullable(),
    detail: z.string().nullable(),
    invalidParams: z.array(InvalidParam),
    result: orNull(BatchItemResult),
    existingId: z.string().optional(),
    existingRef: z.string().nullable().optional(),
    existingIds: z.array(z.string()).optional(),
    photos: z.string().nullable().optional(),
  })
  .meta({ id: "BatchItem" });

export const Batch = z
  .object({
    ...HEAD,
    total: z.int(),
    processed: z.int(),
    counts: countsOf(BATCH_OUTCOMES),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    results: z.array(BatchItem),
  })
  .meta({ id: "Batch" });
