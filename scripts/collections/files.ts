import { archiveOf } from "../archive.ts";
import type { Collection } from "./collection.ts";
import { emitBruno } from "./emit/bruno.ts";
import { emitHttpEnvironments, emitJetbrains } from "./emit/jetbrains.ts";
import { emitPostman, emitPostmanEnvironment } from "./emit/postman.ts";
import { emitRestClient } from "./emit/rest-client.ts";

const json = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** The files below `/docs/collection/`, by name. @param collections one of each language */
export const collectionFiles = (
  collections: readonly Collection[],
): Readonly<Record<string, string | Uint8Array>> => {
  const files: Record<string, string | Uint8Array> = {};
  for (const collection of collections) {
    const { language } = collection;
    files[`bruno.${language}.zip`] = archiveOf(emitBruno(collection));
    files[`postman.${language}.json`] = json(emitPostman(collection));
    files[`rest-client.${language}.http`] = emitRestClient(collection);
    files[`jetbrains.${language}.http`] = emitJetbrains(collection);
  }
  // Addresses and keys are the same in each language.
  const [{ environments } = { environments: [] }] = collections;
  for (const environment of environments)
    files[`postman-${environment.name}.json`] = json(emitPostmanEnvironment(environment));
  files["http-client.env.json"] = json(emitHttpEnvironments(environments));
  return files;
};
