import type { Sentence } from "../../../../src/lib/language.ts";

export const ACCESS = {
  title: { "pt-BR": "Acesso à API", en: "API access" },
  limits: { "pt-BR": "Limites", en: "Limits" },
  tier: { "pt-BR": "Nível", en: "Tier" },
  rate: { "pt-BR": "Chamadas por segundo", en: "Calls per second" },
  burst: { "pt-BR": "Chamadas em rajada", en: "Burst of calls" },
  month: { "pt-BR": "Chamadas por mês", en: "Calls per month" },
  keys: { "pt-BR": "Chaves", en: "Keys" },
  webhooks: { "pt-BR": "Webhooks", en: "Webhooks" },
  pilotUntil: { "pt-BR": "Piloto até", en: "Pilot until" },
  permissions: { "pt-BR": "Permissões concedidas", en: "Granted permissions" },
  request: { "pt-BR": "Pedido", en: "Request" },
  requestedAt: { "pt-BR": "Enviado", en: "Sent" },
  question: { "pt-BR": "Pergunta do operador", en: "The operator's question" },
  answer: { "pt-BR": "Sua resposta", en: "Your answer" },
  message: { "pt-BR": "Mensagem do operador", en: "The operator's message" },
  form: { "pt-BR": "Pedir acesso", en: "Request access" },
  system: { "pt-BR": "Sistema que vai usar a API", en: "System that will use the API" },
  purpose: { "pt-BR": "Para que será usada", en: "What it will be used for" },
  callsPerDay: { "pt-BR": "Chamadas por dia (estimativa)", en: "Estimated calls per day" },
  send: { "pt-BR": "Enviar pedido", en: "Send the request" },
  sendAnswer: { "pt-BR": "Responder", en: "Answer" },
  ownerOnly: {
    "pt-BR": "Só o titular da conta pode pedir o acesso.",
    en: "Only the account's owner can request access.",
  },
} as const satisfies Record<string, Sentence>;
