import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";

const MonthView = z
  .object({ month: z.string(), calls: z.int(), monthlyQuota: z.int(), remaining: z.int() })
  .meta({ id: "MonthUsage" });

export const USAGE_DOCS = {
  operations: {
    getUsage: {
      answer: pageSchema(MonthView),
      summary: "Retrieve the calls of each month (UTC)",
      description:
        "Newest first. `monthlyQuota` is today's grant, also for earlier months. Without `limit` the list is complete.",
    },
  },
  schemas: {
    MonthUsage: {
      _: "The usage of a month.",
      month: { en: "The month, YYYY-MM.", example: "2026-11" },
      calls: { en: "Calls made.", example: 1658 },
      monthlyQuota: { en: "Calls per month, today.", example: 100000 },
      remaining: { en: "Calls left.", example: 98342 },
    },
  },
} satisfies BackofficeDocs;
