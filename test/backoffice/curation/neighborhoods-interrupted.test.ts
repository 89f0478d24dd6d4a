import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeAccount } from "../../support/api.ts";
import { copyProperty } from "../../support/copies.ts";
import { eventsAbout } from "../../support/dashboard.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import { freshCity } from "../../support/fresh-city.ts";
import type { Answer, Json } from "../../support/http.ts";
import { type Call, serveWith } from "../../support/interruption.ts";
import { brokenPromises } from "../../support/invariants.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { silenceLogs } from "../../support/quiet.ts";

const stage = async () => {
  const { cityId } = freshCity();
  const account = await makeAccount();
  const { id } = await makeProperty(account, { address: { cityId, neighborhood: "Jd. Novo" } });
  const ids = [id as string, ...(await copyProperty(id, 60))];
  const body = { cityId, text: "Jd. Novo", name: "Jardim Novo" };
  const call: Call = {
    key: env.BACKOFFICE_TOKEN,
    method: "POST",
    base: "/backoffice",
    path: "/curation/neighborhoods",
    options: { body },
  };
  return { account, cityId, ids, call };
};

const expectPlacedOnce = async ({ account, cityId, ids }: Awaited<ReturnType<typeof stage>>) => {
  const rows = env.DB.prepare(
    "SELECT neighborhood_slug AS slug, count(*) AS n FROM properties WHERE account_id = ? GROUP BY 1",
  );
  expect((await rows.bind(account.accountId).all()).results).toEqual([
    { slug: "jardim-novo", n: ids.length },
  ]);
  for (const id of [ids[0]!, ids.at(-1)!]) {
    const updates = (await eventsAbout(account, id)).filter(({ type }: Json) => type === "property.updated");
    expect(updates).toHaveLength(1);
  }
  const { data } = (await account.api.get(`/geo/cities/${cityId}/neighborhoods`)).body;
  expect(data.filter(({ name }: Json) => name === "Jardim Novo")).toHaveLength(1);
  expect(await brokenPromises(account.accountId)).toEqual([]);
};

beforeEach(silenceLogs);
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])("a decision that dies at call %i is completed by the next", async (at) => {
  const decision = await stage();
  await serveWith(faultyEnv({ at, when: "after", how: "die" }), decision.call);
  const again = (await serveWith(faultyEnv(null), decision.call)) as Answer;
  expect(again.status, again.text).toBe(200);
  await expectPlacedOnce(decision);
});

it("a decision that the platform fails says so and can be made again", async () => {
  const decision = await stage();
  const how = new Error("D1_ERROR: Network connection lost.");
  const failed = (await serveWith(faultyEnv({ at: 6, when: "before", how }), decision.call)) as Answer;
  expect([failed.status, failed.body.retryable]).toEqual([503, true]);
  const again = (await serveWith(faultyEnv(null), decision.call)) as Answer;
  expect(again.status, again.text).toBe(200);
  await expectPlacedOnce(decision);
});
