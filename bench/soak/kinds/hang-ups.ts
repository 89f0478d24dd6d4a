import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { wireOf } from "../../load/connection.ts";
import { byRef, listingOf, refOf } from "../listing.ts";
import type { Kind, Turn } from "../turn.ts";

const MAX_MS = 40;
/** More patience than a key's lease requires. */
const MAX_RETRIES = 10;
const SECOND_MS = 1_000;

/** Sends part or all of a request, and disconnects before or during the answer. */
const hangUp = async ({ kind, context, random }: Turn, wire: Buffer): Promise<void> => {
  const { hostname, port } = context.running.runtime.urls.service;
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => socket.destroy());
  await once(socket, "connect");
  const isWhole = random() < 0.7;
  socket.write(isWhole ? wire : wire.subarray(0, Math.floor(wire.byteLength * random())));
  await pause(random() * MAX_MS);
  socket.destroy();
  context.tally.hungUp(kind.name);
};

const headersOf = ({ account }: Turn, more: Readonly<Record<string, string>> = {}) => ({
  Authorization: `Bearer ${account.key}`,
  "Content-Type": "application/json",
  ...more,
});

const leaveRead = (turn: Turn): Promise<void> => {
  const target = new URL("/v1/properties?limit=100", turn.context.running.runtime.urls.service);
  return hangUp(turn, wireOf(target, "GET", headersOf(turn)));
};

/** The client sends the same again under the same key, until it is answered. */
const leaveWrite = async (turn: Turn): Promise<void> => {
  const path = byRef(refOf(turn));
  const body = listingOf(turn.random);
  const headers = { "Idempotency-Key": `${turn.account.id}-${turn.account.next()}` };
  const target = new URL(`/v1${path}`, turn.context.running.runtime.urls.service);
  await hangUp(turn, wireOf(target, "PUT", headersOf(turn, headers), JSON.stringify(body)));
  for (let sent = 0; sent < MAX_RETRIES; sent += 1) {
    const answer = await turn.call("PUT", path, { body, headers });
    if (answer.body?.retryable !== true || answer.status === 429) return;
    await pause(Number(answer.headers.get("Retry-After") ?? 1) * SECOND_MS);
  }
  turn.claim(false, "an interrupted write is finally answered");
};

/** Clients that disconnect before their answer. */
export const KINDS: readonly Kind[] = [
  { name: "hang up on a page", weight: 2, refusals: [], act: leaveRead },
  {
    name: "hang up on a write",
    weight: 2,
    refusals: ["409 idempotency_in_progress", "409 concurrent_write"],
    act: leaveWrite,
  },
];
