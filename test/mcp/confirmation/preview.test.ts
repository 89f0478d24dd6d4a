import { describe, expect, it } from "vitest";
import { sampleOf } from "../../contract/samples.ts";
import { callTool, codeOf, previewed, type ToolOptions, WRITE_TOOLS } from "../../support/agent.ts";
import { type Dump, dumpOf, dumpOfGate } from "../../support/dump.ts";
import { holdQueues } from "../../support/hold-queues.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

stubFetch();
holdQueues();

const account = sharedAccount();

/** Everything stored about the account, including the gate's calls. */
const footprint = async (): Promise<Dump> => {
  const { "gate: idempotency": answers, ...gate } = await dumpOfGate(account.accountId);
  expect(Object.keys(gate)).toContain("gate: counts");
  return { ...(await dumpOf(account.accountId)), "gate: idempotency": answers! };
};

const A_TEXT = "A".repeat(43);

/** Values that an agent may send instead of an issued confirmation. */
const UNCONFIRMED: readonly [string, ToolOptions, string | null][] = [
  ["nothing", {}, null],
  ["null", { confirmation: null }, null],
  ["a made-up confirmation", { confirmation: A_TEXT }, "confirmation_mismatch"],
  ["an empty one", { confirmation: "" }, "confirmation_malformed"],
  ["true", { confirmation: true }, "confirmation_malformed"],
  ["a form's state", { reply: { requestState: A_TEXT } }, "confirmation_mismatch"],
  ["a form to fill in", { way: "form" }, null],
  ["a confirmation to a form", { way: "form", confirmation: A_TEXT }, "confirmation_mismatch"],
  [
    "an answer to a form that was never shown",
    { way: "form", reply: { inputResponses: { save: { action: "accept", content: { save: true } } } } },
    null,
  ],
  [
    "an answer to a made-up form",
    {
      way: "form",
      reply: {
        requestState: A_TEXT,
        inputResponses: { save: { action: "accept", content: { save: true } } },
      },
    },
    "confirmation_mismatch",
  ],
  ["no way to ask", { way: null }, "confirmation_form_required"],
];

describe("a call that no person has confirmed", () => {
  it.each(WRITE_TOOLS)("changes nothing through $operation, whatever it contains", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const before = await footprint();
    for (const [what, manner, code] of UNCONFIRMED) {
      const answer = await callTool({ key: account.key, endpoint, call }, manner);
      expect([what, answer.kind === "saved", codeOf(answer)]).toEqual([what, false, code]);
    }
    expect(await footprint()).toEqual(before);
  });

  it.each(WRITE_TOOLS)("cannot make $operation more than a dry run", async ({ endpoint }) => {
    const sample = await sampleOf(endpoint, account);
    const before = await footprint();
    const answer = await callTool({
      key: account.key,
      endpoint,
      call: { ...sample, query: "dryRun=false" },
    });
    expect(answer).toMatchObject({ kind: "result", result: { saved: false } });
    expect(await footprint()).toEqual(before);
  });
});

describe("a preview", () => {
  it.each(WRITE_TOOLS)("of $operation shows what its dry run reports", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const answer = await callTool({ key: account.key, endpoint, call });
    expect(answer).toMatchObject({
      kind: "result",
      isError: false,
      result: {
        saved: false,
        preview: { data: expect.anything(), result: { dryRun: true } },
        confirmation: expect.stringMatching(/^[\w-]{43}$/),
        expiresAt: expect.stringMatching(/^\d{4}-.+Z$/),
        next: expect.any(String),
      },
    });
  });

  it.each(WRITE_TOOLS)(
    "of $operation names no object that does not exist yet",
    async ({ endpoint, operation }) => {
      const call = await sampleOf(endpoint, account);
      const toolCall = { key: account.key, endpoint, call };
      const shown = await callTool(toolCall);
      if (shown.kind !== "result") throw new Error(JSON.stringify(shown));
      const { id } = (shown.result.preview as { data: { id?: string } }).data;
      const saved = await callTool(toolCall, { confirmation: shown.result.confirmation });
      if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
      const made = ["CREATED", "REGISTERED"].includes(saved.body.result.outcome);
      const isNew = made || operation.endsWith("Batch");
      expect(id).toBe(isNew ? undefined : saved.body.data.id);
    },
  );

  it.each(WRITE_TOOLS)("of $operation counts as one call", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const used = async () => (await account.api.get("/me")).body.data.usage.calls;
    const before = await used();
    await previewed({ key: account.key, endpoint, call });
    expect(await used()).toBe(before + 1);
  });

  it.each(WRITE_TOOLS)("of $operation is refused as the write would be", async ({ endpoint }) => {
    const sample = await sampleOf(endpoint, account);
    const call = { ...sample, body: { ...(sample.body as object | undefined), nonsense: 1 } };
    const answer = await callTool({ key: account.key, endpoint, call });
    expect(answer).toMatchObject({ kind: "refused", body: { code: "invalid_body" } });
  });
});
