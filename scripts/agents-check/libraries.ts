import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { refuseUnknown } from "../checks.ts";
import type { Tried } from "../clients-tried.ts";
import { type Place, run } from "../local/command.ts";
import { findPython, installPython } from "../local/python.ts";
import { ROOT } from "../local/settings.ts";
import { startRefusingProxy } from "./refusing-proxy.ts";

/** Frameworks for agents, each with the packages that its users install beside it. */
const FROM_PYPI: Readonly<Record<string, readonly [script: string, ...packages: readonly string[]]>> = {
  "openai-agents": ["openai_agents", "openai-agents==0.24.0", "mcp==2.3.0"],
  "langchain-mcp-adapters": ["langchain", "langchain-mcp-adapters==0.3.2"],
  "llama-index-tools-mcp": ["llama_index", "llama-index-tools-mcp==0.6.0"],
  "pydantic-ai-slim": ["pydantic_ai", "pydantic-ai-slim[mcp]==2.66.0", "mcp==2.3.0"],
  "agent-framework-core": [
    "agent_framework",
    "agent-framework-core==1.23.0",
    "mcp==2.3.0",
    "tenacity",
    "httpx",
  ],
  "google-adk": ["google_adk", "google-adk==2.13.0", "mcp==2.3.0"],
  "semantic-kernel": ["semantic_kernel", "semantic-kernel[mcp]==1.45.0", "mcp==1.30.0"],
  smolagents: ["smolagents", "smolagents==1.26.0", "mcpadapt==0.1.19", "mcp==1.30.0"],
  "strands-agents": ["strands", "strands-agents==1.62.0", "mcp==2.1.1"],
};
const FROM_NPM: Readonly<Record<string, readonly string[]>> = {
  "@ai-sdk/mcp": ["@ai-sdk/mcp@2.0.99"],
  "@langchain/mcp-adapters": ["@langchain/mcp-adapters@1.1.4", "@langchain/core@1.4.0"],
  "@openai/agents": ["@openai/agents@0.20.0"],
  "@mastra/mcp": ["@mastra/mcp@2.0.0"],
};

/** Reads and writes the JSON of the programs in Java. */
const JACKSON = "com.fasterxml.jackson.core:jackson-databind:2.23.0";
const KOTLIN = "2.4.0";
/** Counted from its installation; a library that takes longer has failed, and the next is tried. */
const LIBRARY_MS = 360_000;
/** Longer, because a crate is compiled with all its dependencies. */
const CRATE_MS = 600_000;
export const CLIENTS = join(ROOT, "scripts", "agents-check", "clients");
const QUIET = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"];

interface Service {
  readonly url: string;
  readonly key: string;
  readonly folder: string;
  readonly tools: number;
}

export type Met = Pick<Tried, "limited" | "unauthorized" | "goesOn">;

/** What a client's last line reports; some libraries write lines too. */
export const reportIn = <Facts>(output: string): Facts =>
  JSON.parse(output.split("\n").findLast((line) => line.startsWith("{"))!) as Facts;

/** @throws if it has not listed every tool */
const factsIn = (output: string, tools: number): Pick<Tried, "tools" | "refusal"> & Met => {
  const facts = reportIn<Pick<Tried, "tools" | "refusal"> & Met>(output);
  if (facts.tools !== tools) throw new Error(`It has ${facts.tools} tools, not ${tools}.`);
  return facts;
};

const versionIn = (pinned: string): string => /[^=@]+$/.exec(pinned)![0];

/** Go libraries, each with a program that uses it. */
const FROM_GO: Readonly<Record<string, readonly [program: string, version: string]>> = {
  "github.com/modelcontextprotocol/go-sdk": ["go-sdk.go.txt", "1.8.0"],
  "github.com/mark3labs/mcp-go": ["mcp-go.go.txt", "1.2.1"],
};

