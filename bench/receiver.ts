import { LocalServer } from "../scripts/local/server.ts";

export interface Arrival {
  readonly path: string;
  readonly id: string;
  readonly at: number;
  readonly body: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: { externalRef?: string };
  };
}

export interface Receiver {
  readonly url: string;
  readonly arrivals: Arrival[];
  /** Resolves once this many posts have arrived in total. */
  until(count: number): Promise<void>;
  close(): void;
}

const LIMIT_MS = 120_000;

/** A post's answer, and its delay. */
export interface Reply {
  readonly status: number;
  readonly afterMs: number;
}

const AT_ONCE: Reply = { status: 204, afterMs: 0 };

/** A receiver on loopback that answers 204 at once, or as the path says. */
export const startReceiver = async (replyTo = (_path: string): Reply => AT_ONCE): Promise<Receiver> => {
  const arrivals: Arrival[] = [];
  let wanted = { count: Number.POSITIVE_INFINITY, resolve: (): void => undefined };
  const server = new LocalServer((request, response) => {
    const at = Date.now();
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { status, afterMs } = replyTo(request.url ?? "");
      if (afterMs === 0) response.writeHead(status).end();
      else setTimeout(() => response.writeHead(status).end(), afterMs);
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Arrival["body"];
      arrivals.push({ path: request.url ?? "", id: String(request.headers["webhook-id"]), at, body });
      if (arrivals.length >= wanted.count) wanted.resolve();
    });
  });
  await server.listen();
  const until = async (count: number): Promise<void> => {
    if (arrivals.length >= count) return;
    const arrived = new Promise<void>((resolve) => {
      wanted = { count, resolve };
    });
    const timer = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`${arrivals.length} of ${count} posts arrived.`)), LIMIT_MS).unref();
    });
    await Promise.race([arrived, timer]);
  };
  return { url: server.origin, arrivals, until, close: () => server.close() };
};
