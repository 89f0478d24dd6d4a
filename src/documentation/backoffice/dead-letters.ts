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
  id: { "pt-BR": "O id da mensagem.", en: "The message's id.", example: "4f1c2b9e7a5d4c3b8e6f0a1b2c3d4e5f" },
  queue: { "pt-BR": "A fila que desistiu dela.", en: "The queue that gave it up.", example: "photos" },
  kind: { "pt-BR": "O que pedia.", en: "What it asked for.", example: "gallery" },
  accountId: { "pt-BR": "A conta.", en: "The account.", example: "acc-0123456789abcdef" },
  at: { "pt-BR": "Quando a fila desistiu.", en: "When the queue gave it up." },
  state: { "pt-BR": "OPEN, SENT ou LET_GO.", en: "OPEN, SENT or LET_GO.", example: "OPEN" },
  actor: { "pt-BR": "Quem resolveu.", en: "Who settled it.", example: null },
  reason: { "pt-BR": "Por que foi deixada.", en: "Why it was let go.", example: null },
  settledAt: { "pt-BR": "Quando foi resolvida.", en: "When it was settled.", example: null },
};

export const DEAD_LETTER_DOCS = {
  operations: {
    listDeadLetters: {
      answer: pageSchema(DeadLetter),
      summary: { "pt-BR": "Listar as mensagens mortas", en: "List the dead letters" },
      description: {
        "pt-BR": "Mensagens de que uma fila desistiu, a mais nova primeiro. Sem `state`, as que esperam.",
        en: "Messages that a queue gave up, the newest first. Without `state`, those that wait.",
      },
    },
    getDeadLetter: {
      answer: z.object({ data: WholeDeadLetter }),
      summary: { "pt-BR": "Ler uma mensagem morta", en: "Read a dead letter" },
      description: {
        "pt-BR": "Com a mensagem: uma versão e ids, nunca dados pessoais.",
        en: "With its message: a version and ids, never personal data.",
      },
    },
    sendDeadLetter: {
      answer: z.object({ data: DeadLetter }),
      summary: { "pt-BR": "Reenviar uma mensagem morta", en: "Send a dead letter again" },
      description: {
        "pt-BR": "À fila de onde veio. Se outra pessoa já a resolveu, 409, e `stands` diz quem.",
        en: "To the queue it came from. If somebody else has settled it, 409, and `stands` says who.",
      },
    },
    letGoDeadLetter: {
      answer: z.object({ data: DeadLetter }),
      summary: { "pt-BR": "Deixar uma mensagem morta", en: "Let a dead letter go" },
      description: {
        "pt-BR": "Com o motivo. Se outra pessoa já a resolveu, 409, e `stands` diz quem.",
        en: "With a reason. If somebody else has settled it, 409, and `stands` says who.",
      },
      body: { reason: "A galeria já foi refeita." },
    },
  },
  params: {
    deadLetterId: { "pt-BR": "Id da mensagem morta.", en: "Id of the dead letter." },
    state: LETTER.state,
  },
  schemas: {
    DeadLetter: { _: { "pt-BR": "Uma mensagem morta.", en: "A dead letter." }, ...LETTER },
    WholeDeadLetter: {
      _: { "pt-BR": "Uma mensagem morta, inteira.", en: "A dead letter, whole." },
      ...LETTER,
      message: {
        "pt-BR": "A mensagem.",
        en: "The message.",
        example: { v: 1, kind: "discard", accountId: "acc-0123456789abcdef", shard: "DB" },
      },
    },
    LetGoDeadLetterInput: {
      _: { "pt-BR": "Por que é deixada.", en: "Why it is let go." },
      reason: { "pt-BR": "O motivo.", en: "The reason.", example: "A galeria já foi refeita." },
    },
  },
} satisfies BackofficeDocs;
