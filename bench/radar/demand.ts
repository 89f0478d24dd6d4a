import { type Lead, leadTable } from "../../src/db/schema/leads.ts";
import { type Row, sql } from "../../src/db/statement.ts";
import { MAX_LOCATIONS } from "../../src/vocabulary/limits.ts";
import { PROPERTY_TYPES } from "../../src/vocabulary/value-lists.ts";
import { type Random, seededRandom } from "../../test/support/random.ts";
import { storedInterest, storedLead } from "../../test/support/stored-lead.ts";
import type { DemandStep } from "../board/index.ts";
import { runSql } from "../stage/database.ts";
import type { Runtime } from "../stage/runtime.ts";

/** Rows of one transaction. */
const CHUNK = 50;
/** Estimated bytes of a sum's row and key; only the leads are measured. */
const SUM_BYTES = 150;
/** Clients examined per page, however few of them a step counts. */
const EXAMINED_PER_PAGE = 250;

type Place = Lead["interest"]["locations"][number];

/** An account's clients at the maximum: neighborhoods all over the country, every type, both purposes. */
export const plantGreedy = async (runtime: Runtime, accountId: string, count: number): Promise<void> => {
  const random: Random = seededRandom(23);
  const [all] = await runSql(runtime, [
    sql(`SELECT city_id AS cityId, slug AS neighborhoodSlug, name AS neighborhood FROM neighborhoods`),
  ]);
  const places = all as unknown as Place[];
  const one = (): Place => places[Math.floor(random() * places.length)]!;
  const rows = Array.from({ length: count }, () => {
    const interest = storedInterest({
      purposes: ["VENDA", "LOCACAO"],
      propertyTypes: PROPERTY_TYPES.slice(0, 15),
      locations: Array.from({ length: MAX_LOCATIONS }, one),
      rentPriceMax: 900_000,
    });
    const { seq: _, ...lead } = storedLead({ accountId, externalRef: null, interest });
    return leadTable.insert(lead);
  });
  for (let at = 0; at < rows.length; at += CHUNK) await runSql(runtime, rows.slice(at, at + CHUNK));
};

export interface Counted {
  readonly steps: number;
  /** The figures of the longest step, and of the one that read the most. */
  readonly milliseconds: number;
  readonly rowsRead: number;
  readonly megabytes: number;
}

/** Counts a night's demand to its end. */
export const countDemand = async (runtime: Runtime): Promise<Counted> => {
  const response = await fetch(new URL("/bench/demand", runtime.urls.service), { method: "POST" });
  if (!response.ok) throw new Error(`demand: ${response.status} ${await response.text()}`);
  const steps = (await response.json()) as DemandStep[];
  const [[widest]] = (await runSql(runtime, [
    sql("SELECT max(length(interest) + length(phones) + 400) AS bytes FROM leads"),
  ])) as [[Row & { bytes: number }]];
  const bytesOf = ({ rowsRead, clients }: DemandStep): number => {
    const leads = EXAMINED_PER_PAGE + 2 * clients;
    return leads * widest.bytes + Math.max(0, rowsRead - leads) * SUM_BYTES;
  };
  const most = (of: (step: DemandStep) => number): number => Math.max(...steps.map(of));
  return {
    steps: steps.length,
    milliseconds: most(({ milliseconds }) => milliseconds),
    rowsRead: most(({ rowsRead }) => rowsRead),
    megabytes: most(bytesOf) / 1_048_576,
  };
};
