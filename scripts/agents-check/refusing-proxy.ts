import type { IncomingMessage } from "node:http";
import { LocalServer } from "../local/server.ts";

const ARMED = /^\/refuse\/(401|429)$/;
/** The code in the service's body, by status: `src/mcp/rpc-error.ts`. */
const CODES: Readonly<Record<string, string>> = { 401: "unauthorized", 429: "rate_limited" };

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/**
 * Forwards everything to the service. After a request for `/refuse/401` or `/refuse/429`, the next tool call is refused
 * with that HTTP status.
 */
export const startRefusingProxy = async (target: string): Promise<LocalServer> => {
  let armed: string | undefined;
  const server = new LocalServer(async (request, response) => {
    const asked = ARMED.exec(request.url ?? "");
    if (asked) {
      armed = asked[1];
      response.end();
      return;
    }
    const body = await bodyOf(request);
    if (armed !== undefined && /"method"\s*:\s*"tools\/call"/.test(body)) {
      const status = armed;
      armed = undefined;
      const { id } = JSON.parse(body) as { readonly id: unknown };
      const error = { code: Number(status), message: "Refused", data: { code: CODES[status] } };
      response.writeHead(Number(status), {
        "Content-Type": "application/json",
        ...(status === "429" ? { "Retry-After": "1" } : { "WWW-Authenticate": 'Bearer realm="mcp"' }),
      });
      response.end(JSON.stringify({ jsonrpc: "2.0", id, error }));
      return;
    }
    // Java's client offers HTTP/2, which concerns only it and this proxy.
    const {
      host,
      connection,
      upgrade,
      "http2-settings": _,
      "content-length": __,
      ...headers
    } = request.headers;
    const answer = await fetch(new URL(request.url ?? "/", target), {
      method: request.method ?? "GET",
      headers: headers as Record<string, string>,
      ...(body !== "" && { body }),
    });
    const { "content-encoding": ___, "content-length": ____, ...kept } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, kept);
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return server.listen();
};
