import { availabilityOf } from "../../../intake/availability.ts";
import { fold } from "../../../lib/text.ts";
import type { Availability } from "../../../vocabulary/value-lists.ts";
import { textIn } from "./element.ts";
import type { Said } from "./said.ts";

/** Yes, no and purposes: of a longer text they are not the state. */
const NO_STATES = new Set("0 1 n s nao no sim yes true false let venda aluguel".split(" "));

/** Of the building, not of its offer. */
const CONDITIONS = new Set(
  "novo nova usado usada seminovo pronto pronta construcao obra obras planta lancamento revenda padrao ocupado ocupada desocupado desocupada reformado".split(
    " ",
  ),
);

/** In days, by a date or in words: no state unless it is one's word. */
const WHEN_FREE = "disponibilidade";

const isOff = (state: Availability | undefined): boolean => state !== undefined && state !== "ACTIVE";

const ownState = (word: string): Availability | undefined =>
  NO_STATES.has(word) ? undefined : availabilityOf(word);

/** The state that a text names or begins with: "Vendido em 10/2026". */
const stateOf = (text: string): Availability | undefined => {
  const whole = availabilityOf(text);
  if (whole !== undefined) return whole;
  const [first = "", ...rest] = fold(text).split(" ");
  const state = ownState(first);
  // "Ativo (vendido)" says two things.
  return state === "ACTIVE" && rest.some((word) => isOff(ownState(word))) ? undefined : state;
};

/** Of a home's own state, which some feeds call its "estado". */
export const isCondition = (text: string): boolean => CONDITIONS.has(fold(text));

/** What the feed itself says of a listing that is sold, let or switched off; null if it says no such thing. */
export const offStateOf = (said: Said): string | null => {
  const status = said
    .all("status")
    .filter(({ name, text }) => name !== WHEN_FREE || !/\d/.test(text))
    .map(textIn)
    .find((text) => isOff(stateOf(text)));
  if (status !== undefined) return status;
  const off = said.all("switch").find((element) => isOff(stateOf(textIn(element))));
  if (off) return `${off.name}: ${textIn(off).trim()}`;
  return said.texts("transaction").find((text) => !NO_STATES.has(fold(text)) && isOff(stateOf(text))) ?? null;
};

/** Whether a text says how a property is offered, and nothing else. */
export const isStateOrCondition = (text: string): boolean => stateOf(text) !== undefined;

/** A status in words that are not known. */
export const unreadStatusOf = (said: Said): string | undefined =>
  said
    .all("status")
    .filter(({ name }) => name !== WHEN_FREE)
    .map(textIn)
    .find((text) => {
      const words = fold(text).split(" ").filter(Boolean);
      return words.length > 0 && stateOf(text) === undefined && !words.some((word) => CONDITIONS.has(word));
    });