/** Java and Kotlin libraries, each with a program that uses it, and what else the program needs. */
const FROM_MAVEN: Readonly<Record<string, readonly [program: string, version: string, ...others: string[]]>> =
  {
    "io.modelcontextprotocol.sdk:mcp": ["java-sdk.java.txt", "2.1.0"],
    "dev.langchain4j:langchain4j-mcp": ["langchain4j.java.txt", "1.18.1-beta28"],
    "org.springframework.ai:spring-ai-mcp": ["spring-ai.java.txt", "2.0.1"],
    "io.modelcontextprotocol:kotlin-sdk-client-jvm": [
      "kotlin-sdk.kt.txt",
      "0.16.0",
      "io.ktor:ktor-client-cio-jvm:3.5.2",
      `org.jetbrains.kotlin:kotlin-stdlib:${KOTLIN}`,
    ],
  };

const KOTLIN_PLUGIN = `<build><plugins><plugin>
    <groupId>org.jetbrains.kotlin</groupId><artifactId>kotlin-maven-plugin</artifactId><version>${KOTLIN}</version>
    <configuration><sourceDirs><sourceDir>src/main/java</sourceDir></sourceDirs></configuration>
    <executions><execution><goals><goal>compile</goal></goals></execution></executions>
  </plugin></plugins></build>`;

