import { type Database, run, type Statement, sql } from "../../db/statement.ts";
import type { Fault } from "../../errors/faults.ts";
import { Refusal, refuseFaults } from "../../errors/refusal.ts";
import { slug } from "../../lib/text.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorContext } from "../operator.ts";
import type { City } from "./cities.ts";
import { neighborhoodCandidates, neighborhoodSpellings } from "./neighborhood-text.ts";

/** What curation says of a text of a city: an entry of the catalogue by its identifier, or a new one by its name. */
export interface NeighborhoodDecision {
  readonly city: City;
  readonly text: string;
  readonly neighborhood: { readonly slug: string } | { readonly name: string };
}

export interface LearnedPlace {
  readonly slug: string;
  readonly name: string;
  /** Whether a waiting text is understood, now that this is learned. */
  understands(text: string): boolean;
}

const UNKNOWN: Fault = { in: "body", name: "neighborhoodSlug", code: "not_found" };

const catalogued = async (
  { meter }: Pick<OperatorContext, "meter">,
  db: Database,
  cityId: string,
  slugs: readonly string[],
): Promise<Map<string, string>> => {
  const statement = sql(
    "SELECT slug, name FROM neighborhoods WHERE city_id = ? AND slug IN (SELECT value FROM json_each(?))",
    cityId,
    JSON.stringify(slugs),
  );
  const [rows = []] = await run(db, [statement], meter);
  return new Map(rows.map((row) => [row.slug as string, row.name as string]));
};

/** What is wrong with the well-formed fields of a decision that has malformed ones. */
export const findDecisionFaults = async (
  ctx: Pick<OperatorContext, "meter">,
  db: Database,
  city: City | undefined,
  neighborhoodSlug: string | undefined,
): Promise<Fault[]> => {
  if (!city || neighborhoodSlug === undefined) return [];
  const known = await catalogued(ctx, db, city.cityId, [neighborhoodSlug]);
  return known.has(neighborhoodSlug) ? [] : [UNKNOWN];
};

/** Added by another decision at the same time, it stays as it is. A name of its own is no other one's alias. */
const neighborhoodInsert = (cityId: string, neighborhoodSlug: string, name: string): Statement[] => [
  sql(
    `INSERT INTO neighborhoods (city_id, slug, name, source) VALUES (?, ?, ?, 'CURATION') ON CONFLICT DO NOTHING`,
    cityId,
    neighborhoodSlug,
    name,
  ),
  sql("DELETE FROM neighborhood_aliases WHERE city_id = ? AND alias_slug = ?", cityId, neighborhoodSlug),
];

const aliasInsert = (cityId: string, alias: string, neighborhoodSlug: string, now: number): Statement =>
  sql(
    `INSERT INTO neighborhood_aliases (city_id, alias_slug, slug, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (city_id, alias_slug) DO UPDATE SET slug = excluded.slug`,
    cityId,
    alias,
    neighborhoodSlug,
    now,
  );

const refuseCatalogueName = (): Refusal =>
  new Refusal("request_refused", {
    detail: {
      "pt-BR": "O texto já é o nome de um bairro do catálogo.",
      en: "The text is itself the name of a neighborhood of the catalog.",
    },
  });

/**
 * The catalogue of a shard learns a neighborhood's name and the spellings of a text, with the audit row of it.
 * @throws Refusal invalid_param for an unknown identifier; request_refused for a text that names another neighborhood
 */
export const learnNeighborhood = async (
  ctx: OperatorContext,
  db: Database,
  { city, text, neighborhood }: NeighborhoodDecision,
): Promise<LearnedPlace> => {
  const { cityId } = city;
  const wanted = "slug" in neighborhood ? neighborhood.slug : slug(neighborhood.name);
  const spellings = neighborhoodSpellings(text, city);
  const known = await catalogued(ctx, db, cityId, [wanted, ...spellings]);
  const name = known.get(wanted) ?? ("name" in neighborhood ? neighborhood.name : undefined);
  if (name === undefined) throw refuseFaults([UNKNOWN]);
  if (slug(text) !== wanted && known.has(slug(text))) throw refuseCatalogueName();
  const aliases = spellings.filter((spelling) => spelling !== wanted && !known.has(spelling));
  const entry = { action: "curation.neighborhood", accountId: null, fields: ["neighborhood"] };
  await run(
    db,
    [
      ...(known.has(wanted) ? [] : neighborhoodInsert(cityId, wanted, name)),
      ...aliases.map((alias) => aliasInsert(cityId, alias, wanted, ctx.clock.now())),
      auditRow(ctx, { ...entry, subject: `${cityId}/${wanted}` }),
    ],
    ctx.meter,
  );
  const learned = new Set([wanted, ...aliases]);
  const understands = (waiting: string): boolean =>
    waiting === text || neighborhoodCandidates(waiting, city).some((candidate) => learned.has(candidate));
  return { slug: wanted, name, understands };
};
