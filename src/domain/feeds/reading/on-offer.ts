import { fold } from "../../../lib/text.ts";
import { type Element, textIn, YES } from "./element.ts";
import type { ParsedListing } from "./parsed-listing.ts";
import { isOff, NO_STATES, stateOf } from "./states.ts";

/** About the building, not about its offer. */
const CONDITIONS = new Set(
  "novo nova usado usada seminovo pronto pronta construcao obra obras planta lancamento revenda padrao ocupado ocupada desocupado desocupada reformado".split(
    " ",
  ),
);

/** When a home becomes free, in days, as a date or in words: a state only if it uses a state's word. */
const WHEN_FREE = "disponibilidade";

/** When it was deleted or sold: "0000-00-00" for not yet. A date in `vendido` may be that of something else. */
const GONE_SINCE = /(?:em|at)$|^dataexclusao$/;
const isDate = (element: Element): boolean => /[1-9]/.test(textIn(element));

/** The condition of a home, which some feeds call its "estado". */
export const isCondition = (text: string): boolean => CONDITIONS.has(fold(text));

/** Whether the feed itself says that a listing is sold, let or switched off; null if it does not say. */
export const offStateOf = (listing: ParsedListing): string | null => {
  const status = listing
    .all("status")
    .filter(({ name, text }) => name !== WHEN_FREE || !/\d/.test(text))
    .map(textIn)
    .find((text) => isOff(stateOf(text)));
  if (status !== undefined) return status;
  const off = listing.all("switch").find((element) => isOff(stateOf(textIn(element))));
  if (off) return `${off.name}: ${textIn(off).trim()}`;
  const gone = listing
    .all("off")
    .find((element) => YES.has(fold(textIn(element))) || (GONE_SINCE.test(element.name) && isDate(element)));
  if (gone) return gone.name;
  return (
    listing.texts("transaction").find((text) => !NO_STATES.has(fold(text)) && isOff(stateOf(text))) ?? null
  );
};

/** Whether a text says how a property is offered, and nothing else. */
export const isStateOrCondition = (text: string): boolean => stateOf(text) !== undefined;

/** A status in unknown words. */
export const unreadStatusOf = (listing: ParsedListing): string | undefined =>
  listing
    .all("status")
    .filter(({ name }) => name !== WHEN_FREE)
    .map(textIn)
    .find((text) => {
      const words = fold(text).split(" ").filter(Boolean);
      return words.length > 0 && stateOf(text) === undefined && !words.some((word) => CONDITIONS.has(word));
    });
