import * as z from "zod";
import { pageSchema } from "../schemas/page.ts";
import type { BackofficeDocs, SchemaTexts } from "../text.ts";
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

export const AUDIT_DOCS = {
  operations: {
    listAudit: {
      answer: pageSchema(AuditView),
      summary: { "pt-BR": "Listar a auditoria", en: "List audit entries" },
      description: {
        "pt-BR":
          "Nomes de campos, nunca valores. Com um filtro, uma página olha mil registros de cada banco e pode vir curta ou vazia; `nextCursor` continua.",
        en: "Names of fields, never their values. With a filter, a page looks at a thousand entries of each database and may come back short or empty; `nextCursor` continues.",
      },
    },
  },
  params: {
    action: {
      "pt-BR": "Começo da ação: `lead` inclui `lead.edit`.",
      en: "Beginning of the action: `lead` includes `lead.edit`.",
      example: "lead",
    },
    actor: {
      "pt-BR": "Começo de quem agiu: `psn_`, `k_`, `opr_` ou um id.",
      en: "Beginning of who acted: `psn_`, `k_`, `opr_` or an id.",
      example: "psn_",
    },
    since: { "pt-BR": "Desde quando, inclusive.", en: "From when, inclusive." },
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
} satisfies BackofficeDocs;
