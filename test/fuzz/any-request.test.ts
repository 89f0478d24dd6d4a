import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { BACKOFFICE_OPERATIONS, OPERATIONS, type Operation } from "../../src/docs/operations.ts";
import type { Dump } from "../support/dump.ts";
import { expectAgreement } from "./expect-agreement.ts";
import { expectAnswered } from "./expect-answered.ts";
import { forAllInRounds, type Trial, timeoutOf } from "./for-all.ts";
import { type PopulatedAccount, populatedAccounts } from "./populated-account.ts";
import { type FuzzedRequest, requestsOf, sendFuzzed } from "./requests.ts";

const RUNS = 15;

interface Target {
  readonly base: "/v1" | "/backoffice";
  readonly operation: Operation;
  readonly populated: PopulatedAccount;
  readonly credential: string;
}

const targetOf = (base: Target["base"], operation: Operation, populated: PopulatedAccount): Target => ({
  base,
  operation,
  populated,
  credential: base === "/v1" ? populated.account.key : env.BACKOFFICE_TOKEN,
});

/** A read is answered as documented, and so is its HEAD. */
const readTrial = ({ base, operation, populated, credential }: Target): Trial<FuzzedRequest> => ({
  values: requestsOf(operation, populated.known, credential),
  check: async (request) => {
    const answer = await sendFuzzed(base, operation, request);
    expectAnswered(operation, answer, { body: null, secrets: [credential] });
    const head = await sendFuzzed(base, operation, request, "HEAD");
    expect([head.status, head.text]).toEqual([answer.status, ""]);
  },
});

const AUDITED_READS: readonly unknown[] = ["call.read", "lead.contact", "lead.export"];

/** A dump without the rows that record an operator's reading of calls and clients (rules 35.8), and their size. */
const unread = ({ audit = [], account_stores = [], ...others }: Dump): Dump => ({
  ...others,
  account_stores: account_stores.filter((row) => (row as { store?: unknown }).store !== "audit"),
  audit: audit.filter((row) => !AUDITED_READS.includes((row as { action?: unknown }).action)),
});

/** A write is answered as documented, and a refused one changes nothing. */
const writeTrial = async ({
  base,
  operation,
  populated,
  credential,
}: Target): Promise<Trial<FuzzedRequest>> => {
  let before = await populated.stored();
  return {
    values: requestsOf(operation, populated.known, credential),
    check: async (request) => {
      const answer = await sendFuzzed(base, operation, request);
      const previous = before;
      before = await populated.stored();
      expectAnswered(operation, answer, { body: request.body, secrets: [credential] });
      await expectAgreement(base === "/v1" ? "v1" : "backoffice", operation, request.body, answer);
      if (answer.status >= 400) expect(before, answer.text).toEqual(previous);
      else populated.learn(answer);
    },
  };
};

const rows = (operations: readonly Operation[]) =>
  operations.map((operation) => ({ name: operation.route.operationId, operation }));

const SIDES = [
  { side: "the API", base: "/v1", type: "AGENCY", operations: OPERATIONS },
  {
    side: "the platform side",
    base: "/backoffice",
    type: "DEVELOPER",
    operations: BACKOFFICE_OPERATIONS,
  },
] as const;

describe.each(SIDES)("any request of $side", ({ base, type, operations }) => {
  const nextAccount = populatedAccounts(type);
  const options = { timeout: timeoutOf(RUNS) };
  const reads = operations.filter(({ route }) => route.method === "get");
  const writes = operations.filter(({ route }) => route.method !== "get");

  it.each(rows(reads))("to $name is answered as documented", options, async ({ operation }) => {
    const populated = await nextAccount();
    const before = unread(await populated.stored());
    await forAllInRounds(RUNS, async () => readTrial(targetOf(base, operation, populated)));
    expect(unread(await populated.stored())).toEqual(before);
  });

  it.each(rows(writes))("to $name changes nothing if it is refused", options, ({ operation }) =>
    forAllInRounds(RUNS, async () => writeTrial(targetOf(base, operation, await nextAccount()))),
  );
});
