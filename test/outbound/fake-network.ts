import type { FetchLimits, OutboundPorts } from "../../src/outbound/guarded-fetch.ts";

interface FakeNetwork {
  readonly ports: OutboundPorts;
  /** The requests in order: DNS lookups as "dns host", requests as "GET url". */
  readonly sent: string[];
  readonly requests: Headers[];
}

type Answer = () => Response | Promise<Response>;

export const NOW = Date.UTC(2026, 10, 21, 12);
export const LIMITS: FetchLimits = { timeoutMs: 5_000, maxBytes: 10, maxRedirects: 3 };
export const PUBLIC_ADDRESS = "93.184.215.14";

/** Ports with fixed pages and DNS answers; an unlisted host has one public address. */
export const fakeNetwork = (
  pages: Record<string, Answer>,
  options: { dns?: Record<string, string[] | Error | "silent">; allowPrivate?: boolean } = {},
): FakeNetwork => {
  const sent: string[] = [];
  const requests: Headers[] = [];
  const ports: OutboundPorts = {
    ownHosts: ["api.nossa.com.br"],
    allowPrivate: options.allowPrivate ?? false,
    now: () => NOW,
    resolver: {
      async addresses(host) {
        sent.push(`dns ${host}`);
        const answer = options.dns?.[host] ?? [PUBLIC_ADDRESS];
        if (answer instanceof Error) throw answer;
        return answer === "silent" ? new Promise(() => undefined) : answer;
      },
    },
    async fetch(url, init) {
      sent.push(`GET ${url}`);
      requests.push(new Headers(init.headers));
      const page = pages[url];
      if (!page) throw new TypeError("connection refused");
      return page();
    },
  };
  return { ports, sent, requests };
};

export const redirect =
  (location: string, status = 302): Answer =>
  () =>
    new Response("moved", { status, headers: { location } });

/** A response whose body has these chunks, and then ends or never does. */
export const streamed =
  (
    chunks: readonly string[],
    options: { hangs?: boolean; headers?: Record<string, string>; onCancel?: () => void },
  ) =>
  (): Response => {
    const encoder = new TextEncoder();
    const rest = [...chunks];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = rest.shift();
        if (chunk !== undefined) return controller.enqueue(encoder.encode(chunk));
        return options.hangs ? new Promise(() => undefined) : controller.close();
      },
      cancel: () => options.onCancel?.(),
    });
    return new Response(body, options.headers ? { headers: options.headers } : {});
  };
