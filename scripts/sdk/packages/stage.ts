import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Command, output } from "../proof/execute.ts";
import { SDKS, TOOLS } from "../proof/languages.ts";
import { type Manifest, type Publication, publicationOf } from "./publication.ts";

/** The folders of a package. */
export interface Stage {
  /** The SDK's files as they are published. */
  readonly source: string;
  /** The built files, ready to be published. */
  readonly built: string;
  readonly publication: Publication;
}

export interface Package {
  /** The SDK's folder. */
  readonly name: string;
  /** The files in the package, besides README and changelog. */
  readonly files: readonly string[];
  /** The README's section on installation, in place of the one on copying the file. */
  readonly installation: (publication: Publication) => string;
  /** Changes the README's program to import the package. */
  readonly edited: (text: string, publication: Publication) => string;
  /** Builds and checks it as its registry does. @throws if it would be refused */
  readonly build: (stage: Stage) => Promise<unknown>;
  /** Installs what was built into an empty folder. */
  readonly install: (project: string, stage: Stage) => Promise<unknown>;
  /** Checks of the README's program in the project, besides running it. */
  readonly checks?: (project: string) => readonly Command[];
  readonly program: { readonly file: string; readonly command: (project: string) => Command };
}

export const read = (...path: readonly string[]): string => readFileSync(join(...path), "utf8");

export const settledPublication = (): Publication =>
  publicationOf(JSON.parse(read(SDKS, "../package.json")) as Manifest);

/** Writes files into a folder. */
export const write = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
};

/** @throws if the text does not contain `from`, so that no package silently lacks the change */
export const replaced = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`There is no ${from}`);
  return text.replaceAll(from, to);
};

/** The README as the registry shows it: how to install the package, then all of the file's. */
const packagedReadme = (
  readme: string,
  { installation, edited }: Package,
  publication: Publication,
): string => {
  const [title, , ...rest] = readme.split("\n\n");
  const environment =
    "Resources and verbs are those of the API reference. The program reads the API's address, which ends in `/v1`,\nand a key from `REAL_ESTATE_URL` and `REAL_ESTATE_KEY`.";
  return edited([title, installation(publication), environment, ...rest].join("\n\n"), publication);
};

const filled = (made: Package, publication: Publication): Stage => {
  const home = join(TOOLS, "packages", made.name);
  rmSync(home, { recursive: true, force: true });
  const stage = { source: join(home, "source"), built: join(home, "built"), publication };
  mkdirSync(stage.built, { recursive: true });
  const folder = join(SDKS, made.name);
  for (const file of made.files) cpSync(join(folder, file), join(stage.source, file), { recursive: true });
  write(stage.source, {
    "README.md": packagedReadme(read(folder, "README.md"), made, publication),
    "CHANGELOG.md": read(SDKS, "CHANGELOG.md"),
  });
  const license = join(SDKS, "../LICENSE");
  if (existsSync(license)) cpSync(license, join(stage.source, "LICENSE"));
  return stage;
};

/** Builds a package from the same source as the single file. @throws if its registry would refuse it */
export const built = async (made: Package, publication: Publication): Promise<Stage> => {
  const stage = filled(made, publication);
  await made.build(stage);
  return stage;
};

/** Works in an empty folder outside this repository, which is deleted afterward. */
export const inEmptyFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), "sdk-project-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Runs commands in sequence. @throws with the output of the first that fails */
export const inSequence = async (...commands: readonly Command[]): Promise<void> => {
  for (const command of commands) await output(command);
};
