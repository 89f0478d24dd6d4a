import type { Language } from "../../../src/lib/language.ts";

export const ZONE = "America/Sao_Paulo";

/** Short, but without confusing day and month in either language. */
const PARTS = {
  "pt-BR": { day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit" },
  en: {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;

interface TimeParts {
  readonly at: string;
  readonly language: Language;
  /** To the second, for lists with many rows a minute. */
  readonly exact?: true;
}

/** Text that is never broken over two lines. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** A sentence of the API, whose amounts never break over two lines. */
export const withWholeAmounts = (text: string): string => text.replaceAll("R$ ", "R$\u00a0");

/** A time in São Paulo. */
export const timeIn = (language: Language, at: string, exact = false): string =>
  unbroken(
    new Intl.DateTimeFormat(language, {
      ...PARTS[language],
      ...(exact && { second: "2-digit" }),
      timeZone: ZONE,
    }).format(new Date(at)),
  );

/** A time in São Paulo; its `datetime` attribute has the exact one, in UTC. */
export const Time = ({ at, language, exact }: TimeParts) => (
  <time datetime={at}>{timeIn(language, at, exact)}</time>
);

/** A day in São Paulo. */
export const dateIn = (language: Language, at: string): string => {
  const { day, month, year } = PARTS[language];
  return unbroken(
    new Intl.DateTimeFormat(language, { day, month, year, timeZone: ZONE }).format(new Date(at)),
  );
};

/** A calendar day, in no time zone. */
export const dayIn = (language: Language, date: string): string => {
  const { day, month, year } = PARTS[language];
  return unbroken(
    new Intl.DateTimeFormat(language, { day, month, year, timeZone: "UTC" }).format(new Date(date)),
  );
};

export const numberIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(language).format(value);

/** An amount of reais. */
export const moneyIn = (language: Language, reais: number): string =>
  unbroken(
    new Intl.NumberFormat(language, { style: "currency", currency: "BRL", maximumFractionDigits: 2 })
      .format(reais)
      .replace(/[.,]00$/, ""),
  );
