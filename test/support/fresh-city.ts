import { type City, searchCities } from "../../src/domain/geo/cities.ts";

const cities = searchCities({ uf: "PI", limit: 1_000 }).cities[Symbol.iterator]();

/** A city that no other test writes about, so that all its work is the test's own. */
export const freshCity = (): City => {
  const { value, done } = cities.next();
  if (done) throw new Error("Piauí has no more cities: take another state.");
  return value;
};
