import { makeAccount, type Send } from "../stage/accounts.ts";
import type { Environment, Runtime } from "../stage/runtime.ts";
import { Attack } from "./attack.ts";
import { type Counted, countDemand, plantGreedy } from "./demand.ts";
import { timeClients } from "./latency.ts";
import { readsWhile } from "./watch.ts";
import { bytesOfWish, type Kind } from "./wishes.ts";

/** The size of an attack, and of the measurements during it. */
export interface Dose {
  readonly greedyClients: number;
  /** Other accounts' timed clients. */
  readonly writes: number;
  /** Clients whose demand is counted. */
  readonly counted: number;
  /** Measured wishes of each kind. */
  readonly wishes: number;
}

/** Milliseconds from an account's clients to their first matches, and of its concurrent reads. */
interface Served {
  readonly matches: number[];
  readonly reads: number[];
}

export interface PoisonResult extends Dose {
  /** Processes that ran or waited before the bench began. */
  readonly load: number;
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly changes: number;
  readonly calm: Served;
  readonly beside: Served;
  readonly demand: Counted;
  readonly demandReads: readonly number[];
}

/** The service is restarted for each kind, because idle boards leave its memory at any time. */
export const weighWishes = async (
  restart: (environment: Environment) => Promise<Runtime>,
  count: number,
): Promise<PoisonResult["bytes"]> => ({
  smallest: await bytesOfWish(await restart("local"), "smallest", count),
  largest: await bytesOfWish(await restart("local"), "largest", count),
});

/** @param api another account's, in the existing city */
export const poison = async (
  runtime: Runtime,
  api: Send,
  dose: Dose,
  say: (words: string) => void,
): Promise<Omit<PoisonResult, "bytes" | "load">> => {
  const serve = async (count: number, when: string, { matches, reads }: Served): Promise<void> => {
    const progress = (milliseconds: number) => say(`a new client ${when}: ${Math.round(milliseconds)} ms`);
    const served = await readsWhile(api, timeClients(api, count, progress));
    matches.push(...served.done);
    reads.push(...served.reads);
  };
  // The first one loads the boards.
  await serve(1, "to begin with", { matches: [], reads: [] });
  const calm: Served = { matches: [], reads: [] };
  await serve(dose.writes, "before", calm);
  const attack = await Attack.by(runtime);
  const attacked = attack.go(dose.greedyClients);
  const beside: Served = { matches: [], reads: [] };
  const others = async (): Promise<void> => {
    while (attack.clients < dose.greedyClients) await serve(1, "while clients are made", beside);
    await serve(dose.writes, "while they change", beside);
    attack.end();
  };
  await Promise.all([attacked, others()]);
  say(`${attack.clients} clients were made, and ${attack.changes} changes`);
  const greedy = await makeAccount(runtime);
  await plantGreedy(runtime, greedy.id, dose.counted);
  const { done: demand, reads: demandReads } = await readsWhile(api, countDemand(runtime));
  say(`demand was counted in ${demand.steps} steps`);
  return { ...dose, changes: attack.changes, calm, beside, demand, demandReads };
};
