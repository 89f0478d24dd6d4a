import * as z from "zod";
import { backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { doneWith } from "../../contract/route.ts";
import type { BACKUP_DOCS } from "../../documentation/backoffice/backups.ts";
import { restoreShard as begin } from "../../domain/backups/restore-shard.ts";
import { SHARD_PARAMS } from "../shards/set.ts";
import { MAX_ID_CHARS } from "./restore.ts";

const input = z
  .strictObject({ after: z.string().max(MAX_ID_CHARS).nullable().default(null) })
  .meta({ id: "ShardRestoreInput" });

export const restoreShard = backofficeEndpoint({
  method: "post",
  path: "/shards/{shard}/restores",
  operationId: "restoreShard",
  tags: ["Backups"],
  params: SHARD_PARAMS,
  body: input,
  responses: { 200: doneWith<typeof BACKUP_DOCS.operations.restoreShard.answer>() },
  errors: ["not_found"],
  operator: { roles: ["ADMIN"], stepUp: true },
  handle: async (call, { params: { shard }, body: { after } }) => {
    const { failed, empty, sandboxes, ...found } = await begin(call, shard, after);
    return ok({ data: { ...found, failed: [...failed], empty: [...empty], sandboxes: [...sandboxes] } });
  },
});
