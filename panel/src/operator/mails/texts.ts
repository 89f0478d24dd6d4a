import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const MAILS = {
  text: ptEn(
    "E-mails que não foram enviados depois de cinco tentativas. Enviar de novo põe o e-mail na fila uma única vez.",
    "E-mails that could not be sent after five attempts. Sending one again queues it once.",
  ),
  none: ptEn("Todos os e-mails foram enviados ou estão na fila.", "Every e-mail has been sent or is queued."),
  sent: ptEn("O e-mail está na fila.", "The e-mail is queued."),
  subject: ptEn("Assunto", "Subject"),
  account: ptEn("Conta", "Account"),
  written: ptEn("Criado", "Created"),
  attempts: ptEn("Tentativas", "Attempts"),
  act: ptEn("Ação", "Action"),
  send: ptEn("Enviar de novo", "Send again"),
} as const satisfies Record<string, Sentence>;
