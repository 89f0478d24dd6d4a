import type { Sentence } from "../../../../src/lib/language.ts";

export const LOOK = {
  title: { "pt-BR": "Ver como a conta", en: "See as the account" },
  text: {
    "pt-BR":
      "Mostra o painel por 30 minutos como o vê quem tem a função Técnico, em modo de leitura e sem os dados que identificam os clientes. A auditoria, que o titular lê, registra quem viu, quando e por quê.",
    en: "Shows the dashboard for 30 minutes as a person with the Developer role sees it, read-only and without the data that identifies clients. The audit log, which the owner can read, records who looked, when and why.",
  },
  reason: { "pt-BR": "Motivo", en: "Reason" },
  choose: { "pt-BR": "Escolha o motivo", en: "Choose the reason" },
  begin: { "pt-BR": "Ver como a conta", en: "See as the account" },
} as const satisfies Record<string, Sentence>;
