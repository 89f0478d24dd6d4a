import { ptEn, type Sentence } from "../../../src/lib/language.ts";
import type { MemberRole } from "../../../src/vocabulary/member-roles.ts";
import type { OperatorRole } from "../../../src/vocabulary/operator-roles.ts";

export const OPERATOR_TITLES: Readonly<Record<OperatorRole, Sentence>> = {
  SUPPORT: ptEn("Atendimento", "Support"),
  CURATION: ptEn("Curadoria", "Curation"),
  FINANCE: ptEn("Financeiro", "Finance"),
  ADMIN: ptEn("Administração", "Administration"),
};

export const ROLES: Readonly<Record<MemberRole, Sentence>> = {
  OWNER: ptEn("Titular", "Owner"),
  MANAGER: ptEn("Gerente", "Manager"),
  DEVELOPER: ptEn("Técnico", "Developer"),
  BROKER: ptEn("Corretor", "Broker"),
};
