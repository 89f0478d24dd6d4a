import { ptEn, type Sentence } from "../../../../src/lib/language.ts";

/** Keyed by hours. */
export const CALL_PERIODS: Readonly<Record<string, Sentence>> = {
  "1": ptEn("1 hora", "1 hour"),
  "24": ptEn("24 horas", "24 hours"),
  "168": ptEn("7 dias", "7 days"),
  "720": ptEn("30 dias", "30 days"),
};

export const STATUS_TITLES: Readonly<Record<string, Sentence>> = {
  "2xx": ptEn("2xx: sucesso", "2xx: success"),
  "4xx": ptEn("4xx: recusada", "4xx: refused"),
  "5xx": ptEn("5xx: erro nosso", "5xx: our error"),
};

export const ERROR_GROUPS = {
  title: ptEn("Erros", "Errors"),
  intro: ptEn(
    "Respostas 4xx e 5xx, por código e operação. Corrija primeiro as mais frequentes.",
    "4xx and 5xx responses, by code and operation. Fix the most frequent ones first.",
  ),
  none: ptEn("Nenhum erro neste período.", "No errors in this period."),
  byDay: ptEn("Erros por dia", "Errors by day"),
  day: ptEn("Dia", "Day"),
  refused: ptEn("Recusadas (4xx)", "Refused (4xx)"),
  failed: ptEn("Erros nossos (5xx)", "Our errors (5xx)"),
  calls: ptEn("Vezes", "Count"),
  first: ptEn("Primeira", "First"),
  last: ptEn("Última", "Last"),
  keys: ptEn("Por chave", "By key"),
  show: ptEn("Ver as chamadas", "See the calls"),
  others: ptEn("outras", "others"),
} as const satisfies Record<string, Sentence>;

/** Keyed by days. */
export const DAY_PERIODS: Readonly<Record<string, Sentence>> = {
  "1": ptEn("hoje", "today"),
  "7": ptEn("7 dias", "7 days"),
  "30": ptEn("30 dias", "30 days"),
  "90": ptEn("90 dias", "90 days"),
};
