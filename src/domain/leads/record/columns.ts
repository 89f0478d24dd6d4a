import type { Lead, Phone } from "../../../db/schema/leads.ts";
import type { LeadInput } from "./input.ts";
import { mergeInterest } from "./interest.ts";
import type { LoadedLead, Owner, References } from "./load.ts";

type Columns = Partial<Lead>;

/** What a write can name; an owner is one field, by id or by e-mail. */
export type LeadField = Exclude<keyof LeadInput, "ownerEmail">;

/** Facts that only grow: an edit in the dashboard does not keep the API from them. */
const NEVER_OWNED: readonly LeadField[] = ["lastActivityAt", "consentGiven"];

/** The member a request names; undefined where its id and e-mail are not of one active person of the team. */
export const ownerOf = (
  { owners }: References,
  { ownerAccountId, ownerEmail }: LeadInput,
): Owner | undefined => {
  const [owner, other] = owners;
  if (!owner || other) return undefined;
  if (ownerAccountId !== undefined && owner.id !== ownerAccountId) return undefined;
  return ownerEmail !== undefined && owner.email !== ownerEmail ? undefined : owner;
};

/** Each number once; WhatsApp where any of its spellings says so. */
const distinct = (phones: readonly Phone[]): Phone[] =>
  [...Map.groupBy(phones, ({ number }) => number)].map(([number, same]) => ({
    number,
    isWhatsApp: same.some(({ isWhatsApp }) => isWhatsApp),
  }));

/** Spaces around a text, and nothing but spaces, mean nothing. */
const textOrNull = (text: string): string | null => text.trim() || null;

/** One line: control characters count as spaces. */
const line = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();

export interface Writing {
  readonly before: Lead;
  readonly context: LoadedLead;
  readonly input: LeadInput;
  readonly now: number;
}

type Writer<F extends LeadField> = (value: Exclude<LeadInput[F], undefined>, writing: Writing) => Columns;

const WRITERS: { readonly [F in LeadField]: Writer<F> } = {
  name: (name) => ({ name: line(name) }),
  phones: (phones) => ({ phones: distinct(phones) }),
  email: (email) => ({ email }),
  status: (status) => ({ status }),
  notes: (notes) => ({ notes: textOrNull(notes) }),
  preApproved: (preApproved) => ({ preApproved }),
  sharedToNetwork: (sharedToNetwork) => ({ sharedToNetwork }),
  interest: (interest, { before, context: loaded }) => ({
    interest: mergeInterest(before.interest, interest, loaded.places),
  }),
  ownerAccountId: (_id, { context: loaded, input }) => {
    const owner = ownerOf(loaded, input);
    return owner ? { ownerAccountId: owner.id, ownerName: owner.name } : {};
  },
  lastActivityAt: (at, { before, now }) => ({
    lastActivityAt: Math.max(before.lastActivityAt ?? 0, Math.min(at, now)),
  }),
  consentGiven: (_given, { before, now }) => ({ consentGivenAt: before.consentGivenAt ?? now }),
};

/** The fields a write names. */
export const namedFields = (input: LeadInput): LeadField[] =>
  (Object.keys(WRITERS) as LeadField[]).filter(
    (field) => input[field] !== undefined || (field === "ownerAccountId" && input.ownerEmail !== undefined),
  );

/** Those of a dashboard edit that become the dashboard's. */
export const ownableFields = (input: LeadInput): LeadField[] =>
  namedFields(input).filter((field) => !NEVER_OWNED.includes(field));

/** The columns that one named field of a write sets. */
export const columnsOf = (field: LeadField, writing: Writing): Columns => {
  const write = WRITERS[field] as (value: unknown, writing: Writing) => Columns;
  return write(writing.input[field], writing);
};
