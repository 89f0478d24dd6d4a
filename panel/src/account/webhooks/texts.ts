import type { Sentence } from "../../../../src/lib/language.ts";

export const WEBHOOKS = {
  title: { "pt-BR": "Webhooks", en: "Webhooks" },
  new: { "pt-BR": "Novo webhook", en: "New webhook" },
  none: {
    "pt-BR": "Receba eventos no seu sistema em vez de perguntar por eles.",
    en: "Receive events in your system instead of polling for them.",
  },
  url: { "pt-BR": "Endereço", en: "Address" },
  urlHint: {
    "pt-BR": "https público, na porta 443. Em cada entrega verificamos o endereço de novo.",
    en: "Public https on port 443. We check the address again at each delivery.",
  },
  description: { "pt-BR": "Anotação", en: "Note" },
  types: { "pt-BR": "Eventos", en: "Events" },
  typesHint: {
    "pt-BR": "Sem nenhum marcado, chegam todos os que a conta pode ler.",
    en: "If none is ticked, the webhook receives every event that the account can read.",
  },
  allTypes: { "pt-BR": "todos", en: "all" },
  state: { "pt-BR": "Estado", en: "State" },
  created: { "pt-BR": "Criado", en: "Created" },
  active: { "pt-BR": "Ativo", en: "Active" },
  disabled: { "pt-BR": "Desativado", en: "Disabled" },
  create: { "pt-BR": "Criar webhook", en: "Create webhook" },
  made: { "pt-BR": "Webhook criado", en: "Webhook created" },
  rotated: { "pt-BR": "Segredo trocado", en: "Secret rotated" },
  secretOnce: {
    "pt-BR": "O segredo da assinatura aparece só agora. Guarde-o no sistema que recebe.",
    en: "The signing secret is shown only now. Store it in the receiving system.",
  },
  done: { "pt-BR": "Concluir", en: "Done" },
  test: { "pt-BR": "Enviar teste", en: "Send a test" },
  tested: {
    "pt-BR": "O teste chegou: status {status}, {ms} ms.",
    en: "The test arrived: status {status}, {ms} ms.",
  },
  testFailed: {
    "pt-BR": "O teste não foi aceito: {reason}, {ms} ms. Ele não conta para desativar.",
    en: "The test was not accepted: {reason}, {ms} ms. It does not count toward disabling.",
  },
  rotate: { "pt-BR": "Trocar segredo", en: "Rotate secret" },
  rotateText: {
    "pt-BR": "Enquanto os dois valem, cada entrega traz duas assinaturas.",
    en: "While both secrets are valid, each delivery carries two signatures.",
  },
  overlap: { "pt-BR": "O antigo ainda vale", en: "The old one still works" },
  previousUntil: { "pt-BR": "Segredo anterior vale até", en: "Previous secret is valid until" },
  disableText: {
    "pt-BR": "Para de entregar. Ao ativar de novo, você escolhe o que reenviar.",
    en: "Stops deliveries. When you enable it again, you choose what to resend.",
  },
  disable: { "pt-BR": "Desativar", en: "Disable" },
  enable: { "pt-BR": "Ativar de novo", en: "Enable" },
  redeliver: { "pt-BR": "Reenviar o que falhou", en: "Resend failed deliveries" },
  plan: {
    "pt-BR":
      "Entregas que falharam ou foram puladas ganham nova rodada de tentativas: tantas quantas diz cada opção.",
    en: "Deliveries that failed or were skipped get a new round of attempts: as many as each choice says.",
  },
  failed: { "pt-BR": "Entregas que falharam", en: "Failed deliveries" },
  failedText: {
    "pt-BR": "As mais novas que esgotaram as tentativas, de todos os webhooks.",
    en: "The newest deliveries that have used up their attempts, across all webhooks.",
  },
  remove: { "pt-BR": "Excluir", en: "Delete" },
  removeText: {
    "pt-BR": "O que ainda não foi entregue não será. Para confirmar, escreva EXCLUIR.",
    en: "Pending deliveries are dropped. To confirm, type DELETE.",
  },
  removeWord: { "pt-BR": "EXCLUIR", en: "DELETE" },
  wrongWord: {
    "pt-BR": "A palavra não confere: nada mudou.",
    en: "The word does not match. Nothing changed.",
  },
  confirm: { "pt-BR": "Confirmação", en: "Confirmation" },
  deliveries: { "pt-BR": "Entregas", en: "Deliveries" },
  noDeliveries: { "pt-BR": "Nenhuma entrega em 30 dias.", en: "No deliveries in 30 days." },
  type: { "pt-BR": "Tipo", en: "Type" },
  attempts: { "pt-BR": "Tentativas", en: "Attempts" },
  last: { "pt-BR": "Última resposta", en: "Last response" },
  next: { "pt-BR": "Próxima", en: "Next" },
  retry: { "pt-BR": "Reenviar agora", en: "Resend now" },
  since: { "pt-BR": "Desativado desde", en: "Disabled since" },
} as const satisfies Record<string, Sentence>;

export const DELIVERY_STATES: Readonly<Record<string, Sentence>> = {
  PENDING: { "pt-BR": "Na fila", en: "Queued" },
  RETRYING: { "pt-BR": "Tentando de novo", en: "Retrying" },
  DELIVERED: { "pt-BR": "Entregue", en: "Delivered" },
  FAILED: { "pt-BR": "Falhou", en: "Failed" },
  SKIPPED: { "pt-BR": "Pulada", en: "Skipped" },
};

/** Why no answer came; any other is a fault of the address. */
export const DELIVERY_ERRORS: Readonly<Record<string, Sentence>> = {
  timeout: { "pt-BR": "demorou demais", en: "timed out" },
  network_error: { "pt-BR": "a conexão falhou", en: "connection failed" },
  host_not_found: { "pt-BR": "o servidor não existe", en: "host not found" },
  dns_failed: { "pt-BR": "nome não encontrado", en: "name not resolved" },
  private_address: { "pt-BR": "endereço não público", en: "address not public" },
  address: { "pt-BR": "endereço não aceito", en: "address not accepted" },
};

export const DISABLED_REASONS: Readonly<Record<string, Sentence>> = {
  GONE_410: { "pt-BR": "o endereço respondeu 410", en: "the address returned 410" },
  FAILURE_RATE: { "pt-BR": "falhas demais", en: "too many failures" },
  MANUAL: { "pt-BR": "por uma pessoa ou chave", en: "by a person or key" },
};

export const OVERLAPS: Readonly<Record<string, Sentence>> = {
  "0": { "pt-BR": "nada: para já", en: "not at all" },
  "1": { "pt-BR": "1 hora", en: "1 hour" },
  "24": { "pt-BR": "24 horas", en: "24 hours" },
};

export const REDELIVER: Readonly<Record<string, Sentence>> = {
  "": { "pt-BR": "nada", en: "nothing" },
  "1": { "pt-BR": "da última hora", en: "of the last hour" },
  "24": { "pt-BR": "das últimas 24 horas", en: "of the last 24 hours" },
  "168": { "pt-BR": "dos últimos 7 dias", en: "of the last 7 days" },
};
