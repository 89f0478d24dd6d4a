import { choose } from "../../../test/support/random.ts";
import type { Kind, Turn } from "../turn.ts";

const SHARED = ["409 concurrent_write"];
/** A person sometimes already has a code. */
const SAME_PERSON = [...SHARED, "409 lead_linked_to_other_ref"];

const phoneOf = ({ account }: Turn): string => `+55119${String(10_000_000 + account.next())}`;

const personOf = (phone: string) => ({
  name: "Cliente de Carga",
  phones: [{ number: phone, isWhatsApp: true }],
  interest: {
    purposes: ["VENDA"],
    propertyTypes: ["APARTAMENTO"],
    locations: [{ cityId: "3550308", neighborhoodSlug: "pinheiros" }],
    salePriceMax: 900_000,
  },
  consentGiven: true,
});

const create = async (turn: Turn): Promise<void> => {
  const { random, account } = turn;
  const phone = (random() < 0.1 ? account.leads.pick(random)?.phone : undefined) ?? phoneOf(turn);
  const ref = random() < 0.6 ? `CLI-${account.next()}` : null;
  const body = personOf(phone);
  const answer =
    ref === null
      ? await turn.call("POST", "/leads", { body })
      : await turn.call("PUT", `/leads/by-ref/${ref}`, { body });
  if (answer.ok) account.leads.add({ id: answer.body.data.id, ref, phone });
};

const update = async (turn: Turn): Promise<void> => {
  const known = turn.account.leads.pick(turn.random);
  if (!known) return create(turn);
  const status = choose(turn.random, ["NEW", "ATTENDING", "PROPOSAL", "WON", "LOST"]);
  const { ok, body } = await turn.call("PATCH", `/leads/${known.id}`, { body: { status } });
  if (ok) turn.claim(body.data.status === status, "a client's new stage is answered");
};

const setState = async (turn: Turn): Promise<void> => {
  const known = turn.account.leads.pick(turn.random);
  if (!known) return;
  const state = choose(turn.random, ["ACTIVE", "ARCHIVED"]);
  const { ok, body } = await turn.call("POST", `/leads/${known.id}/state`, { body: { state } });
  if (ok) turn.claim(body.data.state === state, "a client's new state is answered");
};

const interact = async (turn: Turn): Promise<void> => {
  const known = turn.account.leads.pick(turn.random);
  if (!known) return;
  const body = { type: choose(turn.random, ["CALL", "VISIT", "NOTE"]), note: "Quer visitar." };
  await turn.call("POST", `/leads/${known.id}/interactions`, { body });
};

/** Writes of one client. */
export const KINDS: readonly Kind[] = [
  { name: "create a client", weight: 5, refusals: SAME_PERSON, act: create },
  { name: "patch a client", weight: 5, refusals: SAME_PERSON, act: update },
  { name: "set a client's state", weight: 2, refusals: SHARED, act: setState },
  { name: "log an interaction", weight: 4, refusals: SHARED, act: interact },
];
