import type { Sentence } from "../../../../src/lib/language.ts";
import { PERMISSIONS, type Permission } from "../../../../src/vocabulary/permissions.ts";

export type Level = "none" | "read" | "write";

export const LEVEL_TITLES = {
  none: { "pt-BR": "nenhuma", en: "none" },
  read: { "pt-BR": "ler", en: "read" },
  write: { "pt-BR": "ler e gravar", en: "read and write" },
} as const satisfies Record<Level, Sentence>;

interface Row {
  readonly name: string;
  readonly title: Sentence;
  readonly read: Permission | null;
  /** With `title`, when it is more than writing. */
  readonly write: Permission | null;
}

const TITLES: Readonly<Record<string, Sentence>> = {
  properties: { "pt-BR": "Imóveis", en: "Properties" },
  leads: { "pt-BR": "Clientes", en: "Clients" },
  radar: { "pt-BR": "Radar", en: "Radar" },
  partnerships: { "pt-BR": "Parcerias", en: "Partnerships" },
  team: { "pt-BR": "Equipe", en: "Team" },
  launches: { "pt-BR": "Lançamentos", en: "Launches" },
  captacao: { "pt-BR": "Captação (aceitar gasta dinheiro)", en: "Captação (accepting spends money)" },
  events: { "pt-BR": "Eventos", en: "Events" },
  webhooks: { "pt-BR": "Webhooks", en: "Webhooks" },
};

const resourceOf = (permission: Permission): string => permission.split(":")[0]!;

/** The permissions as rows of none, read, and read with write. */
export const ROWS: readonly Row[] = [...Map.groupBy(PERMISSIONS, resourceOf)].map(([name, own]) => ({
  name,
  title: TITLES[name] ?? { "pt-BR": name, en: name },
  read: own.find((one) => one.endsWith(":read")) ?? null,
  write: own.find((one) => !one.endsWith(":read")) ?? null,
}));

/** The permissions of a level; those of `write` include reading. */
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
