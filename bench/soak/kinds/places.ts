import { choose } from "../../../test/support/random.ts";
import type { Kind, Turn } from "../turn.ts";

const SEARCHES = ["q=curi", "q=sao", "uf=PR&limit=20", "uf=SP&q=santo"];

/** Searches a city, then its neighborhoods, as a form does. */
const searchPlaces = async (turn: Turn): Promise<void> => {
  const { ok, body } = await turn.call("GET", `/geo/cities?${choose(turn.random, SEARCHES)}`);
  if (!ok) return;
  turn.claim(body.data.length > 0 && body.data.length <= body.total, "a search for a city finds some");
  const { cityId } = choose(turn.random, body.data as { cityId: string }[]);
  const path = `/geo/cities/${cityId}/neighborhoods?limit=50`;
  const first = await turn.call("GET", path);
  if (!first.ok || first.body.nextCursor === null) return;
  await turn.call("GET", `${path}&cursor=${encodeURIComponent(first.body.nextCursor)}`);
};

/** Cities and neighborhoods. */
export const KINDS: readonly Kind[] = [
  { name: "look for a place", weight: 2, refusals: [], act: searchPlaces },
];
