import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BackofficeEndpoint } from "../../src/backoffice/endpoint.ts";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import type { MoveState } from "../../src/domain/moves/move.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { callAsMember } from "../../src/panel/member-calls.ts";
import { OPEN } from "../../src/panel/open.ts";
import type { PanelCall } from "../../src/ports/panel.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { servicesOf } from "../../src/services.ts";
import { SOURCES } from "../architecture/sources.ts";
import { sampleOf } from "../contract/samples.ts";
import { backofficeWrite } from "../faults/backoffice-writes.ts";
import { callTool, confirmationOf, confirmedBy } from "../support/agent.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { readyDesk } from "../support/captacao.ts";
import { pathOf } from "../support/contract-client.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import type { Method } from "../support/http.ts";
import { aMember } from "../support/member-calls.ts";
import { BINDINGS, clearMoves, countIn, planMove, workOn } from "../support/move-stage.ts";
import { type Call, serveWith } from "../support/serve-with.ts";
import { moveClock } from "../support/time.ts";
import { prepareShards, type ShardName } from "../support/two-shards.ts";

const faultless = () => faultyEnv(null, BINDINGS);

/** Makes a prepared write, once. @throws Error unless it succeeds */
type Change = () => Promise<unknown>;

const API_WRITES = ENDPOINTS.filter(({ kind, database }) => kind === "write" && database === "directory");

/** The back office's writes to the directory, found by the database that they pass to `operate`. */
const BACKOFFICE_WRITES = SOURCES.filter(
  ({ path, uncommented }) =>
    /^src\/(backoffice|dashboard|operator)\//.test(path) && uncommented.includes('database: "directory",'),
).map(({ uncommented }): BackofficeEndpoint => {
  const operationId = /operationId: "(\w+)"/.exec(uncommented)![1];
  return BACKOFFICE_ENDPOINTS.find(({ route }) => route.operationId === operationId)!;
});

const assertOk = (status: number, text: string): void => {
  if (status >= 300) throw new Error(`Answered ${status}: ${text}`);
};

const apiCall = async (endpoint: Endpoint, account: TestAccount, key?: string): Promise<Call> => {
  const sample = await sampleOf(endpoint, account);
  return {
    key: account.key,
    method: endpoint.route.method.toUpperCase() as Method,
    base: "",
    path: pathOf(endpoint, sample),
    options: {
      ...(sample.body !== undefined && { body: sample.body }),
      ...(key !== undefined && { headers: { "Idempotency-Key": key } }),
    },
  };
};

const sentBy = (call: Call) => async (): Promise<void> => {
  const answer = await serveWith(faultless(), call);
  if (answer === "died") throw new Error("Died.");
  assertOk(answer.status, answer.text);
};

/** Calls under a key whose answers were lost on their way, to be sent again when all moves are over. */
const lost: Call[] = [];

/** Makes a call that commits, and dies before it has notified the gate. */
const dyingBeforeNotice = (call: Call) => async (): Promise<void> => {
  const died = await serveWith(
    faultyEnv({ at: 1, among: "ACCOUNT_GATE.settle", when: "before", how: "die" }, BINDINGS),
    call,
  );
  if (died !== "died") assertOk(died.status, died.text);
  expect(died).toBe("died");
  lost.push(call);
};

const byAgent = async (endpoint: Endpoint, account: TestAccount): Promise<Change> => {
  const call = await sampleOf(endpoint, account);
  const toolCall = { key: account.key, endpoint, call };
  return async () => {
    const shown = await callTool(toolCall, {}, faultless());
    const answer = await callTool(toolCall, confirmedBy(confirmationOf(shown)), faultless());
    if (answer.kind !== "saved") throw new Error(`Answered ${JSON.stringify(answer)}`);
  };
};

/** Calls as the dashboard does, whose form has an id of its own. */
const asMember = (
  account: TestAccount,
  call: Omit<PanelCall, "requestId" | "language" | "address" | "accountId">,
) => {
  return async (): Promise<void> => {
    const { env: bindings } = faultless();
    const answer = await callAsMember(
      { services: (meter) => servicesOf(bindings, meter), waitUntil: () => undefined },
      {
        requestId: crypto.randomUUID(),
        language: "en",
        address: null,
        accountId: account.accountId,
        once: crypto.randomUUID().slice(0, 22),
        ...call,
      },
    );
    if (answer.kind !== "done") throw new Error(`Answered ${JSON.stringify(answer)}`);
  };
};

const apiAsMember = async (
  endpoint: Endpoint,
  account: TestAccount,
  person: PanelCall["person"],
): Promise<Change> => {
  const { params, body } = await sampleOf(endpoint, account);
  const { operationId } = endpoint.route;
  return asMember(account, {
    operationId,
    person,
    params: { ...params },
    ...(body !== undefined && { body: body as Record<string, unknown> }),
  });
};

/** Operations whose every call needs a new object: a person, for instance, is removed only once. */
const PREPARED_CALLS: Readonly<Record<string, (account: TestAccount) => Promise<Call>>> = {
  setMember: async ({ path }) => ({
    key: env.BACKOFFICE_TOKEN,
    method: "PUT",
    base: "/backoffice",
    path: `${path}/members`,
    options: { body: { email: `${crypto.randomUUID()}@example.com`, role: "MANAGER" } },
  }),
  removeMember: async ({ accountId, path }) => ({
    key: env.BACKOFFICE_TOKEN,
    method: "POST",
    base: "/backoffice",
    path: `${path}/members/remove`,
    options: { body: { email: (await aMember(accountId, "MANAGER")).email } },
  }),
};

