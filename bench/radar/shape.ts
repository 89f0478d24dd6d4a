import { LEAST_SCORE, placeOf } from "../../src/domain/radar/score.ts";
import type { PlantedBoard } from "./planted.ts";

/** What the formula of scores makes of a city: how many matches a client has, and of what kind. */
export interface Shape {
  /** Of each client, those without any too. */
  readonly ofClients: readonly number[];
  /** Shares of all of them. */
  readonly full: number;
  readonly least: number;
  readonly elsewhere: number;
}

/** Below this a score is near the one from which a pair is kept. */
const POOR = LEAST_SCORE + 10;
const FULL = 100;

export const shapeOf = (boards: readonly PlantedBoard[], clients: number): Shape => {
  const counts = new Map<string, number>();
  let [all, full, least, elsewhere] = [0, 0, 0, 0];
  for (const { offers, wishes, pairs } of boards) {
    const offered = new Map(offers.map(({ offer }) => [offer.id, offer]));
    const wanted = new Map(wishes.map(({ wish }) => [wish.id, wish]));
    for (const [propertyId, leadId, score] of pairs) {
      counts.set(leadId, (counts.get(leadId) ?? 0) + 1);
      all += 1;
      if (score === FULL) full += 1;
      if (score < POOR) least += 1;
      if (placeOf(offered.get(propertyId)!, wanted.get(leadId)!) === "elsewhere") elsewhere += 1;
    }
  }
  const none = Array.from({ length: clients - counts.size }, () => 0);
  return {
    ofClients: [...counts.values(), ...none],
    full: full / all,
    least: least / all,
    elsewhere: elsewhere / all,
  };
};
