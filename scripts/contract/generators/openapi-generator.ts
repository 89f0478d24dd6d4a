import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Generator, Step, Workplace } from "./generator.ts";

const VERSION = "7.25.0";
const JAR = `org.openapitools:openapi-generator-cli:${VERSION}`;

/** Imports every module of the client, because some names resolve only then. */
const IMPORT_ALL = `
import importlib, pkgutil, openapi_client
for module in pkgutil.walk_packages(openapi_client.__path__, "openapi_client."):
    importlib.import_module(module.name)
`;

const GRAMMAR = ["tree-sitter==0.26.1", "tree-sitter-c-sharp==0.23.5"];

/** Finds lines that are not C#. */
const PARSE_ALL = `
import pathlib, sys, tree_sitter, tree_sitter_c_sharp
parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_c_sharp.language()))
wrong = [f for f in pathlib.Path(".").rglob("*.cs") if parser.parse(f.read_bytes()).root_node.has_error]
print(*wrong, sep="\\n")
sys.exit(bool(wrong))
`;

const COMPILERS = ["typescript@5.9.3", "esbuild@0.28.2", "@types/node@24.19.2"];
const STRICT = [
  "--strict",
  "--target",
  "es2022",
  "--lib",
  "es2023,dom",
  "--moduleResolution",
  "bundler",
  "--module",
  "esnext",
  "--types",
  "node",
];

/** The generated code encodes path parameters as a form would; the second text replaces the first. */
const FORM_ENCODED = "as_bytes()).collect()";
const PATH_ENCODED = 'as_bytes()).collect::<String>().replace("+", "%20")';

interface Language {
  readonly name: string;
  readonly generator: string;
  readonly options?: readonly string[];
  readonly ending: string;
  /** The client's own folder in the output. */
  readonly code: string;
  install?(cwd: string): readonly Step["run"][];
  compile(cwd: string): readonly Step["run"][];
  readonly unproved?: string;
  readonly exceptions?: readonly string[];
  /** Why it is given the contract without webhooks, and with text for members that are always null. */
  readonly adapted?: readonly string[];
  /** Where its user's program goes, and how it is run. */
  calls?(cwd: string): {
    readonly program: string;
    readonly file: string;
    readonly run: readonly Step["run"][];
    readonly cannot?: readonly string[];
  };
}

const typescript = (
  program: string,
  client: string,
  packages: readonly string[],
): Pick<Language, "install" | "compile" | "calls"> => {
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const bundle = ["--bundle", "--platform=node", "--outfile=calls.cjs", "--log-level=error"];
  return {
    install: () => [["npm", "install", ...quiet, ...COMPILERS, ...packages]],
    compile: () => [["node_modules/.bin/tsc", "--noEmit", ...STRICT, client]],
    calls: () => ({
      program,
      file: "calls.ts",
      run: [
        ["node_modules/.bin/tsc", "--noEmit", ...STRICT, "calls.ts"],
        ["node_modules/.bin/esbuild", "calls.ts", ...bundle],
        ["node", "calls.cjs"],
      ],
    }),
  };
};

