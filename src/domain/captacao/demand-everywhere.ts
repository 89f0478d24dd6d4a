import { DIRECTORY, type Meter, run, type Shards, sql } from "../../db/statement.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import { type CountedDemand, countedDemandOf, demandOf, joinDemand, NOT_COUNTED } from "./counted-demand.ts";
import type { OfferedOwner } from "./offered-owner.ts";

export interface DemandPorts extends Shards {
  readonly accountId: string;
  readonly meter: Meter;
}

const member = (name: string): string => `offers.value ->> '${name}'`;

const demandSql = demandOf({
  cityId: member("cityId"),
  neighborhoodSlug: member("neighborhoodSlug"),
  purpose: member("purpose"),
  propertyType: member("propertyType"),
  accountId: "?2",
});

const SELECT = `SELECT ${demandSql.columns} FROM json_each(?1) AS offers ${demandSql.joins} ORDER BY offers.key`;

/**
 * The demand for what each owner offers, summed over all shards; the directory's share is already in `offered`. If a
 * shard does not answer, the demand is unknown.
 */
export const demandEverywhere = async (
  { accountId, meter, shardNames, shard }: DemandPorts,
  offered: readonly OfferedOwner[],
): Promise<CountedDemand[]> => {
  const offers = offered.map(({ owner: { cityId, neighborhoodSlug, purpose, propertyType } }) => ({
    cityId,
    neighborhoodSlug,
    purpose,
    propertyType,
  }));
  const others = offered.length === 0 ? [] : shardNames.filter((name) => name !== DIRECTORY);
  const counted = await Promise.all(
    others.map(async (name) => {
      try {
        const [rows] = await run(shard(name), [sql(SELECT, JSON.stringify(offers), accountId)], meter);
        return rows!.map(countedDemandOf);
      } catch (error) {
        logger.warn("demand not read", { shard: name, failure: failureOf(error) });
        return offers.map(() => NOT_COUNTED);
      }
    }),
  );
  return offered.map(({ demand }, index) =>
    counted.reduce((sum, rows) => joinDemand(sum, rows[index]!), demand),
  );
};
