import type { Sentence } from "../../../../src/lib/language.ts";

export const TODAY = {
  waiting: { "pt-BR": "Esperam", en: "Waiting" },
  oldest: { "pt-BR": "O mais antigo, desde", en: "The oldest, since" },
  nothing: { "pt-BR": "Nada espera.", en: "Nothing waits." },
  open: { "pt-BR": "Abrir", en: "Open" },
  calls: { "pt-BR": "Chamadas das últimas 24 horas", en: "Calls of the last 24 hours" },
  hour: { "pt-BR": "Hora (Brasília)", en: "Hour (Brasília)" },
  answered: { "pt-BR": "Respondidas", en: "Answered" },
  failed: { "pt-BR": "Com erro 5xx", en: "Failed (5xx)" },
} as const satisfies Record<string, Sentence>;

export const QUEUES: Readonly<Record<string, Sentence>> = {
  ACCESS: { "pt-BR": "Pedidos de acesso", en: "Access requests" },
  REVIEW: { "pt-BR": "Imóveis em revisão", en: "Listings under review" },
  DEAD_LETTER: { "pt-BR": "Mensagens mortas", en: "Dead letters" },
  JOB: { "pt-BR": "Tarefas atrasadas", en: "Late jobs" },
  NEIGHBORHOOD: { "pt-BR": "Imóveis sem bairro conhecido", en: "Listings without a known neighborhood" },
};

export const REQUESTS = {
  none: { "pt-BR": "Nenhum pedido espera.", en: "No request waits." },
  account: { "pt-BR": "Conta", en: "Account" },
  since: { "pt-BR": "Espera desde", en: "Waiting since" },
  plan: { "pt-BR": "Plano", en: "Plan" },
  worker: { "pt-BR": "Com quem está", en: "Taken by" },
  nobody: { "pt-BR": "ninguém", en: "nobody" },
  until: { "pt-BR": "até", en: "until" },
  take: { "pt-BR": "Assumir por dez minutos", en: "Take it for ten minutes" },
  taken: {
    "pt-BR": "{name} está com este trabalho até {time}. Combine antes de decidir.",
    en: "{name} has this piece of work until {time}. Ask before you decide.",
  },
  yours: { "pt-BR": "Este trabalho é seu até {time}.", en: "This piece of work is yours until {time}." },
  stands: { "pt-BR": "{name} decidiu: {decision},", en: "{name} decided: {decision}," },
  request: { "pt-BR": "Pedido", en: "Request" },
  system: { "pt-BR": "Sistema", en: "System" },
  purpose: { "pt-BR": "Uso", en: "Use" },
  volume: { "pt-BR": "Chamadas por dia", en: "Calls per day" },
  scopes: { "pt-BR": "Permissões pedidas", en: "Permissions asked for" },
  question: { "pt-BR": "Última pergunta", en: "Last question" },
  answer: { "pt-BR": "Resposta", en: "Answer" },
  decided: { "pt-BR": "Decisão", en: "Decision" },
  message: { "pt-BR": "Mensagem", en: "Message" },
  neverAsked: { "pt-BR": "Esta conta nunca pediu acesso.", en: "This account has never asked for access." },
  closed: {
    "pt-BR": "Este pedido não espera uma decisão. O estado do acesso é {state}.",
    en: "This request no longer needs a decision. The state of access is {state}.",
  },
  facts: { "pt-BR": "A conta", en: "The account" },
  decide: { "pt-BR": "Decidir", en: "Decide" },
  approve: { "pt-BR": "Aprovar", en: "Approve" },
  ask: { "pt-BR": "Pedir informação", en: "Ask for information" },
  deny: { "pt-BR": "Recusar", en: "Deny" },
  tier: { "pt-BR": "Camada", en: "Tier" },
  pilotUntil: { "pt-BR": "Fim do piloto", en: "End of the pilot" },
  pilotHint: { "pt-BR": "Só para PILOT. Vazio: sem fim.", en: "For PILOT alone. Empty: without end." },
  toOwner: { "pt-BR": "Mensagem ao titular", en: "Message to the owner" },
  toOwnerHint: {
    "pt-BR": "Vai por e-mail. Obrigatória para perguntar e para recusar.",
    en: "It goes by e-mail. Required to ask and to deny.",
  },
  done: { "pt-BR": "Decidido. O titular recebe um e-mail.", en: "Decided. The owner gets an e-mail." },
  INFO_REQUESTED: { "pt-BR": "Esperam resposta do titular", en: "Waiting for the owner's answer" },
  PENDING: { "pt-BR": "Esperam decisão", en: "Waiting for a decision" },
} as const satisfies Record<string, Sentence>;
