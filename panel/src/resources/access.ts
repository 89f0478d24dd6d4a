import type { Sentence } from "../../../src/lib/language.ts";

interface State {
  readonly title: Sentence;
  readonly next: Sentence;
}

const STATES: Readonly<Record<string, State>> = {
  NOT_REQUESTED: {
    title: { "pt-BR": "Acesso não pedido", en: "Access not requested" },
    next: {
      "pt-BR": "Peça o acesso: conte qual sistema vai chamar e para quê.",
      en: "Request access: say which system will call, and what for.",
    },
  },
  PENDING: {
    title: { "pt-BR": "Acesso em análise", en: "Access under review" },
    next: {
      "pt-BR": "O operador está lendo o pedido. As chaves vêm depois da resposta.",
      en: "The operator is reading the request. Keys come after the answer.",
    },
  },
  INFO_REQUESTED: {
    title: { "pt-BR": "O operador pediu informações", en: "The operator asked for information" },
    next: {
      "pt-BR": "Responda abaixo, e o pedido volta à análise.",
      en: "Answer below, and the request is under review again.",
    },
  },
  ACTIVE: {
    title: { "pt-BR": "Acesso ativo", en: "Access is active" },
    next: {
      "pt-BR": "Suas chaves funcionam dentro dos limites abaixo.",
      en: "Your keys work within the limits below.",
    },
  },
  DENIED: {
    title: { "pt-BR": "Acesso recusado", en: "Access denied" },
    next: {
      "pt-BR": "Um novo pedido pode ser feito 30 dias depois da recusa.",
      en: "A new request can be made 30 days after the denial.",
    },
  },
  SUSPENDED: {
    title: { "pt-BR": "Acesso suspenso", en: "Access suspended" },
    next: { "pt-BR": "Fale com o operador.", en: "Talk to the operator." },
  },
  REVOKED: {
    title: { "pt-BR": "Acesso encerrado", en: "Access revoked" },
    next: { "pt-BR": "Fale com o operador.", en: "Talk to the operator." },
  },
};

const OTHER: State = {
  title: { "pt-BR": "Acesso parado", en: "Access stopped" },
  next: { "pt-BR": "Fale com o operador.", en: "Talk to the operator." },
};

/** The states of the grant that an operator sets, in words. */
export const ACCESS_STATES: Readonly<Record<string, Sentence>> = Object.fromEntries(
  Object.entries(STATES).map(([status, { title }]) => [status, title]),
);

/** A state of the grant in words; null is an account that never asked. */
export const stateOf = (status: string | null): State => STATES[status ?? "NOT_REQUESTED"] ?? OTHER;

export const TIER_TITLES: Readonly<Record<string, Sentence>> = {
  PILOT: { "pt-BR": "Piloto", en: "Pilot" },
  STANDARD: { "pt-BR": "Padrão", en: "Standard" },
  SCALE: { "pt-BR": "Escala", en: "Scale" },
};
