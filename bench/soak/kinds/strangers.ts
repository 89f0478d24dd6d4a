import { choose } from "../../../test/support/random.ts";
import type { Kind, Turn } from "../turn.ts";

const REFUSED = { wants: "404 not_found" } as const;

/** Another account's new object is unknown to this one, whatever the call. */
const readForeign = async (turn: Turn): Promise<void> => {
  const other = choose(turn.random, turn.context.accounts);
  if (other === turn.account) return;
  const property = other.properties.pick(turn.random);
  if (property) {
    const path = `/properties/${property.id}`;
    await turn.call("GET", path, REFUSED);
    await turn.call("PATCH", path, { body: { bedrooms: 9 }, ...REFUSED });
    await turn.call("DELETE", path, REFUSED);
  }
  const lead = other.leads.pick(turn.random);
  if (!lead) return;
  await turn.call("GET", `/leads/${lead.id}`, REFUSED);
  await turn.call("PATCH", `/leads/${lead.id}`, { body: { notes: "De quem?" }, ...REFUSED });
};

/** Calls about another account's objects. */
export const KINDS: readonly Kind[] = [
  { name: "reach for a stranger's", weight: 2, refusals: [], act: readForeign },
];