const pomOf = (packages: readonly string[], build: string): string => {
  const dependencies = packages.map((pkg) => {
    const [group, artifact, version] = pkg.split(":");
    return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;
  });
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>client</groupId><artifactId>client</artifactId><version>1</version>
  <properties>
    <maven.compiler.source>17</maven.compiler.source>
    <maven.compiler.target>17</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    ${dependencies.join("\n    ")}
  </dependencies>
  ${build}
</project>
`;
};

/** Crates, each with a program that uses it, and the features that it needs. */
const FROM_CRATES: Readonly<Record<string, readonly [program: string, version: string, features: string]>> = {
  rmcp: ["rmcp.rs.txt", "3.11.0", "client,transport-streamable-http-client-reqwest"],
};
const TOKIO = ["tokio@1", "--features", "rt-multi-thread,macros,time"];

const NAMES = [FROM_NPM, FROM_GO, FROM_MAVEN, FROM_CRATES, FROM_PYPI].flatMap((from) => Object.keys(from));

/** The libraries whose names contain one of these words; all, without words. Ends the check if none matches. */
export const librariesNamed = (words: readonly string[]): string[] => {
  const asked = words.map((word) => word.toLowerCase());
  const found = NAMES.filter(
    (name) => asked.length === 0 || asked.some((word) => name.toLowerCase().includes(word)),
  );
  if (found.length === 0) refuseUnknown("agents", words, NAMES);
  return found;
};

/** What trying one library needs. */
interface Trial {
  readonly folder: string;
  tried(name: string, pinned: string, work: (within: Within) => Promise<string>, ms?: number): Promise<void>;
}

/** Runs a program, and kills it when its library's time is up. */
type Within = (command: string, args: readonly string[], place?: Pick<Place, "cwd">) => Promise<string>;

const within = (ms: number, env: Readonly<Record<string, string>>): Within => {
  const ends = Date.now() + ms;
  return (command, args, place = {}) =>
    run(command, args, { ...place, env, limitMs: Math.max(1, ends - Date.now()) });
};

const tryNpm = async ({ folder, tried }: Trial): Promise<void> => {
  for (const [name, packages] of Object.entries(FROM_NPM))
    await tried(name, packages[0]!, async (run) => {
      const home = join(folder, name.replace("/", "-"));
      mkdirSync(home, { recursive: true });
      writeFileSync(join(home, "package.json"), '{ "private": true, "type": "module" }');
      await run("npm", ["install", "--prefix", home, ...QUIET, ...packages]);
      const program = [join(CLIENTS, "libraries.mjs"), home, name];
      return run(process.execPath, program);
    });
};

const tryGo = async ({ folder, tried }: Trial): Promise<void> => {
  for (const [name, [program, version]] of Object.entries(FROM_GO))
    await tried(name, `${name}@${version}`, async (run) => {
      const home = join(folder, name.split("/").at(-1)!);
      const step = { cwd: home };
      mkdirSync(home, { recursive: true });
      writeFileSync(join(home, "go.mod"), "module client\n\ngo 1.25\n");
      cpSync(join(CLIENTS, program), join(home, "main.go"));
      cpSync(join(CLIENTS, "facts.go.txt"), join(home, "facts.go"));
      await run("go", ["get", `${name}@v${version}`], step);
      await run("go", ["mod", "tidy"], step);
      await run("go", ["build", "-o", "client", "."], step);
      return run(join(home, "client"), [], { cwd: home });
    });
};

const tryMaven = async ({ folder, tried }: Trial): Promise<void> => {
  for (const [name, [program, version, ...others]] of Object.entries(FROM_MAVEN))
    await tried(name, `${name}@${version}`, async (run) => {
      const home = join(folder, name.split(":")[1]!);
      const code = join(home, "src/main/java/client");
      const isKotlin = program.endsWith(".kt.txt");
      mkdirSync(code, { recursive: true });
      const packages = [`${name}:${version}`, JACKSON, ...others];
      writeFileSync(join(home, "pom.xml"), pomOf(packages, isKotlin ? KOTLIN_PLUGIN : ""));
      cpSync(join(CLIENTS, "Facts.java.txt"), join(code, "Facts.java"));
      cpSync(join(CLIENTS, program), join(code, isKotlin ? "Main.kt" : "Main.java"));
      const build = ["compile", "dependency:build-classpath", "-Dmdep.outputFile=classpath"];
      await run("mvn", ["-q", "-B", ...build], { cwd: home });
      const classes = `target/classes:${readFileSync(join(home, "classpath"), "utf8").trim()}`;
      return run("java", ["-cp", classes, isKotlin ? "client.MainKt" : "client.Main"], { cwd: home });
    });
};

const tryCrates = async ({ folder, tried }: Trial): Promise<void> => {
  for (const [name, [program, version, features]] of Object.entries(FROM_CRATES))
    await tried(
      name,
      `${name}@${version}`,
      async (run) => {
        const home = join(folder, name);
        const step = { cwd: home };
        mkdirSync(join(home, "src"), { recursive: true });
        writeFileSync(
          join(home, "Cargo.toml"),
          '[package]\nname = "client"\nversion = "1.0.0"\nedition = "2024"\n',
        );
        cpSync(join(CLIENTS, program), join(home, "src/main.rs"));
        await run("cargo", ["add", "--quiet", `${name}@=${version}`, "--features", features], step);
        await run("cargo", ["add", "--quiet", ...TOKIO], step);
        await run("cargo", ["add", "--quiet", "serde_json@1"], step);
        await run("cargo", ["build", "--quiet"], step);
        return run(join(home, "target/debug/client"), [], { cwd: home });
      },
      CRATE_MS,
    );
};

const tryPypi = async ({ folder, tried }: Trial): Promise<void> => {
  const python = await findPython(10);
  if (!python) return console.log("- PyPI's frameworks are not tried: they need Python 3.10 or newer");
  for (const [name, [script, ...packages]] of Object.entries(FROM_PYPI))
    await tried(name, packages[0]!, async (run) => {
      const own = await installPython(python, join(folder, name), packages);
      return run(own, ["-B", join(CLIENTS, "libraries.py"), script]);
    });
};

/**
 * Has every agent framework list the tools, read, meet a refusal, and save after confirming. Each has its own proxy:
 * one that never makes the call to be refused would leave the refusal to the next.
 */
export const tryLibraries = async (
  { url, key, folder, tools }: Service,
  tried: (what: string, work: () => Promise<unknown>) => Promise<void>,
  names: readonly string[],
): Promise<Tried[]> => {
  const seen: Tried[] = [];
  const trial: Trial = {
    folder,
    tried: async (name, pinned, work, ms = LIBRARY_MS) => {
      if (!names.includes(name)) return;
      await tried(`${name} ${versionIn(pinned)}`, async () => {
        const proxy = await startRefusingProxy(url);
        const env = { AGENTS_URL: `${proxy.origin}/mcp`, AGENTS_KEY: key, AGENTS_TOOLS: String(tools) };
        const said = await work(within(ms, env));
        seen.push({ name, version: versionIn(pinned), write: "call", ...factsIn(said, tools) });
      });
    },
  };
  for (const tryThese of [tryNpm, tryGo, tryMaven, tryCrates, tryPypi]) await tryThese(trial);
  return seen;
};
