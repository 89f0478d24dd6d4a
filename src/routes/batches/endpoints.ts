import * as z from "zod";
import { BATCH_BODY_BYTES } from "../../contract/body.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import { DRY_RUN } from "../../contract/query.ts";
import { acceptedWith, doneWith } from "../../contract/route.ts";
import type { BATCH_DOCS } from "../../documentation/batches.ts";
import { acceptBatch, type GivenItem } from "../../domain/batches/accept.ts";
import type { BatchType } from "../../domain/batches/batch.ts";
import {
  presentAccepted,
  presentBatch,
  presentRefused,
  secondsToDone,
} from "../../domain/batches/present.ts";
import { readBatch } from "../../domain/batches/read-one.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { batchId } from "./params.ts";

const TAG = "Batches";

/** What differs between batches of properties and of clients. */
interface BatchWrite extends Pick<Endpoint, "title" | "tool"> {
  readonly type: BatchType;
  readonly operationId: "createPropertyBatch" | "createLeadBatch";
  readonly bodies: {
    readonly parsed: z.ZodType<{ items: readonly GivenItem[] }>;
    readonly documented: z.ZodType<{ items: readonly unknown[] }>;
  };
}

/** POST /{type}/batch. */
export const batchWrite = ({ type, operationId, bodies, ...rest }: BatchWrite): Endpoint =>
  writeEndpoint({
    method: "post",
    path: `/${type}/batch`,
    operationId,
    tags: [TAG],
    query: DRY_RUN,
    body: bodies.documented,
    responses: { 202: acceptedWith<typeof BATCH_DOCS.operations.createPropertyBatch.answer>() },
    ...rest,
    permission: `${type}:write`,
    // A property's photos are fetched from the addresses in its item.
    hints: { destructive: true, repeatable: false, reachesOut: type === "properties" },
    parts: { in: "items", body: bodies.parsed },
    bodyBytes: BATCH_BODY_BYTES,
    idempotent: true,
    keepsDryRun: true,
    errors: [],
    plan: (ctx, given) => acceptBatch(ctx, type, given.body.items as readonly GivenItem[]),
    status: () => 202,
    headers: ({ data }, { links }) => ({ Location: `${links.publicUrl}/v1/${type}/batch/${data.id}` }),
    render: ({ data, result: { outcome, dryRun, ...counts } }) => ({
      data: presentAccepted(data, counts),
      result: { outcome, dryRun },
    }),
    renderPreview: ({ data, result: { outcome, dryRun, ...items } }, { language }) => ({
      data: presentRefused(data, items, language),
      result: { outcome, dryRun },
    }),
  });

interface BatchRead extends Pick<BatchWrite, "type" | "title" | "tool"> {
  readonly operationId: "getPropertyBatch" | "getLeadBatch";
}

/** GET /{type}/batch/{batchId}. */
export const batchRead = ({ type, operationId, ...rest }: BatchRead): Endpoint =>
  readEndpoint({
    method: "get",
    path: `/${type}/batch/{batchId}`,
    operationId,
    tags: [TAG],
    params: z.strictObject({ batchId }),
    responses: { 200: doneWith<typeof BATCH_DOCS.operations.getPropertyBatch.answer>() },
    ...rest,
    permission: `${type}:read`,
    errors: ["not_found"],
    read: async (call, { params }) => ({
      data: presentBatch(await readBatch(call, type, params.batchId), call.language),
    }),
    headers: ({ data }): Record<string, string> => {
      const seconds = secondsToDone(data);
      return seconds === null ? {} : { "Retry-After": String(seconds) };
    },
  });
