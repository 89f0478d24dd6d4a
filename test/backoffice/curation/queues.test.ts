import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type Position, writeCursor } from "../../../src/lib/cursor.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { dashboard } from "../../support/dashboard.ts";
import { freshCity } from "../../support/fresh-city.ts";
import type { Json } from "../../support/http.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { queryOne } from "../../support/query.ts";

const FIRST_SHARD = 0;

/** A cursor of a queue, so that a walk begins at the test's own items. */
const cursorAt = (path: string, position: Position): Promise<string> =>
  writeCursor(
    { secrets: [env.CURSOR_SECRET], accountId: "backoffice", route: `/backoffice${path}`, filters: "" },
    position,
  );

const walk = async (path: string, from: Position, limit: number): Promise<Json[]> => {
  const items: Json[] = [];
  let cursor: string | null = await cursorAt(path, from);
  while (cursor !== null) {
    const { status, body, text } = await backoffice.get(`${path}?limit=${limit}&cursor=${cursor}`);
    expect(status, text).toBe(200);
    expect(body.data.length).toBeLessThanOrEqual(limit);
    items.push(...body.data);
    cursor = body.nextCursor;
  }
  return items;
};

describe("the review queue", () => {
  const QUEUE = "/curation/properties";

  const seqOf = async (id: string): Promise<number> =>
    (await queryOne`SELECT seq FROM properties WHERE id = ${id}`).seq;

  it.each([1, 2, 100])("shows waiting items, the longest waiting first, %i at a time", async (limit) => {
    const [one, two] = await Promise.all([makeAccount(), makeAccount()]);
    const owners = [one, two, one, two, one];
    const made: Json[] = [];
    for (const account of owners) made.push(await makeProperty(account));
    const [first, approved, trashed, rejected, last] = made;
    await dashboard(two, approved.id).decide("APPROVED");
    await one.api.delete(`/properties/${trashed.id}`);
    await dashboard(two, rejected.id).decide("REJECTED", "OUTRO");
    await one.api.patch(`/properties/${first.id}`, { body: { title: "Mudou depois" } });
    const items = await walk(QUEUE, [FIRST_SHARD, (await seqOf(first.id)) - 1], limit);
    expect(items.map(({ accountId, property }) => [accountId, property.id])).toEqual([
      [one.accountId, first.id],
      [one.accountId, last.id],
    ]);
    expect(items[1].property).toEqual(last);
  });

  it.each(["limit=0", "limit=101", "status=PENDING"])("refuses the query %s", async (query) => {
    expect((await backoffice.get(`${QUEUE}?${query}`)).body.code).toBe("invalid_param");
  });

  it("refuses a cursor of the other queue", async () => {
    const cursor = await cursorAt("/curation/neighborhoods", [1, "", ""]);
    expect((await backoffice.get(`${QUEUE}?cursor=${cursor}`)).body.code).toBe("invalid_cursor");
  });
});

describe("the texts that wait for a neighborhood", () => {
  const QUEUE = "/curation/neighborhoods";
  const city = freshCity();

  const write = (account: TestAccount, neighborhood: string): Promise<Json> =>
    makeProperty(account, { address: { cityId: city.cityId, neighborhood } });

  it("are grouped over all accounts, page by page, most properties first", async () => {
    const [one, two] = await Promise.all([makeAccount(), makeAccount()]);
    await write(one, "Bairro Sem Nome");
    await write(two, "Bairro Sem Nome");
    await write(two, "Alto Inexistente");
    await write(one, "Centro");
    const gone = await write(one, "Só na Lixeira");
    await one.api.delete(`/properties/${gone.id}`);
    const { cityId, name, uf } = city;
    const texts = [
      { cityId, city: name, state: uf, text: "Bairro Sem Nome", properties: 2 },
      { cityId, city: name, state: uf, text: "Alto Inexistente", properties: 1 },
    ];
    for (const limit of [1, 2, 100]) {
      const items = await walk(QUEUE, [1_000_000, "", ""], limit);
      const counts = items.map(({ properties }) => properties);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(items.filter((item) => item.cityId === cityId)).toEqual(texts);
    }
  });

  it("are paged, however long they are", async () => {
    const account = await makeAccount();
    const long = "漢".repeat(199);
    await write(account, `${long}一`);
    await write(account, `${long}二`);
    const items = await walk(QUEUE, [1, city.cityId, "漢"], 1);
    expect(items.filter(({ text }) => text.startsWith(long))).toHaveLength(2);
  });
});
