import type { Sentence } from "../../../src/lib/language.ts";

interface State {
  readonly title: Sentence;
  readonly next: Sentence;
}

const STATES: Readonly<Record<string, State>> = {
  NOT_REQUESTED: {
    title: { "pt-BR": "Acesso não pedido", en: "Access not requested" },
    next: {
      "pt-BR": "Peça o acesso: diga qual sistema vai usar a API e para quê.",
      en: "Request access: say which system will use the API and what for.",
    },
  },
  PENDING: {
    title: { "pt-BR": "Acesso em análise", en: "Access under review" },
    next: {
      "pt-BR": "O operador está analisando o pedido. Você poderá criar chaves depois da aprovação.",
      en: "The operator is reviewing the request. You can create keys once it is approved.",
    },
  },
  INFO_REQUESTED: {
    title: { "pt-BR": "O operador pediu informações", en: "The operator asked for information" },
    next: {
      "pt-BR": "Responda abaixo para o pedido voltar à análise.",
      en: "Answer below to have the request reviewed again.",
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
      "pt-BR": "Você pode fazer um novo pedido 30 dias depois da recusa.",
      en: "You can make a new request 30 days after the denial.",
    },
  },
  SUSPENDED: {
    title: { "pt-BR": "Acesso suspenso", en: "Access suspended" },
    next: { "pt-BR": "Fale com o operador.", en: "Contact the operator." },
  },
  REVOKED: {
    title: { "pt-BR": "Acesso encerrado", en: "Access revoked" },
    next: { "pt-BR": "Fale com o operador.", en: "Contact the operator." },
  },
};

const OTHER: State = {
  title: { "pt-BR": "Acesso indisponível", en: "Access unavailable" },
  next: { "pt-BR": "Fale com o operador.", en: "Contact the operator." },
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
