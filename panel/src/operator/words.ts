import { ptEn, type Sentence } from "../../../src/lib/language.ts";
import type {
  ACCOUNT_TYPES,
  CAPTACAO_STATUSES,
  PARTNERSHIP_KINDS,
} from "../../../src/vocabulary/value-lists.ts";
import type { PanelContext } from "../context.ts";

export type Words = Readonly<Record<string, Sentence>>;

/** A value in words; one without any is shown as it is. */
export const wordOf = (c: PanelContext, words: Words, value: string): string =>
  Object.hasOwn(words, value) ? c.get("t")(words[value]!) : value;

type Of<Value extends string> = Readonly<Record<Value, Sentence>>;

export const ACCOUNT_TYPE_WORDS: Of<(typeof ACCOUNT_TYPES)[number]> = {
  AGENCY: ptEn("Imobiliária", "Agency"),
  DEVELOPER: ptEn("Incorporadora", "Developer"),
};

export const ACCOUNT_STATUS_WORDS: Words = {
  ACTIVE: ptEn("Ativa", "Active"),
  INACTIVE: ptEn("Inativa", "Inactive"),
};

export const SUBSCRIPTION_WORDS: Words = {
  ACTIVE: ptEn("Em dia", "Paid"),
  TRIAL: ptEn("Em teste", "On trial"),
  OVERDUE: ptEn("Em atraso", "Overdue"),
};

/** Decisions on a request for access. */
export const ACCESS_DECISIONS: Words = {
  APPROVED: ptEn("Aprovado", "Approved"),
  DENIED: ptEn("Recusado", "Denied"),
};

export const OFFER_STATES: Of<(typeof CAPTACAO_STATUSES)[number]> = {
  OFFERED: ptEn("Em aberto", "Open"),
  ACCEPTED: ptEn("Aceita", "Accepted"),
  WITHDRAWN: ptEn("Retirada", "Withdrawn"),
  EXPIRED: ptEn("Vencida", "Expired"),
};

export const MAIL_STATES: Words = {
  QUEUED: ptEn("Na fila", "Queued"),
  SENT: ptEn("Enviado", "Sent"),
  FAILED: ptEn("Não enviado", "Not sent"),
};

export const SHARD_STATES: Words = {
  OPEN: ptEn("Com espaço", "Has room"),
  FILLING: ptEn("Enchendo", "Filling"),
  CLOSED: ptEn("Sem contas novas", "Closed to new accounts"),
  CRITICAL: ptEn("Quase cheio", "Nearly full"),
};

export const SIDE_KINDS: Of<(typeof PARTNERSHIP_KINDS)[number]> = {
  CLIENT_FOR_PROPERTY: ptEn("Cliente para um imóvel", "A client for a property"),
  PROPERTY_FOR_CLIENT: ptEn("Imóvel para um cliente", "A property for a client"),
};

export const SIDE_SCOPES: Words = {
  NETWORK: ptEn("Rede", "Network"),
  LAUNCH: ptEn("Lançamento", "Launch"),
};

export const SANDBOX_FILTER = {
  label: ptEn("Contas", "Accounts"),
  live: ptEn("De produção", "Live"),
  sandboxes: ptEn("Sandboxes", "Sandboxes"),
} as const satisfies Words;
