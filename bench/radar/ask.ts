import type { Used } from "../board/index.ts";
import type { Runtime } from "../stage/runtime.ts";

/** Asks a board what only the bench may. */
export const askBoard = async (
  { urls }: Runtime,
  what: "plant" | "tell" | "settle" | "load",
  board: string,
  body?: unknown,
): Promise<unknown> => {
  const address = new URL(`/bench/${what}?board=${encodeURIComponent(board)}`, urls.service);
  const text = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(address, { method: "POST", body: text });
  if (!response.ok) throw new Error(`${what} ${board}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** What all boards have used since the start. */
export const usedByBoards = async ({ urls }: Runtime): Promise<Used> =>
  (await fetch(new URL("/bench/used", urls.service))).json() as Promise<Used>;
