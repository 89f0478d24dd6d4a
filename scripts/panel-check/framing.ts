import type { Page } from "playwright-core";
import { LocalServer } from "../local/server.ts";

const framing = (address: string): string =>
  `<!doctype html><title>Another</title><iframe src="/own"></iframe><iframe src="${address}"></iframe>`;

/** Where a browser shows that a page refuses to be framed. */
const REFUSED = "chrome-error://chromewebdata/";

/** With a signed-in person: another origin frames one of its own pages, and then one of ours. */
export async function faultsOfFraming(page: Page, origin: string): Promise<string[]> {
  const own = "<!doctype html><title>Own</title>";
  const server = new LocalServer(({ url }, answer) => {
    answer.setHeader("Content-Type", "text/html");
    answer.end(url === "/own" ? own : framing(`${origin}/accounts`));
  });
  await server.listen();
  const other = await page.context().newPage();
  try {
    // The page around a frame may have loaded before the frame shows that it was refused.
    const refusal = other
      .waitForEvent("framenavigated", { predicate: (frame) => frame.url() === REFUSED })
      .catch(() => null);
    await other.goto(server.origin);
    const [framed, refused] = other.frames().slice(1);
    if (!framed?.url().endsWith("/own")) return ["the other origin frames nothing at all"];
    return (await refusal) ? [] : [`another origin frames ${refused?.url()}`];
  } finally {
    await other.close();
    server.close();
  }
}
