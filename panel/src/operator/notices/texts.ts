import type { Sentence } from "../../../../src/lib/language.ts";

export const NOTICES = {
  try: { "pt-BR": "Enviar só para mim", en: "Send only to me" },
  tried: {
    "pt-BR": "Enviado a {email}, exatamente como os titulares vão receber. Nenhum titular recebeu ainda.",
    en: "Sent to {email} exactly as owners will receive it. No owner has received it yet.",
  },
  triedOften: {
    "pt-BR": "Testes demais nesta hora. Espere um pouco.",
    en: "Too many tests this hour. Wait a little.",
  },
  new: { "pt-BR": "Novo aviso", en: "New notice" },
  none: {
    "pt-BR": "Nenhum aviso ainda. Um aviso vai por e-mail a cada titular de conta ativa.",
    en: "No notices yet. A notice goes by e-mail to each owner of an active account.",
  },
  notice: { "pt-BR": "Aviso", en: "Notice" },
  state: { "pt-BR": "Situação", en: "State" },
  changed: { "pt-BR": "Última alteração", en: "Last change" },
  sent: { "pt-BR": "Enviado", en: "Sent" },
  by: { "pt-BR": "Quem enviou", en: "Sent by" },
  gone: { "pt-BR": "E-mails enviados", en: "E-mails sent" },
  progress: { "pt-BR": "{mailed} de {owners}", en: "{mailed} of {owners}" },
  failed: { "pt-BR": "Não puderam ser enviados", en: "Could not be sent" },
  failedHint: {
    "pt-BR":
      "Houve cinco tentativas para cada um, ao longo de meio dia. A página da conta mostra os e-mails dela.",
    en: "Each was tried five times over half a day. An account's page shows its e-mails.",
  },
  slow: {
    "pt-BR": "O envio começa em até cinco minutos e é feito aos poucos, depois dos outros e-mails.",
    en: "Sending starts within five minutes and is gradual, after all other e-mails.",
  },
  titlePt: { "pt-BR": "Título em português", en: "Title in Portuguese" },
  titleEn: { "pt-BR": "Título em inglês", en: "Title in English" },
  textPt: { "pt-BR": "Texto em português", en: "Text in Portuguese" },
  textEn: { "pt-BR": "Texto em inglês", en: "Text in English" },
  plain: {
    "pt-BR": "Texto simples, até 2.000 caracteres; as quebras de linha são mantidas.",
    en: "Plain text, up to 2,000 characters; line breaks are kept.",
  },
  save: { "pt-BR": "Salvar e ver o e-mail", en: "Save and see the e-mail" },
  edit: { "pt-BR": "Editar o texto", en: "Edit the text" },
  preview: { "pt-BR": "Prévia do e-mail", en: "Preview of the e-mail" },
  mail: { "pt-BR": "O e-mail", en: "The e-mail" },
  subject: { "pt-BR": "Assunto", en: "Subject" },
  count: {
    "pt-BR": "Titulares que vão receber este e-mail, uma vez cada um: {owners}.",
    en: "Owners who will get this e-mail, once each: {owners}.",
  },
  send: { "pt-BR": "Enviar a todos os titulares", en: "Send to every owner" },
  sendHint: {
    "pt-BR": "Não dá para desfazer: um e-mail enviado não pode ser cancelado.",
    en: "A sent e-mail cannot be recalled.",
  },
} as const satisfies Record<string, Sentence>;

export const NOTICE_STATES = {
  DRAFT: { "pt-BR": "Rascunho", en: "Draft" },
  SENDING: { "pt-BR": "Em envio", en: "Sending" },
  SENT: { "pt-BR": "Enviado", en: "Sent" },
} as const satisfies Record<string, Sentence>;

/** What another has done with a notice meanwhile. */
export const NOTICE_ACTS = {
  CHANGED: { "pt-BR": "{name} alterou o texto:", en: "{name} changed the text:" },
  SENT: { "pt-BR": "{name} enviou o aviso:", en: "{name} sent the notice:" },
} as const satisfies Record<string, Sentence>;
