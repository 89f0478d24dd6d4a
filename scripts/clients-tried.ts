import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./local/settings.ts";

type Refused = "result" | "exception" | "text" | "waits";

/** What a user's program saw when a check ran it against the service. */
export interface Tried {
  readonly name: string;
  readonly version: string;
  /** How many tools it has found. */
  readonly tools?: number;
  /** How a refused call reaches its caller: a marked result, an exception, or a text like any other. */
  readonly refusal?: "result" | "exception" | "text";
  /**
   * How a call refused with HTTP 429 or 401 reaches the user. The service answers a call over its rate with a result.
   */
  readonly limited?: Refused;
  readonly unauthorized?: Refused;
  /** Whether the calls after these work. */
  readonly goesOn?: boolean;
  /** How it confirms a write: a form, a second call. */
  readonly write?: "form" | "call";
  /** Whether it leads a person through the consent. */
  readonly signsIn?: boolean;
  /** Of a generated client: whether it called the service, or was only compiled. */
  readonly proof?: "called" | "compiled";
}

const PARTS = ["agents", "converters", "generators"] as const;
type Part = (typeof PARTS)[number];
type All = Readonly<Record<Part, readonly Tried[]>>;

const RESULTS_FILE = join(ROOT, "docs/measured/clients.json");
const GUIDE = join(ROOT, "docs/guides/clients-tried");

/** The stored results of the last runs. */
export const readTried = (): All =>
  existsSync(RESULTS_FILE)
    ? (JSON.parse(readFileSync(RESULTS_FILE, "utf8")) as All)
    : { agents: [], converters: [], generators: [] };

type Cell = (tried: Tried) => string;

const TEXTS = {
  en: {
    head: `---
title: Clients that were tried
description: Libraries, converters and generators that the project runs against the service, with their versions and what their users meet.
order: 25
section: Reference
---

These tables are written by the checks that run the programs against the service, not by hand. Other versions may
behave differently.`,
    agents: `## Assistants

Each found the tools, read text with accents, met a refusal, and saved a client after a preview. A refusal that arrives
as text differs from a success only by its \`code\`. A call over the rate is such a refusal, with the seconds to wait,
because a 429 by HTTP, as a proxy may send it, loses its \`Retry-After\` nearly everywhere; the last three columns show
how that and a 401 reach the user. [Assistants](assistants) has the setup.`,
    converters: `## Converters of tools

They turn our tools into a model's, and lose no tool, no argument and no requirement.`,
    generators: `## Generators of clients

These were compiled and called the service. [Generated clients](generated-clients) has their options, and what they had
to do.`,
    columns: {
      name: "Client",
      version: "Version",
      tools: "Tools",
      refusal: "A refusal is",
      write: "Confirms by",
      signsIn: "Signs a person in",
      limited: "429 by HTTP",
      unauthorized: "401 by HTTP",
      goesOn: "Works afterward",
    },
    words: {
      result: "a marked result",
      exception: "an exception",
      text: "text",
      waits: "no answer",
      form: "a form, or a second call",
      call: "a second call",
      compiled: "compiled, not called",
      yes: "yes",
      no: "",
    },
  },
  "pt-BR": {
    head: `---
title: Clientes testados
description: Bibliotecas, conversores e geradores que o projeto roda contra o serviço, com as versões e o que seus usuários encontram.
order: 25
section: Referência
---

Estas tabelas são escritas pelas verificações que rodam os programas contra o serviço, não à mão. Outra versão pode
fazer diferente.`,
    agents: `## Assistentes

Cada um encontrou as ferramentas, leu texto com acentos, recebeu uma recusa e gravou um cliente depois de uma prévia. A
recusa que chega como texto só se distingue de um sucesso pelo \`code\`. Uma chamada acima do limite é uma recusa assim,
com os segundos a esperar, pois um 429 de HTTP, como um proxy pode mandar, perde quase sempre o seu \`Retry-After\`; as três
últimas colunas mostram no que dão ele e um 401. [Assistentes](assistants) traz a configuração.`,
    converters: `## Conversores de ferramentas

Fazem das nossas ferramentas as de um modelo, e não perdem ferramenta, argumento nem o que é obrigatório.`,
    generators: `## Geradores de clientes

Estes foram compilados e chamaram o serviço. [Clientes gerados](generated-clients) traz as opções deles e o que tiveram
de fazer.`,
    columns: {
      name: "Cliente",
      version: "Versão",
      tools: "Ferramentas",
      refusal: "A recusa é",
      write: "Confirma por",
      signsIn: "Faz a pessoa entrar",
      limited: "429 de HTTP",
      unauthorized: "401 de HTTP",
      goesOn: "Funciona depois",
    },
    words: {
      result: "um resultado marcado",
      exception: "uma exceção",
      text: "texto",
      waits: "sem resposta",
      form: "formulário, ou segunda chamada",
      call: "segunda chamada",
      compiled: "compilado, não chamado",
      yes: "sim",
      no: "",
    },
  },
} as const;

const SHOWN_COLUMNS: readonly (keyof (typeof TEXTS)["en"]["columns"])[] = [
  "name",
  "version",
  "tools",
  "refusal",
  "write",
  "signsIn",
  "limited",
  "unauthorized",
  "goesOn",
];

/** The guide, in Markdown. */
export const guideIn = (all: All, language: keyof typeof TEXTS): string => {
  const { head, columns, words, ...texts } = TEXTS[language];
  const cell = (member: keyof Tried): Cell => {
    return (tried) => {
      const value = tried[member];
      if (member === "name") return `\`${value}\``;
      if (typeof value === "boolean" || value === undefined) return value ? words.yes : words.no;
      return typeof value === "string" && value in words ? words[value as keyof typeof words] : String(value);
    };
  };
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const table = [
    line(SHOWN_COLUMNS.map((member) => columns[member])),
    `|${SHOWN_COLUMNS.map(() => "---").join("|")}|`,
    ...all.agents.map((tried) => line(SHOWN_COLUMNS.map((member) => cell(member)(tried)))),
  ].join("\n");
  const named = ({ name, version, proof }: Tried): string =>
    `\`${name}\` ${version}${proof === "compiled" ? ` (${words.compiled})` : ""}`;
  const lists = (["converters", "generators"] as const)
    .filter((part) => all[part].length > 0)
    .map((part) => `${texts[part]}\n\n${all[part].map((tried) => `- ${named(tried)}`).join("\n")}`);
  const parts = [`${texts.agents}\n\n${table}`, ...lists];
  return `${[head, ...parts].join("\n\n")}\n`;
};

const byName = (one: Tried, other: Tried): number =>
  one.name.localeCompare(other.name, "en") || one.version.localeCompare(other.version, "en");

/** Puts a check's results into the guide's tables. A partial run leaves the other rows as they are. */
export const writeTried = (part: Part, seen: readonly Tried[]): void => {
  const known = readTried();
  const names = new Set(seen.map(({ name, version }) => `${name} ${version}`));
  const others = known[part].filter(({ name, version }) => !names.has(`${name} ${version}`));
  const all = { ...known, [part]: [...others, ...seen].toSorted(byName) };
  writeFileSync(RESULTS_FILE, `${JSON.stringify(all, undefined, 2)}\n`);
  for (const language of ["pt-BR", "en"] as const)
    writeFileSync(`${GUIDE}.${language}.md`, guideIn(all, language));
};
