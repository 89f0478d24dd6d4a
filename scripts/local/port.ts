import { randomInt } from "node:crypto";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { HOST } from "./settings.ts";

const ANSWER_TIMEOUT_MS = 2_000;

/** The listeners on this machine's ports. */
export async function occupantOf(port: number): Promise<"nobody" | "this service" | "another program"> {
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

/** Free ports are sought from here; the system uses higher ones for outgoing connections. */
const FIRST_PORT = 20_000;
const PAIRS = 5_000;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, HOST);
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}

/** A free port; a service's dashboard takes the next one, which is free too. */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + 2 * randomInt(PAIRS);
  return (await isFree(port)) && (await isFree(port + 1)) ? port : freePort();
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
