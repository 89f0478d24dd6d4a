/// <reference lib="dom" />
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const READY_MS = 30_000;
const STILL_MS = 300;

/** Faults in the library's own markup, by axe's rule, only in the reference. */
const LIBRARY_RULES: readonly string[] = [
  // Sections of two operations may have equal headings.
  "landmark-unique",
];

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

const isReference = (address: string): boolean => new URL(address).pathname === "/docs/reference";

/** Waits until nothing has changed for a moment, or until a person would give up. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(
    ([still, ready]) =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, still);
        setTimeout(done, ready);
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(done, still);
        };
        new MutationObserver(wait).observe(document.body, {
          childList: true,
          subtree: true,
          attributes: true,
        });
      }),
    [STILL_MS, READY_MS] as const,
  );

/** Waits until the page is as a person sees it, with the reference drawn. */
const untilShown = async (page: Page): Promise<void> => {
  if (!isReference(page.url())) return;
  await page.locator("#reference h1").waitFor({ timeout: READY_MS });
  await untilStill(page);
};

/** Off by default in axe; the reference's own controls are smaller. */
const TARGETS = { "target-size": { enabled: true } };

const axeFindings = async (page: Page): Promise<string[]> => {
  // The page's policy does not apply to scripts that the protocol evaluates.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const options = { resultTypes: ["violations"], ...(!isReference(page.url()) && { rules: TARGETS }) };
  const findings = (await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )) as Finding[];
  return findings
    .filter(({ id }) => !(isReference(page.url()) && LIBRARY_RULES.includes(id)))
    .map(
      ({ id, nodes }) =>
        `axe ${id}: ${nodes
          .slice(0, 3)
          .map(({ target }) => target.join(" "))
          .join(", ")} (${nodes.length})`,
    );
};

/** The reference draws parts of itself while axe scrolls it. */
const axeFaults = async (page: Page): Promise<string[]> => {
  const found = await axeFindings(page);
  if (found.length === 0 || !isReference(page.url())) return found;
  await untilStill(page);
  return axeFindings(page);
};

const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`is ${scrollWidth} px wide in a window of ${innerWidth}`] : [];
  });

/** Records a page's console output, errors and requests to other hosts. */
export const watch = (page: Page, url: string): string[] => {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => faults.push(`error: ${message}`));
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== url)
      faults.push(`asks another host: ${request.url()}`);
  });
  return faults;
};

/** A window's width, and a theme. */
type Look = readonly [width: number, theme: "light" | "dark"];

export const LOOKS = {
  all: [
    [1_280, "light"],
    [1_280, "dark"],
    [390, "light"],
    [390, "dark"],
  ],
  /** Each width and each theme. */
  each: [
    [1_280, "light"],
    [390, "dark"],
  ],
  light: [
    [1_280, "light"],
    [390, "light"],
  ],
  narrow: [[390, "light"]],
} as const satisfies Readonly<Record<string, readonly Look[]>>;

/** Opens a page and examines it as each of `looks`. */
export const lookAt = async (page: Page, address: string, looks: readonly Look[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const [at, [width, colorScheme]] of looks.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    if (at === 0) await page.goto(address);
    await untilShown(page);
    const found = [...(await axeFaults(page)), ...(await tooWide(page))];
    faults.push(...found.map((fault) => `at ${width} px, ${colorScheme}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: "light" });
  return faults;
};
