import type { Sentence } from "../../../src/lib/language.ts";
import type {
  ACCOUNT_TYPES,
  CAPTACAO_STATUSES,
  PARTNERSHIP_KINDS,
} from "../../../src/vocabulary/value-lists.ts";
import type { PanelContext } from "../context.ts";

export type Words = Readonly<Record<string, Sentence>>;

/** A value in words; one without any is shown as it is. */
export const wordOf = (c: PanelContext, words: Words, value: string): string =>
  Object.hasOwn(words, value) ? c.get("say")(words[value]!) : value;

type Of<Value extends string> = Readonly<Record<Value, Sentence>>;

export const ACCOUNT_TYPE_WORDS: Of<(typeof ACCOUNT_TYPES)[number]> = {
  AGENCY: { "pt-BR": "Imobiliária", en: "Agency" },
  DEVELOPER: { "pt-BR": "Incorporadora", en: "Developer" },
};

export const ACCOUNT_STATUS_WORDS: Words = {
  ACTIVE: { "pt-BR": "Ativa", en: "Active" },
  INACTIVE: { "pt-BR": "Inativa", en: "Inactive" },
};

export const SUBSCRIPTION_WORDS: Words = {
  ACTIVE: { "pt-BR": "Em dia", en: "Paid" },
  TRIAL: { "pt-BR": "Em teste", en: "On trial" },
  OVERDUE: { "pt-BR": "Em atraso", en: "Overdue" },
};

/** Of a request for access. */
export const ACCESS_DECISIONS: Words = {
  APPROVED: { "pt-BR": "Aprovado", en: "Approved" },
  DENIED: { "pt-BR": "Recusado", en: "Refused" },
};

export const OFFER_STATES: Of<(typeof CAPTACAO_STATUSES)[number]> = {
  OFFERED: { "pt-BR": "Em aberto", en: "Open" },
  ACCEPTED: { "pt-BR": "Aceita", en: "Accepted" },
  WITHDRAWN: { "pt-BR": "Retirada", en: "Withdrawn" },
  EXPIRED: { "pt-BR": "Vencida", en: "Expired" },
};

export const MAIL_STATES: Words = {
  QUEUED: { "pt-BR": "Na fila", en: "Queued" },
  SENT: { "pt-BR": "Enviado", en: "Sent" },
  FAILED: { "pt-BR": "Não enviado", en: "Not sent" },
};

export const SHARD_STATES: Words = {
  OPEN: { "pt-BR": "Com espaço", en: "Has room" },
  FILLING: { "pt-BR": "Enchendo", en: "Filling" },
  CLOSED: { "pt-BR": "Sem contas novas", en: "Closed to new accounts" },
  CRITICAL: { "pt-BR": "Quase cheio", en: "Nearly full" },
};

export const SIDE_KINDS: Of<(typeof PARTNERSHIP_KINDS)[number]> = {
  CLIENT_FOR_PROPERTY: { "pt-BR": "Cliente para um imóvel", en: "A client for a property" },
  PROPERTY_FOR_CLIENT: { "pt-BR": "Imóvel para um cliente", en: "A property for a client" },
};

export const SIDE_SCOPES: Words = {
  NETWORK: { "pt-BR": "Rede", en: "Network" },
  LAUNCH: { "pt-BR": "Lançamento", en: "Launch" },
};

export const SANDBOX_FILTER = {
  label: { "pt-BR": "Contas", en: "Accounts" },
  live: { "pt-BR": "De produção", en: "Live" },
  sandboxes: { "pt-BR": "Sandboxes", en: "Sandboxes" },
} as const satisfies Words;
