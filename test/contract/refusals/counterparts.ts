import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import {
  acceptTerms,
  anOwner,
  credit,
  offerAgain,
  offerTo,
  readyDesk,
  TERMS,
} from "../../support/captacao.ts";
import { freshCity } from "../../support/fresh-city.ts";
import type { Options } from "../../support/http.ts";
import {
  develop,
  developer,
  developmentIn,
  launchStage,
  type Registrar,
  register,
  registered,
  registrar,
} from "../../support/launches.ts";
import { makeLead, newPhone } from "../../support/lead.ts";
import { makeMatch, recommended, storedMatch, storeMatch } from "../../support/match.ts";
import { moved } from "../../support/partnership.ts";
import { stopClockAt } from "../../support/time.ts";
import { type Call, type PassingRefusal, sending } from "./refusal.ts";

export const headersOf = ({ headers }: Options): Record<string, string> => headers as Record<string, string>;

export const verbOf = (id: string, verb: string): string => `/matches/${encodeURIComponent(id)}/${verb}`;

/** A pair that Radar has not found yet. */
export const pairIsFound = (verb: "dismiss" | "restore"): PassingRefusal => ({
  code: "not_found",
  why: "Radar finds the pair",
  arrange: async () => {
    const account = await makeAccount();
    const { id: propertyId } = await recommended(account);
    const { id: leadId } = await makeLead(account);
    const match = storedMatch(account.accountId, { propertyId, leadId });
    return {
      send: (options) => account.api.post(verbOf(`m#${propertyId}#${leadId}#own`, verb), options),
      lift: () => storeMatch(match),
    };
  },
});

export const favoriteIsTakenBack = (verb: "dismiss" | "restore"): PassingRefusal => ({
  code: "request_refused",
  why: "the favorite is taken back",
  arrange: async () => {
    const account = await makeAccount();
    const { id } = await makeMatch(account);
    const inDashboard = (does: string) => backoffice.post(`${account.path}${verbOf(id, does)}`);
    await inDashboard("favorite");
    return {
      send: (options) => account.api.post(verbOf(id, verb), options),
      lift: () => inDashboard("unfavorite"),
    };
  },
});

const registering =
  (account: Registrar, developmentId: string): Call =>
  (options) =>
    register(account, developmentId, { headers: headersOf(options) });

/** The state that a launch or a client needs before the client is registered. */
export const LAUNCHES: readonly PassingRefusal[] = [
  {
    code: "not_found",
    why: "the developer is active again",
    arrange: async () => {
      const { developer: owner, developmentId } = await launchStage();
      const account = await registrar();
      await backoffice.patch(owner.path, { status: "INACTIVE" });
      return {
        send: registering(account, developmentId),
        lift: () => backoffice.patch(owner.path, { status: "ACTIVE" }),
      };
    },
  },
  {
    code: "request_refused",
    why: "the protection of another account ends",
    arrange: async () => {
      const { developmentId } = await launchStage();
      const client = { phones: [{ number: newPhone(), isWhatsApp: true }] };
      const first = await registrar(client);
      const account = await registrar(client);
      const { id } = await registered(first, developmentId);
      return { send: registering(account, developmentId), lift: () => moved(first, id, "LOST") };
    },
  },
  {
    code: "request_refused",
    why: "the client is active again",
    arrange: async () => {
      const { developmentId } = await launchStage();
      const account = await registrar();
      const set = (state: string) => account.api.post(`/leads/${account.leadId}/state`, { body: { state } });
      await set("ARCHIVED");
      return { send: registering(account, developmentId), lift: () => set("ACTIVE") };
    },
  },
  {
    code: "lead_in_trash",
    why: "the client is restored",
    arrange: async () => {
      const { developmentId } = await launchStage();
      const account = await registrar();
      const path = `${account.path}/leads/${account.leadId}`;
      await backoffice.post(`${path}/trash`);
      return {
        send: registering(account, developmentId),
        lift: () => backoffice.post(`${path}/restore`),
      };
    },
  },
];

const accepting =
  ({ api }: TestAccount, id: string): Call =>
  (options) =>
    api.post(`/captacao/offers/${id}/accept`, options);

export const CAPTACAO: readonly PassingRefusal[] = [
  {
    code: "access_denied",
    why: "the terms are accepted",
    says: TERMS,
    arrange: async () => {
      const account = await makeAccount();
      await credit(account, 100_000);
      const { id } = await offerTo(account);
      return { send: accepting(account, id), lift: () => acceptTerms(account) };
    },
  },
  {
    code: "request_refused",
    why: "the account is credited",
    says: "O saldo não cobre",
    arrange: async () => {
      const account = await readyDesk(await makeAccount(), 1);
      const { id } = await offerTo(account);
      return { send: accepting(account, id), lift: () => credit(account, 100_000) };
    },
  },
  {
    code: "not_found",
    why: "an offer that ran out begins a new round",
    arrange: async () => {
      const account = await readyDesk(await makeAccount());
      const { id, deadline } = await offerTo(account, anOwner());
      stopClockAt(Date.parse(deadline));
      return {
        send: accepting(account, id),
        lift: async () => {
          await backoffice.post(`${account.path}/captacao/offers/${id}/withdraw`);
          await offerAgain(account, id);
        },
      };
    },
  },
  {
    code: "not_found",
    why: "an offer that was withdrawn begins a new round",
    arrange: async () => {
      const account = await readyDesk(await makeAccount());
      const { id } = await offerTo(account, anOwner());
      await backoffice.post(`${account.path}/captacao/offers/${id}/withdraw`);
      return { send: accepting(account, id), lift: () => offerAgain(account, id) };
    },
  },
];

/** A refusal that nothing lifts for this registration. */
export const ownDevelopment = async () => {
  const account = await developer();
  const { id } = await develop(account, developmentIn(freshCity()));
  const { id: leadId } = await makeLead(account);
  return sending("post", "/launches/{id}/clients", { leadId })(account, id);
};
