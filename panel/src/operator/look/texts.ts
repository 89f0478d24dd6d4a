import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const LOOK = {
  title: ptEn("Ver como a conta", "View as the account"),
  text: ptEn(
    "Mostra o painel por 30 minutos como o vê quem tem a função Técnico, em modo de leitura e sem os dados que identificam os clientes. A auditoria, que o titular lê, registra quem viu, quando e por quê.",
    "Shows the dashboard for 30 minutes as a person with the Developer role sees it, read-only and without the data that identifies clients. The audit log, which the owner can read, records who looked, when and why.",
  ),
  reason: ptEn("Motivo", "Reason"),
  choose: ptEn("Escolha o motivo", "Choose the reason"),
  begin: ptEn("Ver como a conta", "View as the account"),
} as const satisfies Record<string, Sentence>;
