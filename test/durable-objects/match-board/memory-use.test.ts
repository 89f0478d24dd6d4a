import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Board } from "../../../durable-objects/match-board/board.ts";
import { HeldRows } from "../../../durable-objects/match-board/held-rows.ts";
import { bytesOf, MemoryUse } from "../../../durable-objects/match-board/memory-use.ts";
import type { PendingRead } from "../../../durable-objects/match-board/pending-reads.ts";
import { PendingWriteRows } from "../../../durable-objects/match-board/pending-write-rows.ts";
import { stateHashOf } from "../../../durable-objects/match-board/state-hash.ts";
import { territoryOf } from "../../../durable-objects/match-board/territory.ts";
import type { Lead } from "../../../src/db/schema/leads.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import type { CurrentObjects } from "../../../src/domain/radar/current-objects.ts";
import { wishOf } from "../../../src/domain/radar/sides.ts";
import { newId } from "../../../src/lib/id.ts";
import { accountBoard, launchBoard } from "../../../src/ports/match-board.ts";
import { storedInterest, storedLead } from "../../support/stored-lead.ts";

const FOREVER = Number.POSITIVE_INFINITY;
const NONE: ReadonlySet<string> = new Set();

const cityId = newId("account");
const interest = storedInterest({ locations: [{ cityId, neighborhoodSlug: null, neighborhood: null }] });
const leadOf = (accountId: string, overrides: Partial<Lead> = {}): Lead =>
  storedLead({ accountId, interest, ...overrides });
const leadsOf = (accountId: string, count: number): Lead[] =>
  Array.from({ length: count }, () => leadOf(accountId));

const ONE = bytesOf({ wish: wishOf(leadOf("acc-any"))!, pins: NONE });

const due = ({ id, accountId }: Lead): PendingRead => ({
  kind: "lead",
  id,
  accountId,
  shard: "DB",
  quiet: false,
});

const truthOf = (leads: readonly Lead[], pinned: readonly Lead[] = []): CurrentObjects => ({
  properties: new Map(),
  leads: new Map(leads.map((lead) => [lead.id, lead])),
  pins: new Map(pinned.map(({ id }) => [id, new Set(["prop-1"])])),
  stored: null,
  accounts: new Map(leads.map(({ accountId }) => [accountId, { status: "ACTIVE" } as Account])),
  unread: new Set(),
  absent: new Set(),
});

interface FullBoard {
  /** A city's board, as its object creates it at the start. */
  restarted(): Board;
  learn(board: Board, leads: readonly Lead[], pinned?: readonly Lead[]): void;
  /** The number of each account's wishes. */
  held(board: Board): Record<string, number>;
}

/** In the storage of a board with room for this many plain wishes. */
const withRoomFor = <T>(count: number, act: (full: FullBoard) => T, name = launchBoard(cityId)): Promise<T> =>
  runInDurableObject(env.MATCH_BOARD.getByName(newId("event")), (_, { storage: { sql } }) =>
    act({
      restarted: () =>
        new Board(
          territoryOf(name),
          new HeldRows(sql),
          new PendingWriteRows(sql),
          ["DB"],
          new MemoryUse(count * ONE),
        ),
      learn: (board, leads, pinned) => board.learn(leads.map(due), truthOf(leads, pinned), FOREVER),
      held: ({ thresholds }) => {
        const counts: Record<string, number> = {};
        for (const { accountId } of thresholds.holdings.wishes())
          counts[accountId] = (counts[accountId] ?? 0) + 1;
        return counts;
      },
    }),
  );

