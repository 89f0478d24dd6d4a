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
      summary: {
        "pt-BR": "Consultar as chamadas de cada mês (UTC)",
        en: "Retrieve the calls of each month (UTC)",
      },
      description: {
        "pt-BR":
          "`monthlyQuota` é a concessão de hoje, também dos meses anteriores. O mais novo primeiro; sem `limit`, a lista vem inteira.",
        en: "Newest first. `monthlyQuota` is today's grant, also for earlier months. Without `limit` the list is complete.",
      },
    },
  },
  schemas: {
    MonthUsage: {
      _: { "pt-BR": "O uso de um mês.", en: "The usage of a month." },
      month: { "pt-BR": "O mês, AAAA-MM.", en: "The month, YYYY-MM.", example: "2026-11" },
      calls: { "pt-BR": "Chamadas feitas.", en: "Calls made.", example: 1658 },
      monthlyQuota: { "pt-BR": "Chamadas por mês, hoje.", en: "Calls per month, today.", example: 100000 },
      remaining: { "pt-BR": "Chamadas que restam.", en: "Calls left.", example: 98342 },
    },
  },
} satisfies BackofficeDocs;
