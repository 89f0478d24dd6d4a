import { assetLoader } from "../load-asset.ts";
import type { InputSchemas } from "./slim-schema.ts";

/** Its name among the assets. */
export const INPUT_SCHEMAS_FILE = "tools.json";

export const schemasLoader = () => assetLoader<InputSchemas>(INPUT_SCHEMAS_FILE);

/** What each tool takes, read with the first message of an isolate: the build has made it of the declarations. */
export const loadInputSchemas = schemasLoader();
