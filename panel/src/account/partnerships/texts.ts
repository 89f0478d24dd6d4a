import type { Sentence } from "../../../../src/lib/language.ts";

export const PARTNERSHIPS = {
  title: { "pt-BR": "Parcerias", en: "Partnerships" },
  none: { "pt-BR": "Nenhuma parceria ainda.", en: "No partnerships yet." },
  partner: { "pt-BR": "Com quem", en: "Partner" },
  property: { "pt-BR": "Imóvel", en: "Property" },
  client: { "pt-BR": "Cliente", en: "Client" },
  stage: { "pt-BR": "Etapa", en: "Stage" },
  progress: { "pt-BR": "Último avanço", en: "Last progress" },
  protectedUntil: { "pt-BR": "Protegido até", en: "Protected until" },
  offMarket: { "pt-BR": "O imóvel saiu do mercado", en: "The property left the market" },
  contact: { "pt-BR": "Contato", en: "Contact" },
  message: { "pt-BR": "Mensagem", en: "Message" },
  move: { "pt-BR": "Mudar a etapa", en: "Change the stage" },
  save: { "pt-BR": "Salvar", en: "Save" },
  ask: { "pt-BR": "Pedir notícias", en: "Ask for an update" },
  askText: {
    "pt-BR": "Sem resposta em 15 dias, a parceria pode ser encerrada.",
    en: "Without an answer in 15 days the partnership can be closed.",
  },
  asked: { "pt-BR": "Notícias pedidas", en: "Update requested" },
  untitled: { "pt-BR": "Parceria", en: "Partnership" },
  toAnswer: { "pt-BR": "Para responder", en: "To answer" },
  firstToAnswer: {
    "pt-BR": "Aparecem os {count} pedidos mais novos; os outros estão na lista.",
    en: "The newest {count} requests are shown; the list has the others.",
  },
  all: { "pt-BR": "Todas", en: "All" },
  accept: { "pt-BR": "Aceitar", en: "Accept" },
  decline: { "pt-BR": "Recusar", en: "Decline" },
  until: { "pt-BR": "Responder até", en: "Answer by" },
  askedOfUs: { "pt-BR": "Esperam notícias", en: "Waiting for news" },
} as const satisfies Record<string, Sentence>;
