import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { leadTable } from "../../../src/db/schema/leads.ts";
import { propertyTable } from "../../../src/db/schema/properties.ts";
import { offerOf, wishOf } from "../../../src/domain/radar/sides.ts";
import { accountBoard, type MatchBoardPort } from "../../../src/ports/match-board.ts";
import { askWith, boardWith, HANGING_BOARD, holding, NO_BOARD } from "../../support/board.ts";
import { makeLead } from "../../support/lead.ts";
import { recommended } from "../../support/match.ts";
import { queryOne } from "../../support/query.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const account = sharedAccount();
let propertyId: string;
let leadId: string;

beforeAll(async () => {
  propertyId = (await recommended(account, { salePrice: 1_100_000 })).id;
  leadId = (await makeLead(account)).id;
});

const rowOf = async (table: string, id: string) =>
  (await queryOne(`SELECT * FROM ${table} WHERE id = ?`, id))!;

const boardOfPair = async () => {
  const offer = offerOf(propertyTable.decode(await rowOf("properties", propertyId)))!;
  const wish = wishOf(leadTable.decode(await rowOf("leads", leadId)))!;
  return boardWith(holding([offer], [wish]));
};

const lists = () => [`/properties/${propertyId}/matches`, `/leads/${leadId}/matches`];

describe("what a list of matches includes", () => {
  it("is nothing unless it is asked for", async () => {
    for (const path of lists()) {
      const { body } = await askWith(NO_BOARD, account, "GET", path);
      expect(Object.keys(body)).toEqual(["data", "nextCursor"]);
    }
  });

  it("is the near misses and the funnel, in one call of the board", async () => {
    const board = await boardOfPair();
    for (const path of lists()) {
      const answer = await askWith(board, account, "GET", `${path}?include=nearMisses,funnel`);
      expect(answer.body.nearMisses).toEqual([
        { propertyId, leadId, score: 70, missing: "PRICE", gaps: ["23 % acima do máximo"] },
      ]);
      expect(answer.body.funnel).toMatchObject({ eligible: 1, type: 1, price: 0, kept: 0 });
      expect(answer.headers.get("Server-Timing")).toContain('objects;desc="2"');
      const one = await askWith(board, account, "GET", `${path}?include=funnel`);
      expect(Object.keys(one.body)).toEqual(["data", "nextCursor", "funnel"]);
    }
  });

  it("comes from the account's own board", async () => {
    const name = accountBoard(account.accountId);
    const board = env.MATCH_BOARD.getByName(name) as unknown as MatchBoardPort;
    const place = { accountId: account.accountId, shard: "DB" };
    await board.tell(name, [
      { ...place, kind: "property", id: propertyId },
      { ...place, kind: "lead", id: leadId },
    ]);
    await board.settle(name);
    for (const path of lists()) {
      const { body } = await account.api.get(`${path}?include=nearMisses,funnel`);
      expect(body.nearMisses).toMatchObject([{ propertyId, leadId, missing: "PRICE" }]);
      expect(body.funnel).toMatchObject({ eligible: 1, type: 1, price: 0 });
    }
    const cheaper = await account.api.patch(`/properties/${propertyId}?preview=radar&dryRun=true`, {
      body: { salePrice: 900_000 },
    });
    expect(cheaper.body.result.radar).toEqual({ gained: 1, lost: 0, changed: 0, topScore: 100 });
  });

  it("is null if the board fails or does not answer in time", async () => {
    for (const board of [NO_BOARD, HANGING_BOARD]) {
      const { status, body } = await askWith(
        board,
        account,
        "GET",
        `${lists()[0]}?include=nearMisses,funnel`,
      );
      expect([status, body.nearMisses, body.funnel]).toEqual([200, null, null]);
    }
  });

  it("calls no board for an unknown object, and is refused for an unknown name", async () => {
    const missing = await askWith(HANGING_BOARD, account, "GET", "/leads/lead-1/matches?include=funnel");
    expect(missing.status).toBe(404);
    const { body } = await askWith(NO_BOARD, account, "GET", `${lists()[0]}?include=funnel,nonsense`);
    expect(body.invalidParams).toMatchObject([{ in: "query", name: "include[1]" }]);
  });
});
