import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../local/settings.ts";
import { node, SDKS, TSC } from "../proof/languages.ts";
import { webAddress } from "./publication.ts";
import { inSequence, type Package, read, replaced, write } from "./stage.ts";

const ESBUILD = join(ROOT, "node_modules/.bin/esbuild");
const NAME = "real-estate-account-sdk";
const MODULE = "dist/real-estate-account";

/** As editors and `npm init` make it. */
const TSCONFIG = {
  compilerOptions: {
    ...{ target: "ES2022", module: "NodeNext", strict: true, noEmit: true },
    ...{ types: ["node"], typeRoots: [join(ROOT, "node_modules/@types")] },
  },
  files: ["readme.ts", "common.cts"],
};

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
  build: async ({ source, built, publication: { version, licence, repository, author } }) => {
    const { private: _, ...manifest } = JSON.parse(read(source, "package.json"));
    const published = {
      ...{ ...manifest, version, license: licence },
      ...(author && { author }),
      ...(repository && {
        homepage: webAddress(repository),
        repository: {
          type: "git",
          url: `git+${webAddress(repository)}.git`,
          directory: "sdks/typescript",
        },
      }),
    };
    write(source, { "package.json": `${JSON.stringify(published, undefined, 2)}\n` });
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
      "tsconfig.json": JSON.stringify(TSCONFIG),
      "common.cts": COMMON,
    });
    await inSequence({
      cwd: project,
      run: ["npm", "install", "--no-audit", "--no-fund", join(built, archive)],
    });
  },
  checks: (cwd) => [
    { cwd, run: [node, TSC, "-p", "."] },
    { cwd, run: [node, "-e", `if (!require("${NAME}").RealEstateClient) process.exit(1)`] },
  ],
  program: { file: "readme.ts", command: (cwd) => ({ cwd, run: [node, "readme.ts"] }) },
};
