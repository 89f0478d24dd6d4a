import { WholeCatalog } from "../../../src/domain/geo/whole-catalog.ts";
import type { Member, StoredClient } from "../../../src/intake/sheets/resolve-client.ts";
import type { StoredProperty } from "../../../src/intake/sheets/resolve-property.ts";
import { ApiError, type RealEstateClient } from "../../typescript/real-estate-account.ts";

/** Up to this many codes are read one by one; for more, the list is read, a hundred items a call. */
const MAX_SINGLE_READS = 50;
/** Nothing has such a code, or the code is invalid: then its write is refused, with the reason. */
const ABSENT_STATUSES: ReadonlySet<number> = new Set([400, 404]);

const orNone = async <T>(reading: Promise<{ readonly data: T }>): Promise<T | undefined> => {
  try {
    return (await reading).data;
  } catch (error) {
    if (error instanceof ApiError && ABSENT_STATUSES.has(error.status)) return undefined;
    throw error;
  }
};

interface Coded {
  readonly externalRef: string | null;
}

/** The account's objects with these codes, by code. */
async function known<T extends Coded>(
  refs: readonly string[],
  one: (ref: string) => Promise<{ readonly data: T }>,
  all: () => AsyncIterable<T>,
): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  if (refs.length <= MAX_SINGLE_READS) {
    for (const ref of refs) {
      const object = await orNone(one(ref));
      if (object) found.set(ref, object);
    }
    return found;
  }
  const wanted = new Map(refs.map((ref) => [ref.normalize("NFC"), ref]));
  for await (const object of all()) {
    const ref = wanted.get(object.externalRef ?? "");
    if (ref !== undefined) found.set(ref, object);
    if (found.size === refs.length) break;
  }
  return found;
}

const PAGE = { limit: 100 } as const;

export const knownProperties = (
  { properties }: RealEstateClient,
  refs: readonly string[],
): Promise<Map<string, StoredProperty>> =>
  known(
    refs,
    (ref) => properties.getByRef(ref),
    () => properties.listAll(PAGE),
  ) as unknown as Promise<Map<string, StoredProperty>>;

export const knownClients = (
  { leads }: RealEstateClient,
  refs: readonly string[],
): Promise<Map<string, StoredClient>> =>
  known(
    refs,
    (ref) => leads.getByRef(ref),
    async function* () {
      yield* leads.listAll({ ...PAGE, state: "ACTIVE" });
      yield* leads.listAll({ ...PAGE, state: "ARCHIVED" });
    },
  );

/** The team; nobody if the key may not read it: brokers' names then match nobody, which the import reports. */
export const teamOf = async ({ team }: RealEstateClient): Promise<Member[]> => {
  const members: Member[] = [];
  try {
    for await (const member of team.listAll(PAGE)) members.push(member);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
  }
  return members;
};

export const catalogOf = ({ geo }: RealEstateClient): WholeCatalog =>
  new WholeCatalog(async (cityId) => {
    const all: { readonly neighborhoodSlug: string; readonly name: string }[] = [];
    for await (const one of geo.listNeighborhoodsAll(cityId, { limit: 1000 })) all.push(one);
    return all;
  });
