import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import type { Command } from "../proof/execute.ts";
import { PHP } from "../proof/languages.ts";
import { isLicensed, webAddress } from "./publication.ts";
import { inSequence, type Package, read, replaced, write } from "./stage.ts";

const NAME = "real-estate-account/sdk";
const composer = (cwd: string, ...args: readonly string[]): Command => ({
  cwd,
  env: {
    COMPOSER_ALLOW_SUPERUSER: "1",
    COMPOSER_DISABLE_NETWORK: "1",
    COMPOSER_HOME: join(cwd, ".composer"),
  },
  run: ["composer", "--no-interaction", "--quiet", ...args],
});

export const php: Package = {
  name: "php",
  files: ["RealEstateAccount.php", "composer.json"],
  installation: () => `    composer require ${NAME}

It needs only ext-curl, and PHP 8.1 or newer.`,
  edited: (text) => replaced(text, "require 'RealEstateAccount.php'", "require 'vendor/autoload.php'"),
  build: async ({ source, built, publication }) => {
    const { license, author, repository } = publication;
    const published = {
      ...JSON.parse(read(source, "composer.json")),
      ...(isLicensed(publication) && { license: license }),
      ...(author && { authors: [{ name: author }] }),
      ...(repository && { homepage: webAddress(repository) }),
    };
    write(source, { "composer.json": `${JSON.stringify(published, undefined, 4)}\n` });
    await inSequence(
      composer(source, "validate", "--strict"),
      composer(source, "archive", "--format=zip", `--dir=${built}`, `--file=sdk-${publication.version}`),
    );
  },
  install: async (project, { built, publication: { version } }) => {
    const [archive = ""] = readdirSync(built);
    const files = Object.entries(unzipSync(readFileSync(join(built, archive))));
    write(
      join(project, "package"),
      Object.fromEntries(
        files
          .filter(([name]) => !name.endsWith("/"))
          .map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
      ),
    );
    const options = { symlink: false, versions: { [NAME]: version } };
    write(project, {
      "composer.json": JSON.stringify({
        repositories: [{ type: "path", url: "package", options }, { "packagist.org": false }],
        require: { [NAME]: `^${version}` },
      }),
    });
    await inSequence(composer(project, "install"));
  },
  program: { file: "readme.php", command: (cwd) => ({ cwd, run: [...PHP, "readme.php"] }) },
};
