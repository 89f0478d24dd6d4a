import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { leadTable } from "../../../src/db/schema/leads.ts";
import { propertyTable } from "../../../src/db/schema/properties.ts";
import { newMeter, run, type Statement, sql } from "../../../src/db/statement.ts";
import { BEST_OF } from "../../../src/domain/radar/best-first.ts";
import { listMatchesOfLead, listMatchesOfProperty } from "../../../src/domain/radar/list-of-object.ts";
import { type Match, matchTable } from "../../../src/domain/radar/match.ts";
import type { Position } from "../../../src/lib/cursor.ts";
import { newId } from "../../../src/lib/id.ts";
import { storedMatch } from "../../support/match.ts";
import { choose, type Random, seededRandom } from "../../support/random.ts";
import { storedLead } from "../../support/stored-lead.ts";
import { storedProperty } from "../../support/stored-property.ts";

const SEED = 20_261_123;
const PAIRS = 40;
const TIMES = [1_000, 2_000];
/** The time of a listing's confirmation; null is never. */
const CONFIRMED = [null, 5_000, 6_000, 7_000];

/** A match with the facts that order it among others of its score. */
interface Ranked {
  readonly match: Omit<Match, "seq">;
  readonly signal: number;
}

const write = async (statements: readonly Statement[]): Promise<void> => {
  for (let at = 0; at < statements.length; at += 60) await run(env.DB, statements.slice(at, at + 60));
};

const ownProperty = (accountId: string, confirmedAt: number | null = 1_000) => {
  const { seq: _, ...property } = storedProperty({ accountId, externalRef: null, confirmedAt });
  return property;
};

const ownLead = (accountId: string, preApproved = false) => {
  const { seq: _, ...lead } = storedLead({ accountId, externalRef: null, preApproved });
  return lead;
};

const card = (id: string, shown: object): Statement =>
  sql("INSERT INTO radar_cards (id, card) VALUES (?, ?)", id, JSON.stringify(shown));

const matchOf = (random: Random, accountId: string, pair: Partial<Match>, scores = [60, 80, 100]) =>
  storedMatch(accountId, {
    score: choose(random, scores),
    createdAt: choose(random, TIMES),
    updatedAt: 9_000,
    status: choose(random, ["NEW", "ARCHIVED"] as const),
    ...pair,
  });

const byBest =
  (other: "leadId" | "propertyId") =>
  (a: Ranked, b: Ranked): number =>
    b.match.score - a.match.score ||
    b.signal - a.signal ||
    b.match.createdAt - a.match.createdAt ||
    (a.match[other] < b.match[other] ? 1 : -1);

type Listing = (
  ctx: Parameters<typeof listMatchesOfLead>[0],
  paging: { readonly limit: number; readonly after: Position | null },
) => ReturnType<typeof listMatchesOfLead>;

const walk = async (accountId: string, limit: number, list: Listing): Promise<Match[]> => {
  const found: Match[] = [];
  let after: Position | null = null;
  do {
    const meter = newMeter();
    const page = await list({ accountId, db: env.DB, directory: env.DB, meter }, { limit, after });
    expect(meter.trips).toBe(1);
    expect(page.matches.length).toBeLessThanOrEqual(limit);
    found.push(...page.matches.map(({ match }) => match));
    after = page.next;
  } while (after);
  return found;
};

const LIMITS = [1, 7, 100];

describe("the order of best", () => {
  it("puts pre-approved own clients before others with the same score", async () => {
    const random = seededRandom(SEED);
    const accountId = newId("account");
    const property = ownProperty(accountId);
    const leads = Array.from({ length: PAIRS }, () => ownLead(accountId, random() < 0.4));
    const ranked = leads.map(({ id: leadId, preApproved }) => ({
      match: matchOf(random, accountId, { propertyId: property.id, leadId }),
      signal: preApproved ? 1 : 0,
    }));
    await write([
      propertyTable.insert(property),
      ...leads.map((lead) => leadTable.insert(lead)),
      ...ranked.map(({ match }) => matchTable.insert(match)),
    ]);
    for (const status of [undefined, "NEW"] as const) {
      const expected = ranked.filter(({ match }) => status === undefined || match.status === status);
      for (const limit of LIMITS) {
        const found = await walk(accountId, limit, (ctx, paging) =>
          listMatchesOfProperty(ctx, property.id, { status, order: "best" }, paging),
        );
        const ids = expected.toSorted(byBest("leadId")).map(({ match }) => match.leadId);
        expect(found.map(({ leadId }) => leadId)).toEqual(ids);
      }
    }
  });

  it("puts recently confirmed listings before others with the same score, whoever owns them", async () => {
    const random = seededRandom(SEED + 1);
    const accountId = newId("account");
    const partnerId = newId("account");
    const lead = ownLead(accountId);
    const statements: Statement[] = [leadTable.insert(lead)];
    const ranked = Array.from({ length: PAIRS }, (_, at): Ranked => {
      const confirmedAt = choose(random, CONFIRMED);
      const isOwn = at % 2 === 0;
      // A partner's row in the same database is newer than its card, and is not read.
      const property = isOwn ? ownProperty(accountId, confirmedAt) : ownProperty(partnerId, 9_999);
      statements.push(propertyTable.insert(property));
      if (!isOwn) statements.push(card(property.id, { confirmedAt }));
      const side = isOwn ? null : ({ side: "client", scope: "NETWORK" } as const);
      const pair = { propertyId: property.id, leadId: lead.id, ...side };
      return { match: matchOf(random, accountId, pair), signal: confirmedAt ?? 0 };
    });
    await write([...statements, ...ranked.map(({ match }) => matchTable.insert(match))]);
    for (const limit of LIMITS) {
      const found = await walk(accountId, limit, (ctx, paging) =>
        listMatchesOfLead(ctx, lead.id, { order: "best" }, paging),
      );
      const expected = ranked.toSorted(byBest("propertyId")).map(({ match }) => match.propertyId);
      expect(found.map(({ propertyId }) => propertyId)).toEqual(expected);
    }
  });

  it("ranks the best thousand, then lists the others, each once", async () => {
    const random = seededRandom(SEED + 2);
    const accountId = newId("account");
    const property = ownProperty(accountId);
    const statements: Statement[] = [propertyTable.insert(property)];
    const ranked = Array.from({ length: BEST_OF + 120 }, (): Ranked => {
      const leadId = newId("lead");
      const preApproved = random() < 0.3;
      statements.push(card(leadId, { preApproved }));
      const pair = { propertyId: property.id, leadId, side: "property", scope: "NETWORK" } as const;
      const match = matchOf(random, accountId, pair, [60, 61]);
      return { match, signal: preApproved ? 1 : 0 };
    });
    await write([...statements, ...ranked.map(({ match }) => matchTable.insert(match))]);
    const byAge = ranked.toSorted((a, b) => byBest("leadId")({ ...a, signal: 0 }, { ...b, signal: 0 }));
    const expected = [...byAge.slice(0, BEST_OF).toSorted(byBest("leadId")), ...byAge.slice(BEST_OF)];
    for (const limit of [37, 100]) {
      const found = await walk(accountId, limit, (ctx, paging) =>
        listMatchesOfProperty(ctx, property.id, { order: "best", scope: "NETWORK" }, paging),
      );
      expect(found.map(({ leadId }) => leadId)).toEqual(expected.map(({ match }) => match.leadId));
    }
  });
});
