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
      summary: "Search by any id, or by an account's name",
      description:
        "The id of an account, a key, a team member or anything else with a page of its own; look up a `requestId` at `/backoffice/calls`. Text that begins with `rea_` is taken for a key's hint. Any other text finds up to 20 accounts whose names begin with it.",
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
