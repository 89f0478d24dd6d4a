import { run, sql } from "../../db/statement.ts";
import type { Fault } from "../../errors/faults.ts";
import { type Refusal, refuseFaults, refuseRequest } from "../../errors/refusal.ts";
import { slug } from "../../lib/text.ts";
import { auditRow } from "../audit/audit-row.ts";
import type { OperatorContext } from "../operator.ts";
import type { City } from "./cities.ts";
import { decisionTable, type NeighborhoodDecision, teach } from "./decisions.ts";
import { neighborhoodCandidates, neighborhoodSpellings } from "./neighborhood-text.ts";

/** Curation's answer to a text of a city: an entry of the catalogue by its identifier, or a new one by its name. */
export interface NeighborhoodAnswer {
  readonly city: City;
  readonly text: string;
  readonly neighborhood: { readonly slug: string } | { readonly name: string };
}

export interface LearnedPlace {
  readonly slug: string;
  readonly name: string;
  /** Of the decision. */
  readonly seq: number;
}

const UNKNOWN: Fault = { in: "body", name: "neighborhoodSlug", code: "not_found" };

const catalogued = async (
  { directory, meter }: Pick<OperatorContext, "directory" | "meter">,
  cityId: string,
  slugs: readonly string[],
): Promise<Map<string, string>> => {
  const statement = sql(
    "SELECT slug, name FROM neighborhoods WHERE city_id = ? AND slug IN (SELECT value FROM json_each(?))",
    cityId,
    JSON.stringify(slugs),
  );
  const [rows = []] = await run(directory, [statement], meter);
  return new Map(rows.map((row) => [row.slug as string, row.name as string]));
};

/** Faults in the well-formed fields of a decision that has malformed ones. */
export const findDecisionFaults = async (
  ctx: Pick<OperatorContext, "directory" | "meter">,
  city: City | undefined,
  neighborhoodSlug: string | undefined,
): Promise<Fault[]> => {
  if (!city || neighborhoodSlug === undefined) return [];
  const known = await catalogued(ctx, city.cityId, [neighborhoodSlug]);
  return known.has(neighborhoodSlug) ? [] : [UNKNOWN];
};

const refuseCatalogueName = (): Refusal =>
  refuseRequest(
    "O texto já é o nome de um bairro do catálogo.",
    "The text is itself the name of a neighborhood of the catalog.",
  );

/**
 * Stores the decision and its audit row, from where every database applies it (src/jobs/neighborhoods.ts).
 * @throws Refusal invalid_param for an unknown identifier; request_refused for a text that names another neighborhood
 */
export const decideOn = async (
  ctx: OperatorContext,
  { city, text, neighborhood }: NeighborhoodAnswer,
): Promise<LearnedPlace> => {
  const { cityId } = city;
  const wanted = "slug" in neighborhood ? neighborhood.slug : slug(neighborhood.name);
  const spellings = neighborhoodSpellings(text, city);
  await teach(ctx, ctx.directory);
  const known = await catalogued(ctx, cityId, [wanted, ...spellings]);
  const name = known.get(wanted) ?? ("name" in neighborhood ? neighborhood.name : undefined);
  if (name === undefined) throw refuseFaults([UNKNOWN]);
  if (slug(text) !== wanted && known.has(slug(text))) throw refuseCatalogueName();
  const aliases = spellings.filter((spelling) => spelling !== wanted && !known.has(spelling));
  const decision = {
    cityId,
    slug: wanted,
    name,
    aliases,
    text,
    actor: ctx.actor,
    decidedAt: ctx.clock.now(),
  };
  const entry = { action: "curation.neighborhood", accountId: null, fields: ["neighborhood"] };
  const insert = decisionTable.insert(decision);
  const [made] = await run(
    ctx.directory,
    [
      sql(`${insert.sql} RETURNING seq`, ...insert.params),
      auditRow(ctx, { ...entry, subject: `${cityId}/${wanted}` }),
    ],
    ctx.meter,
  );
  return { slug: wanted, name, seq: made![0]!.seq as number };
};

/** Whether this decision resolves a waiting text. */
export const understands = (
  { slug: meant, aliases, text }: NeighborhoodDecision,
  city: City,
  waiting: string,
): boolean =>
  waiting === text ||
  neighborhoodCandidates(waiting, city).some((one) => one === meant || aliases.includes(one));
