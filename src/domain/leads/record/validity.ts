import type { Lead } from "../../../db/schema/leads.ts";
import type { Fault, FaultCode } from "../../../errors/faults.ts";
import { Refusal } from "../../../errors/refusal.ts";
import { MINUTE_MS } from "../../../lib/clock.ts";
import type { Sentence } from "../../../lib/language.ts";
import { ownerOf } from "./columns.ts";
import type { LeadInput } from "./input.ts";
import { placeFaults, rangeFaults } from "./interest.ts";
import type { LoadedLead, References } from "./load.ts";

/** Clocks differ: what is ahead by less counts as now. */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

const fault = (name: string, code: FaultCode, other?: string): Fault => ({
  in: "body",
  name,
  code,
  ...(other !== undefined && { args: { other } }),
});

const ownerFaults = (input: LeadInput, loaded: References): Fault[] => {
  const { ownerAccountId, ownerEmail } = input;
  if ((ownerAccountId === undefined && ownerEmail === undefined) || ownerOf(loaded, input)) return [];
  const knowsId = loaded.owners.some(({ id }) => id === ownerAccountId);
  const knowsEmail = loaded.owners.some(({ email }) => email === ownerEmail);
  if (knowsId && knowsEmail) return [fault("ownerEmail", "not_the_same", "ownerAccountId")];
  return [
    ...(ownerAccountId !== undefined && !knowsId ? [fault("ownerAccountId", "not_on_team")] : []),
    ...(ownerEmail !== undefined && !knowsEmail ? [fault("ownerEmail", "not_on_team")] : []),
  ];
};

/** A time that has not come yet is a mistake of the caller's. */
export const timeFaults = (name: string, at: number | undefined, now: number): Fault[] =>
  at !== undefined && at > now + CLOCK_TOLERANCE_MS ? [fault(name, "in_the_future")] : [];

const contactFaults = ({ phones, email }: Pick<Lead, "phones" | "email">): Fault[] =>
  phones.length === 0 && email === null ? [fault("phones", "required_or", "email")] : [];

const withoutConsent = (code: FaultCode): Fault => ({
  ...fault("consentGiven", code),
  ...(code === "not_in_list" && { allowed: ["true"] }),
  alone: "consent_required",
});

/** What names something that the catalogue, the team or the calendar does not have. */
export const referenceFaults = (input: LeadInput, loaded: References, now: number): Fault[] => [
  ...placeFaults(input.interest ?? {}, loaded.places),
  ...ownerFaults(input, loaded),
  ...timeFaults("lastActivityAt", input.lastActivityAt, now),
];

/** All that is wrong with an update: a client keeps a way to be reached, and its ranges hold something. */
export const updateFaults = (input: LeadInput, loaded: LoadedLead, merged: Lead, now: number): Fault[] => [
  ...referenceFaults(input, loaded, now),
  ...contactFaults(merged),
  ...rangeFaults(merged.interest),
  ...(input.consentGiven === false ? [withoutConsent("not_in_list")] : []),
];

/** All that is wrong with a creation, and that a new client lacks (rules 15.5, 15.6). */
export const creationFaults = (input: LeadInput, loaded: LoadedLead, filled: Lead, now: number): Fault[] => [
  ...(filled.name === "" ? [fault("name", "required")] : []),
  ...(input.consentGiven === undefined ? [withoutConsent("required")] : []),
  ...updateFaults(input, loaded, filled, now),
];

/** @throws Refusal lead_in_trash */
export const assertWritable = (lead: Lead): void => {
  if (lead.state === "DELETED") throw new Refusal("lead_in_trash");
};

const refused = (detail: Sentence): Refusal => new Refusal("request_refused", { detail });

export const refuseTaken = (): Refusal =>
  refused({
    "pt-BR": "Outro cliente da conta já tem um destes telefones ou este e-mail.",
    en: "Another client of the account has one of these phones or this e-mail.",
  });

export const refuseSeveral = (): Refusal =>
  refused({
    "pt-BR": "Os telefones e o e-mail são de clientes diferentes da conta.",
    en: "The phones and the e-mail belong to different clients of the account.",
  });

export const refuseOutsideTrash = (): Refusal =>
  refused({ "pt-BR": "O cliente não está na lixeira.", en: "The client is not in the trash." });
