import type { Texts } from "../../contract/texts.ts";

export const USAGE_TEXTS: Texts = {
  operations: {
    getUsage: {
      summary: ["Chamadas de cada mês (UTC)", "Calls of each month (UTC), newest first"],
      description: [
        "`monthlyQuota` é a concessão de hoje. A lista vem inteira.",
        "`monthlyQuota` is today's grant, also beside earlier months. The list is whole: no further page.",
      ],
    },
  },
  schemas: {
    MonthUsage: {
      _: ["O uso de um mês.", "The usage of a month."],
      month: ["O mês, AAAA-MM.", "The month, YYYY-MM.", "2026-11"],
      calls: ["Chamadas feitas.", "Calls made.", 1658],
      monthlyQuota: ["Chamadas por mês, hoje.", "Calls a month, today.", 100000],
      remaining: ["Chamadas que restam.", "Calls left.", 98342],
    },
  },
};
