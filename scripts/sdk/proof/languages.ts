import { join } from "node:path";
import { pythonWith } from "../../local/python.ts";
import { ROOT } from "../../local/settings.ts";
import { type Command, output } from "./execute.ts";

/** Kept between two runs, and never committed. */
export const TOOLS = join(ROOT, "node_modules/.cache/sdk");

export interface Language {
  readonly name: string;
  /**
   * Installs its requirements without building ours; quick, and offline, once they exist.
   * @throws if they cannot be installed
   */
  readonly install: () => Promise<unknown>;
  /** Its own formatter, linter and type checker, all of which must pass. */
  readonly checks: readonly Command[];
  /** More than one if the SDK has several clients. */
  readonly agents: readonly Command[];
  /** How a README's program is run from a file. */
  readonly program: { readonly file: string; readonly command: Command };
}

/** The folder of the SDKs. */
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
  agents: [within(folder("typescript"), node, "conformance/agent.ts")],
  program: { file: "readme.ts", command: within(folder("typescript"), node, "readme.ts") },
};

/** The SDK's minimum: 3.11. */
const PYTHON_MINOR = 11;
const venv = join(TOOLS, "python");
export const PYTHON = join(venv, "bin/python");
const inPython = (...run: readonly string[]): Command => within(folder("python"), PYTHON, ...run);
/** Versions and digests of everything installed; an upgrade is deliberate. */
export const REQUIREMENTS = join(ROOT, "scripts/sdk/proof/requirements.txt");

/** The frameworks whose receivers are tried. */
const FRAMEWORKS = join(ROOT, "scripts/sdk/proof/frameworks.txt");

const python: Language = {
  name: "python",
  install: () =>
    pythonWith(PYTHON_MINOR, venv, [
      "--require-hashes",
      "--requirement",
      REQUIREMENTS,
      "--requirement",
      FRAMEWORKS,
    ]),
  checks: [
    inPython("-m", "ruff", "format", "--check", "."),
    inPython("-m", "ruff", "check", "."),
    inPython("-m", "mypy", "real_estate_account"),
  ],
  agents: [inPython("conformance/agent.py"), inPython("conformance/agent.py", "--async")],
  program: { file: "readme.py", command: inPython("readme.py") },
};

const goBin = join(TOOLS, "go-bin");
export const inGoBin = (name: string): string => join(goBin, name);
const inGo = (...run: readonly [string, ...string[]]): Command => within(folder("go"), ...run);

/** Fails if the formatter lists a source, because it does not fail itself. */
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
    inGo("go", "test", "./conformance"),
    inGo(inGoBin("staticcheck"), "./..."),
  ],
  agents: [inGo(inGoBin("conformance"))],
  program: { file: "readme/main.go", command: inGo("go", "run", "./readme") },
};

/** PHP with every error reported. */
export const PHP = ["php", "-d", "error_reporting=-1", "-d", "display_errors=stderr"] as const;
const inPhp = (...run: readonly [string, ...string[]]): Command => within(folder("php"), ...run);
/** The language, its linter and the frameworks' requests come from the system, if we may install them. */
const FRAMEWORK = ["Http", "Routing", "Cache", "Events"];
const DEBIAN = `(command -v php phpcs composer && cd /usr/share/php && ls Nyholm/Psr7 &&
  cd Illuminate && ls ${FRAMEWORK.join(" ")}) >/dev/null ||
  (apt-get update -qq && apt-get install -y -qq --no-install-recommends \
    php-cli php-curl php-codesniffer composer php-nyholm-psr7 \
    ${FRAMEWORK.map((part) => `php-illuminate-${part.toLowerCase()}`).join(" ")})`;

/** Fails unless the SDK can wait endlessly: infinity cast to an integer would be no wait at all. */
const ENDLESS = `require "RealEstateAccount.php"; RealEstateAccount\\Transport::pause(INF);`;

const php: Language = {
  name: "php",
  install: () => output(inPhp("sh", "-c", DEBIAN)),
  checks: [
    inPhp("php", "-l", "RealEstateAccount.php"),
    inPhp("phpcs"),
    inPhp("sh", "-c", `timeout 1 php -r '${ENDLESS}'; test $? = 124`),
  ],
  agents: [inPhp(...PHP, "conformance/agent.php")],
  program: { file: "readme.php", command: inPhp("php", "readme.php") },
};

const inJava = (...run: readonly [string, ...string[]]): Command => within(folder("java"), ...run);
/** The path of its classes in its folder. */
export const CLASSES = "target/classes:target/test-classes:target/lib/*";
/** The formatter uses the compiler's internals. */
const EXPORTS = ["api", "code", "file", "parser", "tree", "util"].map(
  (part) => `--add-exports=jdk.compiler/com.sun.tools.javac.${part}=ALL-UNNAMED`,
);
const FORMATTER = "com.google.googlejavaformat.java.Main";
/** A shell line that fails if a source is not formatted. */
export const formatterOfJava = (libraries: string, sources: string): string =>
  `java ${EXPORTS.join(" ")} -cp '${libraries}' ${FORMATTER} --aosp --dry-run --set-exit-if-changed ${sources}`;

const java: Language = {
  name: "java",
  install: () =>
    output(inJava("mvn", "-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=target/lib")),
  checks: [
    // Every warning is an error: this is its linter.
    inJava("mvn", "-q", "-B", "test-compile"),
    inJava("sh", "-c", formatterOfJava("target/lib/*", "$(find src -name '*.java')")),
  ],
  agents: [inJava("java", "-cp", CLASSES, "com.example.realestate.Conformance")],
  program: { file: "Readme.java", command: inJava("java", "-cp", CLASSES, "Readme.java") },
};

export const LANGUAGES: readonly Language[] = [typescript, python, go, php, java];
