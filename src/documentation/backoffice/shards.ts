import * as z from "zod";
import { SHARD_STATES } from "../../db/fill.ts";
import { shards } from "../../db/schema/shards.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";

const ShardView = z
  .object({
    name: z.string(),
    accounts: z.int().nullable(),
    properties: z.int().nullable(),
    bytes: z.int().nullable(),
    state: z.enum(SHARD_STATES),
    measuredAt: z.iso.datetime().nullable(),
    decidedState: z.enum(shards.state.enumValues).nullable(),
    decidedAt: z.iso.datetime().nullable(),
    decidedBy: z.string().nullable(),
    relieveTo: z.int().nullable(),
    answers: z.boolean(),
    outbox: z.int().nullable(),
    outboxOldestAt: z.iso.datetime().nullable(),
    gateNotices: z.int().nullable(),
    gateNoticesOldestAt: z.iso.datetime().nullable(),
    migration: z.string().nullable(),
  })
  .meta({ id: "Shard" });

export const SHARD_DOCS = {
  operations: {
    listShards: {
      answer: pageSchema(ShardView),
      summary: "List the databases and how full they are",
      description:
        "A CLOSED database takes no new accounts; a CRITICAL one must be relieved. Without `limit` the list is complete.",
    },
    setShardState: {
      answer: z.object({ data: ShardView }),
      summary: "Open or close a database",
      description:
        "A closed database takes no new accounts while another is open; those in it stay, unless it is to be emptied. An open one takes them again while it has room.",
      body: { state: "OPEN" },
    },
    relieveShard: {
      answer: z.object({ data: ShardView }),
      summary: "Relieve a database",
      description:
        "Closes the database and moves its accounts to others, the largest first, two at once, until those that stay have 3 GB. The accounts stay in use. OPEN or CLOSED ends it.",
    },
  },
  params: {
    shard: "The database's name in the deployment.",
  },
  schemas: {
    ShardInput: {
      _: "The decision on a database.",
      state: {
        en: "OPEN: takes new accounts; CLOSED: takes none; DRAINING: takes none and moves those it has.",
        example: "OPEN",
      },
    },
    Shard: {
      _: "A database of the service.",
      name: { en: "Its name in the deployment.", example: "DB_S1" },
      accounts: { en: "Accounts stored in it.", example: 412 },
      properties: { en: "Properties kept in it, of any status.", example: 61_800 },
      bytes: { en: "Its size, indexes included.", example: 2_410_000_000 },
      state: { en: "OPEN, FILLING, CLOSED or CRITICAL.", example: "OPEN" },
      measuredAt: "When it was measured.",
      decidedState: {
        en: "What an operator decided: OPEN, CLOSED or DRAINING; null if nothing. A CLOSED one without it is full.",
        example: null,
      },
      decidedAt: { en: "When that was decided.", example: null },
      decidedBy: { en: "Who decided.", example: null },
      relieveTo: {
        en: "To how many bytes its accounts are being moved to others; null if they are not.",
        example: null,
      },
      answers: "Whether it answered within a second; if not, what waits in it is null.",
      outbox: { en: "Committed events and jobs that have not left yet, up to 1,000.", example: 0 },
      outboxOldestAt: { en: "The oldest of those counted.", example: null },
      gateNotices: { en: "Changes of accounts not yet sent to their gates, up to 1,000.", example: 0 },
      gateNoticesOldestAt: { en: "The oldest of those counted.", example: null },
      migration: { en: "The last migration applied.", example: "0052_fill_of_shards.sql" },
    },
  },
} satisfies BackofficeDocs;
