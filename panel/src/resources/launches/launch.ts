import type { AnswerTo } from "../../api/operations.ts";
import type { PanelContext } from "../../context.ts";
import { moneyIn } from "../../kit/values.tsx";

export type Launch = AnswerTo<"listLaunches">["data"][number];

export const titleOf = (launch: Launch): string => launch.title ?? launch.developmentId;

export const pricesOf = (c: PanelContext, { priceFrom, priceTo }: Launch): string => {
  const prices = [...new Set([priceFrom, priceTo])].filter((price) => price !== null);
  return prices.map((price) => moneyIn(c.get("language"), price)).join(" – ");
};
