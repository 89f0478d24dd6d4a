import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../local/settings.ts";
import { node, SDKS, TSC } from "../proof/languages.ts";
import { manifestOf } from "./publication.ts";
import { inSequence, type Package, read, replaced, write } from "./stage.ts";

const ESBUILD = join(ROOT, "node_modules/.bin/esbuild");
const NAME = "real-estate-account-sdk";
const MODULE = "dist/real-estate-account";

/** The declarations of libraries are checked too: no `skipLibCheck`. */
const STRICT = { target: "ES2022", strict: true, noEmit: true };
const IN_NODE = { types: ["node"], typeRoots: [join(ROOT, "node_modules/@types")] };

/** Settings as editors, `npm init` and bundlers write them; the last is of a program that has only CommonJS. */
const TSCONFIGS = {
  "tsconfig.json": {
    compilerOptions: { ...STRICT, ...IN_NODE, module: "NodeNext" },
    files: ["readme.ts", "common.cts"],
  },
  "tsconfig.bundler.json": {
    compilerOptions: {
      ...STRICT,
      module: "ESNext",
      moduleResolution: "Bundler",
      isolatedModules: true,
      types: [],
      lib: ["ES2022", "DOM", "DOM.Iterable"],
    },
    files: ["calls.ts"],
  },
  "tsconfig.commonjs.json": {
    compilerOptions: { ...STRICT, ...IN_NODE, module: "Node16", esModuleInterop: true },
    files: ["common.cts"],
  },
};

/** Optional parts are left out. */
const CALLS = `import { type MeAccount, RealEstateClient, verifyWebhook } from "${NAME}";

const client = new RealEstateClient({ baseUrl: "https://api.example.com/v1", apiKey: "rea_" });

export async function callAll(request: Request): Promise<MeAccount> {
  await client.feed.sync();
  await client.webhooks.rotateSecret("wh_1");
  await client.properties.patch("prop-1", { title: null });
  for await (const { id } of client.properties.listAll()) console.log(id);
  console.log((await verifyWebhook(await request.text(), request.headers, "whsec_")).type);
  return (await client.me.get()).data.account;
}
`;

/** A CommonJS program has the same classes and types. */
const COMMON = `import sdk = require("${NAME}");

const amount: sdk.Money = sdk.Money.ofReais("750000.00");
if (amount.cents !== 75_000_000) throw new Error("The package is not the SDK.");
`;

export const typescript: Package = {
  name: "typescript",
  files: ["real-estate-account.ts", "package.json"],
  installation: () => `    npm install ${NAME}

No dependencies, ES modules and CommonJS, for Node 20.3 or newer, Bun, Deno and Workers.`,
  edited: (text) => replaced(text, '"./real-estate-account.ts"', `"${NAME}"`),
  build: async ({ source, built, publication }) => {
    const manifest = JSON.parse(read(source, "package.json"));
    write(source, { "package.json": manifestOf(manifest, publication, "typescript") });
    await inSequence(
      {
        cwd: ROOT,
        run: [node, TSC, "-p", join(SDKS, "typescript"), "--outDir", join(source, "dist")],
      },
      {
        cwd: source,
        run: [ESBUILD, `${MODULE}.js`, "--format=cjs", "--platform=node", `--outfile=${MODULE}.cjs`],
      },
    );
    cpSync(join(source, `${MODULE}.d.ts`), join(source, `${MODULE}.d.cts`));
    await inSequence({ cwd: source, run: ["npm", "pack", "--pack-destination", built] });
    const [archive = ""] = readdirSync(built);
    await inSequence({ cwd: built, run: ["npm", "publish", "--dry-run", archive] });
  },
  install: async (project, { built }) => {
    const [archive = ""] = readdirSync(built);
    write(project, {
      "package.json": JSON.stringify({ name: "project", type: "module" }),
      ...Object.fromEntries(Object.entries(TSCONFIGS).map(([name, text]) => [name, JSON.stringify(text)])),
      "calls.ts": CALLS,
      "common.cts": COMMON,
    });
    await inSequence({
      cwd: project,
      run: ["npm", "install", "--no-audit", "--no-fund", join(built, archive)],
    });
  },
  checks: (cwd) => [
    ...Object.keys(TSCONFIGS).map((name) => ({ cwd, run: [node, TSC, "-p", name] as const })),
    { cwd, run: [node, "-e", `if (!require("${NAME}").RealEstateClient) process.exit(1)`] },
  ],
  program: { file: "readme.ts", command: (cwd) => ({ cwd, run: [node, "readme.ts"] }) },
};
