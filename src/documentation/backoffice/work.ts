import * as z from "zod";
import { WORK_KINDS } from "../../db/schema/assignments.ts";
import type { BackofficeDocs } from "../text.ts";

const AssignmentView = z
  .object({ kind: z.enum(WORK_KINDS), subject: z.string(), actor: z.string(), until: z.iso.datetime() })
  .meta({ id: "Assignment" });

const QueueView = z
  .object({
    kind: z.enum([...WORK_KINDS, "JOB"]),
    waiting: z.int(),
    oldestAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Queue" });

const WORK = {
  kind: {
    en: "ACCESS (request for access), REVIEW (property), NEIGHBORHOOD or DEAD_LETTER.",
    example: "ACCESS",
  },
  subject: { en: "Id of the work.", example: "acc-0123456789abcdef" },
};

export const WORK_DOCS = {
  operations: {
    takeWork: {
      answer: z.object({ data: AssignmentView }),
      summary: "Take a piece of work",
      description:
        "For ten minutes, unless somebody already has it; the answer says who. It informs others and blocks nobody.",
      body: { kind: "ACCESS", subject: "acc-0123456789abcdef" },
    },
    listQueues: {
      answer: z.object({ data: z.array(QueueView) }),
      summary: "List the operator's queues",
      description: "How many wait, and since when. Up to 1,000 are counted for each database.",
    },
    listTakenWork: {
      answer: z.object({ data: z.array(AssignmentView) }),
      summary: "List who works on what",
      description: "What is taken now, up to 200.",
    },
  },
  params: { kind: WORK.kind },
  schemas: {
    Queue: {
      _: "A queue.",
      kind: { en: "A kind of work, or JOB: jobs that are late.", example: "ACCESS" },
      waiting: { en: "How many wait.", example: 3 },
      oldestAt: { en: "Since when the oldest waits.", example: null },
    },
    Assignment: {
      _: "Who works on what.",
      ...WORK,
      actor: { en: "Who has it.", example: "opr_0123456789abcdef" },
      until: "Until when.",
    },
    TakeWorkInput: { _: "The work.", ...WORK },
  },
} satisfies BackofficeDocs;