const LANGUAGES: readonly Language[] = [
  {
    name: "Python",
    generator: "python",
    ending: ".py",
    code: "openapi_client",
    compile: (cwd) => [
      ["python3", "-m", "venv", `${cwd}/venv`],
      [`${cwd}/venv/bin/pip`, "install", "--quiet", "--disable-pip-version-check", "-r", "requirements.txt"],
      ["python3", "-m", "compileall", "-q", "openapi_client"],
      [`${cwd}/venv/bin/python`, "-c", IMPORT_ALL],
    ],
    calls: (cwd) => ({
      program: "python.py.txt",
      file: "calls.py",
      run: [[`${cwd}/venv/bin/python`, "calls.py"]],
    }),
    adapted: [
      "no webhooks: it gives their headers no type (`webhook_id: ,`)",
      "text or null in the place of null alone (`nextCursor` of open offers), at which it ends",
    ],
  },
  {
    name: "TypeScript, fetch",
    generator: "typescript-fetch",
    options: ["--additional-properties", "npmName=client"],
    ending: ".ts",
    code: "src",
    ...typescript("typescript-fetch.ts.txt", "src/index.ts", []),
  },
  {
    name: "TypeScript, axios",
    generator: "typescript-axios",
    options: ["--additional-properties", "useSingleRequestParameter=true"],
    ending: "api.ts",
    code: ".",
    ...typescript("typescript-axios.ts.txt", "index.ts", ["axios@1.21.1"]),
  },
  {
    name: "PHP",
    generator: "php",
    ending: ".php",
    code: "lib",
    install: () => [
      [
        "sh",
        "-c",
        "test -e /usr/share/php/GuzzleHttp || (apt-get update -qq && apt-get install -y -qq php-cli php-curl php-guzzlehttp-guzzle)",
      ],
    ],
    // One file per call, because older versions read no other.
    compile: () => [["sh", "-c", "find lib -name '*.php' -print0 | xargs -0 -n 1 -P 2 php -l"]],
    calls: () => ({ program: "php.php.txt", file: "calls.php", run: [["php", "calls.php"]] }),
    unproved: "its stubs of tests, which have one name for all webhooks",
    exceptions: ["BOOLEAN_FORMAT_STRING: without it `dryRun` is sent as 1, and refused"],
  },
  {
    name: "Java",
    generator: "java",
    options: ["--library", "native", "--additional-properties", "containerDefaultToNull=true"],
    ending: ".java",
    code: "src/main",
    compile: () => [["mvn", "-q", "-B", "-Dmaven.test.skip=true", "compile"]],
    calls: () => ({
      program: "java.java.txt",
      file: "src/main/java/proof/Proof.java",
      run: [
        [
          "mvn",
          "-q",
          "-B",
          "-Dmaven.test.skip=true",
          "compile",
          "dependency:build-classpath",
          "-Dmdep.outputFile=classpath",
        ],
        ["sh", "-c", 'java -cp "target/classes:$(cat classpath)" proof.Proof'],
      ],
    }),
    exceptions: [
      "containerDefaultToNull: without it each list that nobody set is sent empty, which deletes photos",
    ],
  },
  {
    name: "Go",
    generator: "go",
    options: [
      "--package-name",
      "client",
      "--additional-properties",
      "withGoMod=false,disallowAdditionalPropertiesIfNotPresent=false",
    ],
    ending: ".go",
    code: ".",
    compile: () => [
      ["sh", "-c", "rm -rf test && printf 'module client\\n\\ngo 1.25\\n' >go.mod"],
      ["go", "mod", "tidy"],
      ["go", "vet", "./..."],
    ],
    calls: () => ({ program: "go.go.txt", file: "calls/main.go", run: [["go", "run", "./calls"]] }),
  },
  {
    name: "Kotlin",
    generator: "kotlin",
    ending: ".kt",
    code: "src/main",
    // Its own build is Gradle's, which is in none of the registries.
    compile: () => [
      ["cp", fileURLToPath(new URL("programs/kotlin.pom.xml.txt", import.meta.url).href), "pom.xml"],
      ["mvn", "-q", "-B", "compile"],
    ],
    calls: () => ({
      program: "kotlin.kt.txt",
      file: "src/main/kotlin/proof/Proof.kt",
      run: [
        ["mvn", "-q", "-B", "compile", "dependency:build-classpath", "-Dmdep.outputFile=classpath"],
        ["sh", "-c", 'java -cp "target/classes:$(cat classpath)" proof.ProofKt'],
      ],
      cannot: ["cleared"],
    }),
    exceptions: ["no explicit null: a field that nobody set and one that is null are both left out"],
  },
  {
    name: "Ruby",
    generator: "ruby",
    ending: ".rb",
    code: "lib",
    install: () => [
      [
        "sh",
        "-c",
        "ruby -r typhoeus -e 1 2>/dev/null || (apt-get update -qq && apt-get install -y -qq ruby ruby-typhoeus)",
      ],
    ],
    // Most of its classes are read only once they are used.
    compile: () => [["ruby", "-w", "-I", "lib", "-e", "Dir['lib/**/*.rb'].each { |file| load file }"]],
    calls: () => ({ program: "ruby.rb.txt", file: "calls.rb", run: [["ruby", "-I", "lib", "calls.rb"]] }),
    exceptions: ["`Typhoeus.before`: without it a space of a code is sent as `+`"],
  },
  {
    name: "Rust",
    generator: "rust",
    ending: ".rs",
    code: "src",
    compile: () => [
      [
        "sh",
        "-c",
        `sed -i 's/${FORM_ENCODED}/${PATH_ENCODED}/' src/apis/mod.rs && grep -q %20 src/apis/mod.rs`,
      ],
      ["cargo", "add", "--quiet", "tokio@1", "--features", "rt-multi-thread,macros"],
      ["cargo", "build", "--quiet"],
    ],
    calls: () => ({
      program: "rust.rs.txt",
      file: "src/bin/calls.rs",
      run: [["cargo", "run", "--quiet", "--bin", "calls"]],
    }),
    exceptions: ["a line of `src/apis/mod.rs` is mended: it sends a space of a code as `+`"],
  },
  {
    name: "C#",
    generator: "csharp",
    ending: ".cs",
    code: "src",
    install: (cwd) => [
      ["python3", "-m", "venv", `${cwd}/venv`],
      [`${cwd}/venv/bin/pip`, "install", "--quiet", "--disable-pip-version-check", ...GRAMMAR],
    ],
    compile: (cwd) => [[`${cwd}/venv/bin/python`, "-c", PARSE_ALL]],
    unproved: "its types: .NET's compiler is in none of the registries, so that only its syntax is read",
  },
];

