import type { Language } from "../../lib/language.ts";
import { labelOf } from "../../vocabulary/labels.ts";
import { amountOf, explain } from "../radar/explain.ts";
import type { StoredFacts } from "../radar/first-formula.ts";

const TEXTS: Readonly<Record<Language, (of: Summarized) => string>> = {
  "pt-BR": ({ type, amount, purpose, score, reasons, asked }) =>
    `${type} ${purpose === "VENDA" ? `à venda por ${amount}` : `para alugar por ${amount} por mês`}: ${score} de 100 pontos; atende a ${reasons} dos ${asked} itens que o cliente procura.`,
  en: ({ type, amount, purpose, score, reasons, asked }) =>
    `${type} ${purpose === "VENDA" ? `for sale at ${amount}` : `to rent at ${amount} a month`}: ${score} of 100 points; meets ${reasons} of the ${asked} things that the client looks for.`,
};

interface Summarized {
  readonly type: string;
  readonly amount: string;
  readonly purpose: StoredFacts["purpose"];
  readonly score: number;
  readonly reasons: number;
  /** At least three: location, price and type. */
  readonly asked: number;
}

/** The pair at the time of the request, in one sentence (rules 28.6). */
export const summarize = (facts: StoredFacts, score: number, language: Language): string => {
  const { reasons, gaps } = explain(facts, language);
  return TEXTS[language]({
    type: labelOf("propertyType", facts.type.type, language),
    amount: amountOf(facts.price.cents, language),
    purpose: facts.purpose,
    score,
    reasons: reasons.length,
    asked: reasons.length + gaps.length,
  });
};