let settings = 0;

/** Bodies for operations whose sample would be refused here, or change nothing the second time. */
const BODIES: Readonly<Record<string, () => Record<string, unknown>>> = {
  changeOwner: () => ({ stage: "LOST", lostReason: "Desistiu." }),
  changeCaptacaoSettings: () => {
    settings += 1;
    return { autoPauseAfter: 900 + settings };
  },
};

const paramsIn = (template: string, path: string): Record<string, string> => {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const found = new RegExp(`^${template.replace(/\{\w+\}/g, "([^/]+)")}$`).exec(path)!;
  return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1]!)]));
};

/** Makes a back-office write as the dashboard if it is open to members, otherwise as the operator. */
const backofficeChange = async (
  endpoint: BackofficeEndpoint,
  account: TestAccount,
  person: PanelCall["person"],
): Promise<Change> => {
  const { operationId, path } = endpoint.route;
  const call = await (PREPARED_CALLS[operationId]?.(account) ?? backofficeWrite(endpoint, account));
  if (!OPEN.has(operationId)) return sentBy(call);
  const body = BODIES[operationId]?.() ?? (call.options?.body as Record<string, unknown> | undefined);
  return asMember(account, { operationId, person, params: paramsIn(path, call.path), ...(body && { body }) });
};

/** Each write to the directory, through every entry point. */
const changesOf = async (account: TestAccount, person: PanelCall["person"]): Promise<Map<string, Change>> => {
  const changes = new Map<string, Change>();
  for (const endpoint of API_WRITES) {
    const name = endpoint.route.operationId;
    changes.set(name, sentBy(await apiCall(endpoint, account)));
    changes.set(`${name} with a key`, sentBy(await apiCall(endpoint, account, crypto.randomUUID())));
    changes.set(
      `${name} whose answer is lost`,
      dyingBeforeNotice(await apiCall(endpoint, account, crypto.randomUUID())),
    );
    if (endpoint.tool) changes.set(`${name} by an agent`, await byAgent(endpoint, account));
    if (OPEN.has(name)) changes.set(`${name} by the dashboard`, await apiAsMember(endpoint, account, person));
  }
  for (const endpoint of BACKOFFICE_WRITES)
    changes.set(endpoint.route.operationId, await backofficeChange(endpoint, account, person));
  return changes;
};

interface Stage {
  readonly name: string;
  /** A move that begins in this stage. */
  readonly move?: readonly [from: ShardName, to: ShardName];
  /** The state up to which the move continues; to its end if absent. */
  readonly until?: MoveState;
}

/** A move to the other database and back. */
const STAGES: readonly Stage[] = [
  { name: "that has never moved" },
  { name: "that is copied out of the directory's database", move: ["DB", "DB_S1"], until: "COPYING" },
  { name: "that is closed to leave it", until: "FROZEN" },
  { name: "that has left it", until: "CLEANING" },
  { name: "whose old rows are gone" },
  { name: "that is copied into it", move: ["DB_S1", "DB"], until: "COPYING" },
  { name: "that is closed to come", until: "FROZEN" },
  { name: "that has come back", until: "CLEANING" },
  { name: "whose move is over" },
];

const GONE = "whose old rows are gone";

let account: TestAccount;
const changes = new Map<string, ReadonlyMap<string, Change>>();

beforeAll(async () => {
  await prepareShards();
  account = await readyDesk(await makeAccount(), 100_000_000);
  const person = await aMember(account.accountId, "OWNER");
  // Samples are made while the account is in the only database that this deployment binds.
  for (const { name } of STAGES) changes.set(name, await changesOf(account, person));
}, 120_000);

afterAll(() => clearMoves([account.accountId]));

const namesOf = (): string[] => [
  ...API_WRITES.map(({ route }) => route.operationId),
  ...BACKOFFICE_WRITES.map(({ route }) => route.operationId),
];

it("the test knows every write that commits in the directory", () => {
  expect(namesOf()).toEqual(
    expect.arrayContaining(["acceptCaptacaoOffer", "registerLaunchClient", "setPartnershipStatus"]),
  );
  expect(namesOf()).toEqual(expect.arrayContaining(["acceptOffer", "requestMatch", "askPartnershipUpdate"]));
  expect(BACKOFFICE_WRITES).not.toContain(undefined);
});

describe("every write to the directory, through every entry point", () => {
  it.each(STAGES)("succeeds for an account $name", async ({ name, move, until }) => {
    if (move) await planMove(account.accountId, ...move);
    await workOn(account.accountId, ({ state }) => state === until);
    const refused: string[] = [];
    for (const [change, act] of changes.get(name)!)
      await act().catch((error: unknown) => refused.push(`${change}: ${(error as Error).message}`));
    expect(refused).toEqual([]);
    // Every table with a fence is empty in the database that the account left.
    if (name === GONE) expect(await countIn("DB", account.accountId)).toBe(0);
  });

  it("repeats a lost answer after the moves", async () => {
    expect(lost).toHaveLength(STAGES.length * API_WRITES.length);
    moveClock(11 * SECOND_MS);
    for (const call of lost) {
      const answer = await serveWith(faultless(), call);
      if (answer === "died") throw new Error("Died.");
      expect([answer.status < 300, answer.headers.get("Idempotent-Replayed")], answer.text).toEqual([
        true,
        "true",
      ]);
      expect(answer.body.result.outcome).toMatch(/^(ACCEPTED|REGISTERED|STATUS_SET)$/);
    }
  });
});
