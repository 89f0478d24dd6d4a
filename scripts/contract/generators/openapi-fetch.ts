import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Generator, Step, Workplace } from "./generator.ts";

const VERSION = "7.13.0";
const PACKAGES = [
  `openapi-typescript@${VERSION}`,
  "openapi-fetch@0.17.0",
  "typescript@5.9.3",
  "@types/node@24.19.2",
];
const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

const PROJECT = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "nodenext",
    types: ["node"],
    allowImportingTsExtensions: true,
  },
  include: ["src", "calls.ts"],
};

/** TypeScript, by openapi-typescript's types and openapi-fetch. */
export const openapiFetch = ({ folder, contract }: Workplace): Generator => {
  const cwd = join(folder, "openapi-fetch");
  mkdirSync(join(cwd, "src"), { recursive: true });
  writeFileSync(join(cwd, "package.json"), JSON.stringify({ private: true, type: "module" }));
  writeFileSync(join(cwd, "tsconfig.json"), JSON.stringify(PROJECT));
  const step = (...run: Step["run"]): Step => ({ run, cwd });
  return {
    name: "openapi-typescript, openapi-fetch (TypeScript)",
    version: VERSION,
    install: [step("npm", "install", ...QUIET, ...PACKAGES)],
    generate: [step("node_modules/.bin/openapi-typescript", contract, "-o", "src/schema.ts")],
    code: { folder: join(cwd, "src"), ending: ".ts" },
    compile: [step("node_modules/.bin/tsc", "-p", ".")],
    calls: { program: "openapi-fetch.ts.txt", file: join(cwd, "calls.ts"), run: [step("node", "calls.ts")] },
  };
};
