import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeWords, SchemaTexts } from "../text.ts";
import { AT } from "./everywhere.ts";

export const ACTOR: SchemaTexts = {
  actor: { "pt-BR": "Quem agiu.", en: "Who acted.", example: "operator" },
  action: { "pt-BR": "O que fez.", en: "What they did.", example: "lead.edit" },
};

export const FIELDS: SchemaTexts = {
  fields: {
    "pt-BR": "Nomes dos campos gravados, nunca os valores.",
    en: "Names of the fields written, never their values.",
    example: ["notes"],
  },
};

const AuditView = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.string(),
    action: z.string(),
    subject: z.string().nullable(),
    fields: z.array(z.string()),
  })
  .meta({ id: "AuditEntry" });

export const AUDIT_WORDS = {
  operations: {
    listAudit: {
      answer: pageSchema(AuditView),
      summary: { "pt-BR": "Listar a auditoria", en: "List audit entries" },
      description: { "pt-BR": "Nomes de campos, nunca valores.", en: "Names of fields, never their values." },
    },
  },
  schemas: {
    AuditEntry: {
      _: { "pt-BR": "Uma gravação da plataforma.", en: "A write of the platform side." },
      id: { "pt-BR": "Id do registro.", en: "Id of the entry.", example: "aud_0123456789abcdef" },
      ...AT,
      ...ACTOR,
      subject: { "pt-BR": "O que foi gravado.", en: "What was written.", example: "lead-0123456789abcdef" },
      ...FIELDS,
    },
  },
} satisfies BackofficeWords;
