// n8n's rules for community packages.
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const { resolve } = createRequire(join(process.env.N8N_TOOLS, "package.json"));
const load = async (name) => import(pathToFileURL(resolve(name)).href);
const { n8nCommunityNodesPlugin: community } = await load("@n8n/eslint-plugin-community-nodes");
const { default: base } = await load("eslint-plugin-n8n-nodes-base");
const { default: parser } = await load("@typescript-eslint/parser");

/** The newer plugin asks for the opposite. */
const REVERSED = [
  "node-class-description-inputs-wrong-regular-node",
  "node-class-description-outputs-wrong",
  "cred-class-field-documentation-url-miscased",
];
/** These rules mistake an apostrophe for a space, and a name in backticks for a word. */
const MISTAKEN = ["node-param-operation-option-action-miscased", "node-param-description-miscased-id"];
const off = Object.fromEntries([...REVERSED, ...MISTAKEN].map((name) => [`n8n-nodes-base/${name}`, "off"]));

const older = (kind) => ({
  files: [`${kind}/**/*.ts`],
  plugins: { "n8n-nodes-base": base },
  rules: { ...base.configs[kind].rules, ...off },
});

export default [
  { files: ["**/*.ts"], languageOptions: { parser } },
  { ...community.configs.recommended, files: ["**/*.ts"] },
  older("nodes"),
  older("credentials"),
];
