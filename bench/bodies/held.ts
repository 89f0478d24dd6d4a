import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Bodies that stop one byte short. */
export interface Held {
  readonly count: number;
  readonly bytes: number;
}

export interface Hold {
  /**
   * How many were answered with 401, or closed with an answer that did not get through; and the time until the last of
   * them.
   */
  readonly refused: number;
  readonly lastMs: number;
  release(): void;
}

const PATH = "/v1/properties/batch";
const PIECE = Buffer.alloc(65_536, " ");

const headOf = (target: URL, key: string, { bytes }: Held, number: number): string =>
  [
    `POST ${PATH} HTTP/1.1`,
    `Host: ${target.host}`,
    `Authorization: Bearer ${key}`,
    "Content-Type: application/json",
    `Idempotency-Key: held-${number}`,
    `Content-Length: ${bytes}`,
    "\r\n",
  ].join("\r\n");

/** Sends all but the last byte, as fast as they are taken. */
const sendMost = async (socket: Socket, bytes: number): Promise<void> => {
  for (let left = bytes - 1; left > 0 && socket.writable; left -= PIECE.byteLength) {
    const isTaken = socket.write(PIECE.subarray(0, Math.min(left, PIECE.byteLength)));
    while (!isTaken && socket.writable && socket.writableNeedDrain) await pause(5);
  }
};

/** Opens them all at once, and holds what is not answered until it is released. */
export const hold = (target: URL, key: string, held: Held): Hold => {
  const began = performance.now();
  let refused = 0;
  let lastMs = 0;
  let isReleased = false;
  const sockets = Array.from({ length: held.count }, (_, number) => {
    const socket = connect({ host: target.hostname, port: Number(target.port), noDelay: true });
    let isOver = false;
    const end = (): void => {
      if (isOver || isReleased) return;
      isOver = true;
      refused += 1;
      lastMs = performance.now() - began;
    };
    socket.on("error", () => socket.destroy());
    socket.once("close", end);
    socket.once("data", (text) => {
      if (text.toString("latin1").startsWith("HTTP/1.1 401")) end();
    });
    socket.once("connect", () => {
      socket.write(headOf(target, key, held, number));
      void sendMost(socket, held.bytes);
    });
    return socket;
  });
  return {
    get refused() {
      return refused;
    },
    get lastMs() {
      return lastMs;
    },
    release: () => {
      isReleased = true;
      for (const socket of sockets) socket.destroy();
    },
  };
};
