import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type * as z from "zod";
import type { Endpoint, WriteEndpoint } from "../../src/contract/endpoint.ts";
import { bodyOf, paramsOf } from "../../src/contract/route.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { operations, sampleOf } from "../contract/samples.ts";
import { ask, type Call, withQuery } from "../support/contract-client.ts";
import type { Dump } from "../support/dump.ts";
import type { Answer, Json, Options } from "../support/http.ts";
import { moveClock, stopClockAt } from "../support/time.ts";
import { forAllInRounds, timeoutOf } from "./for-all.ts";
import { jsonText } from "./json-text.ts";
import { type PopulatedAccount, populatedAccounts } from "./populated-account.ts";
import { type Known, valuesOf } from "./schema-values.ts";

const RUNS = 5;

const nextAccount = populatedAccounts();

// The clock is stopped, so that the times in two answers can be compared.
beforeEach(() => stopClockAt(Date.now()));

const writes = operations(({ kind }) => kind === "write") as { operation: string; endpoint: WriteEndpoint }[];

/** The parts of a call that come from the operation's sample, and those that replace it. */
interface Draft {
  readonly params: Record<string, string> | null;
  readonly onSample: boolean;
  readonly members: object;
}

/** Path parameters, without values that make the path of another route. */
const pathsOf = (params: z.ZodObject, known: Known): fc.Arbitrary<Record<string, string>> =>
  (valuesOf(params, known) as fc.Arbitrary<Record<string, string>>).filter((params) =>
    Object.values(params).every((text) => !/^\.{0,2}$/.test(text)),
  );

const draftsOf = ({ route }: WriteEndpoint, known: Known): fc.Arbitrary<Draft> => {
  const schema = bodyOf(route);
  return fc.record({
    params: fc.option(pathsOf(paramsOf(route), known), { freq: 2 }),
    onSample: fc.boolean(),
    members: schema === null ? fc.constant({}) : (valuesOf(schema, known) as fc.Arbitrary<object>),
  });
};

/** The sample unchanged, which every operation accepts. */
const AS_SAMPLED: Draft = { params: null, onSample: true, members: {} };

const callOf = async (
  { account }: PopulatedAccount,
  endpoint: WriteEndpoint,
  { params, onSample, members }: Draft,
): Promise<Call> => {
  const sample = await sampleOf(endpoint as Endpoint, account);
  const body =
    bodyOf(endpoint.route) && jsonText({ ...(onSample ? (sample.body as object) : {}), ...members });
  return { ...sample, ...(params && { params }), ...(body !== null && { body }) };
};

const KEPT_TABLES = ["batches", "batch_items", "batch_lanes"];

/** A row without the counts of what a dry run keeps. */
const withoutKept = (row: Json): Json => {
  const { batch_bytes: _, batch_items: __, ...rest } = row;
  return rest;
};

/** The stored rows, without those that a dry run keeps for its results. */
const storedWithoutKept = async (populated: PopulatedAccount, endpoint: WriteEndpoint): Promise<Dump> => {
  const dump = await populated.stored();
  if (!("keepsDryRun" in endpoint)) return dump;
  const others = Object.entries(dump).filter(([table]) => !KEPT_TABLES.includes(table));
  return { ...Object.fromEntries(others), portfolios: dump.portfolios!.map(withoutKept) };
};

const ID = /\b[a-z]+[-_][0-9a-hjkmnp-tv-z]{16}\b/g;

/** Some results and their objects name the write's effect: WOULD_APPLY (rules 8.2). */
const CONDITIONAL = /^WOULD_/;

/** An agreement reveals contacts, its dry run does not (rules 28.7). */
const withoutContact = (data: Json): Json => {
  if (!data.counterpart) return data;
  const { contactName: _, phone: __, email: ___, ...counterpart } = data.counterpart;
  const { listingUrl: ____, ...property } = data.property ?? {};
  return { ...data, counterpart, property };
};

/** An answer without new values, and without what only a dry run shows or hides. */
const comparable = ({ status, body }: Answer): Json => {
  const { requestId: _, result, ...rest } = JSON.parse(JSON.stringify(body).replaceAll(ID, "id"));
  if (status >= 400) return rest;
  const { dryRun: __, report: ___, ...said } = result;
  const { dryRun: ____, ...data } = rest.data;
  return { data: withoutContact(data), result: said };
};

/** Checks that the first answer predicts everything in the second that can be known in advance. */
const expectPredicted = (dry: Answer, real: Answer): void => {
  expect(Math.floor(dry.status / 100), `${dry.text} ${real.text}`).toBe(Math.floor(real.status / 100));
  if (real.status < 400) expect([dry.body.result.dryRun, real.body.result.dryRun]).toEqual([true, false]);
  if (!CONDITIONAL.test(dry.body.result?.outcome)) expect(comparable(dry)).toEqual(comparable(real));
};

/** A dry run writes nothing and predicts the call; the same call under its key again writes nothing more. */
const checkPrediction = async (
  populated: PopulatedAccount,
  endpoint: WriteEndpoint,
  draft: Draft,
): Promise<void> => {
  moveClock(SECOND_MS);
  const call = await callOf(populated, endpoint, draft);
  const key = endpoint.idempotent ? { headers: { "Idempotency-Key": crypto.randomUUID() } } : {};
  const send = (sent: Call, options: Options = {}) =>
    ask(populated.account.key, endpoint as Endpoint, sent, options);
  const before = await storedWithoutKept(populated, endpoint);
  const dry = await send(withQuery(call, "dryRun=true"));
  expect(await storedWithoutKept(populated, endpoint)).toEqual(before);
  const real = await send(call, key);
  expectPredicted(dry, real);
  if (!endpoint.idempotent) return;
  const after = await populated.stored();
  const again = await send(call, key);
  if (real.status < 400) expect(again.headers.get("Idempotent-Replayed")).toBe("true");
  expect([again.status, comparable(again)]).toEqual([real.status, comparable(real)]);
  expect(await populated.stored()).toEqual(after);
};

describe("any write", () => {
  it.each(writes)("of $operation is predicted by its dry run", { timeout: timeoutOf(RUNS) }, ({ endpoint }) =>
    forAllInRounds(RUNS, async () => {
      const populated = await nextAccount();
      return {
        values: draftsOf(endpoint, populated.known),
        check: (draft) => checkPrediction(populated, endpoint, draft),
        examples: [AS_SAMPLED],
      };
    }),
  );
});
