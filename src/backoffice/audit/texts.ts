import type { SchemaTexts, Texts } from "../../contract/texts.ts";
import { AT } from "../texts/everywhere.ts";

export const ACTOR: SchemaTexts = {
  actor: ["Quem agiu.", "Who acted.", "operator"],
  action: ["O que fez.", "What they did.", "lead.edit"],
};

export const FIELDS: SchemaTexts = {
  fields: [
    "Nomes dos campos gravados, nunca os valores.",
    "Names of the fields written, never their values.",
    ["notes"],
  ],
};

export const AUDIT_TEXTS: Texts = {
  operations: {
    listAudit: {
      summary: ["Listar a auditoria", "List audit entries"],
      description: ["Nomes de campos, nunca valores.", "Names of fields, never their values."],
    },
  },
  schemas: {
    AuditEntry: {
      _: ["Uma gravação da plataforma.", "A write of the platform side."],
      id: ["Id do registro.", "Id of the entry.", "aud_0123456789abcdef"],
      ...AT,
      ...ACTOR,
      subject: ["O que foi gravado.", "What was written.", "lead-0123456789abcdef"],
      ...FIELDS,
    },
  },
};
