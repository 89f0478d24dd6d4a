import { CONFIRMATION_ERRORS } from "./confirmation-errors.ts";
import { type ErrorEntry, entry } from "./entry.ts";

const common = { common: true } as const;
const retryable = { retryable: true } as const;

/** The states of an account's access, and why its calls are then refused (rules 3.6). */
const ACCESS_ERRORS = {
  access_not_active: entry(
    403,
    ["A API não está ativa para a conta", "The API is not active for the account"],
    ["Fale com a plataforma sobre o acesso da conta.", "Contact the platform about the account's access."],
    common,
  ),
  IP_NOT_ALLOWED: entry(
    403,
    ["Endereço IP não permitido", "IP address not allowed"],
    [
      "Chame de um endereço da lista da chave, ou peça ao titular que a mude no painel.",
      "Call from an address on the key's list, or have the account's owner change the list in the dashboard.",
    ],
    common,
  ),
  ACCOUNT_INACTIVE: entry(
    403,
    ["Conta inativa", "Inactive account"],
    ["Reative a conta com a plataforma.", "Ask the platform to reactivate the account."],
    common,
  ),
  NOT_REQUESTED: entry(
    403,
    ["Acesso à API não solicitado", "API access not requested"],
    [
      "O titular da conta deve pedir o acesso à plataforma.",
      "The account owner must ask the platform for access.",
    ],
    common,
  ),
  PENDING: entry(
    403,
    ["Pedido de acesso em análise", "Access request under review"],
    ["Aguarde a análise da plataforma.", "Wait for the platform's review."],
    common,
  ),
  INFO_REQUESTED: entry(
    403,
    ["Pedido de acesso aguardando informações", "Access request waiting for information"],
    [
      "O titular deve enviar à plataforma as informações pedidas.",
      "The owner must send the platform the information it asked for.",
    ],
    common,
  ),
  DENIED: entry(
    403,
    ["Pedido de acesso recusado", "Access request refused"],
    ["Fale com a plataforma.", "Contact the platform."],
    common,
  ),
  SUSPENDED: entry(
    403,
    ["Acesso suspenso", "Access suspended"],
    ["Fale com a plataforma.", "Contact the platform."],
    common,
  ),
  REVOKED: entry(
    403,
    ["Acesso encerrado", "Access ended"],
    ["Fale com a plataforma.", "Contact the platform."],
    common,
  ),
  PLAN_NOT_ELIGIBLE: entry(
    403,
    ["Plano sem acesso à API", "Plan without API access"],
    ["Mude para um plano com API.", "Move to a plan that includes the API."],
    common,
  ),
  SUBSCRIPTION_INACTIVE: entry(
    403,
    ["Assinatura em atraso", "Subscription overdue"],
    ["Regularize a assinatura com a plataforma.", "Settle the subscription with the platform."],
    common,
  ),
  PILOT_EXPIRED: entry(
    403,
    ["Período de piloto encerrado", "Pilot period ended"],
    ["Contrate o acesso com a plataforma.", "Arrange API access with the platform."],
    common,
  ),
} as const;

