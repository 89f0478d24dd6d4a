import { choose } from "../../../test/support/random.ts";
import { byRef } from "../listing.ts";
import type { Kind, Turn } from "../turn.ts";

/** Objects change during polls; one machine's clock does not run backwards. */
const POLLED_MS = 60_000;

const FILTERS = ["", "&status=ACTIVE", "&purpose=VENDA", "&type=APARTAMENTO", "&radar=pending"];
const REFERENCES = [
  "property-types",
  "purposes",
  "property-statuses",
  "lead-statuses",
  "partnership-statuses",
  "construction-stages",
  "scopes",
  "event-types",
];

/** Follows `nextCursor` to the end, or until a refusal. */
const walk =
  (path: string, idOf = ({ id }: Record<string, string>) => id) =>
  async (turn: Turn): Promise<void> => {
    const ids: unknown[] = [];
    let cursor = "";
    do {
      const { ok, body } = await turn.call("GET", path + (cursor && `&cursor=${encodeURIComponent(cursor)}`));
      if (!ok) return;
      ids.push(...body.data.map(idOf));
      cursor = body.nextCursor ?? "";
    } while (cursor !== "");
    turn.claim(new Set(ids).size === ids.length, "a walk shows nothing twice");
  };

const readMe = async (turn: Turn): Promise<void> => {
  const { ok, body } = await turn.call("GET", "/me");
  if (ok) turn.claim(body.data.account.id === turn.account.id, "a key shows its own account");
};

const readOne = async (turn: Turn): Promise<void> => {
  const known = turn.account.properties.pick(turn.random);
  if (!known) return;
  const path = known.ref === null || turn.random() < 0.5 ? `/properties/${known.id}` : byRef(known.ref);
  const { ok, body } = await turn.call("GET", path);
  if (ok) turn.claim(body.data.id === known.id, "a read shows the requested object");
};

const readPage = async (turn: Turn): Promise<void> => {
  const { ok, body } = await turn.call("GET", `/properties?limit=20${choose(turn.random, FILTERS)}`);
  if (!ok) return;
  for (const { id, externalRef, status } of body.data)
    if (status !== "DELETED" && turn.random() < 0.2)
      turn.account.properties.add({ id, ref: externalRef, input: null });
};

const poll = async (turn: Turn): Promise<void> => {
  const since = new Date(Date.now() - POLLED_MS).toISOString();
  const list = choose(turn.random, ["properties", "leads"]);
  const { ok, body } = await turn.call("GET", `/${list}?updatedSince=${since}&limit=100`);
  if (!ok) return;
  const updated = (body.data as { updatedAt: string }[]).map(({ updatedAt }) => updatedAt);
  turn.claim(
    updated.every((at) => at >= since),
    "updatedSince lists nothing older",
  );
};

const readLead = async (turn: Turn): Promise<void> => {
  const known = turn.account.leads.pick(turn.random);
  if (!known) return;
  const path =
    known.ref === null || turn.random() < 0.5 ? `/leads/${known.id}` : `/leads/by-ref/${known.ref}`;
  const { ok, body } = await turn.call("GET", path);
  if (ok) turn.claim(body.data.id === known.id, "a read shows the requested client");
};

/** An integration's reads, of one object and of many. */
export const KINDS: readonly Kind[] = [
  { name: "read me", weight: 5, refusals: [], act: readMe },
  { name: "read a property", weight: 14, refusals: [], act: readOne },
  { name: "read a page", weight: 8, refusals: [], act: readPage },
  { name: "walk the portfolio", weight: 1, refusals: [], act: walk("/properties?limit=100") },
  { name: "walk the clients", weight: 1, refusals: [], act: walk("/leads?limit=25") },
  { name: "poll by updatedSince", weight: 6, refusals: [], act: poll },
  { name: "read a client", weight: 5, refusals: [], act: readLead },
  {
    name: "read the team",
    weight: 2,
    refusals: [],
    act: walk("/team?limit=5", ({ accountId }) => accountId),
  },
  {
    name: "read a reference list",
    weight: 2,
    refusals: [],
    act: async (turn) => {
      await turn.call("GET", `/reference/${choose(turn.random, REFERENCES)}`);
    },
  },
];
