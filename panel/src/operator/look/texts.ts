import type { Sentence } from "../../../../src/lib/language.ts";

export const LOOK = {
  title: { "pt-BR": "Ver como a conta", en: "See as the account" },
  text: {
    "pt-BR":
      "As páginas do painel, por 30 minutos e só para leitura, como as vê quem integra a conta: nada de quem são os clientes. Fica na auditoria, que o titular lê: quem viu, quando e por quê.",
    en: "The dashboard's pages, for 30 minutes and read only, as who integrates the account sees them: nothing of who its clients are. The audit, which the owner reads, says who looked, when and why.",
  },
  reason: { "pt-BR": "Motivo", en: "Reason" },
  choose: { "pt-BR": "Escolha o motivo", en: "Choose the reason" },
  begin: { "pt-BR": "Ver como a conta", en: "See as the account" },
} as const satisfies Record<string, Sentence>;
