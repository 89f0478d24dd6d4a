import { availabilityOf } from "../../../intake/availability.ts";
import { fold } from "../../../lib/text.ts";
import type { Availability } from "../../../vocabulary/value-lists.ts";

/** Yes, no and purposes: in a longer text they are not the state. */
export const NO_STATES = new Set("0 1 n s nao no sim yes true false let venda aluguel".split(" "));

export const isOff = (state: Availability | undefined): boolean => state !== undefined && state !== "ACTIVE";

const ownState = (word: string): Availability | undefined =>
  NO_STATES.has(word) ? undefined : availabilityOf(word);

/** The state that a text names or begins with: "Vendido em 10/2026". */
export const stateOf = (text: string): Availability | undefined => {
  const whole = availabilityOf(text);
  if (whole !== undefined) return whole;
  const [first = "", ...rest] = fold(text).split(" ");
  const state = ownState(first);
  // "Ativo (vendido)" is ambiguous.
  return state === "ACTIVE" && rest.some((word) => isOff(ownState(word))) ? undefined : state;
};
