import { byRef, listingOf, refOf } from "../listing.ts";
import type { Kind, Turn } from "../turn.ts";

const put = async (turn: Turn): Promise<void> => {
  const ref = refOf(turn);
  const { ok, body } = await turn.call("PUT", `${byRef(ref)}?dryRun=true`, { body: listingOf(turn.random) });
  if (!ok) return;
  turn.claim(body.result.dryRun && body.result.outcome === "CREATED", "a dry run shows the outcome");
  await turn.call("GET", byRef(ref), { wants: "404 not_found" });
};

const trash = async (turn: Turn): Promise<void> => {
  const known = turn.account.properties.pick(turn.random);
  if (known) await turn.call("DELETE", `/properties/${known.id}?dryRun=true`);
};

/** Dry runs of writes. */
export const KINDS: readonly Kind[] = [
  { name: "try a creation", weight: 3, refusals: [], act: put },
  { name: "try a deletion", weight: 2, refusals: ["409 shrink_guard"], act: trash },
];
