import type { Sentence } from "../../../../src/lib/language.ts";

export const NOTICES = {
  try: { "pt-BR": "Enviar só para mim", en: "Send to me alone" },
  tried: {
    "pt-BR": "Enviado a {email}, como vai sair. Nenhum titular o recebeu.",
    en: "Sent to {email} exactly as owners will receive it. No owner has received it yet.",
  },
  triedOften: {
    "pt-BR": "Já foram muitos testes nesta hora. Espere um pouco.",
    en: "That is enough tries for this hour. Wait a little.",
  },
  new: { "pt-BR": "Novo aviso", en: "New notice" },
  none: {
    "pt-BR": "Nenhum aviso ainda. Um aviso vai por e-mail a cada titular de conta ativa.",
    en: "No notices yet. A notice goes by e-mail to each owner of an active account.",
  },
  notice: { "pt-BR": "Aviso", en: "Notice" },
  state: { "pt-BR": "Situação", en: "State" },
  changed: { "pt-BR": "Última mudança", en: "Last change" },
  sent: { "pt-BR": "Enviado", en: "Sent" },
  by: { "pt-BR": "Quem enviou", en: "Sent by" },
  gone: { "pt-BR": "E-mails que saíram", en: "Mails that have gone" },
  progress: { "pt-BR": "{mailed} de {owners}", en: "{mailed} of {owners}" },
  failed: { "pt-BR": "Não puderam ser enviados", en: "Could not be sent" },
  failedHint: {
    "pt-BR": "Cada um foi tentado cinco vezes, ao longo de meio dia. A página da conta mostra seus e-mails.",
    en: "Each was tried five times within half a day. An account's page shows its e-mails.",
  },
  slow: {
    "pt-BR": "Os e-mails saem aos poucos, depois dos outros avisos. Começa em até cinco minutos.",
    en: "The mails go out little by little, after all other notices. It begins within five minutes.",
  },
  titlePt: { "pt-BR": "Título em português", en: "Title in Portuguese" },
  titleEn: { "pt-BR": "Título em inglês", en: "Title in English" },
  textPt: { "pt-BR": "Texto em português", en: "Text in Portuguese" },
  textEn: { "pt-BR": "Texto em inglês", en: "Text in English" },
  plain: {
    "pt-BR": "Texto simples, até 2.000 caracteres; as quebras de linha ficam.",
    en: "Plain text, up to 2,000 characters; line breaks stay.",
  },
  save: { "pt-BR": "Salvar e ver o e-mail", en: "Save and see the mail" },
  edit: { "pt-BR": "Mudar o texto", en: "Change the text" },
  preview: { "pt-BR": "O e-mail como vai sair", en: "Preview of the mail" },
  mail: { "pt-BR": "O e-mail", en: "The mail" },
  subject: { "pt-BR": "Assunto", en: "Subject" },
  count: {
    "pt-BR": "{owners} titulares o recebem agora, cada um uma vez.",
    en: "{owners} owners would get it now, each once.",
  },
  send: { "pt-BR": "Enviar a todos os titulares", en: "Send to every owner" },
  sendHint: {
    "pt-BR": "Não há volta: um e-mail enviado não se recolhe.",
    en: "A sent mail cannot be recalled.",
  },
} as const satisfies Record<string, Sentence>;

export const NOTICE_STATES = {
  DRAFT: { "pt-BR": "Rascunho", en: "Draft" },
  SENDING: { "pt-BR": "Saindo", en: "Going out" },
  SENT: { "pt-BR": "Enviado", en: "Sent" },
} as const satisfies Record<string, Sentence>;

/** What another has done with a notice meanwhile. */
export const NOTICE_ACTS = {
  CHANGED: { "pt-BR": "{name} mudou o texto:", en: "{name} changed the text:" },
  SENT: { "pt-BR": "{name} enviou o aviso:", en: "{name} sent the notice:" },
} as const satisfies Record<string, Sentence>;
