import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { occupantOf } from "./port.ts";

interface Claim {
  readonly pid: number;
  readonly port: number;
}

const fileOf = (state: string): string => join(state, "running.json");

/** The running service that uses this state folder, if any: two at once would corrupt its databases. */
export async function claimOn(state: string): Promise<Claim | undefined> {
  const claim = read(state);
  if (!claim || !isAlive(claim.pid)) return undefined;
  return (await occupantOf(claim.port)) === "nobody" ? undefined : claim;
}

export function claim(state: string, port: number): void {
  mkdirSync(state, { recursive: true });
  writeFileSync(fileOf(state), JSON.stringify({ pid: process.pid, port } satisfies Claim));
}

/** Releases the folder; another process's later claim stays. */
export function release(state: string): void {
  if (read(state)?.pid === process.pid) rmSync(fileOf(state), { force: true });
}

function read(state: string): Claim | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(state), "utf8")) as Claim;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
