import type { LEAD_DOCS } from "../../../src/documentation/leads.ts";
import { accountWithLead } from "../../support/account-with.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import type { Call } from "../../support/contract-client.ts";
import { makeLead, newPhone, person } from "../../support/lead.ts";
import { purgeClient } from "../../support/partnership.ts";
import {
  brokerJoins,
  inTrash,
  isMade,
  known,
  linkedElsewhere,
  NO_CONSENT,
  neighborhoodIsMade,
  noRoom,
  phones,
  posting,
  putting,
  severalPersons,
  unconsented,
  withRef,
} from "../refusals/leads.ts";
import { sending, UNUSED } from "../refusals/refusal.ts";
import { type MakeSample, type Meanwhile, made, newRef, plain, type Samples, threeOf } from "./sample.ts";

const newEmail = (): string => `${crypto.randomUUID()}@clientes.test`;

/** Everything that a lead can have, so that the write costs as much as it can. */
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

const changedLead: Meanwhile = ({ api }, { params }) =>
  api.patch(`/leads/${params!.leadId}`, { body: { notes: crypto.randomUUID() } });

/** A client who is the person that the call would create. */
const samePerson: Meanwhile = (account, { body }) =>
  makeLead(account, { email: (body as { email: string }).email });

export const LEAD_SAMPLES: Samples<keyof typeof LEAD_DOCS.operations> = {
  listLeads: { call: plain, walk: threeOf(aLead) },
  getLead: { call: ofLead({}) },
  getLeadByRef: {
    call: async (account) => {
      const { externalRef: ref } = await aLead(account);
      return { params: { ref }, names: [ref] };
    },
  },
  putLeadByRef: {
    call: () => {
      const ref = newRef();
      const email = newEmail();
      const phone = newPhone();
      return { params: { ref }, body: full(email, phone), names: [ref, email, phone] };
    },
    meanwhile: samePerson,
    refusals: [
      NO_CONSENT,
      isMade("consent_required", putting, unconsented),
      isMade("invalid_param", putting, {
        client: { externalRef: "C1" },
        update: { notes: "Ligar amanhã." },
      }),
      { code: "external_ref_exists", lasts: "the contract lists it, and no rule answers it" },
      severalPersons(putting),
      noRoom(putting),
      linkedElsewhere(putting),
      brokerJoins(putting),
      inTrash(putting({ notes: "Ligar amanhã." }), { externalRef: "C1" }),
    ],
  },
  createLead: {
    call: () => {
      const email = newEmail();
      const phone = newPhone();
      return { body: full(email, phone), names: [email, phone] };
    },
    meanwhile: samePerson,
    refusals: [
      NO_CONSENT,
      isMade("consent_required", posting, unconsented),
      isMade("invalid_param", posting, { client: known, update: known }),
      severalPersons(posting),
      noRoom(posting),
      linkedElsewhere(withRef),
      brokerJoins(posting),
      neighborhoodIsMade(posting),
      inTrash(withRef(person({ email: "lixeira@clientes.test", phones: [] })), {
        phones: [],
        email: "lixeira@clientes.test",
      }),
      {
        code: "external_ref_exists",
        why: "the client that has the code is purged",
        arrange: async () => {
          const { account, id } = await accountWithLead({ externalRef: "C1" });
          return { send: withRef(person())(account), lift: () => purgeClient(account, id) };
        },
      },
    ],
  },
  patchLead: {
    call: (account) =>
      ofLead({ body: { notes: "Prefere andar baixo.", phones: [{ number: newPhone() }] } })(account),
    meanwhile: changedLead,
    refusals: [
      NO_CONSENT,
      inTrash(sending("patch", "/leads/{id}", { notes: "Ligar amanhã." })),
      {
        code: "request_refused",
        why: "the client who has the phone is purged",
        arrange: async () => {
          const account = await makeAccount();
          const number = newPhone();
          const { id: other } = await makeLead(account, { phones: phones(number) });
          const { id } = await makeLead(account);
          const send = sending("patch", "/leads/{id}", { phones: phones(number) })(account, id);
          return { send, lift: () => purgeClient(account, other) };
        },
      },
    ],
  },
  setLeadState: {
    call: ofLead({ body: { state: "ARCHIVED" } }),
    meanwhile: changedLead,
    refusals: [UNUSED, inTrash(sending("post", "/leads/{id}/state", { state: "ARCHIVED" }))],
  },
  logInteraction: {
    call: ofLead({ body: { type: "CALL", note: "Retornar." } }),
    meanwhile: changedLead,
    refusals: [UNUSED, inTrash(sending("post", "/leads/{id}/interactions", { type: "CALL" }))],
  },
};
