import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Generator, Step, Workplace } from "./generator.ts";

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
const COMPILERS = ["typescript@5.9.3", "esbuild@0.28.2", "@types/node@24.19.2"];

const PROJECT = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    types: ["node"],
  },
  include: ["src", "calls.ts"],
};

/** As orval's users write it once, with the service's address and the key. */
const ORVAL_FETCH = `
export const account = { base: "", key: "" };

export const accountFetch = async <T>(path: string, options?: RequestInit): Promise<T> => {
  const headers = { ...(options?.headers as Record<string, string>), Authorization: "Bearer " + account.key };
  const answer = await fetch(account.base + path, { ...options, headers });
  return { data: await answer.json(), status: answer.status, headers: answer.headers } as T;
};
`;

/** The contract without the statement that answers may grow. */
const closeSchemas = (contract: string): string =>
  JSON.stringify(JSON.parse(readFileSync(contract, "utf8")), (name, value: unknown) =>
    name === "additionalProperties" && value === true ? undefined : value,
  );

interface Client {
  readonly name: string;
  /** The generator itself comes first. */
  readonly packages: readonly [string, ...string[]];
  /** Files that its user writes before it generates. */
  files?(contract: string): Readonly<Record<string, string>>;
  /** The arguments after its program's name. */
  readonly generate: (contract: string) => readonly [string, ...string[]];
  /** Compiler options that differ from `PROJECT`'s. */
  readonly compilerOptions?: Readonly<Record<string, boolean | string>>;
  readonly exceptions?: readonly string[];
}

const CLIENTS: Readonly<Record<string, Client>> = {
  "hey-api": {
    name: "hey-api (TypeScript)",
    packages: ["@hey-api/openapi-ts@0.99.0"],
    generate: (contract) => ["openapi-ts", "-i", contract, "-o", "src", "-c", "@hey-api/client-fetch"],
    compilerOptions: { noUncheckedIndexedAccess: true },
  },
  "openapi-fetch": {
    name: "openapi-typescript, openapi-fetch (TypeScript)",
    packages: ["openapi-typescript@7.13.0", "openapi-fetch@0.17.0"],
    generate: (contract) => ["openapi-typescript", contract, "-o", "src/schema.ts"],
    compilerOptions: { module: "nodenext", moduleResolution: "nodenext", allowImportingTsExtensions: true },
  },
  orval: {
    name: "orval (TypeScript, fetch)",
    packages: ["orval@8.38.0"],
    files: (contract) => ({
      "account-fetch.ts": ORVAL_FETCH,
      "orval.config.mjs": `export default ${JSON.stringify({
        account: {
          input: contract,
          output: {
            target: "src/account.ts",
            client: "fetch",
            urlEncodeParameters: true,
            override: { mutator: { path: "./account-fetch.ts", name: "accountFetch" } },
          },
        },
      })};`,
    }),
    generate: () => ["orval", "--config", "orval.config.mjs"],
    exceptions: ["urlEncodeParameters: without it ids and codes go into addresses as they are"],
  },
  "swagger-typescript-api": {
    name: "swagger-typescript-api (TypeScript)",
    packages: ["swagger-typescript-api@13.13.0"],
    generate: (contract) => [
      "swagger-typescript-api",
      "generate",
      "--path",
      contract,
      "--output",
      "src",
      "--name",
      "account.ts",
      "--silent",
    ],
  },
  "openapi-typescript-codegen": {
    name: "openapi-typescript-codegen (TypeScript)",
    packages: ["openapi-typescript-codegen@0.31.0"],
    files: (contract) => ({ "contract.json": closeSchemas(contract) }),
    generate: () => ["openapi", "--input", "contract.json", "--output", "src", "--useOptions"],
    exceptions: [
      "no additionalProperties: with it each answer is Record<string, any>",
      "OpenAPI.ENCODE_PATH: without it a code is cut at its # and split at its /",
    ],
  },
  "typed-openapi": {
    name: "typed-openapi (TypeScript)",
    packages: ["typed-openapi@2.2.7"],
    generate: (contract) => ["typed-openapi", contract, "--output", "src/account.ts", "--runtime", "none"],
  },
};

const versionOf = (pinned: string): string => pinned.slice(pinned.lastIndexOf("@") + 1);

/** The generators of npm. @returns one of each */
export const typescript = ({ folder, contract }: Workplace): Generator[] =>
  Object.entries(CLIENTS).map(([id, { name, packages, files, generate, compilerOptions, exceptions }]) => {
    const cwd = join(folder, id);
    mkdirSync(join(cwd, "src"), { recursive: true });
    writeFileSync(join(cwd, "package.json"), JSON.stringify({ private: true, type: "module" }));
    const options = { ...PROJECT.compilerOptions, ...compilerOptions };
    writeFileSync(join(cwd, "tsconfig.json"), JSON.stringify({ ...PROJECT, compilerOptions: options }));
    for (const [file, text] of Object.entries(files?.(contract) ?? {})) writeFileSync(join(cwd, file), text);
    const step = (...run: Step["run"]): Step => ({ run, cwd });
    const tool = (program: string): string => join("node_modules/.bin", program);
    const [program, ...args] = generate(contract);
    const bundle = [
      "--bundle",
      "--platform=node",
      "--format=esm",
      "--outfile=calls.mjs",
      "--log-level=error",
    ];
    return {
      name,
      version: versionOf(packages[0]),
      install: [step("npm", "install", ...QUIET, ...packages, ...COMPILERS)],
      generate: [step(tool(program), ...args)],
      code: { folder: join(cwd, "src"), ending: ".ts" },
      compile: [step(tool("tsc"), "-p", ".")],
      calls: {
        program: `${id}.ts.txt`,
        file: join(cwd, "calls.ts"),
        run: [step(tool("esbuild"), "calls.ts", ...bundle), step("node", "calls.mjs")],
      },
      ...(exceptions !== undefined && { exceptions }),
    };
  });
