import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { consumeRadar } from "../../queues/radar.ts";
import { accountBoard, cityBoard, launchBoard, type MatchBoardPort } from "../../src/ports/match-board.ts";
import { MESSAGE_VERSION } from "../../src/ports/message-version.ts";
import { backgroundServicesOf } from "../../src/services.ts";
import { makeAccount } from "../support/api.ts";
import { copyProperty } from "../support/copy-property.ts";
import { countingD1 } from "../support/d1-meter.ts";
import { logOf } from "../support/event-log.ts";
import { galleryStage } from "../support/gallery-stage.ts";
import { holdQueues } from "../support/hold-queues.ts";
import { holdRadar } from "../support/hold-radar.ts";
import { makeLead } from "../support/lead.ts";
import { recommended } from "../support/match.ts";
import { deliver } from "../support/photo-queue.ts";
import { pictured } from "../support/picture-web.ts";
import { query } from "../support/query.ts";

/** The maximum of D1 statements for the largest step of one account (docs/adr/0028-*.md). */
const BUDGETS = { radar: 2, photos: 90, outboxPage: 2, boardPage: 25 };

it("100 radar messages of one account, about 50 clients each, with 61 boards, take few statements", async () => {
  const { accountId } = await makeAccount();
  const cities = Array.from({ length: 30 }, (_, at) => [launchBoard(`cost${at}`), cityBoard(`cost${at}`)]);
  const boards = [accountBoard(accountId), ...cities.flat()];
  const messages = Array.from({ length: 100 }, (_, at) => ({
    v: MESSAGE_VERSION,
    accountId,
    shard: "DB",
    kind: "lead",
    id: `lead-${at}`,
    boards,
    more: Array.from({ length: 49 }, (_, more) => `lead-${at}-${more}`),
  }));
  const board = () => ({ tell: async () => undefined, audit: async () => 0 }) as unknown as MatchBoardPort;
  const consume = () => consumeRadar({ ...backgroundServicesOf(env), board }, messages);
  const { result, use } = await countingD1(consume);
  expect(new Set(result)).toEqual(new Set([true]));
  expect(use.statements).toBeLessThanOrEqual(BUDGETS.radar);
});

it("a gallery of 30 photos takes a bounded number of statements of the queue photos", async () => {
  const stage = await galleryStage();
  const photos = Array.from({ length: 30 }, (_, at) => stage.web.page(`/${at}`, pictured(`p${at}`)));
  const message = await stage.request(photos);
  const costs: number[] = [];
  for (let waiting: readonly unknown[] = [message]; waiting.length > 0; waiting = await stage.messages()) {
    for (const message of waiting) {
      const { use } = await countingD1(() => deliver(message));
      costs.push(use.statements);
    }
  }
  expect((await stage.read()).photoSync).toMatchObject({ state: "DONE", ingested: 30 });
  expect(Math.max(...costs), `each: ${costs}`).toBeLessThanOrEqual(BUDGETS.photos);
});

describe("the backlog of one account", () => {
  holdQueues();

  it("in its outbox is taken 200 rows at a time, at few statements each", async () => {
    const { accountId } = await makeAccount();
    const rows = 1_000;
    await query`WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ${rows})
      INSERT INTO outbox (account_id, seq, id, events, jobs, created_at)
      SELECT ${accountId}, 1000 + at, 'cost-' || ${accountId} || at, '[]', '[]', ${Date.now()} FROM n`;
    const { use } = await countingD1(() => logOf(accountId).drain({ accountId, shard: "DB" }));
    expect(await query`SELECT 1 FROM outbox WHERE account_id = ${accountId}`).toEqual([]);
    expect(use.statements).toBeLessThanOrEqual((rows / 200 + 1) * BUDGETS.outboxPage);
  });
});

describe("a board's alarm", () => {
  holdRadar();

  it("works 1,000 properties of an account 200 at a time, at few statements each", async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const { id } = await recommended(account);
    const { id: leadId } = await makeLead(account);
    const ids = [id, ...(await copyProperty(id, 999))];
    const name = accountBoard(accountId);
    const board = env.MATCH_BOARD.getByName(name) as unknown as MatchBoardPort;
    await board.tell(name, [{ kind: "lead", id: leadId, accountId, shard: "DB", moved: true }]);
    const kind = "property" as const;
    await board.tell(
      name,
      ids.map((one) => ({ kind, id: one, accountId, shard: "DB", moved: true })),
    );
    const { use } = await countingD1(() => board.settle(name));
    expect(await query`SELECT 1 FROM matches WHERE account_id = ${accountId}`).not.toEqual([]);
    expect(use.statements).toBeLessThanOrEqual((ids.length / 200) * BUDGETS.boardPage);
  });
});
