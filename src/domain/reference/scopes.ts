import { type Language, ptEn, type Sentence } from "../../lib/language.ts";
import { PERMISSIONS, type Permission } from "../../vocabulary/permissions.ts";

export interface ScopeInfo {
  readonly id: Permission;
  readonly group: string;
  readonly label: string;
  readonly description: string;
}

/** Groups by the part before the colon of a permission. */
const GROUPS: Readonly<Record<string, Sentence>> = {
  properties: ptEn("Imóveis", "Properties"),
  leads: ptEn("Clientes", "Clients"),
  radar: ptEn("Oportunidades (Radar)", "Opportunities (Radar)"),
  partnerships: ptEn("Parcerias", "Partnerships"),
  team: ptEn("Equipe", "Team"),
  launches: ptEn("Lançamentos", "New developments"),
  captacao: ptEn("Captação", "Captação"),
  events: ptEn("Eventos", "Events"),
  webhooks: ptEn("Webhooks", "Webhooks"),
};

const TEXTS: Readonly<Record<Permission, { label: Sentence; description: Sentence }>> = {
  "properties:read": {
    label: ptEn("Ler imóveis", "Read properties"),
    description: ptEn(
      "Lê a carteira de imóveis, os lotes e o feed.",
      "Reads the portfolio, its batches and the feed.",
    ),
  },
  "properties:write": {
    label: ptEn("Gravar imóveis", "Write properties"),
    description: ptEn(
      "Cria, altera, confirma e exclui imóveis e sincroniza o feed.",
      "Creates, changes, confirms and deletes properties and syncs the feed.",
    ),
  },
  "leads:read": {
    label: ptEn("Ler clientes", "Read clients"),
    description: ptEn("Lê os clientes, com nome e contato.", "Reads clients, with names and contact data."),
  },
  "leads:write": {
    label: ptEn("Gravar clientes", "Write clients"),
    description: ptEn(
      "Cria e altera clientes e registra interações.",
      "Creates and changes clients and logs interactions.",
    ),
  },
  "radar:read": {
    label: ptEn("Ler oportunidades", "Read opportunities"),
    description: ptEn(
      "Lê as oportunidades entre imóveis e clientes.",
      "Reads the opportunities between properties and clients.",
    ),
  },
  "radar:write": {
    label: ptEn("Gravar oportunidades", "Write opportunities"),
    description: ptEn("Dispensa e restaura oportunidades.", "Dismisses and restores opportunities."),
  },
  "partnerships:read": {
    label: ptEn("Ler parcerias", "Read partnerships"),
    description: ptEn("Lê as parcerias com outras contas.", "Reads the partnerships with other accounts."),
  },
  "partnerships:write": {
    label: ptEn("Gravar parcerias", "Write partnerships"),
    description: ptEn("Altera a etapa das parcerias.", "Changes the stage of partnerships."),
  },
  "team:read": {
    label: ptEn("Ler equipe", "Read the team"),
    description: ptEn("Lê os membros da equipe.", "Reads the members of the team."),
  },
  "launches:read": {
    label: ptEn("Ler lançamentos", "Read launches"),
    description: ptEn("Lê o catálogo de lançamentos.", "Reads the catalog of launches."),
  },
  "launches:write": {
    label: ptEn("Registrar clientes em lançamentos", "Register clients in launches"),
    description: ptEn("Registra clientes nas incorporadoras.", "Registers clients with developers."),
  },
  "captacao:read": {
    label: ptEn("Ler Captação", "Read Captação"),
    description: ptEn("Lê os proprietários oferecidos e aceitos.", "Reads offered and accepted owners."),
  },
  "captacao:accept": {
    label: ptEn("Aceitar na Captação", "Accept in Captação"),
    description: ptEn("Aceita proprietários, o que debita créditos.", "Accepts owners, which debits credit."),
  },
  "events:read": {
    label: ptEn("Ler eventos", "Read events"),
    description: ptEn(
      "Lê os eventos da conta, com a permissão de leitura de cada tipo.",
      "Reads the account's events, with the read permission of each type.",
    ),
  },
  "webhooks:manage": {
    label: ptEn("Gerir webhooks", "Manage webhooks"),
    description: ptEn("Cadastra, altera e testa webhooks.", "Registers, changes and tests webhooks."),
  },
};

export const scopeInfos = (language: Language): ScopeInfo[] =>
  PERMISSIONS.map((id) => ({
    id,
    group: GROUPS[id.split(":")[0]!]![language],
    label: TEXTS[id].label[language],
    description: TEXTS[id].description[language],
  }));
