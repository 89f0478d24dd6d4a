import * as z from "zod";
import { orNull } from "../../contract/schema-helpers.ts";
import { MOVE_STATES } from "../../db/schema/account-moves.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";

const MoveView = z
  .object({
    id: z.string(),
    accountId: z.string(),
    from: z.string(),
    to: z.string(),
    state: z.enum(MOVE_STATES),
    canBeCancelled: z.boolean(),
    frozenMs: z.int().nullable(),
    failure: z.string().nullable(),
    begunAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    cancelledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Move" });

const MoveExpectation = z
  .object({ properties: z.int(), rows: z.int(), bytes: z.int(), seconds: z.int() })
  .meta({ id: "MoveExpectation" });

const TO = { en: "The database the account goes to.", example: "DB_S1" } as const;

const NEWEST = "Newest first." as const;

export const MOVE_DOCS = {
  operations: {
    moveAccount: {
      answer: z.object({ data: orNull(MoveView), expected: orNull(MoveExpectation) }),
      summary: "Move an account to another database",
      description:
        "The account stays in use: its writes wait for a moment while it changes its database. If the same move is under way, the answer shows that one. With `dryRun` nothing changes: `data` is null, or the move under way, and `expected` says what the move would copy.",
      body: { to: "DB_S1" },
    },
    listAccountMoves: {
      answer: pageSchema(MoveView),
      summary: "List the moves of an account",
      description: NEWEST,
    },
    listMoves: {
      answer: pageSchema(MoveView),
      summary: "List the moves of all accounts",
      description: NEWEST,
    },
    cancelMove: {
      answer: z.object({ data: MoveView }),
      summary: "Cancel a move",
      description:
        "The account stays where it is, and what was copied is deleted. From FLIPPED on it is too late: to bring it back, move it again.",
    },
  },
  params: { moveId: "Id of the move." },
  schemas: {
    MoveAccountResult: {
      _: "The move, and what it copies.",
      data: "The move; null if it was only simulated.",
      expected: "What it copies; null if it is under way already.",
    },
    MoveInput: {
      _: "Where to move.",
      to: TO,
      dryRun: { en: "A dry run: it writes nothing.", example: false },
    },
    MoveExpectation: {
      _: "What the move copies, estimated from the number of properties: nothing else is counted.",
      properties: { en: "The account's properties.", example: 2_000 },
      rows: { en: "Rows, at 25.5 a property.", example: 51_000 },
      bytes: { en: "Bytes, at 19.2 KB a property.", example: 38_400_000 },
      seconds: {
        en: "Seconds until the account is in the new database, at 1,500 rows a second; it stays in use.",
        example: 34,
      },
    },
    Move: {
      _: "An account's move to another database.",
      id: { en: "Id of the move.", example: "mv_0123456789abcdef" },
      accountId: { en: "Id of the account.", example: "acc-0123456789abcdef" },
      from: { en: "The database the account was in.", example: "DB" },
      to: TO,
      state: {
        en: "PLANNED; COPYING; CATCHING_UP: copies what changed during the copy; FROZEN: the account waits; FLIPPED: the account is in the new database; CLEANING: the old one is emptied; DONE; CANCELLED.",
        example: "COPYING",
      },
      canBeCancelled: "Whether it can still be canceled.",
      frozenMs: { en: "For how many milliseconds the account's writes waited.", example: 240 },
      failure: { en: "Why it called itself off, or the last closing that failed.", example: null },
      begunAt: "When it began.",
      changedAt: "When it reached this state.",
      cancelledAt: { en: "When it was canceled.", example: null },
    },
  },
} satisfies BackofficeDocs;
