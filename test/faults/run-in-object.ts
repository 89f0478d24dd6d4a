import { runInDurableObject } from "cloudflare:test";
import type { FaultyEnv } from "../support/faulty-env.ts";

/** Runs work inside an object, which does not wait for work that died: otherwise it could never be evicted. */
export const runInObject = (
  stub: DurableObjectStub,
  faulty: FaultyEnv,
  work: (state: DurableObjectState) => Promise<unknown>,
) =>
  runInDurableObject(stub, (_, state) => {
    const working = work(state).then(() => "done");
    return faulty.canDie ? Promise.race([working, faulty.died]) : working;
  });
