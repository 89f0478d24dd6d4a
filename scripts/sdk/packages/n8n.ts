import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../local/settings.ts";
import { output } from "../proof/execute.ts";
import { SDKS, TOOLS } from "../proof/languages.ts";
import { manifestOf, type Publication } from "./publication.ts";
import { inSequence, read, write } from "./stage.ts";

const ESBUILD = join(ROOT, "node_modules/.bin/esbuild");
const FOLDER = join(SDKS, "n8n");

interface Manifest {
  readonly private: boolean;
  readonly n8n: { readonly credentials: readonly string[]; readonly nodes: readonly string[] };
}

/**
 * The package of nodes for n8n, each node in one file with what it needs of the SDK, and without dependencies.
 * @returns the archive that npm takes, and the folder that it was made of
 */
export async function packN8n(publication: Publication): Promise<{
  readonly archive: string;
  readonly source: string;
}> {
  const home = join(TOOLS, "packages/n8n");
  const source = join(home, "source");
  const built = join(home, "built");
  rmSync(home, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  const manifest = JSON.parse(read(FOLDER, "package.json")) as Manifest;
  write(source, {
    "package.json": manifestOf(manifest, publication, "n8n"),
    "README.md": read(FOLDER, "README.md"),
    "CHANGELOG.md": read(SDKS, "CHANGELOG.md"),
  });
  const options = [
    "--bundle",
    "--platform=node",
    "--format=cjs",
    "--target=node20",
    "--external:n8n-workflow",
  ];
  for (const file of [...manifest.n8n.credentials, ...manifest.n8n.nodes]) {
    const entry = join(FOLDER, file.replace(/^dist\//, "").replace(/\.js$/, ".ts"));
    await output({ cwd: ROOT, run: [ESBUILD, entry, ...options, `--outfile=${join(source, file)}`] });
  }
  cpSync(join(FOLDER, "nodes/realEstateAccount.svg"), join(source, "dist/nodes/realEstateAccount.svg"));
  await inSequence({ cwd: source, run: ["npm", "pack", "--pack-destination", built] });
  const archive = join(built, readdirSync(built)[0] ?? "");
  await inSequence({ cwd: built, run: ["npm", "publish", "--dry-run", archive] });
  return { archive, source };
}
