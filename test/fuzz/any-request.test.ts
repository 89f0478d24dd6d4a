import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import { backofficeOperationOf } from "../../src/docs/backoffice-operation.ts";
import { type Operation, operationOf } from "../../src/docs/operation.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { expectAnswered } from "./answers.ts";
import { hold, timeoutOf } from "./hold.ts";
import { type Shot, shoot, shotsAt } from "./shots.ts";
import { makeWorld, standStill, type World } from "./world.ts";

const READS = 10;
const WRITES = 10;

standStill();

const named = (operations: readonly Operation[]) =>
  operations.map((operation) => ({ name: operation.operationId, operation }));

const reads = ({ method }: Operation): boolean => method === "get";
const writes = (operation: Operation): boolean => !reads(operation);

/** Any request of an operation is answered as documented, and a refused one leaves everything as it stood. */
const holdOver = async (base: "/v1" | "/backoffice", operation: Operation, world: World): Promise<void> => {
  const credential = base === "/v1" ? world.account.key : env.BACKOFFICE_TOKEN;
  let before = await world.stands();
  await hold(shotsAt(operation, world.known, credential), WRITES, async (shot: Shot) => {
    const answer = await shoot(base, operation, shot);
    expectAnswered(operation, answer, { body: shot.body, secrets: [credential] });
    const after = await world.stands();
    if (answer.status >= 400) expect(after).toEqual(before);
    else world.learn(answer);
    before = after;
  });
};

const holdOverRead = async (
  base: "/v1" | "/backoffice",
  operation: Operation,
  world: World,
): Promise<void> => {
  const credential = base === "/v1" ? world.account.key : env.BACKOFFICE_TOKEN;
  const before = await world.stands();
  await hold(shotsAt(operation, world.known, credential), READS, async (shot: Shot) => {
    const answer = await shoot(base, operation, shot);
    expectAnswered(operation, answer, { body: null, secrets: [credential] });
    const head = await shoot(base, operation, shot, "HEAD");
    expect([head.status, head.text]).toEqual([answer.status, ""]);
  });
  expect(await world.stands()).toEqual(before);
};

describe("any request of the API", () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  const operations = ENDPOINTS.map(operationOf);

  it.each(named(operations.filter(reads)))(
    "to $name is answered as documented",
    { timeout: timeoutOf(READS) },
    ({ operation }) => holdOverRead("/v1", operation, world),
  );

  it.each(named(operations.filter(writes)))(
    "to $name changes nothing when refused",
    { timeout: timeoutOf(WRITES) },
    ({ operation }) => holdOver("/v1", operation, world),
  );
});

describe("any request of the platform side", () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld("DEVELOPER");
  });
  const operations = BACKOFFICE_ENDPOINTS.map(backofficeOperationOf);

  it.each(named(operations.filter(reads)))(
    "to $name is answered as documented",
    { timeout: timeoutOf(READS) },
    ({ operation }) => holdOverRead("/backoffice", operation, world),
  );

  it.each(named(operations.filter(writes)))(
    "to $name changes nothing when refused",
    { timeout: timeoutOf(WRITES) },
    ({ operation }) => holdOver("/backoffice", operation, world),
  );
});
