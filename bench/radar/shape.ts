import { factsOf } from "../../src/domain/radar/facts.ts";
import { MIN_SCORE } from "../../src/domain/radar/score.ts";
import type { PlantedBoard } from "./planted.ts";

/** The formula's results for a city: the number and kind of a client's matches. */
export interface Shape {
  /** Matches of each client, including clients without any. */
  readonly ofClients: readonly number[];
  /** Shares of all matches, in the order of the page. */
  readonly full: number;
  readonly least: number;
  readonly elsewhere: number;
  readonly cheap: number;
  readonly lacking: number;
}

/** A score below this is close to the threshold. */
const LOW_SCORE = MIN_SCORE + 10;
const FULL = 100;
/** A price below this share of the client's maximum is hardly what the client wants. */
const CHEAP = 0.35;
/** This many of bedrooms, area and parking spots are known and below the request. */
const MANY_MISSED = 2;

export const shapeOf = (boards: readonly PlantedBoard[], clients: number): Shape => {
  const counts = new Map<string, number>();
  let full = 0;
  let least = 0;
  let elsewhere = 0;
  let cheap = 0;
  let lacking = 0;
  for (const { offers, wishes, pairs } of boards) {
    const offered = new Map(offers.map(({ offer }) => [offer.id, offer]));
    const wanted = new Map(wishes.map(({ wish }) => [wish.id, wish]));
    for (const [propertyId, leadId, score] of pairs) {
      counts.set(leadId, (counts.get(leadId) ?? 0) + 1);
      const facts = factsOf(offered.get(propertyId)!, wanted.get(leadId)!);
      const { location, price, bedrooms, area, parking } = facts;
      const missed = [bedrooms, area, parking].filter(
        (one) => one && one.has !== null && one.has < one.asked,
      );
      full += Number(score === FULL);
      least += Number(score < LOW_SCORE);
      elsewhere += Number(location.place === "elsewhere");
      cheap += Number(price.cents < CHEAP * price.max);
      lacking += Number(missed.length >= MANY_MISSED);
    }
  }
  const none = Array.from({ length: clients - counts.size }, () => 0);
  const all = counts.values().reduce((sum, count) => sum + count, 0);
  return {
    ofClients: [...counts.values(), ...none],
    full: full / all,
    least: least / all,
    elsewhere: elsewhere / all,
    cheap: cheap / all,
    lacking: lacking / all,
  };
};
