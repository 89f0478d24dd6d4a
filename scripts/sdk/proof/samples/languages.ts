import { join } from "node:path";
import { pascal } from "../../form/names.ts";
import type { Command } from "../execute.ts";
import { goDispatcher, goModule } from "../go-program.ts";
import {
  BIOME,
  CLASSES,
  formatterOfGo,
  formatterOfJava,
  inGoBin,
  node,
  PYTHON,
  SDKS,
  TSC,
} from "../languages.ts";

/** How a language's samples are checked and run, all in one folder. */
export interface SampleLanguage {
  /** Its name in the document. */
  readonly label: string;
  readonly needs: string;
  readonly file: (id: string) => string;
  /** Further required files, by name. */
  readonly beside: (ids: readonly string[]) => Readonly<Record<string, string>>;
  /** The SDK's files and folders, as copied into a project. */
  readonly copied: readonly string[];
  readonly edited?: (source: string, id: string) => string;
  /** Checks of the shown code: format, lint, types. */
  readonly checks: (folder: string, ids: readonly string[]) => readonly Command[];
  /** Compiles the programs, if the language needs it. */
  readonly build?: (folder: string) => Command;
  /** Runs all, in this order, and reports failures as `FAILED <its name>`. */
  readonly run: (folder: string, ids: readonly string[]) => Command;
}

const NOTHING = () => ({});

const each = (program: string) =>
  ["sh", "-c", `for one; do ${program} || echo "FAILED $one" >&2; done`, "sh"] as const;

const curl: SampleLanguage = {
  label: "cURL",
  needs: "",
  file: (id) => `${id}.sh`,
  beside: NOTHING,
  copied: [],
  checks: () => [],
  run: (cwd, ids) => ({ cwd, run: [...each('sh "$one.sh"'), ...ids] }),
};

const TYPES = {
  compilerOptions: {
    target: "ES2022",
    module: "NodeNext",
    strict: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ["node"],
    typeRoots: [join(SDKS, "../node_modules/@types")],
  },
};

/** Biome's defaults, except for the indent; JSON files are not formatted. */
const FORMAT = { root: true, formatter: { indentStyle: "space" }, json: { formatter: { enabled: false } } };

const typescript: SampleLanguage = {
  label: "TypeScript",
  needs: "typescript",
  file: (id) => `${id}.ts`,
  beside: (ids) => ({
    "tsconfig.json": JSON.stringify({ ...TYPES, files: ids.map((id) => `${id}.ts`) }),
    "biome.json": JSON.stringify({ ...FORMAT, files: { includes: ["*.ts", "!real-estate-account.ts"] } }),
    "package.json": JSON.stringify({ type: "module" }),
  }),
  copied: ["typescript/real-estate-account.ts"],
  checks: (cwd) => [
    { cwd, run: [node, BIOME, "check", "--error-on-warnings"] },
    { cwd, run: [node, TSC, "-p", "."] },
  ],
  run: (cwd, ids) => {
    const files = ids.map((id) => join(cwd, `${id}.ts`));
    return { cwd, run: [node, join(SDKS, "typescript/conformance/samples.ts"), ...files] };
  },
};

const RUFF = [PYTHON, "-m", "ruff"] as const;
const BUT_SDK = ["--exclude", "real_estate_account", "."] as const;

const python: SampleLanguage = {
  label: "Python",
  needs: "python",
  file: (id) => `${id}.py`,
  beside: NOTHING,
  copied: ["python/real_estate_account"],
  checks: (cwd, ids) => [
    { cwd, run: [...RUFF, "format", "--check", ...BUT_SDK] },
    { cwd, run: [...RUFF, "check", "--select", "E,F,I,B,UP", ...BUT_SDK] },
    {
      cwd,
      run: [PYTHON, "-m", "mypy", "--strict", "--scripts-are-modules", ...ids.map((id) => `${id}.py`)],
    },
  ],
  run: (cwd, ids) => ({
    cwd,
    run: [PYTHON, join(SDKS, "python/conformance/samples.py"), ...ids.map((id) => `${id}.py`)],
    env: { PYTHONPATH: cwd },
  }),
};

const php: SampleLanguage = {
  label: "PHP",
  needs: "php",
  file: (id) => `${id}.php`,
  beside: NOTHING,
  copied: ["php/RealEstateAccount.php"],
  checks: (cwd) => [
    {
      cwd,
      run: ["phpcs", `--standard=${join(SDKS, "php/phpcs.xml")}`, "--ignore=RealEstateAccount.php", cwd],
    },
  ],
  run: (cwd, ids) => {
    const files = ids.map((id) => join(cwd, `${id}.php`));
    return { cwd, run: ["php", join(SDKS, "php/conformance/samples.php"), ...files] };
  },
};

const go: SampleLanguage = {
  label: "Go",
  needs: "go",
  file: (id) => `${id}.go`,
  beside: (ids) => ({ "go.mod": goModule("samples"), "main.go": goDispatcher(ids) }),
  copied: [],
  // One program of all: each one's main becomes a function.
  edited: (source, id) => source.replace("func main()", `func ${id}()`),
  checks: (cwd) => [
    { cwd, run: formatterOfGo("[!m]*.go") },
    { cwd, run: ["go", "vet", "."] },
    { cwd, run: [inGoBin("staticcheck"), "."] },
  ],
  build: (cwd) => ({ cwd, run: ["go", "build", "-o", "samples", "."] }),
  run: (cwd, ids) => ({ cwd, run: [...each('./samples "$one"'), ...ids] }),
};

const inSdk = (place: string): string => join(SDKS, "java", place);
const CLASSPATH = [".", ...CLASSES.split(":").map(inSdk)].join(":");

const java: SampleLanguage = {
  label: "Java",
  needs: "java",
  file: (id) => `${pascal(id)}.java`,
  beside: NOTHING,
  copied: [],
  checks: (cwd) => [{ cwd, run: ["sh", "-c", formatterOfJava(inSdk("target/lib/*"), "*.java")] }],
  build: (cwd) => ({
    cwd,
    run: ["sh", "-c", `javac -encoding UTF-8 -Xlint:all -Werror -cp '${CLASSPATH}' *.java`],
  }),
  run: (cwd, ids) => ({
    cwd,
    run: ["java", "-cp", CLASSPATH, "com.example.realestate.Samples", ...ids.map(pascal)],
  }),
};

export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [curl, typescript, python, php, go, java];
