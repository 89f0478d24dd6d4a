import { PERMISSIONS, type Permission } from "../../src/vocabulary/permissions.ts";

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly creci?: string;
}

export interface TeamMember extends Person {
  readonly role: "MANAGER" | "BROKER";
}

export interface Account {
  /** Fixes the account's id, and with it the demonstration keys. */
  readonly seed: string;
  readonly name: string;
  readonly type: "AGENCY" | "DEVELOPER";
  readonly organization: string;
  readonly creci: string;
  readonly website: string;
  readonly propertyLimit: number;
  readonly owner: Person;
  readonly team: readonly TeamMember[];
  readonly keys: readonly Key[];
}

/** A key whose text depends on its seed and the local secrets. */
export interface Key {
  readonly seed: string;
  readonly name: string;
  readonly scopes: readonly Permission[];
}

const READS = PERMISSIONS.filter((permission) => permission.endsWith(":read"));

const AGENCY_MAIL = "casa-exemplo.example.com";

const colleague = (
  role: TeamMember["role"],
  name: string,
  creci: string,
  domain = AGENCY_MAIL,
): TeamMember => ({ role, name, creci, email: emailOf(name, domain) });

const emailOf = (name: string, domain: string): string =>
  `${name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll(" ", ".")}@${domain}`;

/** The e-mail of a broker of the agency, by the name in listings. */
export const brokerEmail = (name: string): string => `${name}@${AGENCY_MAIL}`;

export const agency: Account = {
  seed: "demo-agency",
  name: "Casa Exemplo Imóveis",
  type: "AGENCY",
  organization: "Casa Exemplo Negócios Imobiliários Ltda.",
  creci: "900101-J SP",
  website: `https://www.${AGENCY_MAIL}`,
  propertyLimit: 200,
  owner: { name: "Helena Prado", email: emailOf("Helena Prado", AGENCY_MAIL), creci: "900001-F SP" },
  team: [
    colleague("MANAGER", "Marcos Teles", "900002-F SP"),
    colleague("BROKER", "Ana Ribeiro", "900003-F SP"),
    colleague("BROKER", "Bruno Sales", "900004-F SP"),
    colleague("BROKER", "Carla Nunes", "900005-F SP"),
    colleague("BROKER", "Diego Matos", "900006-F SP"),
    colleague("BROKER", "Elisa Porto", "900007-F SP"),
    colleague("BROKER", "Fábio Lins", "900008-F SP"),
  ],
  keys: [
    { seed: "demo-full", name: "Integração completa", scopes: PERMISSIONS },
    { seed: "demo-read", name: "Somente leitura", scopes: READS },
  ],
};

const DEVELOPER_MAIL = "incorporadora-modelo.example.com";

export const developer: Account = {
  seed: "demo-developer",
  name: "Incorporadora Modelo",
  type: "DEVELOPER",
  organization: "Incorporadora Modelo S.A.",
  creci: "900102-J SP",
  website: `https://www.${DEVELOPER_MAIL}`,
  propertyLimit: 100,
  owner: { name: "Otávio Brandão", email: emailOf("Otávio Brandão", DEVELOPER_MAIL) },
  team: [colleague("MANAGER", "Lívia Castanho", "900009-F SP", DEVELOPER_MAIL)],
  keys: [{ seed: "demo-developer-full", name: "Integração completa", scopes: PERMISSIONS }],
};

const PARTNER_MAIL = "parceira-exemplo.example.com";

export const partner: Account = {
  seed: "demo-partner",
  name: "Parceira Exemplo Imóveis",
  type: "AGENCY",
  organization: "Parceira Exemplo Imóveis Ltda.",
  creci: "900103-J SP",
  website: `https://www.${PARTNER_MAIL}`,
  propertyLimit: 100,
  owner: { name: "Renata Vidal", email: emailOf("Renata Vidal", PARTNER_MAIL), creci: "900010-F SP" },
  team: [colleague("BROKER", "Sérgio Amaral", "900011-F SP", PARTNER_MAIL)],
  keys: [{ seed: "demo-partner-full", name: "Integração completa", scopes: PERMISSIONS }],
};

export const accounts: readonly Account[] = [agency, developer, partner];

/** The grant of every demonstration account, with room to try everything. */
export const LIMITS = {
  ratePerSecond: 50,
  burst: 200,
  monthlyQuota: 1_000_000,
  maxKeys: 20,
  maxWebhooks: 20,
} as const;

export const PLAN = "PRO";
export const TIER = "SCALE";
