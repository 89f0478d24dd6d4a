import * as z from "zod";
import { Refusal, refuseRequest } from "../../errors/refusal.ts";
import { isoTime } from "../../lib/clock.ts";
import { ptEn } from "../../lib/language.ts";
import { LeadInputBody } from "../leads/record/input.ts";
import { PropertyInputBody } from "../properties/record/input.ts";
import type { BatchType } from "./batch.ts";

/**
 * An item is stored as it was sent and parsed by the rules in force when it is processed, because it may outlive a
 * deployment. An old version stays readable for the 7 days that a batch is kept.
 */
const VERSION = 2;

/** The normalized identities of a client's item: a purge looks for them here. */
interface Person {
  readonly email?: string | null | undefined;
  readonly phones?: readonly { readonly number: string }[] | undefined;
}

export interface StoredItem {
  readonly v: typeof VERSION;
  /** Without its `externalRef`, which has a column. */
  readonly sent: object;
  readonly person?: { readonly email: string | null; readonly phones: readonly string[] };
}

/** @param input the same item as parsed */
export const storedItem = (type: BatchType, sent: object, input: object): StoredItem => {
  if (type !== "leads") return { v: VERSION, sent };
  const { email, phones } = input as Person;
  return { v: VERSION, sent, person: { email: email ?? null, phones: (phones ?? []).map((p) => p.number) } };
};

const INPUTS = { properties: PropertyInputBody, leads: LeadInputBody } as const;

const Current = z.object({ v: z.literal(VERSION), sent: z.looseObject({}) }).transform(({ sent }) => sent);

/** Version 1 carried no version number: the item as parsed, with the city found and times in milliseconds. */
const UNVERSIONED = {
  properties: z
    .looseObject({
      v: z.never().optional(),
      address: z.looseObject({ city: z.object({ cityId: z.string() }).nullable() }).optional(),
    })
    .transform(({ address, ...rest }) => {
      if (address === undefined) return rest;
      const { city, ...others } = address;
      return { ...rest, address: { ...others, ...(city && { cityId: city.cityId }) } };
    }),
  leads: z
    .looseObject({ v: z.never().optional(), lastActivityAt: z.number().transform(isoTime).optional() })
    .transform((item) => item),
} as const;

const UNKNOWN_VERSION = new Refusal("upstream_unavailable", {
  detail: ptEn(
    "O item foi recebido por outra versão do serviço e não foi gravado; envie-o de novo.",
    "The item was received by another version of the service and was not written; send it again.",
  ),
});

const NO_LONGER_VALID = refuseRequest(
  "As regras mudaram depois do envio do lote, e o item deixou de ser válido.",
  "The rules changed after the batch was sent, and the item is no longer valid.",
);

/**
 * The request of a stored item of any version.
 * @throws Refusal for a version unknown here, and for an item that the current rules refuse: nothing is silently left
 * out
 */
export const readStoredItem = (type: BatchType, stored: object): object => {
  const sent = z.union([Current, UNVERSIONED[type]]).safeParse(stored);
  if (!sent.success) throw UNKNOWN_VERSION;
  const input = INPUTS[type].safeParse(sent.data);
  if (!input.success) throw NO_LONGER_VALID;
  return input.data;
};
