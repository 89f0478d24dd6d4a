import type { Language } from "../../lib/language.ts";
import type { About, Gap, NearMiss } from "../../ports/board-answers.ts";
import { accountBoard, type MatchBoardPort } from "../../ports/match-board.ts";
import { labelOf } from "../../vocabulary/labels.ts";
import { answerOf } from "./ask-board.ts";
import { aboveMaximum, explain, sentenceOf } from "./explain.ts";
import type { Facts } from "./facts.ts";

export const EXPLORABLE = ["nearMisses", "funnel"] as const;

interface Boards {
  readonly accountId: string;
  readonly language: Language;
  board(name: string): MatchBoardPort;
}

const sentencesOf = (gap: Gap, language: Language): string[] => {
  const isPortuguese = language === "pt-BR";
  switch (gap.gate) {
    case "PRICE":
      return [aboveMaximum(gap.cents, gap.max)[language]];
    case "TYPE":
      return [
        `${isPortuguese ? "Outro tipo" : "Another type"}: ${labelOf("propertyType", gap.type, language)}`,
      ];
    case "PURPOSE": {
      const purposes = gap.purposes.map((purpose) => labelOf("purpose", purpose, language));
      return [`${isPortuguese ? "Outra finalidade" : "Another purpose"}: ${purposes.join(", ")}`];
    }
    case "BEDROOMS":
      return [sentenceOf("bedrooms", gap, language)];
    case "AREA":
      return [sentenceOf("area", gap, language)];
    case "SCORE":
      return explain(gap.facts as Facts, language).gaps;
  }
};

const presentNearMiss = ({ gap, ...near }: NearMiss, language: Language) => ({
  ...near,
  missing: gap.gate,
  gaps: sentencesOf(gap, language),
});

/**
 * The extras of a list of an object's matches: for own objects, from the account's board (rules 26.40).
 * @returns only the requested extras; null if the board does not answer
 */
export const explore = async (
  { accountId, language, board }: Boards,
  about: About,
  asked: readonly (typeof EXPLORABLE)[number][] = [],
) => {
  if (asked.length === 0) return {};
  const name = accountBoard(accountId);
  const answer = await answerOf(() => board(name).explore(name, about));
  const nearMisses = answer?.nearMisses.map((near) => presentNearMiss(near, language)) ?? null;
  return {
    ...(asked.includes("nearMisses") && { nearMisses }),
    ...(asked.includes("funnel") && { funnel: answer?.funnel ?? null }),
  };
};
