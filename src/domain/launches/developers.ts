import { type Database, type Meter, run, type Statement, sql } from "../../db/statement.ts";

/** The accounts among these whose developments are listed. */
export const developersAmong = (accountIds: readonly string[]): Statement =>
  sql(
    `SELECT id, name FROM accounts
     WHERE id IN (SELECT value FROM json_each(?)) AND type = 'DEVELOPER' AND status = 'ACTIVE'`,
    JSON.stringify([...new Set(accountIds)]),
  );

/** Accounts that keep their developments but are not listed. */
export const hiddenDevelopers = async ({
  directory,
  meter,
}: {
  readonly directory: Database;
  readonly meter: Meter;
}): Promise<string[]> => {
  const statement = sql(
    "SELECT id FROM accounts INDEXED BY accounts_hidden_developers WHERE type = 'DEVELOPER' AND status = 'INACTIVE'",
  );
  const [rows = []] = await run(directory, [statement], meter);
  return rows.map(({ id }) => id as string);
};

/** The most accounts that a filter by organization looks at. */
const MAX_OF_ORGANIZATION = 1_000;

/** The accounts of an organization, whose name may be in upper or lower case. */
export const accountsOfOrganization = async (
  { directory, meter }: { readonly directory: Database; readonly meter: Meter },
  organization: string,
): Promise<string[]> => {
  const statement = sql(
    `SELECT id FROM accounts INDEXED BY accounts_of_organization
     WHERE organization = ? COLLATE NOCASE LIMIT ${MAX_OF_ORGANIZATION}`,
    organization,
  );
  const [rows = []] = await run(directory, [statement], meter);
  return rows.map(({ id }) => id as string);
};
