import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Generator, Step, Workplace } from "./generator.ts";

const VERSION = "0.99.0";
const PACKAGES = [
  `@hey-api/openapi-ts@${VERSION}`,
  "typescript@5.9.3",
  "esbuild@0.28.2",
  "@types/node@24.19.2",
];
const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

const PROJECT = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    types: ["node"],
  },
  include: ["src", "calls.ts"],
};

/** TypeScript, by hey-api. */
export const heyApi = ({ folder, contract }: Workplace): Generator => {
  const cwd = join(folder, "hey-api");
  mkdirSync(cwd);
  writeFileSync(join(cwd, "package.json"), JSON.stringify({ private: true, type: "module" }));
  writeFileSync(join(cwd, "tsconfig.json"), JSON.stringify(PROJECT));
  const step = (...run: Step["run"]): Step => ({ run, cwd });
  return {
    name: "hey-api (TypeScript)",
    version: VERSION,
    install: [step("npm", "install", ...QUIET, ...PACKAGES)],
    generate: [
      step("node_modules/.bin/openapi-ts", "-i", contract, "-o", "src", "-c", "@hey-api/client-fetch"),
    ],
    code: { folder: join(cwd, "src"), ending: ".ts" },
    calls: {
      program: "hey-api.ts.txt",
      file: join(cwd, "calls.ts"),
      run: [
        step("node_modules/.bin/tsc", "-p", "."),
        step(
          "node_modules/.bin/esbuild",
          "calls.ts",
          "--bundle",
          "--platform=node",
          "--format=esm",
          "--outfile=calls.mjs",
          "--log-level=error",
        ),
        step("node", "calls.mjs"),
      ],
    },
    compile: [step("node_modules/.bin/tsc", "-p", ".")],
  };
};
