import { type Language, type Sentence, say } from "../../lib/language.ts";
import { PERMISSIONS, type Permission } from "../../vocabulary/permissions.ts";

export interface ScopeInfo {
  readonly id: Permission;
  readonly group: string;
  readonly label: string;
  readonly description: string;
}

/** Groups by the part before the colon of a permission. */
const GROUPS: Readonly<Record<string, Sentence>> = {
  properties: say("Imóveis", "Properties"),
  leads: say("Clientes", "Clients"),
  radar: say("Oportunidades (Radar)", "Opportunities (Radar)"),
  partnerships: say("Parcerias", "Partnerships"),
  team: say("Equipe", "Team"),
  launches: say("Lançamentos", "New developments"),
  captacao: say("Captação", "Captação"),
  events: say("Eventos", "Events"),
  webhooks: say("Webhooks", "Webhooks"),
};

const TEXTS: Readonly<Record<Permission, { label: Sentence; description: Sentence }>> = {
  "properties:read": {
    label: say("Ler imóveis", "Read properties"),
    description: say(
      "Lê a carteira de imóveis, os lotes e o feed.",
      "Reads the portfolio, its batches and the feed.",
    ),
  },
  "properties:write": {
    label: say("Gravar imóveis", "Write properties"),
    description: say(
      "Cria, altera, confirma e exclui imóveis e sincroniza o feed.",
      "Creates, changes, confirms and deletes properties and syncs the feed.",
    ),
  },
  "leads:read": {
    label: say("Ler clientes", "Read clients"),
    description: say("Lê os clientes, com nome e contato.", "Reads clients, with names and contact data."),
  },
  "leads:write": {
    label: say("Gravar clientes", "Write clients"),
    description: say(
      "Cria e altera clientes e registra interações.",
      "Creates and changes clients and logs interactions.",
    ),
  },
  "radar:read": {
    label: say("Ler oportunidades", "Read opportunities"),
    description: say(
      "Lê as oportunidades entre imóveis e clientes.",
      "Reads the opportunities between properties and clients.",
    ),
  },
  "radar:write": {
    label: say("Gravar oportunidades", "Write opportunities"),
    description: say("Dispensa e restaura oportunidades.", "Dismisses and restores opportunities."),
  },
  "partnerships:read": {
    label: say("Ler parcerias", "Read partnerships"),
    description: say("Lê as parcerias com outras contas.", "Reads the partnerships with other accounts."),
  },
  "partnerships:write": {
    label: say("Gravar parcerias", "Write partnerships"),
    description: say("Altera a etapa das parcerias.", "Changes the stage of partnerships."),
  },
  "team:read": {
    label: say("Ler equipe", "Read the team"),
    description: say("Lê os membros da equipe.", "Reads the members of the team."),
  },
  "launches:read": {
    label: say("Ler lançamentos", "Read launches"),
    description: say("Lê o catálogo de lançamentos.", "Reads the catalog of launches."),
  },
  "launches:write": {
    label: say("Registrar clientes em lançamentos", "Register clients in launches"),
    description: say("Registra clientes nas incorporadoras.", "Registers clients with developers."),
  },
  "captacao:read": {
    label: say("Ler Captação", "Read Captação"),
    description: say("Lê os proprietários oferecidos e aceitos.", "Reads offered and accepted owners."),
  },
  "captacao:accept": {
    label: say("Aceitar na Captação", "Accept in Captação"),
    description: say("Aceita proprietários, o que debita créditos.", "Accepts owners, which debits credit."),
  },
  "events:read": {
    label: say("Ler eventos", "Read events"),
    description: say(
      "Lê os eventos da conta, com a permissão de leitura de cada tipo.",
      "Reads the account's events, with the read permission of each type.",
    ),
  },
  "webhooks:manage": {
    label: say("Gerir webhooks", "Manage webhooks"),
    description: say("Cadastra, altera e testa webhooks.", "Registers, changes and tests webhooks."),
  },
};

export const scopeInfos = (language: Language): ScopeInfo[] =>
  PERMISSIONS.map((id) => ({
    id,
    group: GROUPS[id.split(":")[0]!]![language],
    label: TEXTS[id].label[language],
    description: TEXTS[id].description[language],
  }));
