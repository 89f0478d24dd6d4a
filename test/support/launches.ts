import { propertyTable } from "../../src/db/schema/properties.ts";
import type { Row } from "../../src/db/statement.ts";
import type { City } from "../../src/domain/geo/cities.ts";
import { propertyCardForOthers } from "../../src/domain/radar/card.ts";
import type { Match } from "../../src/domain/radar/match.ts";
import { backoffice, makeAccount, type Overrides, type TestAccount } from "./api.ts";
import { freshCity } from "./fresh-city.ts";
import type { Answer, Json } from "./http.ts";
import { makeLead } from "./lead.ts";
import { storedMatch, storeMatch } from "./match.ts";
import { query } from "./query.ts";

export const developer = (name = "Construtora de Teste", propertyLimit = 1_000): Promise<TestAccount> =>
  makeAccount({ account: { type: "DEVELOPER", name, propertyLimit, phone: "+55 11 3000-1000" } });

/** Creates a development or unit type as the dashboard does. */
export const develop = async ({ path }: Pick<TestAccount, "path">, body: object): Promise<Json> => {
  const { status, text, body: answer } = await backoffice.post(`${path}/developments`, body);
  if (status !== 201) throw new Error(`No development: ${text}`);
  return answer.data;
};

export const developmentIn = ({ cityId }: Pick<City, "cityId">, overrides: object = {}) => ({
  kind: "DEVELOPMENT",
  title: "Residencial das Acácias",
  purposes: ["VENDA"],
  address: { cityId, street: "Rua das Acácias", number: "10" },
  ...overrides,
});

export const unitOf = (developmentId: string, overrides: object = {}) => ({
  kind: "TYPOLOGY",
  developmentId,
  title: "Dois quartos",
  type: "APARTAMENTO",
  salePrice: 500_000,
  ...overrides,
});

export interface LaunchStage {
  readonly developer: TestAccount;
  readonly city: City;
  readonly developmentId: string;
  /** The launches of its city, as an account sees them. */
  listed(reader?: TestAccount, query?: string): Promise<Json[]>;
}

/** A development in its own city, so that the city's list is the test's alone. */
export const launchStage = async (development: object = {}): Promise<LaunchStage> => {
  const account = await developer();
  const city = freshCity();
  const { id: developmentId } = await develop(account, developmentIn(city, development));
  return {
    developer: account,
    city,
    developmentId,
    listed: async (reader = account, query = "") => {
      const { status, text, body } = await reader.api.get(`/launches?cityId=${city.cityId}${query}`);
      if (status !== 200) throw new Error(`Not listed: ${text}`);
      return body.data;
    },
  };
};

/** An account with a client who is not registered yet. */
export interface Registrar extends TestAccount {
  readonly leadId: string;
}

export const registrar = async (client: object = {}, overrides: Overrides = {}): Promise<Registrar> => {
  const account = await makeAccount({
    ...overrides,
    account: {
      name: "Imobiliária Ipê",
      ownerName: "Rui Titular",
      phone: "+55 11 3000-2000",
      ...overrides.account,
    },
  });
  return { ...account, leadId: (await makeLead(account, { ...client })).id };
};

export const register = (
  { api, leadId }: Registrar,
  developmentId: string,
  {
    query = "",
    headers = {},
    ...body
  }: { query?: string; headers?: Record<string, string>; message?: string } = {},
): Promise<Answer> =>
  api.post(`/launches/${developmentId}/clients${query}`, { body: { leadId, ...body }, headers });

/** A registration that must succeed. */
export const registered = async (account: Registrar, developmentId: string): Promise<Json> => {
  const { status, text, body } = await register(account, developmentId);
  if (status !== 201) throw new Error(`Not registered: ${text}`);
  return body.data;
};

/** A LAUNCH match of an account's client with a unit type or development, as a board writes it. */
export const launchMatch = (
  { accountId, leadId }: Registrar,
  developerId: string,
  propertyId: string,
  overrides: Partial<Match> = {},
): Promise<string> =>
  storeMatch(
    storedMatch(accountId, {
      leadId,
      propertyId,
      side: "client",
      scope: "LAUNCH",
      partnerAccountId: developerId,
      cityId: "3550308",
      ...overrides,
    }),
  );

/** Stores a unit type's card for other accounts. */
export const keepLaunchCard = async (unitId: string, developmentId: string): Promise<void> => {
  const text = `SELECT ${propertyTable.columns} FROM properties WHERE id IN (?, ?) ORDER BY id = ? DESC`;
  const rows = await query(text, unitId, developmentId, unitId);
  const [unit, development] = rows.map(propertyTable.decode);
  const card = JSON.stringify(propertyCardForOthers(unit!, development!));
  await query`INSERT INTO radar_cards (id, card) VALUES (${unitId}, ${card})`;
};

/** The stored protections of clients registered with a developer. */
export const protectionsWith = async ({ accountId }: Pick<TestAccount, "accountId">): Promise<Row[]> => {
  const text = "SELECT * FROM launch_protections WHERE developer_account_id = ? ORDER BY until";
  return query(text, accountId);
};
