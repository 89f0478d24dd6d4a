import { inBackground, type Patience } from "../../src/db/background.ts";
import type { MovePorts } from "../../src/domain/moves/move.ts";
import { parsePlace } from "../../src/env.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { type BoardsEnv, deployed, gatesOf, storesOf } from "../../src/stores.ts";

/** The databases that a move uses, with and without yielding to calls, and the gate. */
export const movePortsOf = (env: BoardsEnv, patience: Patience): MovePorts => {
  const deployment = deployed(env, parsePlace(env));
  const stores = storesOf(env, deployment, undefined, systemClock);
  return {
    ...stores,
    calmShard: inBackground(stores, { patience }).shard,
    gate: gatesOf(env, deployment),
  };
};
