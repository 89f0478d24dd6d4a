import type { Arrival, Used } from "../board/index.ts";
import type { Runtime } from "../stage/runtime.ts";

/** A question to a board that only the bench may ask. */
export const askBoard = async (
  { urls }: Runtime,
  what: "plant" | "tell" | "audit" | "settle" | "load",
  board: string,
  body?: unknown,
): Promise<unknown> => {
  const address = new URL(`/bench/${what}?board=${encodeURIComponent(board)}`, urls.service);
  const text = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(address, { method: "POST", body: text });
  if (!response.ok) throw new Error(`${what} ${board}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** Writes rows, and sends notices about them to the queue. */
export const arrive = async ({ urls }: Runtime, arrival: Arrival): Promise<void> => {
  const body = JSON.stringify(arrival);
  const response = await fetch(new URL("/bench/arrive", urls.service), { method: "POST", body });
  if (!response.ok) throw new Error(`arrive: ${response.status} ${await response.text()}`);
};

/** Rows and pairs of all boards since the start. */
export const usedByBoards = async ({ urls }: Runtime): Promise<Used> =>
  (await fetch(new URL("/bench/used", urls.service))).json() as Promise<Used>;