/** Every error of the service: the source of documented answers, error pages and problem documents. */
export const ERRORS = {
  bad_request: entry(
    400,
    ["Requisição recusada", "Request refused"],
    ["Confira a requisição na documentação da rota.", "Check the request against the route's documentation."],
    common,
  ),
  invalid_param: entry(
    400,
    ["Parâmetro inválido", "Invalid parameter"],
    [
      "Corrija cada item de invalidParams; nada foi gravado.",
      "Correct every item of invalidParams; nothing was written.",
    ],
  ),
  invalid_body: entry(
    400,
    ["Corpo inválido", "Invalid body"],
    [
      "Envie um objeto JSON em UTF-8 só com os campos documentados.",
      "Send one JSON object in UTF-8 with documented fields only.",
    ],
  ),
  invalid_cursor: entry(
    400,
    ["Cursor inválido", "Invalid cursor"],
    [
      "Use o nextCursor da mesma rota e conta, com os mesmos filtros, ou recomece sem cursor.",
      "Use the nextCursor of the same route and account with the same filters, or start again without one.",
    ],
  ),
  invalid_idempotency_key: entry(
    400,
    ["Idempotency-Key inválida", "Invalid Idempotency-Key"],
    ["Use de 1 a 100 caracteres ASCII imprimíveis.", "Use 1 to 100 printable ASCII characters."],
  ),
  unauthorized: entry(
    401,
    ["Chave ausente ou inválida", "Missing or invalid key"],
    [
      "Envie Authorization: Bearer com uma chave ativa, não vencida e não revogada.",
      "Send Authorization: Bearer with a key that is active, unexpired and not revoked.",
    ],
    common,
  ),
  ...ACCESS_ERRORS,
  access_denied: entry(
    403,
    ["Acesso negado", "Access denied"],
    [
      "Use uma chave com a permissão indicada em detail.",
      "Use a key that has the permission named in detail.",
    ],
    common,
  ),
  not_found: entry(
    404,
    ["Não encontrado", "Not found"],
    [
      "O recurso não existe nesta conta; confira o identificador.",
      "The resource does not exist in this account; check the id.",
    ],
  ),
  route_not_found: entry(
    404,
    ["Rota desconhecida", "Unknown route"],
    ["Confira o caminho na documentação.", "Check the path in the documentation."],
    common,
  ),
  method_not_allowed: entry(
    405,
    ["Método não permitido na rota", "Method not allowed on the route"],
    ["Use um dos métodos do cabeçalho Allow.", "Use one of the methods in the Allow header."],
    common,
  ),
  body_timeout: entry(
    408,
    ["O corpo demorou demais a chegar", "The body took too long to arrive"],
    [
      "Envie de novo: o corpo deve chegar em até 30 segundos por megabyte, no máximo um minuto.",
      "Send it again: the body must arrive within 30 seconds per megabyte, a minute at most.",
    ],
    retryable,
  ),
  external_ref_exists: entry(
    409,
    ["O código já existe", "The code already exists"],
    [
      "Atualize o objeto de existingId ou grave por código com PUT.",
      "Update the object in existingId, or write by code with PUT.",
    ],
  ),
  concurrent_write: entry(
    409,
    [
      "O mesmo objeto foi gravado por outra requisição ao mesmo tempo",
      "Another request wrote the same object at the same time",
    ],
    ["Envie de novo após Retry-After.", "Send it again after Retry-After."],
    retryable,
  ),
  feed_sync_active: entry(
    409,
    ["O imóvel é atualizado pelo feed do CRM", "The property is managed by the CRM feed"],
    [
      "Altere o imóvel no CRM que gera o feed ou desligue a sincronização automática.",
      "Change it in the CRM that generates the feed, or turn automatic sync off.",
    ],
  ),
  feed_not_configured: entry(
    409,
    ["Nenhum feed configurado", "No feed configured"],
    [
      "O titular deve informar o link do feed no painel.",
      "The owner must set the feed link in the dashboard.",
    ],
  ),
  plan_limit_reached: entry(
    409,
    ["Limite de imóveis ativos do plano atingido", "The plan's limit of active properties is reached"],
    ["Inative imóveis ou contrate um plano maior.", "Deactivate properties or upgrade the plan."],
  ),
  property_in_trash: entry(
    409,
    ["O imóvel está na lixeira", "The property is in the trash"],
    ["Restaure o imóvel no painel.", "Restore the property in the dashboard."],
  ),
  lead_in_trash: entry(
    409,
    ["O cliente está na lixeira", "The client is in the trash"],
    ["Restaure no painel o cliente de existingId.", "Restore the client of existingId in the dashboard."],
  ),
  lead_linked_to_other_ref: entry(
    409,
    ["A pessoa já está vinculada a outro código", "The person is already linked to a different code"],
    ["Grave pelo código já vinculado, existingRef.", "Write by the linked code, existingRef."],
  ),
  shrink_guard: entry(
    409,
    ["Limite de exclusões em 24 horas atingido", "Limit of deletions in 24 hours reached"],
    [
      "Aguarde: em 24 horas podem ser excluídos no máximo 20% da carteira, ou 10 imóveis se for mais.",
      "Wait: within 24 hours you can delete at most 20% of the portfolio, or 10 properties if that is more.",
    ],
  ),
  idempotency_in_progress: entry(
    409,
    ["Uma requisição com a mesma chave está em andamento", "A request with the same key is still running"],
    ["Envie de novo após Retry-After.", "Send it again after Retry-After."],
    retryable,
  ),
  precondition_failed: entry(
    412,
    ["O objeto mudou depois que você o leu", "The object has changed since you read it"],
    [
      "Leia o objeto de novo, veja se a sua alteração ainda faz sentido e envie com o novo ETag em If-Match.",
      "Read the object again, check whether your change still makes sense, and send it with the new ETag in If-Match.",
    ],
  ),
  payload_too_large: entry(
    413,
    ["Corpo acima do limite", "Body over the size limit"],
    ["Divida o envio em partes menores.", "Split it into smaller requests."],
  ),
  invalid_property: entry(
    422,
    ["Dados do imóvel incompletos ou incoerentes", "Property data incomplete or inconsistent"],
    ["Corrija cada item de invalidParams.", "Correct every item of invalidParams."],
  ),
  consent_required: entry(
    422,
    ["Consentimento necessário", "Consent required"],
    [
      "Envie consentGiven: true quando houver base legal para tratar os dados.",
      "Send consentGiven: true once there is a legal basis to process the data.",
    ],
  ),
  webhook_url_refused: entry(
    422,
    ["URL de webhook recusada", "Webhook URL refused"],
    ["Use um endereço HTTPS público, sem credenciais.", "Use a public HTTPS address without credentials."],
  ),
  request_refused: entry(
    422,
    ["A requisição foi recusada", "The request was refused"],
    ["Leia detail: ele diz o que impede a operação.", "Read detail: it says what prevents the operation."],
  ),
  idempotency_key_reused: entry(
    422,
    ["Idempotency-Key usada com outra requisição", "Idempotency-Key used with a different request"],
    ["Gere uma chave nova para cada operação.", "Generate a new key for each operation."],
  ),
  rate_limited: entry(
    429,
    ["Limite de chamadas por segundo atingido", "Per-second limit reached"],
    ["Aguarde o tempo de Retry-After e reduza a frequência.", "Wait for Retry-After and slow down."],
    { common: true, ...retryable },
  ),
  monthly_quota_exceeded: entry(
    429,
    ["Cota mensal esgotada", "Monthly quota used up"],
    [
      "Aguarde o próximo mês (UTC) ou amplie a cota com a plataforma.",
      "Wait for the next month (UTC) or ask the platform for a larger quota.",
    ],
    { common: true, ...retryable },
  ),
  storage_full: entry(
    429,
    ["Armazenamento temporário cheio", "Temporary storage full"],
    [
      "Leia detail e envie de novo após Retry-After: o espaço é liberado automaticamente.",
      "Read detail and send it again after Retry-After: space is freed automatically.",
    ],
    retryable,
  ),
  internal: entry(
    500,
    ["Erro interno", "Internal error"],
    [
      "Envie de novo com a mesma Idempotency-Key; se persistir, informe o requestId ao suporte.",
      "Send it again with the same Idempotency-Key; if it persists, give the requestId to support.",
    ],
    common,
  ),
  authorizer_failure: entry(
    500,
    ["Falha temporária ao validar a chave", "Temporary failure validating the key"],
    ["Envie de novo em instantes.", "Send it again in a moment."],
    { common: true, ...retryable },
  ),
  upstream_unavailable: entry(
    503,
    ["Serviço temporariamente indisponível", "Service temporarily unavailable"],
    ["Envie de novo após Retry-After.", "Send it again after Retry-After."],
    { common: true, ...retryable },
  ),
  upstream_busy: entry(
    503,
    ["Plataforma ocupada", "The platform is busy"],
    ["Envie de novo após Retry-After.", "Send it again after Retry-After."],
    retryable,
  ),
  upstream_timeout: entry(
    504,
    ["A plataforma demorou demais a responder", "The platform took too long to answer"],
    ["Envie de novo após Retry-After.", "Send it again after Retry-After."],
    retryable,
  ),
  ...CONFIRMATION_ERRORS,
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** The slug of a code in its page's address and in `type`: lower case, hyphens for underscores (rules 6.2). */
export const slugOf = (code: ErrorCode): string => code.toLowerCase().replaceAll("_", "-");

export const COMMON_ERRORS = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => "common" in ERRORS[code]);
