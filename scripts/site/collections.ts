import { join } from "node:path";
import { filesIn, pathBelow } from "./files.ts";
import { LANGUAGES, type Language, type Page } from "./page.ts";
import { WORDS } from "./texts.ts";

const TEXT = {
  "pt-BR": {
    about: "Todas as operações prontas para abrir em Bruno, Postman, VS Code e JetBrains.",
    lead: "Todas as operações, com os exemplos da referência, prontas para abrir no seu cliente HTTP:",
    head: "| Programa | Arquivos | Como abrir |",
    how: {
      bruno: "descompacte e abra a pasta",
      postman: "importe os três; os dois últimos são ambientes",
      jetbrains: "guarde os dois na mesma pasta",
      rest: "troque `@baseUrl` e `@apiKey` nas primeiras linhas",
    },
    rest: "No ambiente `local`, do serviço que roda na sua máquina (`npm start`), a chave de demonstração já está posta: rode a coleção inteira, de cima para baixo, porque um pedido usa ids que os anteriores guardaram. Em `production`, ponha a sua chave em `apiKey`, de preferência a de uma [sandbox](/docs/guides/first-call), e envie um pedido por vez: as gravações são para valer. O aceite de um proprietário é simulado, porque debita o saldo.",
  },
  en: {
    about: "Every operation ready to be opened in Bruno, Postman, VS Code and JetBrains.",
    lead: "Every operation, with the examples of the reference, ready to be opened in your HTTP client:",
    head: "| Program | Files | How to open them |",
    how: {
      bruno: "unpack it and open the folder",
      postman: "import all three; the last two are environments",
      jetbrains: "keep both in one folder",
      rest: "change `@baseUrl` and `@apiKey` in the first lines",
    },
    rest: "The environment `local`, of the service that runs on your machine (`npm start`), has the demo key already: run the whole collection from top to bottom, because a request uses ids that those before it kept. In `production` put your key into `apiKey`, preferably that of a [sandbox](/docs/guides/first-call), and send one request at a time: writes are for good. The acceptance of an owner is a dry run, because it debits the balance.",
  },
} as const;

interface Program {
  readonly name: string;
  readonly how: keyof (typeof TEXT)["en"]["how"];
  /** Below `/docs/collection`. */
  files(language: Language): readonly string[];
}

const PROGRAMS: readonly Program[] = [
  { name: "Bruno", how: "bruno", files: (language) => [`bruno.${language}.zip`] },
  {
    name: "Postman",
    how: "postman",
    files: (language) => [`postman.${language}.json`, "postman-local.json", "postman-production.json"],
  },
  {
    name: "IntelliJ IDEA, WebStorm, PhpStorm",
    how: "jetbrains",
    files: (language) => [`jetbrains.${language}.http`, "http-client.env.json"],
  },
  {
    name: "VS Code (REST Client, httpYac)",
    how: "rest",
    files: (language) => [`rest-client.${language}.http`],
  },
];

/** The page of the collections; none if they were not built. @throws if it would omit a file */
export const collectionPages = (folder: string, language: Language): Page[] => {
  const place = join(folder, "docs/collection");
  const made = filesIn(place).map((file) => pathBelow(place, file));
  if (made.length === 0) return [];
  const shown = LANGUAGES.flatMap((language) => PROGRAMS.flatMap(({ files }) => files(language)));
  const missing = made.filter((file) => !shown.includes(file));
  if (missing.length > 0) throw new Error(`No program opens ${missing.join(", ")}.`);
  const text = TEXT[language];
  const rows = PROGRAMS.map(({ name, how, files }) => {
    const links = files(language).map((file) => `[\`${file}\`](/docs/collection/${file})`);
    return `| ${name} | ${links.join(", ")} | ${text.how[how]} |`;
  });
  return [
    {
      path: "/collection",
      title: WORDS[language].collections,
      description: text.about,
      section: "sdk",
      markdown: `${text.lead}\n\n${text.head}\n|---|---|---|\n${rows.join("\n")}\n\n${text.rest}\n`,
    },
  ];
};