/** The contract for one language. @returns its file */
const contractFor = ({ contract, calls }: Workplace, cwd: string, { adapted }: Language): string => {
  if (adapted === undefined) return contract;
  const text = readFileSync(calls, "utf8").replaceAll(
    /("nextCursor":\{"type":)"null"/g,
    '$1["string","null"]',
  );
  const file = join(cwd, "contract.json");
  writeFileSync(file, text);
  return file;
};

/** The generators of several languages. @returns one of each */
export const openapiGenerator = (place: Workplace): Generator[] =>
  LANGUAGES.map((language) => {
    const { folder } = place;
    const { name, generator, options = [], ending, code, unproved, adapted } = language;
    const cwd = join(folder, generator);
    mkdirSync(cwd);
    const input = contractFor(place, cwd, language);
    const steps = (runs: readonly Step["run"][] = []): Step[] => runs.map((run) => ({ run, cwd }));
    const calls = language.calls?.(cwd);
    const exceptions = adapted ?? language.exceptions;
    const jar = join(folder, `openapi-generator-cli-${VERSION}.jar`);
    return {
      name: `openapi-generator (${name})`,
      version: VERSION,
      install: [
        ...steps([
          ["mvn", "-q", "-B", "dependency:copy", `-Dartifact=${JAR}`, `-DoutputDirectory=${folder}`],
        ]),
        ...steps(language.install?.(cwd)),
      ],
      generate: steps([
        ["java", "-jar", jar, "generate", "-i", input, "-g", generator, "-o", ".", ...options],
      ]),
      code: { folder: join(cwd, code), ending },
      compile: steps(language.compile(cwd)),
      ...(calls && { calls: { ...calls, file: join(cwd, calls.file), run: steps(calls.run) } }),
      ...(unproved !== undefined && { unproved }),
      ...(exceptions !== undefined && { exceptions }),
    };
  });
