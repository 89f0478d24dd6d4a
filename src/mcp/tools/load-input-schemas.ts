import { Refusal } from "../../errors/refusal.ts";
import type { Assets } from "../../ports/assets.ts";
import type { InputSchemas } from "./slim-schema.ts";

/** Its name among the assets. */
export const INPUT_SCHEMAS_FILE = "tools.json";

const RETRY_SECONDS = 2;

const read = async (assets: Assets): Promise<InputSchemas> => {
  const found = await assets.open(INPUT_SCHEMAS_FILE).catch(() => {
    throw new Refusal("upstream_unavailable", { retryAfter: RETRY_SECONDS });
  });
  if (!found.ok) throw new Error(`The asset ${INPUT_SCHEMAS_FILE} is missing.`);
  return found.json<InputSchemas>();
};

/** Reads them once; of a failure nothing is kept. */
export const schemasLoader = () => {
  let loaded: InputSchemas | undefined;
  return async (assets: Assets): Promise<InputSchemas> => {
    loaded ??= await read(assets);
    return loaded;
  };
};

/** What each tool takes, read with the first message of an isolate: the build has made it of the declarations. */
export const loadInputSchemas = schemasLoader();
