import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../local/settings.ts";
import { escaped } from "./markup.ts";
import { addressOf, type Language, type Page, PUBLIC_URL } from "./page.ts";
import { WORDS } from "./texts.ts";

interface Entry {
  readonly id: string;
  /** A group of entries: Added, Fixed or Breaking; null for a version described as a whole. */
  readonly kind: string | null;
  readonly markdown: string;
}

export interface Version {
  readonly version: string;
  /** The next version's number, and the day from which it answers. */
  readonly planned?: string;
  readonly entries: readonly Entry[];
}

const FILES: Readonly<Record<Language, string>> = { en: "CHANGELOG.md", "pt-BR": "CHANGELOG.pt-BR.md" };
const VERSION = /^(Next|Próxima versão|\d+\.\d+\.\d+)(?:: (.+))?(?=\s)/;
const KIND = /^(?:Added|Fixed|Breaking|Novo|Corrigido|Incompatível)$/;

/** References that only readers of the repository can look up. */
const RULE_REFERENCES = / \((?:chapters? [\d to]+ of the rules|rules [\d.]+)\)/g;

const entry = (version: string, kind: string | null, text: string): Entry => {
  const markdown = text
    .replace(/^- /, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(RULE_REFERENCES, "")
    .trim();
  const hash = createHash("sha256").update(markdown).digest("hex").slice(0, 12);
  return { id: `${version.toLowerCase()}-${hash}`, kind, markdown };
};

/** A version's entries: the items of each group, or its paragraphs. */
const entriesOf = (version: string, body: string): Entry[] => {
  const entries: Entry[] = [];
  let kind: string | null = null;
  for (const part of body.split(/\n\n+|\n(?=- )/)) {
    const text = part.trim();
    if (KIND.test(text)) kind = text;
    else if (text !== "") entries.push(entry(version, kind, text));
  }
  return entries;
};

/** The contract's versions in the changelog, newest first. */
export const versionsIn = (text: string): Version[] =>
  text.split(/^## /m).flatMap((section) => {
    const [heading, version, planned] = VERSION.exec(section) ?? [];
    if (heading === undefined) return [];
    const entries = entriesOf(version!, section.slice(heading.length));
    return [{ version: version!, entries, ...(planned && { planned }) }];
  });

const TEXT = {
  "pt-BR": {
    about: "O que mudou no contrato, versão a versão; também em JSON e RSS.",
    lead: "O que muda para quem chama a API, da versão mais nova à mais antiga. Também em [JSON](/docs/changelog.json) e [RSS](/docs/changelog.rss).",
    next: "Próxima versão",
    kinds: { Added: "Novo", Fixed: "Corrigido", Breaking: "Incompatível" },
  },
  en: {
    about: "What changed in the contract, version by version; as JSON and RSS too.",
    lead: "What changes for callers of the API, newest version first. Also as [JSON](/docs/changelog.json) and [RSS](/docs/changelog.rss).",
    next: "Next version",
    kinds: { Added: "Added", Fixed: "Fixed", Breaking: "Breaking" },
  },
} as const;

const nameOf = (version: string, language: Language): string =>
  version === "Next" ? TEXT[language].next : version;

const kindName = (kind: string, language: Language): string =>
  (TEXT[language].kinds as Readonly<Record<string, string>>)[kind] ?? kind;

const versionText = ({ version, entries, planned }: Version, language: Language): string => {
  const groups = [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, items]) =>
    kind === null
      ? items.map(({ markdown }) => markdown).join("\n\n")
      : `### ${kindName(kind, language)}\n\n${items.map(({ markdown }) => `- ${markdown}`).join("\n")}`,
  );
  const name = nameOf(version, language) + (planned ? `: ${planned}` : "");
  return `## ${name}\n\n${groups.join("\n\n")}\n`;
};

const item = (version: string, { id, kind, markdown }: Entry, language: Language): string => {
  const plain = markdown.replaceAll("`", "");
  const title = `${nameOf(version, language)}${kind === null ? "" : `, ${kindName(kind, language)}`}`;
  const link = `${PUBLIC_URL}${addressOf("/changelog", language)}`;
  return `<item><title>${escaped(title)}</title><link>${escaped(link)}</link><guid isPermaLink="false">${escaped(id)}</guid><description>${escaped(plain)}</description></item>`;
};

/** The entries as RSS 2.0, for feed readers and chat rooms. */
export const rssOf = (versions: readonly Version[], language: Language): string => {
  const link = `${PUBLIC_URL}${addressOf("/changelog", language)}`;
  const items = versions.flatMap(({ version, entries }) =>
    entries.map((entry) => item(version, entry, language)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel>
<title>${escaped(`${WORDS[language].brand}: ${WORDS[language].changelog}`)}</title>
<link>${escaped(link)}</link>
<description>${escaped(TEXT[language].about)}</description>
<language>${language}</language>
${items.join("\n")}
</channel></rss>
`;
};

/**
 * The entries in Portuguese, under the names and ids of the English ones.
 * @throws Error if a version or group has a different number of entries
 */
export const paired = (english: readonly Version[], portuguese: readonly Version[]): Version[] =>
  english.map(({ version, entries }, at) => {
    const theirs = portuguese[at];
    const isSame =
      theirs?.version === nameOf(version, "pt-BR") &&
      entries.length === theirs.entries.length &&
      entries.every(({ kind }, n) => (kind && kindName(kind, "pt-BR")) === theirs.entries[n]!.kind);
    if (!isSame) throw new Error(`${FILES["pt-BR"]} has different entries of ${version} than ${FILES.en}.`);
    return {
      ...theirs,
      version,
      entries: entries.map((entry, n) => ({ ...entry, markdown: theirs.entries[n]!.markdown })),
    };
  });

/** @throws Error if the two languages do not have the same entries */
export const readVersions = (language: Language): Version[] => {
  const of = (one: Language) => versionsIn(readFileSync(join(ROOT, FILES[one]), "utf8"));
  return language === "en" ? of("en") : paired(of("en"), of("pt-BR"));
};

/** The contract's changes, for people and as JSON. */
export const changelogPage = (versions: readonly Version[], language: Language): Page => ({
  path: "/changelog",
  title: WORDS[language].changelog,
  description: TEXT[language].about,
  section: "changes",
  json: { data: versions },
  markdown: [TEXT[language].lead, ...versions.map((version) => versionText(version, language))].join("\n\n"),
});
