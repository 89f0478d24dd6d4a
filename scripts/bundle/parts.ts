import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { unstable_readConfig as readConfig } from "wrangler";
import { ROOT } from "../local/settings.ts";

/** A module of a bundle. */
export interface Chunk {
  /** Within the bundle's folder. */
  readonly file: string;
  /** Whether a start loads it; others wait for a first call. */
  readonly isStatic: boolean;
  /** Bytes of each source in it, by its path. */
  readonly sources: Readonly<Record<string, number>>;
}

export interface Bundled {
  readonly folder: string;
  /** The entry comes first. */
  readonly chunks: readonly Chunk[];
}

/** What Wrangler replaces when it bundles, with the same configuration. */
const replaceImports = (): Plugin => ({
  name: "alias",
  setup: ({ onResolve }) => {
    const { alias } = readConfig({ config: join(ROOT, "wrangler.toml") });
    onResolve({ filter: /./ }, ({ path }) => {
      const to = alias?.[path];
      return to === undefined ? undefined : { path: join(ROOT, to) };
    });
  },
});

const chunksOf = ({ outputs }: Metafile, entry: string, folder: string): readonly Chunk[] => {
  const first = Object.keys(outputs).find((path) => outputs[path]!.entryPoint === entry)!;
  const atStart = new Set([first]);
  for (const path of atStart)
    for (const { path: imported, kind } of outputs[path]!.imports)
      if (kind === "import-statement" && imported in outputs) atStart.add(imported);
  const scripts = Object.keys(outputs).filter((path) => path.endsWith(".js"));
  return [first, ...scripts.filter((path) => path !== first)].map((path) => ({
    file: relative(folder, join(ROOT, path)),
    isStatic: atStart.has(path),
    sources: Object.fromEntries(
      Object.entries(outputs[path]!.inputs).map(([source, { bytesInOutput }]) => [source, bytesInOutput]),
    ),
  }));
};

/**
 * Bundles a Worker as Wrangler does, but in modules, each `import()` in its own: a start neither compiles nor runs what
 * it does not need.
 * @param entry from the root, such as `src/index.ts`; its module has its name, as `.js`
 * @param folder emptied of what is not part of this bundle
 */
export const bundleParts = async (
  entry: string,
  folder: string,
  { minify = true }: { readonly minify?: boolean } = {},
): Promise<Bundled> => {
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2024",
    supported: { using: true },
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*"],
    define: { "process.env.NODE_ENV": '"production"', "navigator.userAgent": '"Cloudflare-Workers"' },
    loader: { ".txt": "text" },
    plugins: [replaceImports()],
    minify,
    sourcemap: true,
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
  });
  const made = new Set(Object.keys(metafile.outputs).map((path) => basename(path)));
  for (const file of readdirSync(folder)) if (!made.has(file)) rmSync(join(folder, file));
  return { folder, chunks: chunksOf(metafile, entry, folder) };
};
