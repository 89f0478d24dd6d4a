import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { formatterOfGo } from "../proof/languages.ts";
import type { Publication } from "./publication.ts";
import { inSequence, type Package, read, replaced, write } from "./stage.ts";

/** The module's path until it has a repository. */
const UNPUBLISHED = "example.com/realestate";

/** A module is its repository's root, so this SDK has one of its own. */
const modulePath = ({ repository }: Publication): string =>
  repository ? `github.com/${repository.owner}/${repository.name}-go` : UNPUBLISHED;

const FILES = ["realestate.go", "go.mod", "README.md", "CHANGELOG.md"];

/** The form in which proxies write capitals. */
const escaped = (path: string): string => path.replace(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`);

/** What `GOPROXY` serves of a module; time is the archive's, so that two builds are the same. */
const proxyFiles = (source: string, version: string): Readonly<Record<string, string>> => ({
  list: `${version}\n`,
  [`${version}.info`]: JSON.stringify({ Version: version, Time: "2026-01-01T00:00:00Z" }),
  [`${version}.mod`]: read(source, "go.mod"),
});

const archive = (source: string, module: string, version: string): Uint8Array =>
  zipSync(
    Object.fromEntries(
      FILES.map((name) => [`${module}@${version}/${name}`, Buffer.from(read(source, name))]),
    ),
    { mtime: new Date("2026-01-01T00:00:00Z") },
  );

export const go: Package = {
  name: "go",
  files: ["realestate.go", "go.mod"],
  installation: (publication) => `    go get ${modulePath(publication)}

It needs only the standard library, and Go 1.24 or newer.`,
  edited: (text, publication) => replaced(text, UNPUBLISHED, modulePath(publication)),
  build: async ({ source, built, publication }) => {
    const module = modulePath(publication);
    const version = `v${publication.version}`;
    write(source, { "go.mod": replaced(read(source, "go.mod"), UNPUBLISHED, module) });
    await inSequence(
      { cwd: source, run: ["go", "vet", "."] },
      { cwd: source, run: [...formatterOfGo(".")] },
      { cwd: source, run: ["go", "mod", "verify"] },
    );
    const versions = join(built, escaped(module), "@v");
    write(versions, proxyFiles(source, version));
    writeFileSync(join(versions, `${version}.zip`), archive(source, module, version));
  },
  install: async (project, { built, publication }) => {
    const env = installing(project, built);
    await inSequence(
      { cwd: project, env, run: ["go", "mod", "init", "project"] },
      { cwd: project, env, run: ["go", "get", `${modulePath(publication)}@v${publication.version}`] },
    );
  },
  program: {
    file: "main.go",
    command: (cwd) => ({ cwd, env: { ...OWN_CACHE(cwd), GOPROXY: "off" }, run: ["go", "run", "."] }),
  },
};

/** Without it, the machine's cache would answer with an earlier build. */
const OWN_CACHE = (project: string) => ({
  GOMODCACHE: join(project, ".modules"),
  GOFLAGS: "-modcacherw",
  GOTOOLCHAIN: "local",
});

const installing = (project: string, built: string) => ({
  ...OWN_CACHE(project),
  GOPROXY: `file://${built}`,
  GONOSUMDB: "*",
});
