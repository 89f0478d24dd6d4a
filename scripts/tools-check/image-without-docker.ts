import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run } from "../local/command.ts";
import { freePort, isHealthy } from "../local/port.ts";
import { HOST, ROOT } from "../local/settings.ts";

const STEP_MS = 900_000;
const START_MS = 300_000;
const FILE = join(ROOT, "scripts/local/Dockerfile");

/** Commands that need the image's own system and users. */
const IMAGE_ONLY = [/^apt-get /, /^rm -rf \/var\/lib\/apt/, /^chown /];

interface Step {
  readonly name: string;
  readonly text: string;
}

/** The steps of a Dockerfile, each on one line. */
const stepsIn = (dockerfile: string): Step[] =>
  dockerfile
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, name = "", text = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { name, text };
    });

/** The files that the image's build gets: the repository's, except those that the image's .dockerignore excludes. */
const buildFiles = (): string[] => {
  const ignored = readFileSync(`${FILE}.dockerignore`, "utf8").trim().split("\n");
  const isIgnored = (path: string) =>
    ignored.some((one) =>
      one.startsWith("**/")
        ? path.split("/").includes(one.slice("**/".length))
        : path === one || path.startsWith(`${one}/`),
    );
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return listed
    .trim()
    .split("\n")
    .filter((path) => !isIgnored(path) && existsSync(join(ROOT, path)));
};

const copy = (text: string, files: readonly string[], folder: string): void => {
  const [to = "", ...from] = text.split(/\s+/).toReversed();
  if (to !== "." && to !== "./") throw new Error(`COPY to ${to} cannot be run without Docker`);
  for (const source of from) {
    const chosen =
      source === "." ? files : files.filter((path) => path === source || path.startsWith(`${source}/`));
    if (chosen.length === 0) throw new Error(`COPY finds no ${source}`);
    for (const path of chosen) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(join(ROOT, path), join(folder, path));
    }
  }
};

const untilHealthy = async (url: string, output: () => string, hasEnded: () => boolean): Promise<void> => {
  for (const end = Date.now() + START_MS; Date.now() < end && !hasEnded(); ) {
    if (await isHealthy(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(output().slice(-2_000));
};

/** Starts the image's command, and waits until it answers. */
const startAs = async (
  [program = "", ...args]: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<void> => {
  const port = await freePort();
  const child = spawn(program === "node" ? process.execPath : program, args, {
    cwd,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const ended = once(child, "close");
  try {
    await untilHealthy(
      `http://${HOST}:${port}`,
      () => output,
      () => child.exitCode !== null,
    );
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
};

/**
 * Without Docker, runs the steps of the Dockerfile in order, in an empty folder, with this Node. Steps that need the
 * image's own system packages or user are skipped.
 */
export const runImageSteps = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  const env: Record<string, string> = {};
  const skipped: string[] = [];
  const files = buildFiles();
  const commands: Readonly<Record<string, (text: string) => unknown>> = {
    FROM: (text) => {
      if (!text.startsWith(`node:${process.versions.node}-`)) throw new Error(`${text} has another Node`);
    },
    WORKDIR: () => {},
    COPY: (text) => copy(text, files, folder),
    RUN: async (text) => {
      for (const part of text.split(" && ")) {
        const command = part.trim();
        if (IMAGE_ONLY.some((one) => one.test(command))) skipped.push(command.split(" ")[0]!);
        else await run("sh", ["-c", command], { cwd: folder, limitMs: STEP_MS });
      }
    },
    USER: () => {},
    ENV: (text) => {
      const [name = "", value = ""] = text.split("=");
      env[name] = value;
    },
    EXPOSE: () => {},
    CMD: (text) => startAs(JSON.parse(text) as string[], folder, env),
  };
  try {
    for (const { name, text } of stepsIn(readFileSync(FILE, "utf8"))) {
      const command = commands[name];
      if (!command) throw new Error(`${name} cannot be run without Docker`);
      await command(text);
    }
    return `${files.length} files, its service answers; not tried here: ${[...new Set(skipped)].join(", ")}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
