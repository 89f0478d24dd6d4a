import type { Sentence } from "../../../../src/lib/language.ts";

export const WEBHOOKS = {
  title: { "pt-BR": "Webhooks", en: "Webhooks" },
  new: { "pt-BR": "Novo webhook", en: "New webhook" },
  none: {
    "pt-BR": "Receba os eventos no seu sistema, sem precisar consultá-los.",
    en: "Receive events in your system instead of polling for them.",
  },
  url: { "pt-BR": "Endereço", en: "Address" },
  urlHint: {
    "pt-BR": "HTTPS público, na porta 443. O endereço é verificado de novo a cada entrega.",
    en: "Public HTTPS on port 443. The address is checked again at each delivery.",
  },
  description: { "pt-BR": "Anotação", en: "Note" },
  types: { "pt-BR": "Eventos", en: "Events" },
  typesHint: {
    "pt-BR": "Sem nenhum marcado, o webhook recebe todos os que a conta pode ler.",
    en: "If none is selected, the webhook receives every event that the account can read.",
  },
  allTypes: { "pt-BR": "todos", en: "all" },
  state: { "pt-BR": "Situação", en: "State" },
  created: { "pt-BR": "Criado", en: "Created" },
  active: { "pt-BR": "Ativo", en: "Active" },
  disabled: { "pt-BR": "Desativado", en: "Disabled" },
  create: { "pt-BR": "Criar webhook", en: "Create webhook" },
  made: { "pt-BR": "Webhook criado", en: "Webhook created" },
  rotated: { "pt-BR": "Segredo trocado", en: "Secret rotated" },
  secretOnce: {
    "pt-BR": "O segredo da assinatura só aparece agora. Guarde-o no sistema que recebe os eventos.",
    en: "The signing secret is shown only now. Store it in the system that receives the events.",
  },
  done: { "pt-BR": "Concluir", en: "Done" },
  test: { "pt-BR": "Enviar teste", en: "Send a test" },
  tested: {
    "pt-BR": "O teste foi recebido: status {status}, {ms} ms.",
    en: "The test was received: status {status}, {ms} ms.",
  },
  testFailed: {
    "pt-BR": "O teste não foi aceito: {reason}, {ms} ms. Testes não contam para a desativação automática.",
    en: "The test was not accepted: {reason}, {ms} ms. Tests do not count toward automatic disabling.",
  },
  rotate: { "pt-BR": "Trocar segredo", en: "Rotate secret" },
  rotateText: {
    "pt-BR": "Enquanto os dois forem válidos, cada entrega leva as duas assinaturas.",
    en: "While both secrets are valid, each delivery carries both signatures.",
  },
  overlap: { "pt-BR": "Validade do segredo antigo", en: "The old secret works for" },
  previousUntil: { "pt-BR": "Segredo anterior válido até", en: "Previous secret valid until" },
  disableText: {
    "pt-BR": "Interrompe as entregas. Ao reativar, você escolhe o que reenviar.",
    en: "Stops deliveries. When you enable it again, you choose what to resend.",
  },
  disable: { "pt-BR": "Desativar", en: "Disable" },
  enable: { "pt-BR": "Reativar", en: "Enable" },
  redeliver: { "pt-BR": "Reenviar o que falhou", en: "Resend failed deliveries" },
  plan: {
    "pt-BR": "As entregas que falharam ou foram puladas são tentadas de novo. Cada opção mostra quantas são.",
    en: "Deliveries that failed or were skipped are attempted again. Each option shows how many there are.",
  },
  failed: { "pt-BR": "Entregas que falharam", en: "Failed deliveries" },
  failedText: {
    "pt-BR": "As mais recentes que esgotaram as tentativas, em todos os webhooks.",
    en: "The newest deliveries that used up their attempts, across all webhooks.",
  },
  remove: { "pt-BR": "Excluir", en: "Delete" },
  removeText: {
    "pt-BR": "As entregas pendentes são descartadas. Para confirmar, digite EXCLUIR.",
    en: "Pending deliveries are dropped. To confirm, type DELETE.",
  },
  removeWord: { "pt-BR": "EXCLUIR", en: "DELETE" },
  wrongWord: {
    "pt-BR": "A palavra não confere: nada mudou.",
    en: "The word does not match. Nothing changed.",
  },
  confirm: { "pt-BR": "Confirmação", en: "Confirmation" },
  deliveries: { "pt-BR": "Entregas", en: "Deliveries" },
  noDeliveries: { "pt-BR": "Nenhuma entrega nos últimos 30 dias.", en: "No deliveries in the last 30 days." },
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
  dns_failed: { "pt-BR": "o nome não foi resolvido (DNS)", en: "name not resolved (DNS)" },
  private_address: { "pt-BR": "endereço não público", en: "address not public" },
  address: { "pt-BR": "endereço não aceito", en: "address not accepted" },
};

export const DISABLED_REASONS: Readonly<Record<string, Sentence>> = {
  GONE_410: { "pt-BR": "o endereço respondeu 410", en: "the address returned 410" },
  FAILURE_RATE: { "pt-BR": "falhas demais", en: "too many failures" },
  MANUAL: { "pt-BR": "por uma pessoa ou chave", en: "by a person or key" },
};

export const OVERLAPS: Readonly<Record<string, Sentence>> = {
  "0": { "pt-BR": "termina agora", en: "ends now" },
  "1": { "pt-BR": "mais 1 hora", en: "1 more hour" },
  "24": { "pt-BR": "mais 24 horas", en: "24 more hours" },
};

export const REDELIVER: Readonly<Record<string, Sentence>> = {
  "": { "pt-BR": "nada", en: "nothing" },
  "1": { "pt-BR": "da última hora", en: "from the last hour" },
  "24": { "pt-BR": "das últimas 24 horas", en: "from the last 24 hours" },
  "168": { "pt-BR": "dos últimos 7 dias", en: "from the last 7 days" },
};
