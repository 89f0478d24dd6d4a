import { join } from "node:path";
import { ROOT } from "../../local/settings.ts";
import type { Command } from "./agent.ts";

/** Kept between two runs, and never committed. */
export const TOOLS = join(ROOT, "node_modules/.cache/sdk");

export interface Language {
  readonly name: string;
  /** Brings what it needs, and makes nothing of ours; quick when that is there. */
  readonly install: readonly Command[];
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
  install: [],
  checks: [
    within(ROOT, node, BIOME, "check", "--error-on-warnings", "sdks/typescript"),
    within(ROOT, node, TSC, "--noEmit", "-p", "sdks/typescript"),
    within(ROOT, node, TSC, "--noEmit", "-p", "sdks/typescript/conformance"),
  ],
  agent: within(folder("typescript"), node, "conformance/agent.ts"),
  program: { file: "readme.ts", command: within(folder("typescript"), node, "readme.ts") },
};

const venv = join(TOOLS, "python");
export const venvBin = (name: string): string => join(venv, "bin", name);
const inVenv = (...run: readonly [string, ...string[]]): Command =>
  within(folder("python"), venvBin(run[0]), ...run.slice(1));
const PYTHON_TOOLS = ["httpx==0.28.1", "mypy==2.4.1", "ruff==0.17.6"];

const python: Language = {
  name: "python",
  install: [
    within(ROOT, "python3", "-m", "venv", venv),
    inVenv("pip", "install", "--quiet", "--disable-pip-version-check", ...PYTHON_TOOLS),
  ],
  checks: [
    inVenv("ruff", "format", "--check", "."),
    inVenv("ruff", "check", "."),
    inVenv("mypy", "real_estate_account.py"),
  ],
  agent: inVenv("python", "conformance/agent.py"),
  program: { file: "readme.py", command: inVenv("python", "readme.py") },
};

const goBin = join(TOOLS, "go-bin");
export const inGoBin = (name: string): string => join(goBin, name);
const inGo = (...run: readonly [string, ...string[]]): Command => within(folder("go"), ...run);

const go: Language = {
  name: "go",
  install: [
    {
      ...inGo("go", "install", "honnef.co/go/tools/cmd/staticcheck@v0.8.2"),
      env: { GOBIN: goBin },
    },
  ],
  checks: [
    inGo("go", "build", "-o", inGoBin("conformance"), "./conformance"),
    // Lists what it would change, and ends well all the same.
    inGo("sh", "-c", 'files=$(gofmt -l .); echo "$files"; test -z "$files"'),
    inGo("go", "vet", "./..."),
    inGo(inGoBin("staticcheck"), "./..."),
  ],
  agent: inGo(inGoBin("conformance")),
  program: { file: "readme/main.go", command: inGo("go", "run", "./readme") },
};

const inPhp = (...run: readonly [string, ...string[]]): Command => within(folder("php"), ...run);
/** The language itself and its linter come with the system, where an administrator may install them. */
const DEBIAN =
  "command -v php phpcs >/dev/null || (apt-get update -qq && apt-get install -y -qq php-cli php-curl php-codesniffer)";

const php: Language = {
  name: "php",
  install: [inPhp("sh", "-c", DEBIAN)],
  checks: [inPhp("php", "-l", "RealEstateAccount.php"), inPhp("phpcs")],
  agent: inPhp("php", "-d", "error_reporting=-1", "-d", "display_errors=stderr", "conformance/agent.php"),
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
  install: [inJava("mvn", "-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=target/lib")],
  checks: [
    // With every warning an error, which is its linter.
    inJava("mvn", "-q", "-B", "test-compile"),
    inJava("sh", "-c", formatterOfJava("target/lib/*", SOURCES)),
  ],
  agent: inJava("java", "-cp", CLASSES, "com.example.realestate.Conformance"),
  program: { file: "Readme.java", command: inJava("java", "-cp", CLASSES, "Readme.java") },
};

export const LANGUAGES: readonly Language[] = [typescript, python, go, php, java];
