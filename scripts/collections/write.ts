import { join } from "node:path";
import { writeBuilt } from "../built-file.ts";
import type { ContractDocument } from "../sdk/form/document.ts";
import type { Collection, Environment } from "./collection.ts";
import { environments } from "./environments.ts";
import { collectionFiles } from "./files.ts";
import { collectionOf } from "./make.ts";
import { PLANS } from "./plan/all.ts";

const LANGUAGES = ["pt-BR", "en"] as const;

type Language = (typeof LANGUAGES)[number];

/** The collections of a contract, one of each language. */
export const collectionsOf = (
  documents: Readonly<Record<Language, object>>,
  places: readonly Environment[],
): Collection[] =>
  LANGUAGES.map((language) =>
    collectionOf({
      document: documents[language] as ContractDocument,
      language,
      plans: PLANS,
      environments: places,
    }),
  );

/** Writes all downloadable files into a folder. */
export const writeCollections = async (
  folder: string,
  documents: Readonly<Record<Language, object>>,
): Promise<void> => {
  const files = collectionFiles(collectionsOf(documents, await environments()));
  for (const [name, content] of Object.entries(files)) writeBuilt(join(folder, name), content);
};
