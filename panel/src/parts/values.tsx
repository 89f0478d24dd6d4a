import type { Language } from "../../../src/lib/language.ts";

const ZONE = "America/Sao_Paulo";

/** In São Paulo's time; the exact one, in UTC, goes with it. */
export const Time = ({ at, language }: { readonly at: string; readonly language: Language }) => (
  <time datetime={at}>
    {new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: ZONE }).format(
      new Date(at),
    )}
  </time>
);

export const numberIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(language).format(value);

/** An amount of reais. */
export const moneyIn = (language: Language, reais: number): string =>
  new Intl.NumberFormat(language, { style: "currency", currency: "BRL", maximumFractionDigits: 2 })
    .format(reais)
    .replace(/[.,]00$/, "");
