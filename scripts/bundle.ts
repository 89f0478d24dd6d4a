// Builds what a deployment uploads: the documents, and the API's Worker in dist/api, as index.js and the modules that
// its first calls load.
import { join } from "node:path";
import { bundleParts } from "./bundle/parts.ts";
import "./documents.ts";
import { ROOT } from "./local/settings.ts";

await bundleParts("src/index.ts", join(ROOT, "dist/api"));
