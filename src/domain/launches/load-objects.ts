import { runAcross } from "../../db/run-across.ts";
import { type Lead, leadTable } from "../../db/schema/leads.ts";
import { type Property, propertyTable } from "../../db/schema/properties.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { spaceOf } from "../../lib/id.ts";
import { ofBroker } from "../records/of-broker.ts";
import { findDevelopmentShards } from "./development-shards.ts";
import type { Registration, RegistrationContext } from "./registration.ts";

/** The objects of a registration. */
interface RegistrationObjects {
  readonly development: Property | null;
  readonly unitIds: readonly string[];
  readonly lead: Lead | null;
}

const leadQuery = (accountId: string, leadId: string): Statement =>
  sql(`SELECT ${leadTable.columns} FROM leads WHERE account_id = ? AND id = ?`, accountId, leadId);

const unitsQuery = (id: string): Statement =>
  sql("SELECT id FROM properties INDEXED BY properties_units WHERE development_id = ?", id);

/** The account's client and the development: one trip, or two with several databases. */
export const loadObjects = async (
  ctx: RegistrationContext,
  { developmentId, leadId }: Pick<Registration, "developmentId" | "leadId">,
): Promise<RegistrationObjects> => {
  const { accountId, ownShard, shard, meter, brokerId } = ctx;
  const { names, leftOutIn } = await findDevelopmentShards(ctx, spaceOf(accountId));
  const everywhere = (statement: Statement) => names.map((name) => ({ db: shard(name), statement }));
  const queries = [
    { db: shard(ownShard), statement: leadQuery(accountId, leadId) },
    ...everywhere(sql(`SELECT ${propertyTable.columns} FROM properties WHERE id = ?`, developmentId)),
    ...everywhere(unitsQuery(developmentId)),
  ];
  const [leads, ...found] = await runAcross(queries, meter);
  const developments = names.flatMap((name, at) => {
    const leftOut = leftOutIn(name);
    return found[at]!.filter((row) => !leftOut.includes(row.account_id as string));
  });
  const units = found.slice(names.length).flat();
  return {
    lead: ofBroker({ brokerId }, leadTable.first(leads)),
    development: propertyTable.first(developments),
    unitIds: units.map(({ id }) => id as string),
  };
};
