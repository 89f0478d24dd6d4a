import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PYTHON, REQUIREMENTS, SDKS } from "../proof/languages.ts";
import { isLicensed, type Publication, webAddress } from "./publication.ts";
import { inSequence, type Package, read, replaced, write } from "./stage.ts";

const NAME = "real-estate-account-sdk";
/** PyPI refuses packages with this classifier. */
const UNPUBLISHED = '"Private :: Do Not Upload", ';

const metadata = (publication: Publication): string => {
  const { license, author, repository } = publication;
  return [
    `version = "${publication.version}"`,
    ...(isLicensed(publication) ? [`license = "${license}"`] : []),
    ...(author ? [`authors = [{ name = "${author}" }]`] : []),
    ...(repository ? [`urls = { Repository = "${webAddress(repository)}" }`] : []),
  ].join("\n");
};

const PIP = [PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"] as const;

export const python: Package = {
  name: "python",
  files: ["real_estate_account", "pyproject.toml"],
  installation: () => `    pip install ${NAME}

It needs only httpx, and Python 3.11 or newer.`,
  edited: (text) => text,
  build: async ({ source, built, publication }) => {
    const manifest = read(source, "pyproject.toml").replace(/^version = .*$/m, metadata(publication));
    write(source, {
      "pyproject.toml": isLicensed(publication) ? replaced(manifest, UNPUBLISHED, "") : manifest,
    });
    // The wheel is built from the other archive, which therefore lacks nothing.
    await inSequence({ cwd: source, run: [PYTHON, "-m", "hatchling", "build", "-t", "sdist", "-d", built] });
    const [archive = ""] = readdirSync(built);
    const wheel = ["--no-deps", "--no-build-isolation", "--wheel-dir", built] as const;
    await inSequence(
      { cwd: built, run: [...PIP, "wheel", ...wheel, archive] },
      { cwd: built, run: ["sh", "-c", `'${PYTHON}' -m twine check --strict *`] },
    );
  },
  install: async (project, { built }) => {
    const wheel = readdirSync(built).find((name) => name.endsWith(".whl")) ?? "";
    // Versions of its dependencies that were tried; digests are for files that are named.
    const pinned = read(REQUIREMENTS).match(/^[\w-]+==[\w.]+/gm) ?? [];
    write(project, { "constraints.txt": `${pinned.join("\n")}\n` });
    const own = ["--python", "own", "install", "--constraint", "constraints.txt"] as const;
    await inSequence(
      { cwd: project, run: [PYTHON, "-m", "venv", "--without-pip", "own"] },
      { cwd: project, run: [...PIP, ...own, join(built, wheel)] },
    );
  },
  checks: (cwd) => [{ cwd, run: ["own/bin/python", join(SDKS, "python/conformance/package.py")] }],
  program: { file: "readme.py", command: (cwd) => ({ cwd, run: ["own/bin/python", "readme.py"] }) },
};
