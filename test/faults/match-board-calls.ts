import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { MatchBoard } from "../../durable-objects/match-board/object.ts";
import type { Sought } from "../../src/ports/board-answers.ts";
import { accountBoard, type MatchBoardPort } from "../../src/ports/match-board.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { drained } from "../support/dump.ts";
import { makeLead } from "../support/lead.ts";
import { drainEverything } from "./drain-everything.ts";
import { eligibleProperty } from "./eligible-property.ts";
import { runInObject } from "./run-in-object.ts";
import { takeMessages } from "./stub-platform.ts";
import type { Subject } from "./walk.ts";

type Port = MatchBoardPort & DurableObjectStub;

const boardOf = ({ accountId }: TestAccount): Port =>
  env.MATCH_BOARD.getByName(accountBoard(accountId)) as unknown as Port;

const boardSubject = (
  name: string,
  prepare: (account: TestAccount) => Promise<unknown>,
  work: (board: MatchBoard, name: string) => Promise<unknown>,
): Subject => ({
  name,
  stage: async () => {
    const account = await makeAccount();
    await prepare(account);
    // Only one instance may live at a time: another's memory would lack the attempt's changes.
    await evictDurableObject(boardOf(account));
    const { accountId } = account;
    return {
      accountId,
      attempt: (faulty) =>
        runInObject(boardOf(account), faulty, (state) =>
          work(new MatchBoard(state, faulty.env), accountBoard(accountId)),
        ),
      afterwards: async () => {
        await drainEverything(accountId);
        return null;
      },
    };
  },
});

/** A matching property and client, of which only the board is notified. */
const aPair = async (account: TestAccount): Promise<void> => {
  const { accountId } = account;
  const propertyId = await eligibleProperty(account);
  const { id: leadId } = await makeLead(account);
  await drained(accountId);
  takeMessages(accountId);
  await boardOf(account).tell(accountBoard(accountId), [
    { kind: "property", id: propertyId, accountId, shard: "DB" },
    { kind: "lead", id: leadId, accountId, shard: "DB" },
  ]);
};

/** A matching property and client without a notice: the audit has to find them. */
const makeUnnotifiedPair = async (account: TestAccount): Promise<void> => {
  await eligibleProperty(account);
  await makeLead(account);
  await drained(account.accountId);
  takeMessages(account.accountId);
  await boardOf(account).audit(accountBoard(account.accountId));
};

/** A pair that the board has. */
const aKnownPair = async (account: TestAccount): Promise<void> => {
  await aPair(account);
  await boardOf(account).settle(accountBoard(account.accountId));
};

const SOUGHT: Sought = {
  cityId: "3550308",
  neighborhoodSlug: "centro",
  type: "APARTAMENTO",
  purpose: "VENDA",
  priceCents: 80_000_000,
  bedrooms: 2,
  area: 70,
};

/** Calls that use nothing outside the board: they only answer, or write rows in it. */
export const BOARD_CALLS_WITHIN: readonly Subject[] = [
  boardSubject("MatchBoard.tell: an object", aKnownPair, (board, name) =>
    board.tell(name, [{ kind: "lead", id: "lead-1", accountId: name.slice(2), shard: "DB" }]),
  ),
  boardSubject("MatchBoard.check: an object known with another stamp", aKnownPair, (board, name) =>
    board.check(name, [
      {
        kind: "lead",
        id: "lead-1",
        accountId: name.slice(2),
        shard: "DB",
        stamp: "another",
        quiet: false,
      },
    ]),
  ),
  boardSubject("MatchBoard.take: a client", aKnownPair, (board, name) =>
    board.take(name, [{ kind: "lead", id: "lead-1", accountId: name.slice(2), shard: "DB", quiet: false }]),
  ),
  boardSubject("MatchBoard.audit: a start", aKnownPair, (board, name) => board.audit(name)),
  boardSubject("MatchBoard.explore: a client", aKnownPair, (board, name) =>
    board.explore(name, { kind: "lead", id: "lead-1" }),
  ),
  boardSubject("MatchBoard.preview: a client who is removed", aKnownPair, (board, name) =>
    board.preview(name, [{ about: { kind: "lead", id: "lead-1" }, after: null }]),
  ),
  boardSubject("MatchBoard.meet: what somebody has", aKnownPair, (board, name) => board.meet(name, [SOUGHT])),
];

export const MATCH_BOARD_CALLS: readonly Subject[] = [
  boardSubject("MatchBoard.settle: a pair", aPair, (board, name) => board.settle(name)),
  boardSubject("MatchBoard.settle: an audit", makeUnnotifiedPair, (board, name) => board.settle(name)),
  boardSubject("MatchBoard.alarm: a pair", aPair, (board) => board.alarm()),
];
