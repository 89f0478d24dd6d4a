import type { IncomingMessage, ServerResponse } from "node:http";

export const HOOK_PATH = "/hooks/crm";
/** A system that was switched off. */
export const GONE_PATH = "/hooks/old-site";

const GONE = 410;
const BUSY = 503;
const DONE = 204;
/** One post in this many meets a busy receiver. */
const BUSY_EVERY = 12;

let posts = 0;

/** Answers webhooks as receivers do: mostly well, sometimes not, and one never again. @returns whether it was one */
export function receive({ url, method }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== "POST" || (url !== HOOK_PATH && url !== GONE_PATH)) return false;
  if (url === HOOK_PATH) posts += 1;
  const isBusy = posts % BUSY_EVERY === 0;
  response.writeHead(url === GONE_PATH ? GONE : isBusy ? BUSY : DONE).end();
  return true;
}
