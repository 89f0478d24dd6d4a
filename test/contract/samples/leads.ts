import type { LEAD_WORDS } from "../../../src/words/leads.ts";
import type { TestAccount } from "../../support/api.ts";
import type { Call } from "../../support/contract-client.ts";
import { newPhone, person } from "../../support/lead.ts";
import { type MakeSample, made, newRef, plain, type Samples, three, type Walks } from "./sample.ts";

const newEmail = (): string => `${crypto.randomUUID()}@example.com`;

/** All that a lead can have, so that the costs are those of a full write. */
const full = (email: string, number: string): object =>
  person({
    email,
    phones: [{ number, isWhatsApp: true }],
    status: "ATTENDING",
    notes: "Prefere andar alto.",
  });

const aLead = ({ api }: TestAccount): Promise<{ id: string; externalRef: string }> =>
  made(api.post("/leads", { body: { ...full(newEmail(), newPhone()), externalRef: newRef() } }));

const ofLead =
  (call: Call): MakeSample =>
  async (account) => {
    const { id } = await aLead(account);
    return { ...call, params: { leadId: id }, names: [id] };
  };

export const LEAD_SAMPLES: Samples<keyof typeof LEAD_WORDS.operations> = {
  listLeads: plain,
  getLead: ofLead({}),
  getLeadByRef: async (account) => {
    const { externalRef: ref } = await aLead(account);
    return { params: { ref }, names: [ref] };
  },
  putLeadByRef: () => {
    const [ref, email, phone] = [newRef(), newEmail(), newPhone()];
    return { params: { ref }, body: full(email, phone), names: [ref, email, phone] };
  },
  createLead: () => {
    const [email, phone] = [newEmail(), newPhone()];
    return { body: full(email, phone), names: [email, phone] };
  },
  patchLead: (account) =>
    ofLead({ body: { notes: "Prefere andar baixo.", phones: [{ number: newPhone() }] } })(account),
  setLeadState: ofLead({ body: { state: "ARCHIVED" } }),
  logInteraction: ofLead({ body: { type: "CALL", note: "Retornar." } }),
};

export const LEAD_WALKS: Walks = {
  listLeads: three(aLead),
};
