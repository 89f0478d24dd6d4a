import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./local/settings.ts";

/** What the dashboard's pages load; the platform serves it beside the Worker. */
const FOLDER = join(ROOT, "dist/panel/assets");
const BROWSER = join(ROOT, "scripts/site/browser");

const LIGHT = /^:root \{[^}]*\}/m;
const DARK = /^:root\[data-theme="dark"\] (\{[^}]*\})/m;

/** The documentation's colours, where nobody has chosen a look those of the reader's system. */
function tokens(): string {
  const css = readFileSync(join(BROWSER, "frame.css"), "utf8");
  const light = LIGHT.exec(css)?.[0];
  const [dark, colours] = DARK.exec(css) ?? [];
  if (!light || !dark) throw new Error("frame.css has lost its colours.");
  return `${light}\n${dark}\n@media (prefers-color-scheme: dark) {\n:root:not([data-theme]) ${colours}\n}\n`;
}

mkdirSync(FOLDER, { recursive: true });
writeFileSync(
  join(FOLDER, "panel.css"),
  tokens() + readFileSync(join(ROOT, "panel/assets/panel.css"), "utf8"),
);
copyFileSync(join(BROWSER, "icon.svg"), join(FOLDER, "icon.svg"));
writeFileSync(
  join(FOLDER, "../_headers"),
  "/assets/*\n  X-Content-Type-Options: nosniff\n  Cross-Origin-Resource-Policy: same-origin\n",
);
