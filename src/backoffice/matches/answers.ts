import * as z from "zod";
import { anyValue } from "../../contract/schema-words.ts";
import { MatchList, MatchWritten } from "../../routes/matches/schemas.ts";
import { Partnership } from "../../routes/partnerships/schemas.ts";
import { MATCH_STATUSES } from "../../vocabulary/value-lists.ts";

const MatchReplay = z
  .object({
    equal: z.boolean(),
    status: z.enum(MATCH_STATUSES),
    score: z.int().nullable(),
    differences: z.array(z.object({ field: z.string(), stored: anyValue, recomputed: anyValue })),
  })
  .meta({ id: "MatchReplay" });

const MatchRequested = z
  .object({
    data: Partnership,
    result: z
      .object({ outcome: z.enum(["REQUESTED", "REGISTERED", "ALREADY_REGISTERED"]), dryRun: z.boolean() })
      .meta({ id: "MatchRequestResult" }),
  })
  .meta({ id: "MatchRequested" });

export const MATCH_ANSWERS = {
  favoriteMatch: MatchWritten,
  listAccountMatches: MatchList,
  replayMatch: z.object({ data: MatchReplay }),
  requestMatch: MatchRequested,
  unfavoriteMatch: MatchWritten,
};
