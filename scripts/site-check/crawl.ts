import { type Contract, operationsOf } from "../site/contract.ts";
import { LANGUAGES, type Language } from "../site/page.ts";

/** Hosts that a text may link to; nothing is ever loaded from them. */
const FOREIGN_HOSTS: readonly string[] = [
  "chatgpt.com",
  "claude.ai",
  "modelcontextprotocol.io",
  "n8n.io",
  "stoplight.io",
  "www.iana.org",
  "www.rfc-editor.org",
  "www.standardwebhooks.com",
];

/** Links that a program of the reader's machine opens. */
const PROGRAMS: readonly string[] = ["cursor:", "vscode:"];

const CONCURRENCY = 8;

interface Link {
  readonly from: string;
  readonly to: URL;
}

interface Visited {
  readonly status: number;
  readonly isPage: boolean;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly URL[];
}

interface Crawl {
  readonly faults: readonly string[];
  /** Addresses of the pages, as paths with their language. */
  readonly pages: readonly string[];
  readonly links: number;
}

const unescaped = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name] ?? "'",
  );

const valuesOf = (body: string, attribute: string): string[] =>
  [...body.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map(([, value]) => unescaped(value!));

const visit = async (address: URL): Promise<Visited> => {
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  const isPage = (answer.headers.get("Content-Type") ?? "").startsWith("text/html");
  const body = isPage ? await answer.text() : "";
  if (!isPage) await answer.body?.cancel();
  const links = [...valuesOf(body, "href"), ...valuesOf(body, "src"), ...valuesOf(body, "data-search")];
  return {
    status: answer.status,
    isPage,
    ids: new Set(valuesOf(body, "id")),
    links: links.map((link) => new URL(link, address)),
  };
};

const withoutHash = ({ href, hash }: URL): string => href.slice(0, href.length - hash.length);

/** Anchors that the library draws into the reference. */
const placesOfReference = async (url: string): Promise<ReadonlySet<string>> => {
  const document = (await fetch(`${url}/docs/openapi.json`).then((answer) => answer.json())) as Contract;
  const anchors = operationsOf(document).map(({ anchor }) => anchor);
  return new Set(anchors.flatMap((anchor) => [anchor, anchor.split("/").slice(0, 2).join("/")]));
};

/** The fault of a link, known once its target is read. */
const faultOf = ({ from, to }: Link, target: Visited, places: ReadonlySet<string>): string | null => {
  const where = `${from} leads to ${to.pathname}${to.search}${to.hash}`;
  if (target.status !== 200) return `${where}, which answers ${target.status}`;
  const place = decodeURIComponent(to.hash.slice(1));
  const isThere = target.ids.has(place) || (to.pathname === "/docs/reference" && places.has(place));
  if (place !== "" && target.isPage && !isThere) return `${where}, which lacks that anchor`;
  return target.isPage && to.searchParams.get("lang") === null ? `${where} without a language` : null;
};

/** Follows every link of the site from its first page, in every language. */
export const crawl = async (url: string): Promise<Crawl> => {
  const places = await placesOfReference(url);
  const visited = new Map<string, Visited>();
  const links: Link[] = [];
  const faults: string[] = [];
  const first = (language: Language) => `${url}/docs?lang=${language}`;
  const waiting = LANGUAGES.map(first);
  const known = new Set(waiting);

  const take = (from: URL, to: URL): void => {
    const place = `${from.pathname}${from.search}`;
    if (to.origin !== from.origin) {
      if (!FOREIGN_HOSTS.includes(to.host) && !PROGRAMS.includes(to.protocol))
        faults.push(`${place} leads to an unlisted host: ${to.href}`);
      return;
    }
    links.push({ from: place, to });
    const address = withoutHash(to);
    if (known.has(address) || !to.pathname.startsWith("/docs")) return;
    known.add(address);
    waiting.push(address);
  };

  while (waiting.length > 0) {
    const turn = waiting.splice(0, CONCURRENCY);
    const found = await Promise.all(turn.map((address) => visit(new URL(address))));
    for (const [at, page] of found.entries()) {
      visited.set(turn[at]!, page);
      for (const link of page.links) take(new URL(turn[at]!), link);
    }
  }
  for (const link of links) {
    const target = visited.get(withoutHash(link.to));
    if (!target) continue;
    const fault = faultOf(link, target, places);
    if (fault) faults.push(fault);
  }
  const pages = [...visited]
    .filter(([, { isPage, status }]) => isPage && status === 200)
    .map(([address]) => address.slice(url.length));
  return { faults: [...new Set(faults)], pages, links: links.length };
};
