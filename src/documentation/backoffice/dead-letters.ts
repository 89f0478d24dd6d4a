import * as z from "zod";
import { DEAD_LETTER_STATES } from "../../db/schema/dead-letters.ts";
import { MESSAGE_QUEUES } from "../../ports/messages.ts";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs } from "../text.ts";

const DeadLetter = z
  .object({
    id: z.string(),
    queue: z.enum(MESSAGE_QUEUES),
    kind: z.string().nullable(),
    accountId: z.string().nullable(),
    at: z.iso.datetime(),
    state: z.enum(DEAD_LETTER_STATES),
    actor: z.string().nullable(),
    reason: z.string().nullable(),
    settledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "DeadLetter" });

const WholeDeadLetter = DeadLetter.extend({ message: z.record(z.string(), z.unknown()) }).meta({
  id: "WholeDeadLetter",
});

const LETTER = {
  id: { en: "The message's id.", example: "4f1c2b9e7a5d4c3b8e6f0a1b2c3d4e5f" },
  queue: { en: "The queue that gave it up.", example: "photos" },
  kind: { en: "What it asked for.", example: "gallery" },
  accountId: { en: "The account.", example: "acc-0123456789abcdef" },
  at: "When the queue gave it up.",
  state: { en: "OPEN, SENT or LET_GO.", example: "OPEN" },
  actor: { en: "Who settled it.", example: null },
  reason: { en: "Why it was let go.", example: null },
  settledAt: { en: "When it was settled.", example: null },
};

export const DEAD_LETTER_DOCS = {
  operations: {
    listDeadLetters: {
      answer: pageSchema(DeadLetter),
      summary: "List the dead letters",
      description: "Messages that a queue gave up, the newest first. Without `state`, those that wait.",
    },
    getDeadLetter: {
      answer: z.object({ data: WholeDeadLetter }),
      summary: "Read a dead letter",
      description: "With its message: a version and ids, never personal data.",
    },
    sendDeadLetter: {
      answer: z.object({ data: DeadLetter }),
      summary: "Send a dead letter again",
      description: "To the queue it came from. If somebody else has settled it, 409, and `current` says who.",
    },
    letGoDeadLetter: {
      answer: z.object({ data: DeadLetter }),
      summary: "Let a dead letter go",
      description: "With a reason. If somebody else has settled it, 409, and `current` says who.",
      body: { reason: "A galeria já foi refeita." },
    },
  },
  params: {
    deadLetterId: "Id of the dead letter.",
    state: LETTER.state,
  },
  schemas: {
    DeadLetter: { _: "A dead letter.", ...LETTER },
    WholeDeadLetter: {
      _: "A dead letter with its message.",
      ...LETTER,
      message: {
        en: "The message.",
        example: { v: 1, kind: "discard", accountId: "acc-0123456789abcdef", shard: "DB" },
      },
    },
    LetGoDeadLetterInput: {
      _: "Why it is let go.",
      reason: { en: "The reason.", example: "A galeria já foi refeita." },
    },
  },
} satisfies BackofficeDocs;
