import { entry } from "./entry.ts";

const access = { common: true } as const;

/** The states of an account's access, and why its calls are then refused (rules 3.6). */
export const ACCESS_ERRORS = {
  access_not_active: entry(
    403,
    ["A API não está ativa para a conta", "The API is not active for the account"],
    ["Fale com a plataforma sobre o acesso da conta.", "Talk to the platform about the account's access."],
    access,
  ),
  IP_NOT_ALLOWED: entry(
    403,
    ["Endereço de origem não permitido", "Origin address not allowed"],
    [
      "Chame de um endereço da lista da chave, ou use outra chave: a lista é fixada na criação.",
      "Call from an address on the key's list, or use another key: a key's list is fixed at creation.",
    ],
    access,
  ),
  ACCOUNT_INACTIVE: entry(
    403,
    ["Conta inativa", "Inactive account"],
    ["Reative a conta com a plataforma.", "Ask the platform to reactivate the account."],
    access,
  ),
  NOT_REQUESTED: entry(
    403,
    ["Acesso à API não solicitado", "API access not requested"],
    ["O titular da conta pede o acesso à plataforma.", "The account owner must ask the platform for access."],
    access,
  ),
  PENDING: entry(
    403,
    ["Pedido de acesso em análise", "Access request under review"],
    ["Aguarde a análise da plataforma.", "Wait for the platform's review."],
    access,
  ),
  INFO_REQUESTED: entry(
    403,
    ["Pedido de acesso aguarda informação", "Access request waiting for information"],
    [
      "O titular envia à plataforma a informação pedida.",
      "The owner must send the platform the information it asked for.",
    ],
    access,
  ),
  DENIED: entry(
    403,
    ["Pedido de acesso recusado", "Access request refused"],
    ["Fale com a plataforma.", "Talk to the platform."],
    access,
  ),
  SUSPENDED: entry(
    403,
    ["Acesso suspenso", "Access suspended"],
    ["Fale com a plataforma.", "Talk to the platform."],
    access,
  ),
  REVOKED: entry(
    403,
    ["Acesso encerrado", "Access ended"],
    ["Fale com a plataforma.", "Talk to the platform."],
    access,
  ),
  PLAN_NOT_ELIGIBLE: entry(
    403,
    ["Plano sem acesso à API", "Plan without API access"],
    ["Mude para um plano com API.", "Move to a plan that includes the API."],
    access,
  ),
  SUBSCRIPTION_INACTIVE: entry(
    403,
    ["Assinatura em atraso", "Subscription overdue"],
    ["Regularize a assinatura com a plataforma.", "Settle the subscription with the platform."],
    access,
  ),
  PILOT_EXPIRED: entry(
    403,
    ["Período de piloto encerrado", "Pilot period ended"],
    ["Contrate o acesso com a plataforma.", "Arrange API access with the platform."],
    access,
  ),
} as const;
