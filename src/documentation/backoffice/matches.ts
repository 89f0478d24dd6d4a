import * as z from "zod";
import { anyValue } from "../../contract/schema-helpers.ts";
import { MATCH_STATUSES, PARTNERSHIP_STAGES } from "../../vocabulary/value-lists.ts";
import { MatchList, MatchWritten } from "../schemas/matches.ts";
import { Partnership } from "../schemas/partnerships.ts";
import type { BackofficeDocs } from "../text.ts";
import { countSchema, countsBy, RESULT } from "./everywhere.ts";

const MatchReplay = z
  .object({
    equal: z.boolean(),
    status: z.enum(MATCH_STATUSES),
    score: z.int().nullable(),
    differences: z.array(z.object({ field: z.string(), stored: anyValue, recomputed: anyValue })),
  })
  .meta({ id: "MatchReplay" });

const OpportunityCounts = z
  .object({
    matches: countSchema(MATCH_STATUSES),
    partnerships: countSchema(PARTNERSHIP_STAGES),
    most: z.int(),
  })
  .meta({ id: "OpportunityCounts" });

const MatchRequested = z
  .object({
    data: Partnership,
    result: z
      .object({ outcome: z.enum(["REQUESTED", "REGISTERED", "ALREADY_REGISTERED"]), dryRun: z.boolean() })
      .meta({ id: "MatchRequestResult" }),
  })
  .meta({ id: "MatchRequested" });

export const MATCH_DOCS = {
  operations: {
    listAccountMatches: {
      answer: MatchList,
      summary: "List opportunities of an account",
      description: "As the dashboard sees them, also without an active subscription.",
    },
    countOpportunities: {
      answer: z.object({ data: OpportunityCounts }),
      summary: "Count the opportunities and partnerships of an account",
      description: "As they are now: opportunities by status, partnerships by stage.",
    },
    favoriteMatch: {
      answer: MatchWritten,
      summary: "Favorite an opportunity",
      description: "Applies to a NEW opportunity; a favorite stays a favorite.",
    },
    unfavoriteMatch: {
      answer: MatchWritten,
      summary: "Unfavorite an opportunity",
      description: "Its status becomes NEW again.",
    },
    requestMatch: {
      answer: MatchRequested,
      summary: "Request a partnership for an opportunity",
      description: "For a NETWORK or LAUNCH opportunity.",
      body: { message: "Tenho um cliente pronto para visitar." },
    },
    replayMatch: {
      answer: z.object({ data: MatchReplay }),
      summary: "Recalculate an opportunity",
      description: "Nothing is written.",
    },
  },
  params: {
    scope: "INTERNAL, NETWORK or LAUNCH.",
    minScore: "Only from this score up, 0 to 100.",
    purpose: "Only sales or only rentals: the purpose of the pair.",
    minPrice: "Lowest price of the pair, in BRL.",
    maxPrice: "Highest price of the pair, in BRL.",
    order:
      "`score`: highest first; `price`: sales, then rentals, each from the cheapest. Newest first without it.",
  },
  schemas: {
    OpportunityCounts: {
      _: "Opportunities and partnerships, counted.",
      matches: "Opportunities by status.",
      partnerships: "Partnerships by stage.",
      most: { en: "The most counted of each status and stage.", example: 1000 },
    },
    OpportunityCountsMatches: countsBy(MATCH_STATUSES),
    OpportunityCountsPartnerships: countsBy(PARTNERSHIP_STAGES),
    RequestMatchInput: {
      _: "The request.",
      message: { en: "Message, up to 2,000 characters.", example: "Tenho um cliente pronto para visitar." },
    },
    MatchRequested: {
      _: "The requested partnership.",
      data: "The partnership.",
      result: RESULT,
    },
    MatchRequestResult: {
      _: RESULT,
      outcome: { en: "REQUESTED; for a launch, REGISTERED or ALREADY_REGISTERED.", example: "REQUESTED" },
    },
    MatchReplay: {
      _: "A recalculated opportunity.",
      equal: { en: "The same as what is stored.", example: true },
      status: { en: "Its status.", example: "NEW" },
      score: { en: "Recalculated score; null if the pair does not match.", example: 87 },
      differences: "The differences.",
    },
    MatchReplayDifference: {
      _: "A difference.",
      field: { en: "Field.", example: "score" },
      stored: { en: "Stored.", example: 80 },
      recomputed: { en: "Now.", example: 87 },
    },
  },
} satisfies BackofficeDocs;
