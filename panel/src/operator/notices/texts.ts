import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const NOTICES = {
  try: ptEn("Enviar só para mim", "Send only to me"),
  tried: ptEn(
    "Enviado a {email}, exatamente como os titulares vão receber. Nenhum titular recebeu ainda.",
    "Sent to {email} exactly as owners will receive it. No owner has received it yet.",
  ),
  triedOften: ptEn("Testes demais nesta hora. Espere um pouco.", "Too many tests this hour. Wait a while."),
  new: ptEn("Novo aviso", "New notice"),
  none: ptEn(
    "Nenhum aviso ainda. Um aviso vai por e-mail a cada titular de conta ativa.",
    "No notices yet. A notice is e-mailed to the owner of each active account.",
  ),
  notice: ptEn("Aviso", "Notice"),
  state: ptEn("Situação", "State"),
  changed: ptEn("Última alteração", "Last change"),
  sent: ptEn("Enviado", "Sent"),
  by: ptEn("Quem enviou", "Sent by"),
  gone: ptEn("E-mails enviados", "E-mails sent"),
  progress: ptEn("{mailed} de {owners}", "{mailed} of {owners}"),
  failed: ptEn("Não puderam ser enviados", "Could not be sent"),
  failedHint: ptEn(
    "Houve cinco tentativas para cada um, ao longo de meio dia. A página da conta mostra os e-mails dela.",
    "Each was tried five times over half a day. An account's page shows its e-mails.",
  ),
  slow: ptEn(
    "O envio começa em até cinco minutos e é feito aos poucos, depois dos outros e-mails.",
    "Sending starts within five minutes and is gradual, after all other e-mails.",
  ),
  titlePt: ptEn("Título em português", "Title in Portuguese"),
  titleEn: ptEn("Título em inglês", "Title in English"),
  textPt: ptEn("Texto em português", "Text in Portuguese"),
  textEn: ptEn("Texto em inglês", "Text in English"),
  plain: ptEn(
    "Texto simples, até 2.000 caracteres; as quebras de linha são mantidas.",
    "Plain text, up to 2,000 characters; line breaks are kept.",
  ),
  save: ptEn("Salvar e ver o e-mail", "Save and preview"),
  edit: ptEn("Editar o texto", "Edit the text"),
  preview: ptEn("Prévia do e-mail", "E-mail preview"),
  mail: ptEn("O e-mail", "The e-mail"),
  subject: ptEn("Assunto", "Subject"),
  count: ptEn(
    "Titulares que vão receber este e-mail, uma vez cada um: {owners}.",
    "Owners who will get this e-mail, once each: {owners}.",
  ),
  send: ptEn("Enviar a todos os titulares", "Send to every owner"),
  sendHint: ptEn(
    "Não dá para desfazer: um e-mail enviado não pode ser cancelado.",
    "A sent e-mail cannot be recalled.",
  ),
} as const satisfies Record<string, Sentence>;

export const NOTICE_STATES = {
  DRAFT: ptEn("Rascunho", "Draft"),
  SENDING: ptEn("Em envio", "Sending"),
  SENT: ptEn("Enviado", "Sent"),
} as const satisfies Record<string, Sentence>;

/** What another operator has done with a notice meanwhile. */
export const NOTICE_ACTS = {
  CHANGED: ptEn("{name} alterou o texto:", "{name} changed the text:"),
  SENT: ptEn("{name} enviou o aviso:", "{name} sent the notice:"),
} as const satisfies Record<string, Sentence>;
