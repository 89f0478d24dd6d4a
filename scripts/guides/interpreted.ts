import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../local/settings.ts";
import { execute } from "../sdk/proof/execute.ts";
import { venvBin } from "../sdk/proof/languages.ts";
import { framed, isWhole } from "./frame.ts";
import type { Block } from "./guide.ts";
import { homeOf, type Kit, type Program } from "./program.ts";

/** Each program a file beside the SDK's, as whoever copies the two has it. */
function writeFiles(
  folder: string,
  programs: readonly Program[],
  frame: Block,
  sdk: string,
  ending: string,
): void {
  for (const program of programs) {
    const home = homeOf(folder, program);
    mkdirSync(home, { recursive: true });
    const link = join(home, sdk.split("/").at(-1)!);
    if (!existsSync(link)) symlinkSync(join(ROOT, "sdks", sdk), link);
    const { block } = program;
    writeFileSync(
      join(home, `${program.id}.${ending}`),
      isWhole(block) ? block.code : framed(frame, block.code),
    );
  }
}

/** A block need not use the client that stands before it. */
const TSCONFIG = {
  extends: join(ROOT, "sdks/typescript/tsconfig.json"),
  compilerOptions: {
    rootDir: "/",
    noEmit: true,
    allowImportingTsExtensions: true,
    typeRoots: [join(ROOT, "node_modules/@types")],
    types: ["node"],
    noUnusedLocals: false,
  },
  files: [],
  include: ["*/*.ts"],
};

export const typescript: Kit = {
  language: "ts",
  sdk: "typescript",
  prepare: (folder, programs, frame) => {
    writeFiles(folder, programs, frame, "typescript/real-estate-account.ts", "ts");
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG));
    return execute({ run: [process.execPath, join(ROOT, "node_modules/.bin/tsc"), "-p", "."], cwd: folder });
  },
  command: (folder, program) => ({
    run: [process.execPath, `${program.id}.ts`],
    cwd: homeOf(folder, program),
  }),
};

export const python: Kit = {
  language: "python",
  sdk: "python",
  prepare: (folder, programs, frame) => {
    writeFiles(folder, programs, frame, "python/real_estate_account.py", "py");
    return [];
  },
  command: (folder, program) => ({
    run: [venvBin("python"), "-u", `${program.id}.py`],
    cwd: homeOf(folder, program),
  }),
};

export const php: Kit = {
  language: "php",
  sdk: "php",
  prepare: (folder, programs, frame) => {
    writeFiles(folder, programs, frame, "php/RealEstateAccount.php", "php");
    return [];
  },
  command: (folder, program, port) => ({
    run: [
      "php",
      "-d",
      "error_reporting=-1",
      "-d",
      "display_errors=stderr",
      ...serving(port),
      `${program.id}.php`,
    ],
    cwd: homeOf(folder, program),
  }),
};

const serving = (port?: number): string[] => (port === undefined ? [] : ["-S", `127.0.0.1:${port}`]);
