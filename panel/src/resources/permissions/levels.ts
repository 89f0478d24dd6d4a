import { ptEn, type Sentence } from "../../../../src/lib/language.ts";
import { PERMISSIONS, type Permission } from "../../../../src/vocabulary/permissions.ts";

export type Level = "none" | "read" | "write";

export const LEVEL_TITLES = {
  none: ptEn("nenhuma", "none"),
  read: ptEn("ler", "read"),
  write: ptEn("ler e gravar", "read and write"),
} as const satisfies Record<Level, Sentence>;

interface Row {
  readonly name: string;
  readonly title: Sentence;
  readonly read: Permission | null;
  /** The permission beyond reading, usually to write. */
  readonly write: Permission | null;
}

const TITLES: Readonly<Record<string, Sentence>> = {
  properties: ptEn("Imóveis", "Properties"),
  leads: ptEn("Clientes", "Clients"),
  radar: ptEn("Radar", "Radar"),
  partnerships: ptEn("Parcerias", "Partnerships"),
  team: ptEn("Equipe", "Team"),
  launches: ptEn("Lançamentos", "Launches"),
  captacao: ptEn("Captação (aceitar gasta dinheiro)", "Captação (accepting spends money)"),
  events: ptEn("Eventos", "Events"),
  webhooks: ptEn("Webhooks", "Webhooks"),
};

const resourceOf = (permission: Permission): string => permission.split(":")[0]!;

/** The permissions of each resource as one row: none, read, or read and write. */
export const ROWS: readonly Row[] = [...Map.groupBy(PERMISSIONS, resourceOf)].map(([name, own]) => ({
  name,
  title: TITLES[name] ?? { "pt-BR": name, en: name },
  read: own.find((one) => one.endsWith(":read")) ?? null,
  write: own.find((one) => !one.endsWith(":read")) ?? null,
}));

/** The permissions of a level; the level `write` includes reading. */
export const scopesAt = ({ read, write }: Row, level: string): Permission[] => {
  if (level === "read") return read ? [read] : [];
  return level === "write" ? [read, write].filter((one) => one !== null) : [];
};

export const levelIn = ({ read, write }: Row, scopes: readonly string[]): Level => {
  if (write && scopes.includes(write)) return "write";
  return read && scopes.includes(read) ? "read" : "none";
};

export const fieldOf = ({ name }: Row): string => `level/${name}`;

/** What a form chose, in the order of the rows. */
export const chosenScopes = (form: FormData): Permission[] =>
  ROWS.flatMap((row) => scopesAt(row, String(form.get(fieldOf(row)) ?? "none")));
