import type { Settings } from "../env.ts";
import type { Language } from "../lib/language.ts";
import type { Assets } from "../ports/assets.ts";

export const CONTRACT_VERSION = "1.0.0";

/** Stands for the address of the deployment in documents that are made when building. */
export const PLACEHOLDER = "https://public-url.invalid";

export type DocumentName = "v1" | "backoffice";

/** The file of a document among the assets. */
export const fileOf = (name: DocumentName, language: Language): string => `${name}.${language}.json`;

/** A document in a language, as this deployment answers it: JSON text. */
export const readDocument = async (
  { assets, settings }: { readonly assets: Assets; readonly settings: Pick<Settings, "publicUrl"> },
  name: DocumentName,
  language: Language,
): Promise<string> => {
  const file = fileOf(name, language);
  const answer = await assets.fetch(`https://assets.invalid/${file}`);
  if (!answer.ok) throw new Error(`The asset ${file} answered ${answer.status}.`);
  return (await answer.text()).replaceAll(PLACEHOLDER, settings.publicUrl);
};
