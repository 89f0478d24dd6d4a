import { assetLoader } from "../load-asset.ts";
import type { InputSchemas } from "./slim-schema.ts";

/** The name of the asset. */
export const INPUT_SCHEMAS_FILE = "tools.json";

export const schemasLoader = () => assetLoader<InputSchemas>(INPUT_SCHEMAS_FILE);

/** What each tool takes, as the build derived it; read with the first message of an isolate. */
export const loadInputSchemas = schemasLoader();
