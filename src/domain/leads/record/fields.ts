import type { Lead, LeadFlag, Phone } from "../../../db/schema/leads.ts";
import { oneLine, severalLines } from "../../../lib/text.ts";
import type { LeadInput, PhoneGiven } from "./input.ts";
import { mergeInterest } from "./interest.ts";
import type { Owner, References } from "./load.ts";

/** Fields that a write can name; an owner is one field, by id or by e-mail. */
export type WrittenField = Exclude<keyof LeadInput, "ownerEmail">;

type Columns = Partial<Lead>;
type Value<F extends WrittenField> = Exclude<LeadInput[F], undefined>;

/** The context of writing a field. */
export interface Writing {
  readonly before: Lead;
  readonly references: References;
  readonly input: LeadInput;
  readonly now: number;
}

/** The columns that a write of a field sets. */
type Write<F extends WrittenField> = (value: Value<F>, writing: Writing) => Columns;

/** A field stored in one column of the same name, unchanged. */
const plain =
  <C extends WrittenField & keyof Lead>(column: C) =>
  (value: Lead[C]): Columns => ({ [column]: value });

/** The member that a request names; undefined if its id and e-mail are not those of one active person of the team. */
export const ownerOf = (
  { owners }: Pick<References, "owners">,
  { ownerAccountId, ownerEmail }: LeadInput,
): Owner | undefined => {
  const [owner, other] = owners;
  if (!owner || other) return undefined;
  if (ownerAccountId !== undefined && owner.id !== ownerAccountId) return undefined;
  return ownerEmail !== undefined && owner.email !== ownerEmail ? undefined : owner;
};

const ownerColumns = (owner: Owner | undefined, { ownerAccountId }: LeadInput): Columns => {
  if (owner) return { ownerAccountId: owner.id, ownerName: owner.name };
  return ownerAccountId === null ? { ownerAccountId: null, ownerName: null } : {};
};

/** Each number once; WhatsApp if any of its spellings says so. */
export const distinct = (phones: readonly PhoneGiven[]): Phone[] =>
  [...Map.groupBy(phones, ({ number }) => number)].map(([number, same]) => ({
    number,
    isWhatsApp: same.some(({ isWhatsApp }) => isWhatsApp),
  }));

/** Every field that a write can name. */
const WRITES = {
  status: plain("status"),
  name: (name) => ({ name: oneLine(name) }),
  phones: (phones) => ({ phones: distinct(phones) }),
  email: plain("email"),
  /** Spaces alone count as empty. */
  notes: (notes) => ({ notes: severalLines(notes ?? "") || null }),
  preApproved: plain("preApproved"),
  sharedToNetwork: plain("sharedToNetwork"),
  interest: (interest, { before, references }) => ({
    interest: mergeInterest(before.interest, interest, references.places),
  }),
  ownerAccountId: (_id, { references, input }) => ownerColumns(ownerOf(references, input), input),
  /** Only moves forward: null, which GET may show, keeps it. */
  lastActivityAt: (at, { before, now }) =>
    at === null ? {} : { lastActivityAt: Math.max(before.lastActivityAt ?? 0, Math.min(at, now)) },
  consentGiven: (_given, { before, now }) => ({ consentGivenAt: before.consentGivenAt ?? now }),
} as const satisfies { readonly [F in WrittenField]: Write<F> };

export const FLAGS: readonly LeadFlag[] = ["preApproved", "sharedToNetwork"];

/** The flags that a write does not mention. */
export const flagsBeyond = (flags: readonly LeadFlag[], input: LeadInput): LeadFlag[] =>
  flags.filter((flag) => input[flag] === undefined);

const NAMES = Object.keys(WRITES) as WrittenField[];

/** Facts that only grow: an edit in the dashboard does not protect them from the API. */
const NEVER_OWNED: readonly WrittenField[] = ["lastActivityAt", "consentGiven"];

/** The fields a write names. */
export const namedFields = (input: LeadInput): WrittenField[] =>
  NAMES.filter(
    (field) => input[field] !== undefined || (field === "ownerAccountId" && input.ownerEmail !== undefined),
  );

/** Fields of a dashboard edit that then belong to the dashboard. */
export const ownableFields = (input: LeadInput): WrittenField[] =>
  namedFields(input).filter((field) => !NEVER_OWNED.includes(field));

/** The columns that one named field of a write sets. */
export const columnsOf = (field: WrittenField, writing: Writing): Columns => {
  const write = WRITES[field] as (value: unknown, writing: Writing) => Columns;
  return write(writing.input[field], writing);
};
