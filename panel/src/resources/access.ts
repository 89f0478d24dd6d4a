import { ptEn, type Sentence } from "../../../src/lib/language.ts";

interface State {
  readonly title: Sentence;
  readonly next: Sentence;
}

const STATES: Readonly<Record<string, State>> = {
  NOT_REQUESTED: {
    title: ptEn("Acesso não pedido", "Access not requested"),
    next: ptEn(
      "Peça o acesso: diga qual sistema vai usar a API e para quê.",
      "Request access: tell us which system will use the API, and what for.",
    ),
  },
  PENDING: {
    title: ptEn("Acesso em análise", "Access under review"),
    next: ptEn(
      "O operador está analisando o pedido. Você poderá criar chaves depois da aprovação.",
      "The operator is reviewing the request. You can create keys once it is approved.",
    ),
  },
  INFO_REQUESTED: {
    title: ptEn("O operador pediu informações", "The operator asked for information"),
    next: ptEn(
      "Responda abaixo para o pedido voltar à análise.",
      "Answer below to have the request reviewed again.",
    ),
  },
  ACTIVE: {
    title: ptEn("Acesso ativo", "Access is active"),
    next: ptEn("Suas chaves funcionam dentro dos limites abaixo.", "Your keys work within the limits below."),
  },
  DENIED: {
    title: ptEn("Acesso recusado", "Access denied"),
    next: ptEn(
      "Você pode fazer um novo pedido 30 dias depois da recusa.",
      "You can make a new request 30 days after the denial.",
    ),
  },
  SUSPENDED: {
    title: ptEn("Acesso suspenso", "Access suspended"),
    next: ptEn("Fale com o operador.", "Contact the operator."),
  },
  REVOKED: {
    title: ptEn("Acesso encerrado", "Access revoked"),
    next: ptEn("Fale com o operador.", "Contact the operator."),
  },
};

const OTHER: State = {
  title: ptEn("Acesso indisponível", "Access unavailable"),
  next: ptEn("Fale com o operador.", "Contact the operator."),
};

/** The states of the grant that an operator sets, in words. */
export const ACCESS_STATES: Readonly<Record<string, Sentence>> = Object.fromEntries(
  Object.entries(STATES).map(([status, { title }]) => [status, title]),
);

/** A state of the grant in words; null for an account that never asked. */
export const stateOf = (status: string | null): State => STATES[status ?? "NOT_REQUESTED"] ?? OTHER;

export const TIER_TITLES: Readonly<Record<string, Sentence>> = {
  PILOT: ptEn("Piloto", "Pilot"),
  STANDARD: ptEn("Padrão", "Standard"),
  SCALE: ptEn("Escala", "Scale"),
};
