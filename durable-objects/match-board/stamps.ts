import { openCitiesOf, openCityOf } from "../../src/domain/radar/boards.ts";
import type { Offer } from "../../src/domain/radar/offer.ts";
import type { Truth } from "../../src/domain/radar/truth.ts";
import { type Wish, wishOf } from "../../src/domain/radar/wish.ts";
import { hash32 } from "../../src/lib/hash.ts";
import { type Checked, cityBoard, type Told } from "../../src/ports/match-board.ts";
import { offerIn } from "./learned.ts";

/** Tells offers and wishes apart that differ in anything. */
export const stampOf = (known: Offer | Wish): string => {
  const text = JSON.stringify(known);
  return `${hash32(text)} ${hash32("again", text)}`;
};

/** Open to all: what a city may know of as soon as its account is active, or a developer's. */
const ANYBODY = { type: "DEVELOPER", status: "ACTIVE" } as const;

/** What the boards of cities are to know of an object, by their names. */
export const openTo = (told: Told, truth: Truth, quiet: boolean): [string, Checked][] => {
  const account = truth.accounts.get(told.accountId) ?? null;
  const offer = offerIn(truth.properties.get(told.id));
  const lead = truth.leads.get(told.id);
  const wish = lead ? wishOf(lead) : null;
  const mayBe = [offer ? openCityOf(offer, ANYBODY) : null, ...(wish ? openCitiesOf(wish, ANYBODY) : [])];
  const are = [offer ? openCityOf(offer, account) : null, ...(wish ? openCitiesOf(wish, account) : [])];
  return mayBe
    .filter((cityId) => cityId !== null)
    .map((cityId) => [
      cityBoard(cityId),
      { ...told, quiet, stamp: are.includes(cityId) ? stampOf((offer ?? wish)!) : null },
    ]);
};
