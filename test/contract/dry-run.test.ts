import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { ask, withQuery } from "../support/contract-client.ts";
import { type Dump, dumpOf } from "../support/dump.ts";
import type { Answer, Json } from "../support/http.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { operations, sampleOf } from "./samples.ts";

/** Members that the write itself reveals (rules 29.3). */
const HIDDEN_UNTIL_DONE: Readonly<Record<string, readonly string[]>> = {
  acceptCaptacaoOffer: [
    "owner",
    "address",
    "acceptedAt",
    "acceptedVia",
    "refundUntil",
    "refundedAt",
    "soldAt",
    "stage",
    "stageLabel",
    "lostReason",
    "note",
    "tab",
  ],
};

stubFetch();

const account = sharedAccount();

const writes = operations(({ kind }) => kind === "write");

/** Some outcomes of a dry run name the write's effect: WOULD_APPLY (rules 8.2). */
const CONDITIONAL = /^WOULD_/;

/** A dry run of a batch is stored too, for its results. */
const KEPT_TABLES = ["batches", "batch_items", "batch_lanes"];

/** A portfolio's row without its counts of batches. */
const withoutBatches = (row: unknown) => ({ ...(row as object), batch_bytes: null, batch_items: null });

const keepsDryRun = (endpoint: Endpoint): boolean => "keepsDryRun" in endpoint;

const dumpBeside = async (endpoint: Endpoint): Promise<Dump> => {
  const dump = await dumpOf(account.accountId);
  if (!keepsDryRun(endpoint)) return dump;
  const beside = Object.entries(dump).filter(([table]) => !KEPT_TABLES.includes(table));
  return Object.fromEntries(
    beside.map(([table, rows]) => [table, table === "portfolios" ? rows.map(withoutBatches) : rows]),
  );
};

/** The result without new ids, and without the feed's report, which only a dry run has. */
const comparable = ({ body }: Answer): Json =>
  JSON.parse(
    JSON.stringify({ ...body.result, report: undefined }).replaceAll(/\b[a-z]+[-_][0-9a-z]{16}\b/g, "id"),
  );

describe("a dry run", () => {
  it.each(writes)("of $operation reports what the write does", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const dry = await ask(account.key, endpoint, withQuery(call, "dryRun=true"));
    const real = await ask(account.key, endpoint, call);
    expect(Math.floor(dry.status / 100)).toBe(Math.floor(real.status / 100));
    const before = comparable(dry);
    const after = comparable(real);
    const outcome = CONDITIONAL.test(`${before.outcome}`) ? before.outcome : after.outcome;
    expect(before).toEqual({ ...after, dryRun: true, ...(outcome !== undefined && { outcome }) });
    expect(real.body.result.dryRun).toBe(false);
  });

  it.each(writes)("of $operation writes nothing", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const before = await dumpBeside(endpoint);
    const { headers } = await ask(account.key, endpoint, withQuery(call, "dryRun=true"));
    expect(await dumpBeside(endpoint)).toEqual(before);
    expect(headers.has("Location")).toBe(keepsDryRun(endpoint));
  });

  it.each(writes)("of $operation shows an object of the same shape", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const dry = await ask(account.key, endpoint, withQuery(call, "dryRun=true"));
    const real = await ask(account.key, endpoint, call);
    const hidden = HIDDEN_UNTIL_DONE[endpoint.route.operationId] ?? [];
    const shown = Object.keys(real.body.data).filter((member) => !hidden.includes(member));
    expect(Object.keys(dry.body.data)).toEqual(shown);
  });

  it.each(writes)("of $operation is refused when the write is", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const unknown = { ...call, body: { nonsense: 1 } };
    const dry = await ask(account.key, endpoint, withQuery(unknown, "dryRun=true"));
    const real = await ask(account.key, endpoint, unknown);
    const { requestId: _dry, ...refusedDry } = dry.body;
    const { requestId: _real, ...refusedReal } = real.body;
    expect(refusedDry).toEqual(refusedReal);
  });

  it.each(writes)("of $operation is a real write when dryRun is false", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const before = await dumpOf(account.accountId);
    const { body } = await ask(account.key, endpoint, withQuery(call, "dryRun=false"));
    expect(body.result.dryRun).toBe(false);
    if (!call.traceless) expect(await dumpOf(account.accountId)).not.toEqual(before);
  });
});
