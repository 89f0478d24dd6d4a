import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

export const ACCESS = {
  title: ptEn("Acesso à API", "API access"),
  limits: ptEn("Limites", "Limits"),
  tier: ptEn("Nível", "Tier"),
  rate: ptEn("Chamadas por segundo", "Calls per second"),
  burst: ptEn("Chamadas em rajada", "Burst size"),
  month: ptEn("Chamadas por mês", "Calls per month"),
  keys: ptEn("Chaves", "Keys"),
  webhooks: ptEn("Webhooks", "Webhooks"),
  pilotUntil: ptEn("Piloto até", "Pilot until"),
  permissions: ptEn("Permissões concedidas", "Granted permissions"),
  request: ptEn("Pedido", "Request"),
  requestedAt: ptEn("Enviado", "Sent"),
  question: ptEn("Pergunta do operador", "The operator's question"),
  answer: ptEn("Sua resposta", "Your answer"),
  message: ptEn("Mensagem do operador", "The operator's message"),
  form: ptEn("Pedir acesso", "Request access"),
  system: ptEn("Sistema que vai usar a API", "System that will use the API"),
  purpose: ptEn("Para que será usada", "What it will be used for"),
  callsPerDay: ptEn("Chamadas por dia (estimativa)", "Estimated calls per day"),
  send: ptEn("Enviar pedido", "Send request"),
  sendAnswer: ptEn("Responder", "Send answer"),
  ownerOnly: ptEn(
    "Só o titular da conta pode pedir o acesso.",
    "Only the account's owner can request access.",
  ),
} as const satisfies Record<string, Sentence>;
