import * as z from "zod";
import { HIT_KINDS } from "../../domain/search/find-anything.ts";
import type { BackofficeDocs } from "../text.ts";

const HitView = z
  .object({
    kind: z.enum(HIT_KINDS),
    id: z.string(),
    accountId: z.string().nullable(),
    name: z.string().nullable(),
  })
  .meta({ id: "SearchHit" });

export const SEARCH_DOCS = {
  operations: {
    findAnything: {
      answer: z.object({ data: z.array(HitView) }),
      summary: "Search by id or name of the account",
      description:
        "Any id of the platform; a `requestId` is found at `/backoffice/calls`. What begins with `rea_` is the hint of a key. Any other text finds up to 20 accounts whose names begin with it.",
    },
  },
  params: {
    q: { en: "The id, or the beginning of the name.", example: "acc-" },
  },
  schemas: {
    SearchHit: {
      _: "What was found.",
      kind: { en: "What it is.", example: "ACCOUNT" },
      id: { en: "Its id.", example: "acc-0123456789abcdef" },
      accountId: { en: "The account.", example: "acc-0123456789abcdef" },
      name: { en: "The name of an account.", example: "Horizonte" },
    },
  },
} satisfies BackofficeDocs;
