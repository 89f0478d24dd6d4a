import { env } from "cloudflare:workers";
import { newMeter } from "../../src/db/statement.ts";
import { consequencesOf } from "../../src/domain/consequences/index.ts";
import type { OperatorContext } from "../../src/domain/operator.ts";
import { systemClock } from "../../src/lib/clock.ts";
import { servicesOf } from "../../src/services.ts";

/** The context of back-office verbs, on the test's own database and objects. */
export const operatorScope = (overrides: Partial<OperatorContext> = {}): OperatorContext => {
  const { directory, shardNames, shard, gate, log } = servicesOf(env);
  const own = {
    actor: "tester",
    clock: systemClock,
    meter: newMeter(),
    directory,
    shardNames,
    shard,
    gate,
    log,
    consequencesOf,
  };
  return { ...own, ...overrides };
};
