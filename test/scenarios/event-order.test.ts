import { describe, expect, it, vi } from "vitest";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { EventReader, type ReadEvent } from "../support/event-reader.ts";
import type { Answer } from "../support/http.ts";
import { brokenInvariants } from "../support/invariants.ts";
import { listing } from "../support/listing.ts";
import { race } from "../support/race.ts";

// Each test makes hundreds of calls, perhaps on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const WRITES = 200;
const REFS = 40;

/** Makes calls at once while a reader reads a page for each answer, and then to the end. */
const readBeside = async (
  reader: EventReader,
  count: number,
  call: (at: number) => Promise<Answer>,
): Promise<Answer[]> => {
  let reading: Promise<unknown> = reader.readOn();
  const answers = await race(count, async (at) => {
    const answer = await call(at);
    reading = reading.then(() => reader.readOn());
    return answer;
  });
  await reading;
  await reader.readAll();
  return answers;
};

const acceptedOf = (answers: readonly Answer[]): Answer[] =>
  answers.filter(({ body }) => ["CREATED", "UPDATED"].includes(body.result?.outcome));

/** Compares each accepted write's answer with its event in the log, in the log's order. */
const expectPublished = (events: readonly ReadEvent[], answers: readonly Answer[]): void => {
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, at) => at + 1));
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect(events).toHaveLength(acceptedOf(answers).length);
  const published = Map.groupBy(events, ({ data }) => data.id as string);
  const written = Map.groupBy(acceptedOf(answers), ({ body }) => body.data.id as string);
  expect(published.size).toBe(written.size);
  for (const [id, story] of published) {
    expect(story[0]!.type).toBe("property.created");
    const dates = story.map(({ data }) => data.updatedAt);
    expect(dates).toEqual(
      written
        .get(id)!
        .map(({ body }) => body.data.updatedAt)
        .sort(),
    );
    expect(dates).toEqual([...dates].sort());
  }
};

describe("200 parallel writes with readers at the same time", () => {
  const writeOf =
    ({ api }: TestAccount) =>
    (at: number) =>
      api.put(`/properties/by-ref/AP-${at % REFS}`, { body: listing({ title: `Apartamento ${at}` }) });

  it.each(["limit=7", "limit=500"])("are all in the log once and in order, read by %s", async (query) => {
    const account = await makeAccount();
    const reader = new EventReader(account.api, query);
    const answers = await readBeside(reader, WRITES, writeOf(account));
    expectPublished(reader.events, answers);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("look the same to readers that began at different times", async () => {
    const account = await makeAccount();
    const early = new EventReader(account.api, "limit=3");
    const answers = await readBeside(early, WRITES, writeOf(account));
    const late = new EventReader(account.api, "limit=500");
    expect(await late.readAll()).toEqual(early.events);
    expectPublished(late.events, answers);
  });
});

it("the log has each property's changes in the order they were made", async () => {
  const account = await makeAccount();
  const chain = async (at: number): Promise<Answer> => {
    const { body } = await account.api.put(`/properties/by-ref/AP-${at}`, { body: listing() });
    const path = `/properties/${body.data.id}`;
    await account.api.patch(path, { body: { bedrooms: 4 } });
    await account.api.post(`${path}/status`, { body: { status: "SOLD" } });
    return account.api.patch(path, { body: { area: 90 } });
  };
  const reader = new EventReader(account.api, "limit=11");
  const chains = await readBeside(reader, 50, chain);
  expect(reader.events).toHaveLength(4 * chains.length);
  for (const [, story] of Map.groupBy(reader.events, ({ data }) => data.id)) {
    expect(story.map(({ type, data }) => [type, data.status, data.changedFields?.[0]])).toEqual([
      ["property.created", "ACTIVE", undefined],
      ["property.updated", "ACTIVE", "bedrooms"],
      ["property.updated", "SOLD", "status"],
      ["property.updated", "SOLD", "area"],
    ]);
  }
  expect(await brokenInvariants(account.accountId)).toEqual([]);
});
