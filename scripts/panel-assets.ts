import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { TYPEFACE } from "../panel/src/kit/typeface.ts";
import { MODELS } from "../src/intake/sheets/model.ts";
import { writeBuilt } from "./built-file.ts";
import { ROOT } from "./local/settings.ts";
import { icon, tokens } from "./site/assets.ts";
import { faceAt, faceFile, faceVersion } from "./site/face.ts";

/** The files that the dashboard's pages load; the platform serves them beside the Worker. */
const FOLDER = join(ROOT, "dist/panel");

/** In the order of the cascade. */
const STYLES = ["base", "frame", "parts", "forms", "tables", "panel", "radar", "manage", "narrow"];

const DARK = /^:root\[data-theme="dark"\] (\{[^}]*\})/m;

/** The documentation's colors; unless the reader has chosen a theme, the one of their system. */
const allTokens = (): string => {
  const colors = DARK.exec(tokens())?.[1];
  if (!colors) throw new Error("tokens.css has lost its dark colors.");
  return `${tokens()}@media (prefers-color-scheme: dark) {\n:root:not([data-theme]) ${colors}\n}\n`;
};

const style = (name: string): string => readFileSync(join(ROOT, "panel/assets", `${name}.css`), "utf8");

/** Bundles a script with its libraries; modules that it loads on demand become files beside it. */
const writeScript = (entry: string, name: string): void => {
  const { outputFiles } = buildSync({
    entryPoints: [join(ROOT, "panel/browser", entry)],
    bundle: true,
    write: false,
    minify: true,
    splitting: true,
    outdir: join(FOLDER, "assets"),
    entryNames: name,
    chunkNames: `${name}-[name]-[hash]`,
    format: "esm",
    target: "es2022",
    legalComments: "none",
  });
  for (const { path, contents } of outputFiles) writeBuilt(path, contents);
};

if (!TYPEFACE.includes(`-${faceVersion()}.`))
  throw new Error(`${TYPEFACE} is not of version ${faceVersion()}.`);
writeBuilt(join(FOLDER, TYPEFACE), faceFile());
writeBuilt(
  join(FOLDER, "assets/panel.css"),
  [faceAt(TYPEFACE), allTokens(), ...STYLES.map((name) => style(name))].join(""),
);
writeScript("main.ts", "panel");
writeScript("sheet/main.ts", "sheet");
for (const [name, text] of Object.entries(MODELS)) writeBuilt(join(FOLDER, "assets", name), text);
writeBuilt(join(FOLDER, "assets/icon.svg"), icon());
writeBuilt(
  join(FOLDER, "_headers"),
  `/assets/*
  X-Content-Type-Options: nosniff
  Cross-Origin-Resource-Policy: same-origin
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`,
);
