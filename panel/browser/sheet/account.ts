import { WholeCatalog } from "../../../src/domain/geo/whole-catalog.ts";
import { CLIENT_FIELDS } from "../../../src/intake/sheets/client-fields.ts";
import type { Field } from "../../../src/intake/sheets/field.ts";
import type { Line } from "../../../src/intake/sheets/line.ts";
import { locate } from "../../../src/intake/sheets/locate.ts";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { placesReadAs, type StoredPlaces } from "../../../src/intake/sheets/refusals.ts";
import { type Member, resolveClient, type StoredClient } from "../../../src/intake/sheets/resolve-client.ts";
import {
  type Resolved,
  resolveProperty,
  type StoredProperty,
} from "../../../src/intake/sheets/resolve-property.ts";

import { Client } from "./client.ts";

type Stored = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly externalRef: string | null;
};

export interface Job extends Resolved {
  readonly source: Line;
  readonly stored: Stored | undefined;
}

/** A property's city and neighborhood, as the service spells them. */
const placesOf = async (catalog: WholeCatalog, { address }: Line): Promise<StoredPlaces> => {
  const city = address.city === undefined ? undefined : catalog.city(address.city, address.state);
  if (!city) return {};
  const { neighborhood } = address;
  const placed = neighborhood === undefined ? undefined : await catalog.placed(city.cityId, neighborhood);
  return { address: { city: city.name, neighborhood: placed?.name ?? null } };
};

/** An account's properties or clients, to be compared with a sheet's rows. */
export class Account {
  readonly isClients: boolean;
  readonly fields: readonly Field[];
  readonly client: Client;

  /** @param signedOut the message for when the session has ended */
  constructor(base: string, isClients: boolean, signedOut: string) {
    this.client = new Client(base, signedOut);
    this.isClients = isClients;
    this.fields = isClients ? CLIENT_FIELDS : PROPERTY_FIELDS;
  }

  /** The account's objects with the given codes. */
  async known(refs: ReadonlySet<string>): Promise<Map<string, Stored>> {
    const found = new Map<string, Stored>();
    for (const state of this.isClients ? ["ACTIVE", "ARCHIVED"] : [""]) {
      let cursor: string | null = "";
      while (cursor !== null && found.size < refs.size) {
        const query = new URLSearchParams({ ...(cursor && { cursor }), ...(state && { state }) });
        const page: { data: readonly Stored[]; nextCursor: string | null } = await this.client.read(
          `/known?${query}`,
        );
        for (const item of page.data)
          if (item.externalRef !== null && refs.has(item.externalRef)) found.set(item.externalRef, item);
        cursor = page.nextCursor;
      }
    }
    return found;
  }

  async resolve(lines: readonly Line[]): Promise<Job[]> {
    const known = await this.known(
      new Set(lines.flatMap(({ ref }) => (ref === "" ? [] : [ref.normalize("NFC")]))),
    );
    const storedOf = ({ ref }: Line): Stored | undefined => known.get(ref.normalize("NFC"));
    const catalog = new WholeCatalog(
      async (cityId) =>
        (
          await this.client.read<{ data: readonly { neighborhoodSlug: string; name: string }[] }>(
            `/neighborhoods/${cityId}`,
          )
        ).data,
    );
    const jobs: Job[] = [];
    if (!this.isClients) {
      for (const source of lines) {
        const stored = storedOf(source);
        const settled = resolveProperty(source, stored as unknown as StoredProperty | undefined);
        const places = settled.input ? await placesOf(catalog, source) : {};
        const remarks = [...settled.remarks, ...placesReadAs(source, places)];
        jobs.push({ ...settled, remarks, source, stored });
      }
      return jobs;
    }
    const { data: team } = await this.client.read<{ data: readonly Member[] }>("/team");
    for (const source of lines) {
      const stored = storedOf(source);
      const located = source.places && (await locate(catalog, source.places));
      jobs.push({
        ...resolveClient(source, { stored: stored as unknown as StoredClient | undefined, team, located }),
        source,
        stored,
      });
    }
    return jobs;
  }
}
