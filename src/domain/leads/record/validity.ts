import type { Lead } from "../../../db/schema/leads.ts";
import { type Fault, type FaultCode, markLasting } from "../../../errors/faults.ts";
import { Refusal } from "../../../errors/refusal.ts";
import { ptEn, type Sentence } from "../../../lib/language.ts";
import { CLOCK_TOLERANCE_MS } from "../../../vocabulary/limits.ts";
import type { Given } from "./contacts.ts";
import { ownerOf } from "./fields.ts";
import type { LeadInput } from "./input.ts";
import { placeFaults, rangeFaults } from "./interest.ts";
import type { References } from "./load.ts";

const fault = (name: string, code: FaultCode, other?: string): Fault => ({
  in: "body",
  name,
  code,
  ...(other !== undefined && { args: { other } }),
});

const ownerFaults = (input: LeadInput, loaded: References): Fault[] => {
  const { ownerAccountId, ownerEmail } = input;
  if (((ownerAccountId ?? undefined) === undefined && ownerEmail === undefined) || ownerOf(loaded, input))
    return [];
  const knowsId = loaded.owners.some(({ id }) => id === ownerAccountId);
  const knowsEmail = loaded.owners.some(({ email }) => email === ownerEmail);
  if (knowsId && knowsEmail) return [fault("ownerEmail", "not_the_same", "ownerAccountId")];
  return [
    ...(ownerAccountId !== undefined && !knowsId ? [fault("ownerAccountId", "not_on_team")] : []),
    ...(ownerEmail !== undefined && !knowsEmail ? [fault("ownerEmail", "not_on_team")] : []),
  ];
};

/** A future time is the caller's mistake. */
export const timeFaults = (name: string, at: number | null | undefined, now: number): Fault[] =>
  at !== undefined && at !== null && at > now + CLOCK_TOLERANCE_MS ? [fault(name, "in_the_future")] : [];

const contactFaults = ({ phones, email }: Pick<Lead, "phones" | "email">, { unusable }: Given): Fault[] => {
  if (phones.length > 0 || email !== null) return [];
  return unusable.length > 0 ? [...unusable] : [fault("phones", "required_or", "email")];
};

const withoutConsent = (code: FaultCode): Fault => ({
  ...fault("consentGiven", code),
  ...(code === "not_in_list" && { allowed: ["true"] }),
  alone: "consent_required",
});

/** References that the catalog, the team or the calendar does not have. */
export const referenceFaults = (input: LeadInput, loaded: References, now: number): Fault[] => [
  ...placeFaults(input.interest ?? {}, loaded.places),
  ...ownerFaults(input, loaded),
  ...timeFaults("lastActivityAt", input.lastActivityAt, now),
];

/** A service number alone reaches nobody, and a write does not withdraw consent. */
export const requestFaults = ({ input, refused }: Given): Fault[] => [
  ...refused,
  ...(input.consentGiven === false ? markLasting([withoutConsent("not_in_list")]) : []),
];

/** A client keeps a phone or e-mail, and its ranges are not empty. */
export const consistencyFaults = (lead: Lead, given: Given): Fault[] => [
  ...(given.refused.length > 0 ? [] : contactFaults(lead, given)),
  ...rangeFaults(lead.interest),
  ...requestFaults(given),
];

/** All members that a new client lacks (rules 15.5). */
export const completenessFaults = (lead: Lead, input: LeadInput): Fault[] => [
  ...(lead.name === "" ? [fault("name", "required")] : []),
  ...(input.consentGiven === undefined ? [withoutConsent("required")] : []),
];

/** The client because of whom a write is refused. */
const existingOf = ({ id, externalRef }: Lead) => ({ existingId: id, existingRef: externalRef });

/** @throws Refusal lead_in_trash, with the client's id and code */
export const assertWritable = (lead: Lead): void => {
  if (lead.state !== "DELETED") return;
  throw new Refusal("lead_in_trash", {
    detail: ptEn(
      "O cliente de existingId está na lixeira, e nada foi gravado. Restaure-o no painel e envie de novo.",
      "The client of existingId is in the trash, and nothing was written. Restore the client in the dashboard and send it again.",
    ),
    members: existingOf(lead),
  });
};

/** @throws Refusal lead_linked_to_other_ref, with the client's id and code */
export const assertWithoutRef = (lead: Lead): void => {
  if (lead.externalRef === null) return;
  throw new Refusal("lead_linked_to_other_ref", {
    detail: ptEn(
      "A pessoa é o cliente de existingId, que já tem o código existingRef. Atualize esse cliente pelo código dele, ou envie por POST sem código.",
      "The person is the client of existingId, who already has the code existingRef. Update that client by that code, or send a POST without a code.",
    ),
    members: existingOf(lead),
  });
};

const refuse = (detail: Sentence, members: Readonly<Record<string, unknown>> = {}): Refusal =>
  new Refusal("request_refused", { detail, members });

export const refuseTaken = (existingIds: readonly string[]): Refusal =>
  refuse(
    ptEn(
      "Outro cliente da conta já tem um destes telefones ou este e-mail. Decida quem é a pessoa e atualize só esse cliente.",
      "Another client of the account has one of these phones or this e-mail. Decide who is meant and update only that client.",
    ),
    { existingIds },
  );

export const refuseHandover = (): Refusal =>
  refuse(
    ptEn(
      "Só o titular ou um gerente pode trocar o responsável.",
      "Only an owner or a manager can change the broker.",
    ),
  );

export const refuseColleagues = (): Refusal =>
  refuse(
    ptEn(
      "Esta pessoa já é cliente da conta, com outro responsável.",
      "This person is already a client of the account, with another broker.",
    ),
  );

export const refuseSeveral = (existingIds: readonly string[]): Refusal =>
  refuse(
    ptEn(
      "Os telefones e o e-mail são de clientes diferentes da conta. Decida quem é a pessoa e envie só o que é dela.",
      "The phones and the e-mail belong to different clients of the account. Decide who is meant and send only that person's.",
    ),
    { existingIds },
  );

/** @throws Refusal request_refused: only an object in the trash can leave it */
export const assertInTrash = (lead: Lead): void => {
  if (lead.state !== "DELETED")
    throw refuse(ptEn("O cliente não está na lixeira.", "The client is not in the trash."));
};
