import * as z from "zod";
import { SHARD_STATES } from "../../domain/shards/sizes.ts";
import { pageSchema } from "../../routes/page-schema.ts";

const ShardView = z
  .object({
    name: z.string(),
    accounts: z.int(),
    bytes: z.int().nullable(),
    state: z.enum(SHARD_STATES),
    measuredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Shard" });

export const SHARD_ANSWERS = {
  listShards: pageSchema(ShardView),
};
