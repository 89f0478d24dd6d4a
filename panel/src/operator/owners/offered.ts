import { LABELS } from "../../../../src/vocabulary/labels.ts";
import type { AnswerTo } from "../../api/operations.ts";
import type { PanelContext } from "../../context.ts";
import { wordOf } from "../words.ts";

type Facts = Pick<
  AnswerTo<"listAllOffers">["data"][number],
  "purpose" | "propertyType" | "neighborhood" | "city"
>;

/** An owner described by what they offer, and where: no operator reads their name. */
export const offeredIn = (c: PanelContext, { purpose, propertyType, neighborhood, city }: Facts): string =>
  [
    wordOf(c, LABELS.purpose, purpose),
    propertyType && wordOf(c, LABELS.propertyType, propertyType),
    neighborhood,
    city,
  ]
    .filter(Boolean)
    .join(", ");
