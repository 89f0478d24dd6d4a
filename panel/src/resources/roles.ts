import type { Sentence } from "../../../src/lib/language.ts";
import type { MemberRole } from "../../../src/vocabulary/member-roles.ts";
import type { OperatorRole } from "../../../src/vocabulary/operator-roles.ts";

export const OPERATOR_TITLES: Readonly<Record<OperatorRole, Sentence>> = {
  SUPPORT: { "pt-BR": "Atendimento", en: "Support" },
  CURATION: { "pt-BR": "Curadoria", en: "Curation" },
  FINANCE: { "pt-BR": "Financeiro", en: "Finance" },
  ADMIN: { "pt-BR": "Administração", en: "Administration" },
};

export const ROLES: Readonly<Record<MemberRole, Sentence>> = {
  OWNER: { "pt-BR": "Titular", en: "Owner" },
  MANAGER: { "pt-BR": "Gerente", en: "Manager" },
  DEVELOPER: { "pt-BR": "Técnico", en: "Developer" },
  BROKER: { "pt-BR": "Corretor", en: "Broker" },
};
