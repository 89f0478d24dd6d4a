import { join } from "node:path";
import { pythonWith } from "../../local/python.ts";
import { ROOT } from "../../local/settings.ts";
import { type Command, output } from "./execute.ts";

/** Kept between two runs, and never committed. */
export const TOOLS = join(ROOT, "node_modules/.cache/sdk");

export interface Language {
  readonly name: string;
  /** Brings what it needs, and makes nothing of ours; quick, and without a network, when that is there. @throws when it can't be had */
  readonly install: () => Promise<unknown>;
  /** Its own formatter, linter and type checker, none of which may object. */
  readonly checks: readonly Command[];
  readonly agent: Command;
  /** How a program of the README is run from a file. */
  readonly program: { readonly file: string; readonly command: Command };
}

/** Where the SDKs are. */
export const SDKS = join(ROOT, "sdks");
const folder = (name: string): string => join(SDKS, name);
const within = (cwd: string, ...run: readonly [string, ...string[]]): Command => ({ run, cwd });
export const node = process.execPath;
export const BIOME = join(ROOT, "node_modules/.bin/biome");
export const TSC = join(ROOT, "node_modules/.bin/tsc");

const typescript: Language = {
  name: "typescript",
  install: async () => {},
  checks: [
    within(ROOT, node, BIOME, "check", "--error-on-warnings", "sdks/typescript"),
    within(ROOT, node, TSC, "--noEmit", "-p", "sdks/typescript"),
    within(ROOT, node, TSC, "--noEmit", "-p", "sdks/typescript/conformance"),
  ],
  agent: within(folder("typescript"), node, "conformance/agent.ts"),
  program: { file: "readme.ts", command: within(folder("typescript"), node, "readme.ts") },
};

/** The least that the SDK runs on: 3.11. */
const PYTHON_MINOR = 11;
const venv = join(TOOLS, "python");
export const PYTHON = join(venv, "bin/python");
const inPython = (...run: readonly string[]): Command => within(folder("python"), PYTHON, ...run);
/** Versions and digests of all that is installed; a newer one is taken on purpose. */
const REQUIREMENTS = join(ROOT, "scripts/sdk/proof/requirements.txt");

const python: Language = {
  name: "python",
  install: () => pythonWith(PYTHON_MINOR, venv, ["--require-hashes", "--requirement", REQUIREMENTS]),
  checks: [
    inPython("-m", "ruff", "format", "--check", "."),
    inPython("-m", "ruff", "check", "."),
    inPython("-m", "mypy", "real_estate_account.py"),
  ],
  agent: inPython("conformance/agent.py"),
  program: { file: "readme.py", command: inPython("readme.py") },
};

const goBin = join(TOOLS, "go-bin");
export const inGoBin = (name: string): string => join(goBin, name);
const inGo = (...run: readonly [string, ...string[]]): Command => within(folder("go"), ...run);

/** Fails when a source is not as the formatter would have it, which lists such and ends well all the same. */
export const formatterOfGo = (sources: string) =>
  ["sh", "-c", `files=$(gofmt -l ${sources}); echo "$files"; test -z "$files"`] as const;

const go: Language = {
  name: "go",
  install: () =>
    output({ ...inGo("go", "install", "honnef.co/go/tools/cmd/staticcheck@v0.8.2"), env: { GOBIN: goBin } }),
  checks: [
    inGo("go", "build", "-o", inGoBin("conformance"), "./conformance"),
    inGo(...formatterOfGo(".")),
    inGo("go", "vet", "./..."),
    inGo(inGoBin("staticcheck"), "./..."),
  ],
  agent: inGo(inGoBin("conformance")),
  program: { file: "readme/main.go", command: inGo("go", "run", "./readme") },
};

/** Told of everything that the language has against a program. */
export const PHP = ["php", "-d", "error_reporting=-1", "-d", "display_errors=stderr"] as const;
const inPhp = (...run: readonly [string, ...string[]]): Command => within(folder("php"), ...run);
/** The language itself and its linter come with the system, where an administrator may install them. */
const DEBIAN =
  "command -v php phpcs >/dev/null || (apt-get update -qq && apt-get install -y -qq php-cli php-curl php-codesniffer)";

const php: Language = {
  name: "php",
  install: () => output(inPhp("sh", "-c", DEBIAN)),
  checks: [inPhp("php", "-l", "RealEstateAccount.php"), inPhp("phpcs")],
  agent: inPhp(...PHP, "conformance/agent.php"),
  program: { file: "readme.php", command: inPhp("php", "readme.php") },
};

const inJava = (...run: readonly [string, ...string[]]): Command => within(folder("java"), ...run);
/** Where its classes are, within its folder. */
export const CLASSES = "target/classes:target/test-classes:target/lib/*";
/** The formatter looks into the compiler. */
const EXPORTS = ["api", "code", "file", "parser", "tree", "util"].map(
  (part) => `--add-exports=jdk.compiler/com.sun.tools.javac.${part}=ALL-UNNAMED`,
);
const FORMATTER = "com.google.googlejavaformat.java.Main";
/** A line for a shell that fails when a source is not as the formatter would have it. */
export const formatterOfJava = (libraries: string, sources: string): string =>
  `java ${EXPORTS.join(" ")} -cp '${libraries}' ${FORMATTER} --aosp --dry-run --set-exit-if-changed ${sources}`;
const SOURCES = "$(find src -name '*.java')";

const java: Language = {
  name: "java",
  install: () =>
    output(inJava("mvn", "-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=target/lib")),
  checks: [
    // With every warning an error, which is its linter.
    inJava("mvn", "-q", "-B", "test-compile"),
    inJava("sh", "-c", formatterOfJava("target/lib/*", SOURCES)),
  ],
  agent: inJava("java", "-cp", CLASSES, "com.example.realestate.Conformance"),
  program: { file: "Readme.java", command: inJava("java", "-cp", CLASSES, "Readme.java") },
};

export const LANGUAGES: readonly Language[] = [typescript, python, go, php, java];
