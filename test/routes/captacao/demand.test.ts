import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { newMeter, run, sql } from "../../../src/db/statement.ts";
import { NOT_COUNTED } from "../../../src/domain/captacao/counted-demand.ts";
import { demandEverywhere } from "../../../src/domain/captacao/demand-everywhere.ts";
import { loadOffered } from "../../../src/domain/captacao/offered-owner.ts";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { newId } from "../../../src/lib/id.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { anOwner, offerTo } from "../../support/captacao.ts";
import { freshCity } from "../../support/fresh-city.ts";
import { query } from "../../support/query.ts";

/** A night after all nights that other tests have stored. */
const nextNight = async (): Promise<number> => {
  const latest = "SELECT coalesce(max(as_of), 0) AS at FROM captacao_demand_counts";
  const rows = await query(latest);
  return Math.max(rows[0].at, Date.now()) + DAY_MS;
};

/** Stores a night's counts of some accounts' clients in a city. @returns that night */
const storeNight = async (cityId: string, peopleOf: Readonly<Record<string, number>>): Promise<number> => {
  const asOf = await nextNight();
  const night =
    "INSERT OR IGNORE INTO captacao_demand_counts (as_of, shard, counted, done_at) VALUES (?1, 'DB', 0, ?1)";
  const sum = `INSERT INTO captacao_demand_of_accounts
    (as_of, account_id, city_id, neighborhood_slug, purpose, property_type, people) VALUES (?, ?, ?, '', 'VENDA', 'FLAT', ?)`;
  await run(env.DB, [
    sql(night, asOf),
    ...Object.entries(peopleOf).map(([accountId, people]) => sql(sum, asOf, accountId, cityId, people)),
  ]);
  return asOf;
};

const offerIn = async (account: TestAccount, cityId: string): Promise<string> => {
  const address = { ...anOwner().address, cityId, neighborhood: "Centro" };
  return (await offerTo(account, anOwner({ address, propertyType: "FLAT" }))).id;
};

it("covers only other accounts: the asking account's clients are left out", async () => {
  const account = await makeAccount();
  const { cityId } = freshCity();
  await storeNight(cityId, {
    [account.accountId]: 40,
    [newId("account")]: 5,
    [newId("account")]: 5,
    [newId("account")]: 5,
  });
  const id = await offerIn(account, cityId);
  const { body } = await account.api.get(`/captacao/offers/${id}`);
  expect(body.data.demand).toMatchObject({ available: true, people: 15, scope: "CITY" });
  const meter = newMeter();
  const asking = { accountId: account.accountId, db: env.DB, meter };
  expect((await loadOffered(asking, id)).demand.inCity).toEqual({ people: 15, accounts: 3 });
});

it("adds up all shards, and is unknown if one does not answer", async () => {
  const account = await makeAccount();
  const { cityId } = freshCity();
  const asOf = await storeNight(cityId, { [account.accountId]: 40, [newId("account")]: 6 });
  const meter = newMeter();
  const known = await loadOffered(
    { accountId: account.accountId, db: env.DB, meter },
    await offerIn(account, cityId),
  );
  const everywhere = (shard: () => D1Database) =>
    demandEverywhere({ accountId: account.accountId, meter, shardNames: ["DB", "DB_S1"], shard }, [known]);
  expect(await everywhere(() => env.DB)).toEqual([
    { asOf, inNeighborhood: { people: 0, accounts: 0 }, inCity: { people: 12, accounts: 2 } },
  ]);
  const silent = await everywhere(() => {
    throw new Error("Network connection lost.");
  });
  expect(silent.map(({ asOf }) => asOf)).toEqual([NOT_COUNTED.asOf]);
});
