import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { type BrowserContext, chromium } from "playwright-core";

const PROGRAM = "/usr/bin/chromium";
const INSTALL_MS = 300_000;

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const runs = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: "ignore", timeout: INSTALL_MS }).status === 0;

/** Debian's Chromium, installed if missing and allowed; null if it cannot be installed. */
const programPath = (): string | null => {
  if (existsSync(PROGRAM)) return PROGRAM;
  if (process.getuid?.() !== 0) return null;
  const install = ["install", "-y", "--no-install-recommends", "chromium"];
  const isThere = runs("apt-get", install) || (runs("apt-get", ["update"]) && runs("apt-get", install));
  return isThere && existsSync(PROGRAM) ? PROGRAM : null;
};

interface Chromium {
  readonly context: BrowserContext;
  /** The browser of another person, with separate cookies. */
  another(): Promise<BrowserContext>;
  close(): Promise<void>;
}

const LOOK = { viewport: { width: 1_280, height: 900 }, colorScheme: "light" } as const;

/** A fresh browser that leaves no files. */
export const openChromium = async (): Promise<Chromium | null> => {
  const executablePath = programPath();
  if (!executablePath) return null;
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  return {
    context: await browser.newContext(LOOK),
    another: () => browser.newContext({ ...LOOK, locale: "pt-BR" }),
    close: () => browser.close(),
  };
};
