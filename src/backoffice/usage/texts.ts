import type { Texts } from "../../contract/texts.ts";

export const USAGE_TEXTS: Texts = {
  operations: {
    getUsage: {
      summary: ["Consultar as chamadas de cada mês (UTC)", "Retrieve the calls of each month (UTC)"],
      description: [
        "`monthlyQuota` é a concessão de hoje. A lista vem inteira.",
        "Newest first. `monthlyQuota` is today's grant, also for earlier months. The list is complete.",
      ],
    },
  },
  schemas: {
    MonthUsage: {
      _: ["O uso de um mês.", "The usage of a month."],
      month: ["O mês, AAAA-MM.", "The month, YYYY-MM.", "2026-11"],
      calls: ["Chamadas feitas.", "Calls made.", 1658],
      monthlyQuota: ["Chamadas por mês, hoje.", "Calls per month, today.", 100000],
      remaining: ["Chamadas que restam.", "Calls left.", 98342],
    },
  },
};
