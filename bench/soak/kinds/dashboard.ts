import { CURATION_REASONS } from "../../../src/vocabulary/value-lists.ts";
import { choose } from "../../../test/support/random.ts";
import type { Kind, Turn } from "../turn.ts";
import { SHARED } from "./properties.ts";

/** Edits a field in the dashboard, lets the API try to change it, and releases it. */
const own = async (turn: Turn, list: string, id: string, field: string): Promise<void> => {
  const path = `/accounts/${turn.account.id}/${list}/${id}`;
  const { ok } = await turn.operate("PATCH", path, { body: { [field]: `Do painel ${turn.account.next()}` } });
  if (!ok) return;
  await turn.call("PATCH", `/${list}/${id}`, { body: { [field]: "Da API" } });
  await turn.operate("POST", `${path}/release`, { body: { fields: [field] } });
};

const editProperty = async (turn: Turn): Promise<void> => {
  const known = turn.account.properties.pick(turn.random);
  if (known) await own(turn, "properties", known.id, "title");
};

const editLead = async (turn: Turn): Promise<void> => {
  const known = turn.account.leads.pick(turn.random);
  if (known) await own(turn, "leads", known.id, "notes");
};

const decide = async (turn: Turn): Promise<void> => {
  const known = turn.account.properties.pick(turn.random);
  if (!known) return;
  const refusal = { decision: "REJECTED", reason: choose(turn.random, CURATION_REASONS) };
  const replaces = choose(turn.random, ["APPROVED", "REJECTED"]);
  const body = { ...(turn.random() < 0.8 ? { decision: "APPROVED" } : refusal), replaces };
  const decided = await turn.operate("POST", `/curation/properties/${known.id}`, { body });
  if (decided.ok)
    turn.claim(decided.body.data.curation.status === body.decision, "the answer shows the decision");
};

const watch = async (turn: Turn): Promise<void> => {
  const account = `/accounts/${turn.account.id}`;
  for (const path of [account, `${account}/usage`, `${account}/team`, `${account}/keys`])
    await turn.operate("GET", path);
};

/** Actions of people and of the operator on the account. */
export const KINDS: readonly Kind[] = [
  { name: "edit a property by hand", weight: 2, refusals: SHARED, act: editProperty },
  { name: "edit a client by hand", weight: 1, refusals: SHARED, act: editLead },
  { name: "decide on a property", weight: 2, refusals: SHARED, act: decide },
  { name: "watch an account", weight: 1, refusals: [], act: watch },
];
