import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { applyPairs } from "../../../src/domain/radar/apply-pairs.ts";
import { writeMatchId } from "../../../src/domain/radar/match.ts";
import { isoTime, MINUTE_MS, SECOND_MS } from "../../../src/lib/clock.ts";
import { newId } from "../../../src/lib/id.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import type { Json } from "../../support/http.ts";
import { keptSide, storedMatch, storeMatch } from "../../support/match.ts";
import { choose, seededRandom } from "../../support/random.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const START = Date.parse("2026-12-01T12:00:00.000Z");
const SEED = 20_261_123;
const MATCHES = 40;
const SYNCS = 12;
/** How many changes happen between two pages. */
const BETWEEN = 3;

interface Pair {
  readonly propertyId: string;
  readonly leadId: string;
}

const pairsOf = async ({ accountId }: TestAccount, count: number): Promise<Pair[]> => {
  const pairs = Array.from({ length: count }, () => ({
    propertyId: newId("property"),
    leadId: newId("lead"),
  }));
  for (const pair of pairs) await storeMatch(storedMatch(accountId, { ...pair, touched: true }));
  return pairs;
};

/** A board writes a new score. */
const rescore = async ({ accountId }: TestAccount, pair: Pair, score: number): Promise<void> => {
  const kept = [keptSide(accountId, pair, { score })];
  await applyPairs(env.DB, { cityId: null, kept, gone: [], cards: [] }, Date.now());
};

const ids = (body: Json): string[] => body.data.map(({ id }: Json) => id);

const list = async ({ api }: TestAccount, query: string): Promise<Json> => {
  const { status, text, body } = await api.get(`/matches?${query}`);
  expect(status, text).toBe(200);
  return body;
};

describe("GET /matches?updatedSince", () => {
  it("shows what changed at that time or later, latest change first, dismissed and lost ones too", async () => {
    stopClockAt(START);
    const account = await makeAccount();
    const [first, second, third] = await pairsOf(account, 3);
    moveClock(MINUTE_MS);
    const id = encodeURIComponent(writeMatchId({ ...first!, side: "own" }));
    expect((await account.api.post(`/matches/${id}/dismiss`)).status).toBe(200);
    moveClock(MINUTE_MS);
    await applyPairs(
      env.DB,
      { cityId: null, kept: [], gone: [{ ...second!, quiet: false }], cards: [] },
      Date.now(),
    );
    const changed = [second!, first!].map((pair) => writeMatchId({ ...pair, side: "own" }));
    expect(ids(await list(account, `updatedSince=${isoTime(START + 1)}`))).toEqual(changed);
    expect(ids(await list(account, `updatedSince=${isoTime(START + 2 * MINUTE_MS)}`))).toEqual([changed[0]]);
    const all = ids(await list(account, `updatedSince=${isoTime(START)}`));
    expect(all).toEqual([...changed, writeMatchId({ ...third!, side: "own" })]);
    expect(ids(await list(account, `updatedSince=${isoTime(START + 1)}&status=ARCHIVED`))).toEqual([
      changed[1],
    ]);
  });

  it("keeps a mirror complete while boards write, without repeating a match within one walk", async () => {
    stopClockAt(START);
    const random = seededRandom(SEED);
    const account = await makeAccount();
    const pairs = await pairsOf(account, MATCHES);
    const scores = new Map<string, number>();
    const change = async (): Promise<void> => {
      const pair = choose(random, pairs);
      const score = 60 + Math.floor(random() * 40);
      await rescore(account, pair, score);
      scores.set(writeMatchId({ ...pair, side: "own" }), score);
      // Some changes happen in the same millisecond.
      if (random() < 0.5) moveClock(1);
    };
    const mirror = new Map<string, number>();
    const sync = async (since: number, between: number): Promise<void> => {
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const query = `updatedSince=${isoTime(since)}&limit=${choose(random, [1, 3, 7])}`;
        const body: Json = await list(account, `${query}${cursor && `&cursor=${cursor}`}`);
        for (const { id, score } of body.data) mirror.set(id, score);
        seen.push(...ids(body));
        for (let at = 0; at < between; at += 1) await change();
        cursor = body.nextCursor;
      }
      expect(new Set(seen).size).toBe(seen.length);
    };
    let since = 0;
    for (let turn = 0; turn < SYNCS; turn += 1) {
      const begun = Date.now();
      await sync(since, turn === SYNCS - 1 ? 0 : BETWEEN);
      since = begun;
    }
    await sync(since, 0);
    expect(mirror.size).toBe(MATCHES);
    expect(scores.size).toBeGreaterThan(MATCHES / 2);
    for (const [id, score] of scores) expect([id, mirror.get(id)]).toEqual([id, score]);
  });

  it("stays complete if a clock goes back", async () => {
    stopClockAt(START);
    const account = await makeAccount();
    const [pair] = await pairsOf(account, 1);
    moveClock(-SECOND_MS);
    await rescore(account, pair!, 61);
    expect((await list(account, `updatedSince=${isoTime(START)}`)).data).toHaveLength(1);
  });
});
