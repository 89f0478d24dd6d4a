import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { HOST, ROOT } from "../local/settings.ts";
import { execute } from "../sdk/proof/execute.ts";
import { node, PHP, PYTHON, SDKS, TSC } from "../sdk/proof/languages.ts";
import { framed, isWhole } from "./frame.ts";
import { homeOf, type Kit } from "./program.ts";

interface Interpreted {
  /** The language that a fenced block names. */
  readonly language: string;
  /** The SDK's file, or its package, in its language's folder. */
  readonly file: string;
  readonly ending: string;
  /** Runs a file; a receiver gets its port. */
  readonly run: (file: string, port?: number) => readonly [string, ...string[]];
}

/** Each program is a file beside the SDK's, as in a project that copies both. */
const kitOf = ({ language, file, ending, run }: Interpreted): Kit => ({
  language,
  sdk: file.split("/")[0]!,
  prepare: async (folder, programs, frame) => {
    for (const program of programs) {
      const home = homeOf(folder, program);
      mkdirSync(home, { recursive: true });
      const link = join(home, basename(file));
      if (!existsSync(link)) symlinkSync(join(SDKS, file), link);
      const { id, block } = program;
      const text = isWhole(block) ? block.code : framed(frame, block.code);
      writeFileSync(join(home, id + ending), text);
    }
    return [];
  },
  command: (folder, program, port) => ({
    run: run(program.id + ending, port),
    cwd: homeOf(folder, program),
  }),
});

/** A block need not use the client before it. */
const TSCONFIG = {
  extends: join(SDKS, "typescript/tsconfig.json"),
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

const unchecked = kitOf({
  language: "ts",
  file: "typescript/real-estate-account.ts",
  ending: ".ts",
  run: (file) => [node, file],
});

export const typescript: Kit = {
  ...unchecked,
  prepare: async (folder, programs, frame) => {
    await unchecked.prepare(folder, programs, frame);
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG));
    return execute({ run: [node, TSC, "-p", "."], cwd: folder });
  },
};

export const python = kitOf({
  language: "python",
  file: "python/real_estate_account",
  ending: ".py",
  run: (file) => [PYTHON, "-u", file],
});

export const php = kitOf({
  language: "php",
  file: "php/RealEstateAccount.php",
  ending: ".php",
  run: (file, port) => [...PHP, ...(port === undefined ? [] : ["-S", `${HOST}:${port}`]), file],
});
