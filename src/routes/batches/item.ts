import * as z from "zod";
import { MalformedPart } from "../../contract/body.ts";
import { newFaultsIn, readPart } from "../../contract/well-formed.ts";
import type { GivenItem } from "../../domain/batches/accept.ts";
import { MAX_ITEM_FAULTS } from "../../domain/batches/batch.ts";
import { list, Ref } from "../../vocabulary/field.ts";

export const MAX_ITEMS = 500;

/** The item's code, readable even if the item is faulty, so that the sender recognizes it. */
const readableRef = (item: unknown): string | null => {
  const ref = typeof item === "object" && item !== null && "externalRef" in item ? item.externalRef : null;
  const { success, data } = Ref.safeParse(ref);
  return success ? data : null;
};

const withoutRef = (item: unknown): Readonly<Record<string, unknown>> => {
  const { externalRef: _, ...rest } = (item ?? {}) as Readonly<Record<string, unknown>>;
  return rest;
};

/** An item, or the well-formed part of a faulty one. */
const readItem = (schema: z.ZodType, sent: unknown): GivenItem => {
  const { value: item, faults: malformed } =
    sent instanceof MalformedPart ? sent : { value: sent, faults: [] as const };
  const part = readPart(schema, item, "body", malformed);
  return {
    externalRef: readableRef(item),
    sent: withoutRef(item),
    input: withoutRef(part.value),
    faults: part.faults.slice(0, MAX_ITEM_FAULTS),
    beside: (found) => newFaultsIn(found, part),
  };
};

/** A batch's body as documented, and as parsed: there a malformed item keeps its faults and stops no other. */
export const batchBodies = <S extends z.ZodRawShape>(name: string, fields: S) => {
  const item = z.strictObject({ externalRef: Ref, ...fields }).meta({ id: `${name}Item` });
  const lenient = z.unknown().transform((sent) => readItem(item, sent));
  return {
    documented: z.strictObject({ items: list(item, 1, MAX_ITEMS) }).meta({ id: name }),
    parsed: z.strictObject({ items: list(lenient, 1, MAX_ITEMS) }),
  };
};
