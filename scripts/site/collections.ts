import { join } from "node:path";
import { filesIn, pathBelow } from "./files.ts";
import type { Language, Page } from "./page.ts";
import { WORDS } from "./texts.ts";

const TEXT = {
  "pt-BR": {
    about: "Coleções prontas para clientes HTTP, feitas do contrato.",
    lead: "Todas as operações prontas para abrir no seu cliente HTTP, feitas do mesmo contrato que as rotas.",
  },
  en: {
    about: "Collections for HTTP clients, made from the contract.",
    lead: "Every operation, ready to be opened in your HTTP client, made from the same contract as the routes.",
  },
} as const;

/** The page that lists the files of the collections; none where there are none. */
export const collectionPages = (folder: string, language: Language): Page[] => {
  const files = filesIn(join(folder, "docs/collection")).map((file) => pathBelow(folder, file));
  if (files.length === 0) return [];
  const text = TEXT[language];
  const links = files.map((file) => `- [\`${file.slice("docs/collection/".length)}\`](/${file})`);
  return [
    {
      path: "/collection",
      title: WORDS[language].collections,
      description: text.about,
      section: "sdk",
      markdown: `${text.lead}\n\n${links.join("\n")}\n`,
    },
  ];
};
