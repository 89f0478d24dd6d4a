import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import { backofficeOperationOf } from "../../src/docs/backoffice-operation.ts";
import { type Operation, operationOf } from "../../src/docs/operation.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { expectAnswered } from "./answers.ts";
import { holdInRounds, type Trial, timeoutOf } from "./hold.ts";
import { type Shot, shoot, shotsAt } from "./shots.ts";
import { type World, worldsOf } from "./world.ts";

const RUNS = 15;

interface Target {
  readonly base: "/v1" | "/backoffice";
  readonly operation: Operation;
  readonly world: World;
  readonly credential: string;
}

const targetOf = (base: Target["base"], operation: Operation, world: World): Target => ({
  base,
  operation,
  world,
  credential: base === "/v1" ? world.account.key : env.BACKOFFICE_TOKEN,
});

/** A read is answered as documented, to HEAD too. */
const readTrial = ({ base, operation, world, credential }: Target): Trial<Shot> => ({
  values: shotsAt(operation, world.known, credential),
  promise: async (shot) => {
    const answer = await shoot(base, operation, shot);
    expectAnswered(operation, answer, { body: null, secrets: [credential] });
    const head = await shoot(base, operation, shot, "HEAD");
    expect([head.status, head.text]).toEqual([answer.status, ""]);
  },
});

/** A write is answered as documented, and a refused one leaves everything as it stood. */
const writeTrial = async ({ base, operation, world, credential }: Target): Promise<Trial<Shot>> => {
  let before = await world.stands();
  return {
    values: shotsAt(operation, world.known, credential),
    promise: async (shot) => {
      const answer = await shoot(base, operation, shot);
      expectAnswered(operation, answer, { body: shot.body, secrets: [credential] });
      const after = await world.stands();
      if (answer.status >= 400) expect(after).toEqual(before);
      else world.learn(answer);
      before = after;
    },
  };
};

const rows = (operations: readonly Operation[]) =>
  operations.map((operation) => ({ name: operation.operationId, operation }));

const SIDES = [
  { side: "the API", base: "/v1", type: "AGENCY", operations: ENDPOINTS.map(operationOf) },
  {
    side: "the platform side",
    base: "/backoffice",
    type: "DEVELOPER",
    operations: BACKOFFICE_ENDPOINTS.map(backofficeOperationOf),
  },
] as const;

describe.each(SIDES)("any request of $side", ({ base, type, operations }) => {
  const nextWorld = worldsOf(type);
  const options = { timeout: timeoutOf(RUNS) };
  const reads = operations.filter(({ method }) => method === "get");
  const writes = operations.filter(({ method }) => method !== "get");

  it.each(rows(reads))("to $name is answered as documented", options, async ({ operation }) => {
    const world = await nextWorld();
    const before = await world.stands();
    await holdInRounds(RUNS, async () => readTrial(targetOf(base, operation, world)));
    expect(await world.stands()).toEqual(before);
  });

  it.each(rows(writes))("to $name changes nothing when refused", options, ({ operation }) =>
    holdInRounds(RUNS, async () => writeTrial(targetOf(base, operation, await nextWorld()))),
  );
});
