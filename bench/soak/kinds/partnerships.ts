import { PARTNERSHIP_STAGES } from "../../../src/vocabulary/value-lists.ts";
import { choose } from "../../../test/support/random.ts";
import type { Kind, Turn } from "../turn.ts";

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly ourSide: string;
  readonly canMoveFunnel: boolean;
  readonly counterpart: { readonly contactName: string | null };
  readonly client: { readonly name: string | null } | null;
}

/** Not accepted yet, or declined. */
const UNKNOWN = ["PENDING", "DECLINED", "CANCELLED"];
/** The partner has requested it meanwhile, the board has lost the pair, or one of the two has no subscription. */
const NOT_REQUESTABLE = ["404 not_found", "422 request_refused", "409 concurrent_write"];

const pick = async (turn: Turn): Promise<Shown | null> => {
  const { ok, body } = await turn.call("GET", "/partnerships");
  if (!ok || body.data.length === 0) return null;
  const shown = body.data as Shown[];
  turn.claim(
    shown.every(({ client, canMoveFunnel }) => client === null || client.name === null || canMoveFunnel),
    "a partnership names no client of the partner",
  );
  turn.claim(
    shown.every(({ status, counterpart }) => UNKNOWN.includes(status) === (counterpart.contactName === null)),
    "whom to talk to is told once both have agreed",
  );
  return choose(turn.random, shown);
};

const request = async (turn: Turn): Promise<void> => {
  const { ok, body } = await turn.call("GET", "/matches?limit=50&scope=NETWORK");
  if (!ok || body.data.length === 0) return;
  const { id } = choose(turn.random, body.data as { id: string }[]);
  const path = `/accounts/${turn.account.id}/matches/${encodeURIComponent(id)}/request`;
  const made = await turn.operate("POST", path, { body: { message: "Vamos conversar?" } });
  if (!made.ok) return;
  const read = await turn.call("GET", `/partnerships/${made.body.data.id}`);
  if (read.ok) turn.claim(read.body.data.ourSide === "REQUESTER", "the account that asks is the requester");
};

/** Any move by any side: a dry run shows which are refused, unless the partner is faster. */
const move = async (turn: Turn): Promise<void> => {
  const shown = await pick(turn);
  if (!shown) return;
  const path = `/partnerships/${shown.id}/status`;
  const options = { body: { status: choose(turn.random, PARTNERSHIP_STAGES) } };
  const dry = await turn.call("POST", `${path}?dryRun=true`, options);
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const done = await turn.call("POST", path, { ...options, headers });
  if (!done.ok) return;
  turn.claim(done.body.data.status === options.body.status, "a move leads to the requested stage");
  if (dry.ok) turn.claim(dry.body.result.dryRun, "a dry run identifies itself");
  const again = await turn.call("POST", path, { ...options, headers });
  if (again.ok) turn.claim(again.text === done.text, "a repeated move gets the same answer");
};

const askUpdate = async (turn: Turn): Promise<void> => {
  const shown = await pick(turn);
  if (shown) await turn.operate("POST", `/accounts/${turn.account.id}/partnerships/${shown.id}/ask-update`);
};

/** Partnerships: requests from both sides, racing moves, and each side's view. */
export const KINDS: readonly Kind[] = [
  { name: "request a partnership", weight: 2, refusals: NOT_REQUESTABLE, act: request },
  {
    name: "move a partnership",
    weight: 3,
    refusals: [...NOT_REQUESTABLE, "409 idempotency_in_progress"],
    act: move,
  },
  { name: "ask for an update", weight: 1, refusals: NOT_REQUESTABLE, act: askUpdate },
];
