import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { FACE } from "../panel/src/kit/face.ts";
import { MODELS } from "../src/intake/sheets/model.ts";
import { writeBuilt } from "./built-file.ts";
import { ROOT } from "./local/settings.ts";
import { icon, tokens } from "./site/assets.ts";
import { faceAt, faceFile, faceVersion } from "./site/face.ts";

/** What the dashboard's pages load; the platform serves it beside the Worker. */
const FOLDER = join(ROOT, "dist/panel");
const SOURCES = join(ROOT, "panel/assets");

/** In the order of the cascade. */
const STYLES = ["base", "frame", "parts", "forms", "tables", "panel", "radar", "manage", "narrow"];

const DARK = /^:root\[data-theme="dark"\] (\{[^}]*\})/m;

/** The documentation's colours, where nobody has chosen a look those of the reader's system. */
const allTokens = (): string => {
  const colours = DARK.exec(tokens())?.[1];
  if (!colours) throw new Error("tokens.css has lost its dark colours.");
  return `${tokens()}@media (prefers-color-scheme: dark) {\n:root:not([data-theme]) ${colours}\n}\n`;
};

const style = (name: string): string => readFileSync(join(SOURCES, `${name}.css`), "utf8");

/** Scripts and their libraries, in one file: those of every page, or of the page that loads its own. */
const script = (entry: string): string =>
  buildSync({
    entryPoints: [join(ROOT, "panel/browser", entry)],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "none",
  }).outputFiles[0]!.text;

if (!FACE.includes(`-${faceVersion()}.`)) throw new Error(`${FACE} is not of version ${faceVersion()}.`);
writeBuilt(join(FOLDER, FACE), faceFile());
writeBuilt(
  join(FOLDER, "assets/panel.css"),
  [faceAt(FACE), allTokens(), ...STYLES.map((name) => style(name))].join(""),
);
writeBuilt(join(FOLDER, "assets/panel.js"), script("main.ts"));
writeBuilt(join(FOLDER, "assets/sheet.js"), script("sheet/main.ts"));
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
