import { ACCESS } from "./access.ts";
import { AROUND } from "./around.ts";
import type { Check, Receiver, Smoke } from "./check.ts";
import { Client, type Fetch, Red } from "./client.ts";
import { PLACES } from "./places.ts";
import { prepare } from "./stage.ts";
import { WEBHOOKS } from "./webhooks.ts";
import { WRITES } from "./writes.ts";

export const CHECKS: readonly Check[] = [...AROUND, ...PLACES, ...ACCESS, ...WRITES, ...WEBHOOKS];

/** By then a run has ended. */
const LIMIT_MS = 60_000;

export interface Asked {
  readonly url: string;
  readonly token: string;
  readonly version?: string | undefined;
  /** Sent with each request, as those that choose a version. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly receiver?: Receiver | null;
  readonly fetch: Fetch;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly print: (line: string) => void;
}

const late = async (signal: AbortSignal): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(new Red(`no end within ${LIMIT_MS / 1_000} s`)), {
    once: true,
  });
  return signal.aborted ? Promise.reject(new Red("no time was left")) : promise;
};

async function tried(what: string, run: () => Promise<unknown>, print: Asked["print"]): Promise<boolean> {
  try {
    const skipped = await run();
    print(typeof skipped === "string" ? `-      ${what}: ${skipped}` : `green  ${what}`);
    return true;
  } catch (error) {
    print(`RED    ${what}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function clean({ own, other }: Smoke): Promise<void> {
  for (const party of [own, other]) {
    await party.empty();
    await party.revokeAll();
  }
}

/** Tries every guard of a running service, within a minute. @returns whether all hold */
export async function smoke(asked: Asked): Promise<boolean> {
  const { token, print, pause, receiver = null, version = null } = asked;
  const client = new Client(asked.url.replace(/\/$/, ""), asked.fetch, asked.headers);
  const signal = AbortSignal.timeout(LIMIT_MS);
  const inTime = (what: string, run: () => Promise<unknown>) =>
    tried(what, () => Promise.race([run(), late(signal)]), print);
  let stage: Smoke | undefined;
  const isPrepared = await inTime("back office", async () => {
    const [own, other] = await prepare(client, token);
    stage = { client, token, own, other, version, receiver, pause };
  });
  if (!isPrepared) return false;
  let isGreen = true;
  for (const { guard, run, untried } of CHECKS) {
    const reason = untried?.(stage!) ?? null;
    if (reason === null) isGreen = (await inTime(guard, () => run(stage!))) && isGreen;
    else print(`-      ${guard}: ${reason}`);
  }
  return (await inTime("nothing is left", () => clean(stage!))) && isGreen;
}
