import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { archiveOf } from "../archive.ts";
import { ROOT } from "../local/settings.ts";
import { filesIn, type Output, pathBelow } from "./files.ts";
import type { Language, Page } from "./page.ts";
import { PORTUGUESE } from "./sdk-texts.ts";
import { WORDS } from "./texts.ts";

interface Sdk {
  /** Its folder, and its address. */
  readonly id: string;
  readonly name: string;
  readonly needs: string;
  /** The download: a file of the folder, or parts of the folder as one archive. */
  readonly file: string;
  readonly archive?: RegExp;
}

const SDKS: readonly Sdk[] = [
  {
    id: "typescript",
    name: "TypeScript, JavaScript",
    needs: "Node 20.3, Deno, Bun, Workers",
    file: "real-estate-account.ts",
  },
  {
    id: "python",
    name: "Python",
    needs: "3.11, httpx",
    file: "real-estate-account-python.zip",
    archive: /^(README\.md|real_estate_account\/(?:\w+\.py|py\.typed))$/,
  },
  { id: "php", name: "PHP", needs: "8.1, ext-curl", file: "RealEstateAccount.php" },
  { id: "go", name: "Go", needs: "1.24", file: "realestate.go" },
  {
    id: "java",
    name: "Java",
    needs: "17, Jackson",
    file: "real-estate-account-java.zip",
    archive: /^(README\.md|pom\.xml|src\/main\/.*)$/,
  },
];

const TEXT = {
  "pt-BR": {
    about:
      "Um arquivo ou um pacote pequeno por linguagem, feito do contrato: TypeScript, Python, PHP, Go e Java.",
    lead: "Cada SDK é um arquivo (os de Python e Java, um pacote pequeno) que você copia para o seu projeto, sem dependências ou com uma que todos têm. É feito do mesmo contrato que as rotas, a cada versão, e todos passam pelos mesmos vetores de teste.",
    head: "| Linguagem | Precisa de | Arquivo |",
    rest: "Todos têm a mesma superfície: recursos e verbos como no contrato, requisições e respostas com tipos, valores exatos, um erro por código, repetição do que é seguro repetir, iteradores sobre páginas, `events.follow` e a verificação de webhooks.",
    download: "Baixar",
    save: "Ou pelo terminal:",
    of: (name: string) => `SDK para ${name}: instalar, primeira chamada, eventos e webhooks.`,
  },
  en: {
    about:
      "One file or a small package for each language, made from the contract: TypeScript, Python, PHP, Go and Java.",
    lead: "Each SDK is one file (for Python and Java, a small package) that you copy into your project, without dependencies, or with one that everybody has. It is made from the same contract as the routes, with each version, and all of them pass the same test vectors.",
    head: "| Language | Needs | File |",
    rest: "All have the same surface: resources and verbs as in the contract, typed requests and answers, exact amounts, an error for each code, retries of what is safe to repeat, iterators over pages, `events.follow` and the verification of webhooks.",
    download: "Download",
    save: "Or from a terminal:",
    of: (name: string) => `SDK for ${name}: install, first call, events and webhooks.`,
  },
} as const;

const addressOfFile = ({ id, file }: Sdk): string => `/docs/sdk/${id}/${file}`;

const CODE = /^(```[\s\S]*?^```|(?: {4}.*\n?)+)/gm;

/** An SDK's README; in Portuguese its code is kept, and its text replaced. */
const readmeOf = ({ id }: Sdk, language: Language): string => {
  const text = readFileSync(join(ROOT, "sdks", id, "README.md"), "utf8").replace(/^# .*\n+/, "");
  if (language === "en") return text;
  const { before, after } = PORTUGUESE[id]!;
  const code = [...text.matchAll(CODE)].map(([block]) => block.trimEnd());
  return [before, ...code, after.map((line) => `- ${line}`).join("\n")].join("\n\n");
};

const sdkPage = (sdk: Sdk, language: Language): Page => {
  const text = TEXT[language];
  const readme = readmeOf(sdk, language);
  const address = addressOfFile(sdk);
  return {
    path: `/sdk/${sdk.id}`,
    title: `SDK: ${sdk.name}`,
    label: sdk.name,
    description: text.of(sdk.name),
    section: "sdk",
    markdown: `[${text.download} \`${sdk.file}\`](${address})

${text.save}

\`\`\`bash
curl -O https://public-url.invalid${address}
\`\`\`

${readme}`,
  };
};

/** The list of the SDKs, and a page for each with its README. */
export const sdkPages = (language: Language): Page[] => {
  const text = TEXT[language];
  const rows = SDKS.map(
    (sdk) =>
      `| [${sdk.name}](/docs/sdk/${sdk.id}) | ${sdk.needs} | [\`${sdk.file}\`](${addressOfFile(sdk)}) |`,
  );
  const list: Page = {
    path: "/sdk",
    title: WORDS[language].sdks,
    description: text.about,
    section: "sdk",
    markdown: `${text.lead}\n\n${text.head}\n|---|---|---|\n${rows.join("\n")}\n\n${text.rest}\n`,
  };
  return [list, ...SDKS.map((sdk) => sdkPage(sdk, language))];
};

const contentOf = ({ id, file, archive }: Sdk): Uint8Array => {
  const folder = join(ROOT, "sdks", id);
  if (!archive) return readFileSync(join(folder, file));
  const paths = filesIn(folder).map((path) => pathBelow(folder, path));
  const packed = paths.filter((path) => archive.test(path));
  const top = basename(file, ".zip");
  return archiveOf(
    Object.fromEntries(packed.map((path) => [`${top}/${path}`, readFileSync(join(folder, path))])),
  );
};

/** Writes the pages' downloads. */
export const writeSdks = (output: Output): void => {
  for (const sdk of SDKS) output.write(addressOfFile(sdk).slice(1), contentOf(sdk));
};
