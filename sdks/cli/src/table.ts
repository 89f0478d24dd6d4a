import { CLIENT_FIELDS } from "../../../src/intake/sheets/client-fields.ts";
import type { Field } from "../../../src/intake/sheets/field.ts";
import type { Line } from "../../../src/intake/sheets/line.ts";
import { locate } from "../../../src/intake/sheets/locate.ts";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import type { StoredPlaces } from "../../../src/intake/sheets/refusals.ts";
import { resolveClient } from "../../../src/intake/sheets/resolve-client.ts";
import { type Resolved, resolveProperty } from "../../../src/intake/sheets/resolve-property.ts";
import type {
  LeadCreation,
  LeadInput,
  PropertyInput,
  PropertyStatus,
  RealEstateClient,
} from "../../typescript/real-estate-account.ts";
import { catalogOf, knownClients, knownProperties, teamOf } from "./account.ts";

/** A row that is ready to be sent. */
export interface Job extends Resolved {
  readonly source: Line;
  readonly input: NonNullable<Resolved["input"]>;
  readonly isKnown: boolean;
}

type Options = { readonly dryRun: true } | { readonly idempotencyKey: string };

/** The result of an accepted row, with what is not stored as it was sent. */
export interface Written {
  readonly data: StoredPlaces & {
    readonly radar: { readonly pending: readonly string[]; readonly labels: readonly string[] };
  };
  readonly result: {
    readonly outcome: string;
    readonly warnings: readonly { readonly name: string; readonly code: string; readonly label: string }[];
    /** Members that keep their value from the dashboard. */
    readonly conflicts: readonly string[];
    /** JSON Pointers of a known client's members that keep their different values. */
    readonly kept?: readonly string[];
    readonly changes: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[];
  };
}

/** How to read and write the rows of one kind of sheet. */
export interface Table {
  readonly fields: readonly Field[];
  /** Compares the rows with the account. @returns a result for each row, in their order */
  resolve(
    client: RealEstateClient,
    lines: readonly Line[],
  ): Promise<readonly (Resolved & { isKnown: boolean })[]>;
  write(client: RealEstateClient, job: Job, options: Options): Promise<Written>;
}

export const PROPERTIES: Table = {
  fields: PROPERTY_FIELDS,
  resolve: async (client, lines) => {
    const stored = await knownProperties(
      client,
      lines.map(({ ref }) => ref),
    );
    return lines.map((line) => ({
      ...resolveProperty(line, stored.get(line.ref)),
      isKnown: stored.has(line.ref),
    }));
  },
  write: async ({ properties }, { source, input, status }, options) => {
    const written = await properties.putByRef(source.ref, input as PropertyInput, options);
    if (status === undefined) return written;
    // The status is a second write, with a key of its own.
    const key =
      "idempotencyKey" in options ? { idempotencyKey: `${options.idempotencyKey}-status` } : options;
    const set = await properties.setStatus(
      written.data.id,
      { status: status as PropertyStatus & Resolved["status"] },
      key,
    );
    const isSame = written.result.outcome === "UNCHANGED" || written.result.outcome === "CONFIRMED";
    return {
      data: set.data,
      result: {
        ...written.result,
        outcome: isSame ? set.result.outcome : written.result.outcome,
        changes: [...written.result.changes, ...set.result.changes],
      },
    };
  },
};

/** @param consent whether `--consent` declares a legal basis for all rows; a column may declare it for each */
export const clientsWith = (consent: boolean): Table => ({
  fields: CLIENT_FIELDS,
  resolve: async (client, lines) => {
    const stored = await knownClients(
      client,
      lines.flatMap(({ ref }) => (ref === "" ? [] : [ref])),
    );
    const team = lines.some(({ broker }) => broker !== undefined && !broker.includes("@"))
      ? await teamOf(client)
      : [];
    const catalog = catalogOf(client);
    const resolved: (Resolved & { isKnown: boolean })[] = [];
    for (const line of lines) {
      const located = line.places && (await locate(catalog, line.places));
      const one = resolveClient(line, { stored: stored.get(line.ref), team, located });
      resolved.push({ ...one, isKnown: stored.has(line.ref) });
    }
    return resolved;
  },
  // A phone or an e-mail identifies a client without a code, so writing them again creates no other client.
  write: ({ leads }, { source: { ref }, input }, options) => {
    const client = { ...(consent && { consentGiven: true }), ...input };
    return ref === ""
      ? leads.create(client as LeadCreation, options)
      : leads.putByRef(ref, client as LeadInput, options);
  },
});
