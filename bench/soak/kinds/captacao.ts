import { CAPTACAO_STAGES } from "../../../src/vocabulary/value-lists.ts";
import { choose } from "../../../test/support/random.ts";
import type { SoakAccount } from "../stage.ts";
import type { Kind, Turn } from "../turn.ts";

const PRICE_CENTS = 9_000;
const CREDIT_CENTS = 30_000;
/** Another account accepted it first, the operator withdrew it, its time is over, or the balance is spent. */
const OFFER_GONE = ["404 not_found", "422 request_refused", "409 concurrent_write"];
/** The account has the maximum of open offers, or another has accepted the owner. */
const NOT_OFFERED = ["422 request_refused", "409 concurrent_write"];

const deskOf = ({ id }: SoakAccount): string => `/accounts/${id}/captacao`;

/** Offers one owner to two accounts, which may both want to accept. */
const offer = async (turn: Turn): Promise<void> => {
  const other = choose(turn.random, turn.context.accounts);
  const number = turn.account.next();
  const terms = { priceCents: PRICE_CENTS, deadlineMinutes: 480 };
  const owner = {
    owner: { name: "Dona da Casa", phone: `+55219${String(20_000_000 + number)}` },
    address: { cityId: "3304557", neighborhood: "Botafogo", street: turn.account.id, number: `${number}` },
    purpose: "VENDA",
    propertyType: "APARTAMENTO",
    bedrooms: 2,
    priceExpected: 850_000,
  };
  const made = await turn.operate("POST", `${deskOf(turn.account)}/offers`, { body: { ...owner, ...terms } });
  if (!made.ok || other.id === turn.account.id) return;
  const again = { ownerId: made.body.data.id, ...terms };
  await turn.operate("POST", `${deskOf(other)}/offers`, { body: again });
};

const prepare = async (turn: Turn): Promise<void> => {
  const { ok, body } = await turn.operate("GET", `${deskOf(turn.account)}/settings`);
  if (!ok) return;
  const version = body.data.termsVersion;
  await turn.operate("POST", `${deskOf(turn.account)}/terms`, { body: { version } });
  const credit = { amountCents: CREDIT_CENTS, note: "Recarga", reference: crypto.randomUUID() };
  await turn.operate("POST", `${deskOf(turn.account)}/credits`, { body: credit });
};

const accept = async (turn: Turn): Promise<void> => {
  const listed = await turn.call("GET", "/captacao/offers");
  if (!listed.ok || listed.body.data.length === 0) return;
  const { id } = choose(turn.random, listed.body.data as { id: string }[]);
  const shown = await turn.call("GET", `/captacao/offers/${id}`);
  if (shown.ok)
    turn.claim(shown.body.data.revealed || !("owner" in shown.body.data), "who it is stays hidden");
  const path = `/captacao/offers/${id}/accept`;
  const dry = await turn.call("POST", `${path}?dryRun=true`);
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const twice = await Promise.all([
    turn.call("POST", path, { headers }),
    turn.call("POST", path, { headers }),
  ]);
  const done = twice.find(({ ok }) => ok);
  if (!done) return;
  turn.claim(done.body.data.revealed, "an acceptance shows who the owner is");
  if (dry.ok && dry.body.result.outcome === "WOULD_ACCEPT")
    turn.claim(dry.body.result.priceCents === PRICE_CENTS, "a dry run shows the price");
};

/** The desk's work on accepted owners; sometimes an offer is withdrawn. */
const work = async (turn: Turn): Promise<void> => {
  const { ok, body } = await turn.call("GET", "/captacao/owners");
  if (!ok) return;
  turn.claim(body.data.length <= 10 && body.total >= body.data.length, "a page has at most ten");
  const [first] = body.data as { id: string }[];
  if (!first) return;
  const stage = choose(turn.random, CAPTACAO_STAGES);
  const change = stage === "LOST" ? { stage, lostReason: "Desistiu" } : { stage };
  await turn.operate("PATCH", `${deskOf(turn.account)}/owners/${first.id}`, { body: change });
};

const withdraw = async (turn: Turn): Promise<void> => {
  const { ok, body } = await turn.call("GET", "/captacao/offers");
  const last = ok ? (body.data as { id: string }[]).at(-1) : undefined;
  if (last) await turn.operate("POST", `${deskOf(turn.account)}/offers/${last.id}/withdraw`);
};

/** Captação: owners offered to two at once, money spent once. */
export const KINDS: readonly Kind[] = [
  { name: "offer an owner", weight: 3, refusals: NOT_OFFERED, act: offer },
  { name: "fill the desk", weight: 1, refusals: ["409 concurrent_write"], act: prepare },
  {
    name: "accept an owner",
    weight: 3,
    refusals: [...OFFER_GONE, "403 access_denied", "409 idempotency_in_progress"],
    act: accept,
  },
  { name: "work on an owner", weight: 1, refusals: ["409 concurrent_write"], act: work },
  { name: "withdraw an offer", weight: 1, refusals: OFFER_GONE, act: withdraw },
];
