import type { Resolved } from "./resolve-property.ts";

export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

const normalized = (one: unknown): string =>
  JSON.stringify(Array.isArray(one) ? [...one].map(String).sort() : (one ?? null));

/** The parts of an address that people know. */
const PARTS = ["neighborhood", "city", "state", "street", "number", "complement"] as const;

type Members = Readonly<Record<string, unknown>>;

const partsOf = (given: Members, stored: Members): Change[] =>
  PARTS.filter((part) => given[part] !== undefined && given[part] !== stored[part]).map((part) => ({
    field: `address/${part}`,
    from: stored[part],
    to: given[part],
  }));

/** Members that only the service compares: photos by what they show, phones and places in one form. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  "photos",
  "phones",
  "interest",
  "consentGiven",
  "lastActivityAt",
]);

/** What a row changes in the stored object, as far as texts and numbers alone show. */
export const changesOf = ({ input, status }: Resolved, stored: Members): Change[] => {
  const own = Object.entries(input ?? {}).filter(([field]) => !NOT_COMPARED.has(field));
  const changes = own.flatMap(([field, to]): Change[] => {
    if (field === "address") return partsOf(to as Members, (stored.address ?? {}) as Members);
    return normalized(to) === normalized(stored[field]) ? [] : [{ field, from: stored[field], to }];
  });
  return status === undefined ? changes : [...changes, { field: "status", from: stored.status, to: status }];
};
