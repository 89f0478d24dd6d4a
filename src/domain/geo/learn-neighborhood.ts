import { NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import { type Row, run, sql } from "../../db/statement.ts";
import type { Fault } from "../../errors/faults.ts";
import { decidedMeanwhile, type Refusal, refuseFaults, refuseRequest } from "../../errors/refusal.ts";
import { isoTime } from "../../lib/clock.ts";
import { slug } from "../../lib/text.ts";
import { auditRow } from "../audit/audit-row.ts";
import { type OperatorContext, runInDirectory } from "../operator.ts";
import type { City } from "./cities.ts";
import { applyMissingDecisions, decisionTable, readLearned } from "./decisions.ts";
import { wholeKeys } from "./neighborhood-key.ts";

/** Curation's answer to a text of a city: an entry of the catalog by its identifier, or a new one by its name. */
export interface NeighborhoodAnswer {
  readonly city: City;
  readonly text: string;
  readonly neighborhood: { readonly slug: string } | { readonly name: string };
}

interface LearnedPlace {
  readonly slug: string;
  readonly name: string;
  /** The number of the decision. */
  readonly seq: number;
}

const UNKNOWN: Fault = { in: "body", name: "neighborhoodSlug", code: "not_found" };

const findCataloged = async (
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
  const known = await findCataloged(ctx, city.cityId, [neighborhoodSlug]);
  return known.has(neighborhoodSlug) ? [] : [UNKNOWN];
};

const refuseCatalogName = (): Refusal =>
  refuseRequest(
    "O texto já é o nome de um bairro do catálogo.",
    "The text is already the name of a neighborhood in the catalog.",
  );

/** The neighborhood that the text means by an earlier decision, and who decided that. */
const currentDecision = async (
  { directory, meter }: OperatorContext,
  cityId: string,
  keys: readonly string[],
): Promise<Row | undefined> => {
  const statement = sql(
    `SELECT k.slug AS decision, d.actor, d.decided_at AS at FROM json_each(?) AS one
     CROSS JOIN neighborhood_keys AS k ON k.city_id = ? AND k.key = one.value AND k.decided > 0
     CROSS JOIN neighborhood_decisions AS d ON d.seq = k.decided
     ORDER BY d.seq DESC LIMIT 1`,
    JSON.stringify(keys),
    cityId,
  );
  const [rows] = await run(directory, [statement], meter);
  return rows?.[0];
};

/** Whether the text is a spelling of another neighborhood's own name. */
const namesOther = async (
  { directory, meter }: OperatorContext,
  { cityId, uf }: City,
  keys: readonly string[],
  wanted: string,
): Promise<boolean> => {
  const statement = sql(
    `SELECT n.name FROM json_each(?) AS one CROSS JOIN neighborhood_keys AS k ON k.city_id = ? AND k.key = one.value
     CROSS JOIN neighborhoods AS n ON n.city_id = k.city_id AND n.slug = k.slug WHERE k.slug <> ?`,
    JSON.stringify(keys),
    cityId,
    wanted,
  );
  const [rows = []] = await run(directory, [statement], meter);
  return rows.some((row) => wholeKeys(row.name as string, uf).some((key) => keys.includes(key)));
};

const refuseDecided = ({ at, ...current }: Row): Refusal =>
  decidedMeanwhile({ ...current, at: isoTime(at as number) });

/**
 * Stores the decision and its audit row; a job applies it in every database (src/jobs/neighborhoods.ts).
 * @param replaces the slug of the decision that is to change
 * @throws Refusal invalid_param for an unknown identifier; request_refused for a text that names another neighborhood;
 * concurrent_write if somebody has decided otherwise
 */
export const decideOn = async (
  ctx: OperatorContext,
  { city, text, neighborhood }: NeighborhoodAnswer,
  replaces?: string,
): Promise<LearnedPlace> => {
  const { directory: db, meter } = ctx;
  const { cityId } = city;
  const wanted = "slug" in neighborhood ? neighborhood.slug : slug(neighborhood.name);
  const keys = wholeKeys(text, city.uf);
  const plan = await runInDirectory(ctx, async (): Promise<WritePlan<LearnedPlace, null>> => {
    await applyMissingDecisions(ctx, db);
    const { learned } = await readLearned(db, meter);
    const known = await findCataloged(ctx, cityId, [wanted, slug(text)]);
    const name = known.get(wanted) ?? ("name" in neighborhood ? neighborhood.name : undefined);
    if (name === undefined) throw refuseFaults([UNKNOWN]);
    if (await namesOther(ctx, city, keys, wanted)) throw refuseCatalogName();
    const current = await currentDecision(ctx, cityId, keys);
    if (current && current.decision !== wanted && current.decision !== replaces) throw refuseDecided(current);
    const aliases = [slug(text)].filter((own) => own !== "" && own !== wanted && !known.has(own));
    // If two decisions come at once, the second finds its number taken: it is decided again, and sees the first.
    const seq = learned + 1;
    const decided = { actor: ctx.actor, decidedAt: ctx.clock.now() };
    const entry = { action: "curation.neighborhood" as const, accountId: null, fields: ["neighborhood"] };
    const statements = [
      decisionTable.insert({ seq, cityId, slug: wanted, name, aliases, text, ...decided }),
      auditRow(ctx, { ...entry, subject: `${cityId}/${wanted}` }),
    ];
    return { ...NO_EFFECTS, statements, data: { slug: wanted, name, seq }, result: null, subject: null };
  });
  return plan.data;
};
