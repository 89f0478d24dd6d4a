import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const WEBHOOKS = {
  title: ptEn("Webhooks", "Webhooks"),
  new: ptEn("Novo webhook", "New webhook"),
  none: ptEn(
    "Receba os eventos no seu sistema, sem precisar consultá-los.",
    "Receive events in your system instead of polling for them.",
  ),
  url: ptEn("Endereço", "URL"),
  urlHint: ptEn(
    "HTTPS público, na porta 443. O endereço é verificado de novo a cada entrega.",
    "Public HTTPS on port 443. The URL is checked again at each delivery.",
  ),
  description: ptEn("Anotação", "Note"),
  types: ptEn("Eventos", "Events"),
  typesHint: ptEn(
    "Sem nenhum marcado, o webhook recebe todos os que a conta pode ler.",
    "If none is selected, the webhook receives every event that the account can read.",
  ),
  allTypes: ptEn("todos", "all"),
  state: ptEn("Situação", "State"),
  created: ptEn("Criado", "Created"),
  active: ptEn("Ativo", "Active"),
  disabled: ptEn("Desativado", "Disabled"),
  create: ptEn("Criar webhook", "Create webhook"),
  made: ptEn("Webhook criado", "Webhook created"),
  rotated: ptEn("Segredo trocado", "Secret rotated"),
  secretOnce: ptEn(
    "O segredo da assinatura só aparece agora. Guarde-o no sistema que recebe os eventos.",
    "The signing secret is shown only once. Store it in the system that receives the events.",
  ),
  done: ptEn("Concluir", "Done"),
  test: ptEn("Enviar teste", "Send test"),
  tested: ptEn(
    "O teste foi recebido: status {status}, {ms} ms.",
    "The test was received: status {status}, {ms} ms.",
  ),
  testFailed: ptEn(
    "O teste não foi aceito: {reason}, {ms} ms. Testes não contam para a desativação automática.",
    "The test was not accepted: {reason}, {ms} ms. Tests do not count toward automatic disabling.",
  ),
  rotate: ptEn("Trocar segredo", "Rotate secret"),
  rotateText: ptEn(
    "Enquanto os dois forem válidos, cada entrega leva as duas assinaturas.",
    "While both secrets are valid, each delivery carries both signatures.",
  ),
  overlap: ptEn("Validade do segredo antigo", "The old secret works for"),
  previousUntil: ptEn("Segredo anterior válido até", "Previous secret valid until"),
  disableText: ptEn(
    "Interrompe as entregas. Ao reativar, você escolhe o que reenviar.",
    "Stops deliveries. When you enable it again, you choose what to resend.",
  ),
  disable: ptEn("Desativar", "Disable"),
  enable: ptEn("Reativar", "Enable"),
  redeliver: ptEn("Reenviar o que falhou", "Resend failed deliveries"),
  plan: ptEn(
    "As entregas que falharam ou foram puladas são tentadas de novo. Cada opção mostra quantas são.",
    "Deliveries that failed or were skipped are attempted again. Each option shows how many there are.",
  ),
  failed: ptEn("Entregas que falharam", "Failed deliveries"),
  failedText: ptEn(
    "As mais recentes que esgotaram as tentativas, em todos os webhooks.",
    "The newest deliveries that ran out of attempts, across all webhooks.",
  ),
  remove: ptEn("Excluir", "Delete"),
  removeText: ptEn(
    "As entregas pendentes são descartadas. Para confirmar, digite EXCLUIR.",
    "Pending deliveries are discarded. To confirm, type DELETE.",
  ),
  removeWord: ptEn("EXCLUIR", "DELETE"),
  wrongWord: ptEn("A palavra não confere: nada mudou.", "The word does not match. Nothing changed."),
  confirm: ptEn("Confirmação", "Confirmation"),
  deliveries: ptEn("Entregas", "Deliveries"),
  noDeliveries: ptEn("Nenhuma entrega nos últimos 30 dias.", "No deliveries in the last 30 days."),
  type: ptEn("Tipo", "Type"),
  attempts: ptEn("Tentativas", "Attempts"),
  last: ptEn("Última resposta", "Last response"),
  next: ptEn("Próxima", "Next"),
  retry: ptEn("Reenviar agora", "Resend now"),
  since: ptEn("Desativado desde", "Disabled since"),
} as const satisfies Record<string, Sentence>;

export const DELIVERY_STATES: Readonly<Record<string, Sentence>> = {
  PENDING: ptEn("Na fila", "Queued"),
  RETRYING: ptEn("Tentando de novo", "Retrying"),
  DELIVERED: ptEn("Entregue", "Delivered"),
  FAILED: ptEn("Falhou", "Failed"),
  SKIPPED: ptEn("Pulada", "Skipped"),
};

/** Why there was no response; any other code is a fault of the address. */
export const DELIVERY_ERRORS: Readonly<Record<string, Sentence>> = {
  timeout: ptEn("demorou demais", "timed out"),
  network_error: ptEn("a conexão falhou", "connection failed"),
  host_not_found: ptEn("o servidor não existe", "host not found"),
  dns_failed: ptEn("o nome não foi resolvido (DNS)", "name not resolved (DNS)"),
  private_address: ptEn("endereço não público", "address not public"),
  address: ptEn("endereço não aceito", "address not accepted"),
};

export const DISABLED_REASONS: Readonly<Record<string, Sentence>> = {
  GONE_410: ptEn("o endereço respondeu 410", "the URL returned 410"),
  FAILURE_RATE: ptEn("falhas demais", "too many failures"),
  MANUAL: ptEn("por uma pessoa ou chave", "by a person or key"),
};

export const OVERLAPS: Readonly<Record<string, Sentence>> = {
  "0": ptEn("termina agora", "ends now"),
  "1": ptEn("mais 1 hora", "1 more hour"),
  "24": ptEn("mais 24 horas", "24 more hours"),
};

export const REDELIVER: Readonly<Record<string, Sentence>> = {
  "": ptEn("nada", "nothing"),
  "1": ptEn("da última hora", "from the last hour"),
  "24": ptEn("das últimas 24 horas", "from the last 24 hours"),
  "168": ptEn("dos últimos 7 dias", "from the last 7 days"),
};
