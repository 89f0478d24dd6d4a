import type { FaultyEnv } from "../support/faulty-env.ts";

type Page = () => Response;

const PUBLIC_ADDRESS = "93.184.215.14";

const pages = new Map<string, Page>();
let deadlines: AbortController[] = [];
let passage: Pick<FaultyEnv, "through"> | null = null;
let isCut = false;

/** Makes an outside address answer with a page until the test ends. */
export const serve = (address: string, page: Page): void => {
  pages.set(address, page);
};

export const forgetPages = (): void => pages.clear();

/** Runs work whose outgoing requests go through one of the ports that can fail. */
export const withOutgoing = async <T>(faulty: FaultyEnv, work: () => Promise<T>): Promise<T> => {
  const before = passage;
  passage = faulty;
  try {
    return await work();
  } finally {
    passage = before;
  }
};

/** Makes the pending answer never arrive, and every deadline pass. */
export const hang = async (): Promise<never> => {
  const passed = deadlines;
  deadlines = [];
  const reason = new DOMException("The operation was aborted due to timeout", "TimeoutError");
  for (const deadline of passed) deadline.abort(reason);
  return new Promise(() => undefined);
};

/** Makes the next answer break off within its body. */
export const cutNext = async (): Promise<void> => {
  isCut = true;
};

/** A deadline that passes on command. */
export const deadline = (): AbortSignal => {
  const controller = new AbortController();
  deadlines.push(controller);
  return controller.signal;
};

const cutOff = (response: Response): Response => {
  if (response.body === null) return response;
  const reader = response.body.getReader();
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value } = await reader.read();
      if (!isFirst || !value) return controller.error(new Error("Network connection lost."));
      isFirst = false;
      controller.enqueue(value.slice(0, value.byteLength / 2));
    },
  });
  return new Response(body, response);
};

const names = (url: URL): Response => {
  const records = url.searchParams.get("type") === "A" ? [PUBLIC_ADDRESS] : [];
  return Response.json({ Status: 0, Answer: records.map((data) => ({ type: 1, TTL: 0, data })) });
};

const answer = async (url: URL): Promise<Response> => {
  if (url.hostname === "cloudflare-dns.com") return names(url);
  const response = pages.get(url.href)?.() ?? new Response(null, { status: 204 });
  const broken = isCut;
  isCut = false;
  return broken ? cutOff(response) : response;
};

/** An answer from outside: DNS records, a page, or a receiver's 204. */
export const outside = (target: RequestInfo | URL): Promise<Response> => {
  const url = new URL(target instanceof Request ? target.url : target);
  const label = url.hostname === "cloudflare-dns.com" ? "WEB.resolve" : "WEB.fetch";
  return passage ? passage.through(label, () => answer(url)) : answer(url);
};