describe("a city's board that is full", () => {
  it("takes from the account that holds the most, one wish for each", async () => {
    const counts = await withRoomFor(10, ({ restarted, learn, held }) => {
      const board = restarted();
      learn(board, leadsOf("acc-much", 15));
      const before = held(board);
      learn(board, leadsOf("acc-some", 3));
      learn(board, leadsOf("acc-few", 1));
      return [before, held(board), held(restarted())];
    });
    const after = { "acc-much": 6, "acc-some": 3, "acc-few": 1 };
    expect(counts).toEqual([{ "acc-much": 10 }, after, after]);
  });

  it("reaches equal shares, and refuses an account that would hold more than the others", async () => {
    const counts = await withRoomFor(12, ({ restarted, learn, held }) => {
      const board = restarted();
      for (const accountId of ["acc-one", "acc-two", "acc-three"]) learn(board, leadsOf(accountId, 20));
      return [held(board), board.takeRefused(), board.takeRefused()];
    });
    const [shares, refused, then] = counts as [Record<string, number>, number, number];
    expect(Object.values(shares).reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(Object.keys(shares)).toHaveLength(3);
    expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(3);
    expect([refused > 0, then]).toEqual([true, 0]);
  });

  it("counts the bytes of wishes, not their number", async () => {
    const locations = Array.from({ length: 30 }, (_, at) => ({
      cityId,
      neighborhoodSlug: `bairro-${at}`,
      neighborhood: `Bairro ${at}`,
    }));
    const heavy = Array.from({ length: 8 }, () =>
      leadOf("acc-heavy", { interest: { ...interest, locations } }),
    );
    const counts = await withRoomFor(10, ({ restarted, learn, held }) => {
      const board = restarted();
      learn(board, heavy);
      learn(board, leadsOf("acc-light", 4));
      return held(board);
    });
    expect(counts["acc-light"]).toBe(4);
    expect(counts["acc-heavy"]).toBeLessThan(5);
  });

  it("keeps clients that partners acted on as long as there are others", async () => {
    const much = leadsOf("acc-much", 6);
    const pinned = much.slice(4);
    const [kept, counts] = await withRoomFor(8, ({ restarted, learn, held }) => {
      const board = restarted();
      learn(board, much, pinned);
      learn(board, leadsOf("acc-some", 2));
      learn(board, leadsOf("acc-few", 2));
      const ids = much.filter(({ id }) => board.thresholds.holdings.wish(id) !== null).map(({ id }) => id);
      return [ids, held(board)] as const;
    });
    expect(counts).toMatchObject({ "acc-some": 2, "acc-few": 2 });
    expect(kept).toEqual(expect.arrayContaining(pinned.map(({ id }) => id)));
  });

  it("makes room for a client that grows by dropping another of the account", async () => {
    const leads = leadsOf("acc-much", 10);
    const locations = ["um", "dois"].map((slug) => ({ cityId, neighborhoodSlug: slug, neighborhood: slug }));
    const grown = { ...leads[9]!, interest: { ...interest, locations } };
    const [isHeld, count] = await withRoomFor(10, ({ restarted, learn, held }) => {
      const board = restarted();
      learn(board, leads);
      learn(board, [grown]);
      return [board.thresholds.holdings.wish(grown.id)?.wish.places.length, held(board)["acc-much"]];
    });
    expect([isHeld, count]).toEqual([2, 9]);
  });

  it("takes refused clients once there is room, and does not ask for them earlier", async () => {
    const first = leadsOf("acc-much", 3);
    const refused = leadOf("acc-much");
    const checked = { ...due(refused), stamp: stateHashOf(wishOf(refused)!) };
    const seen = await withRoomFor(3, ({ restarted, learn, held }) => {
      const board = restarted();
      learn(board, [...first, refused]);
      const whileFull = board.agrees(checked);
      learn(board, [{ ...first[0]!, radar: "NONE" }]);
      const whenFree = board.agrees(checked);
      learn(board, [refused]);
      return [whileFull, whenFree, held(board), board.agrees(checked)];
    });
    expect(seen).toEqual([true, false, { "acc-much": 3 }, true]);
  });
});

it("the limit does not apply to an account's own board", async () => {
  const accountId = newId("account");
  const counts = await withRoomFor(
    2,
    ({ restarted, learn, held }) => {
      const board = restarted();
      learn(board, leadsOf(accountId, 5));
      return held(board);
    },
    accountBoard(accountId),
  );
  expect(counts).toEqual({ [accountId]: 5 });
});
