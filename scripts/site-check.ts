import { withService } from "./local/with-service.ts";
import { findAnchors } from "./site-check/anchors.ts";
import { openChromium } from "./site-check/chromium.ts";
import { crawl } from "./site-check/crawl.ts";
import { tryItOut } from "./site-check/try-it-out.ts";
import { USES } from "./site-check/use.ts";
import { LOOKS, lookAt, watch } from "./site-check/visit.ts";

/** Pages of one kind look alike, so only some are examined. Every link of every page is followed. */
const SAMPLED = /^\/docs\/erros\/(?!(invalid-param|rate-limited)\?)/;
/** One page of each kind is also examined in the dark theme. */
const DARK =
  /^\/docs(\/reference|\/erros|\/erros\/invalid-param|\/sdk\/python|\/changelog|\/guides\/[\w-]+)?\?lang=pt-BR$/;
const CONCURRENCY = 3;
/** The tested key belongs to no account: the service refuses it, and the browser's console reports that. */
const REFUSED_KEY = /^console: .* status of 401 /;

type Report = (name: string, faults: readonly string[]) => void;

async function lookAtAll(url: string, addresses: readonly string[], report: Report): Promise<boolean> {
  const chromium = await openChromium();
  if (!chromium) return false;
  const waiting = [...addresses];
  const worker = async (): Promise<void> => {
    const page = await chromium.context.newPage();
    const noted = watch(page, url);
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      noted.length = 0;
      const faults = await lookAt(page, url + address, DARK.test(address) ? LOOKS.each : LOOKS.light);
      report(address, [...faults, ...noted]);
    }
    await page.close();
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    const page = await chromium.context.newPage();
    for (const [name, use] of Object.entries({ ...USES, "try it out": tryItOut, anchors: findAnchors })) {
      const noted = watch(page, url);
      const faults = await use(page, url);
      report(name, [...faults, ...noted.filter((fault) => !REFUSED_KEY.test(fault))]);
    }
  } finally {
    await chromium.close();
  }
  return true;
}

await withService("site-check", async ({ url }) => {
  let passed = 0;
  let failed = 0;
  const report: Report = (name, faults) => {
    if (faults.length === 0) passed++;
    else failed++;
    for (const fault of new Set(faults)) console.error(`FAILED  ${name}: ${fault}`);
  };
  const began = performance.now();
  const { faults, pages, links } = await crawl(url);
  report("links", faults);
  console.log(`${links} links of ${pages.length} pages`);
  const addresses = pages.filter((address) => !SAMPLED.test(address));
  const isSeen = await lookAtAll(url, addresses, report);
  if (!isSeen) console.error("not tried  the pages in Chromium, which cannot be installed here");
  console.log(`${((performance.now() - began) / 1_000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
process.exit();
