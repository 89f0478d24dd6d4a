import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { HOST } from "./settings.ts";

const ANSWER_TIMEOUT_MS = 2_000;

export type Occupant = "nobody" | "this service" | "another program";

/** The listeners on this machine's ports. */
export async function occupantOf(port: number): Promise<Occupant> {
  if (!(await accepts(port))) return "nobody";
  return (await isHealthy(`http://${HOST}:${port}`)) ? "this service" : "another program";
}

export async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    return answer.ok && (answer.headers.get("content-type") ?? "").includes("json");
  } catch {
    return false;
  }
}

/** A free port from the operating system. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Connecting shows more than binding: a listener on every address does not prevent binding to one. */
async function accepts(port: number): Promise<boolean> {
  const socket = connect({ port, host: HOST, timeout: ANSWER_TIMEOUT_MS });
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
