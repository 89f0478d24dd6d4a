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
    "pt-BR": "ACCESS (pedido de acesso), REVIEW (imóvel), NEIGHBORHOOD ou DEAD_LETTER.",
    en: "ACCESS (request for access), REVIEW (property), NEIGHBORHOOD or DEAD_LETTER.",
    example: "ACCESS",
  },
  subject: { "pt-BR": "Id do trabalho.", en: "Id of the work.", example: "acc-0123456789abcdef" },
};

export const WORK_DOCS = {
  operations: {
    takeWork: {
      answer: z.object({ data: AssignmentView }),
      summary: { "pt-BR": "Assumir um trabalho", en: "Take a piece of work" },
      description: {
        "pt-BR":
          "Por dez minutos, se ninguém o tiver; a resposta diz quem o tem. Só avisa: não impede o outro de decidir.",
        en: "For ten minutes, unless somebody has it; the answer says who. It only tells others, and stops nobody.",
      },
      body: { kind: "ACCESS", subject: "acc-0123456789abcdef" },
    },
    listQueues: {
      answer: z.object({ data: z.array(QueueView) }),
      summary: { "pt-BR": "Listar as filas do operador", en: "List the operator's queues" },
      description: {
        "pt-BR": "Quantos esperam, e desde quando. Contam-se até 1.000 por banco de dados.",
        en: "How many wait, and since when. Up to 1,000 are counted for each database.",
      },
    },
    listTakenWork: {
      answer: z.object({ data: z.array(AssignmentView) }),
      summary: { "pt-BR": "Listar quem trabalha em quê", en: "List who works on what" },
      description: {
        "pt-BR": "O que está assumido agora, até 200.",
        en: "What is taken now, up to 200.",
      },
    },
  },
  params: { kind: WORK.kind },
  schemas: {
    Queue: {
      _: { "pt-BR": "Uma fila.", en: "A queue." },
      kind: {
        "pt-BR": "Como o trabalho, ou JOB: tarefas atrasadas.",
        en: "As of work, or JOB: jobs that are late.",
        example: "ACCESS",
      },
      waiting: { "pt-BR": "Quantos esperam.", en: "How many wait.", example: 3 },
      oldestAt: {
        "pt-BR": "Desde quando o mais antigo espera.",
        en: "Since when the oldest waits.",
        example: null,
      },
    },
    Assignment: {
      _: { "pt-BR": "Quem trabalha em quê.", en: "Who works on what." },
      ...WORK,
      actor: { "pt-BR": "Quem o tem.", en: "Who has it.", example: "opr_0123456789abcdef" },
      until: { "pt-BR": "Até quando.", en: "Until when." },
    },
    TakeWorkInput: { _: { "pt-BR": "O trabalho.", en: "The work." }, ...WORK },
  },
} satisfies BackofficeDocs;
