import { describe, expect, it } from "vitest";
import { sampleOf } from "../../contract/samples.ts";
import {
  callTool,
  confirmedBy,
  endpointOf,
  previewed,
  toolName,
  WAYS_TO_CONFIRM,
} from "../../support/agent.ts";
import { backoffice } from "../../support/api.ts";
import { ask } from "../../support/contract-client.ts";
import { dumpOf } from "../../support/dump.ts";
import { holdQueues } from "../../support/hold-queues.ts";
import type { Json } from "../../support/http.ts";
import { makeLead } from "../../support/lead.ts";
import { query } from "../../support/query.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

stubFetch();
holdQueues();

const account = sharedAccount();

/** A result without values that are new each time: ids and phones. */
const comparable = ({ result }: Json): Json =>
  JSON.parse(JSON.stringify(result).replaceAll(/\b[a-z]+[-_][0-9a-z]{16}\b|\+55\d+/g, "#"));

describe("a confirmed write", () => {
  it.each(WAYS_TO_CONFIRM)(
    "of $operation by $way is saved, and answers as the API does",
    async ({ endpoint, way }) => {
      const toolCall = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
      const confirmation = await previewed(toolCall, { way });
      const answer = await callTool(toolCall, confirmedBy(confirmation, way));
      const plain = await ask(account.key, endpoint, await sampleOf(endpoint, account));
      if (answer.kind !== "saved") throw new Error(JSON.stringify(answer));
      expect(answer.status).toBe(plain.status);
      expect(comparable(answer.body)).toEqual(comparable(plain.body));
      expect(answer.body.result.dryRun).toBe(false);
    },
  );

  it.each(WAYS_TO_CONFIRM)(
    "of $operation by $way is refused a second time, with what it did",
    async ({ endpoint, way }) => {
      const toolCall = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
      const confirmed = confirmedBy(await previewed(toolCall, { way }), way);
      const saved = await callTool(toolCall, confirmed);
      if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
      const { data, result } = saved.body;
      const before = await dumpOf(account.accountId);
      const again = await callTool(toolCall, confirmed);
      expect(again).toMatchObject({
        kind: "result",
        isError: true,
        result: {
          code: "confirmation_used",
          message: expect.any(String),
          next: expect.any(String),
          did: {
            ...(result.outcome === undefined ? { summary: result.summary } : { outcome: result.outcome }),
            ...(typeof data.id === "string" && { id: data.id }),
            ...(Array.isArray(data) && { items: data.map(({ id, outcome }) => ({ id, outcome })) }),
          },
        },
      });
      expect(await dumpOf(account.accountId)).toEqual(before);
    },
  );

  it.each(WAYS_TO_CONFIRM)(
    "of $operation by $way leaves an audit row for each object, without a value",
    async ({ endpoint, way }) => {
      const { accountId, path, keyId, key } = account;
      const call = await sampleOf(endpoint, account);
      const toolCall = { key, endpoint, call };
      const confirmed = confirmedBy(await previewed(toolCall, { way }), way);
      const countAudit = async (): Promise<number> =>
        (await query`SELECT 1 FROM audit WHERE account_id = ${accountId}`).length;
      const before = await countAudit();
      const saved = await callTool(toolCall, confirmed);
      await callTool(toolCall, confirmed);
      const items: Json[] =
        saved.kind === "saved" && endpoint.route.operationId === "confirmProperties" ? saved.body.data : [];
      const confirmedIds = items.filter(({ outcome }) => outcome === "CONFIRMED").map(({ id }) => id);
      expect(await countAudit()).toBe(before + (confirmedIds.length || 1));
      const rows: Json[] = (await backoffice.get(`${path}/audit?limit=${confirmedIds.length || 1}`)).body
        .data;
      const [row] = rows;
      if (confirmedIds.length > 0)
        expect(rows.map(({ subject }) => subject).toSorted()).toEqual(confirmedIds.toSorted());
      expect(row).toMatchObject({ actor: keyId, action: `mcp.${way}.${toolName(endpoint)}` });
      expect(row.fields).toEqual([...Object.keys(call.params ?? {}), ...Object.keys(call.body ?? {})]);
      if (saved.kind === "saved" && saved.body.data.phones) expect(row.subject).toBe(saved.body.data.id);
    },
  );
});

describe("an answer that a purge deletes", () => {
  it("is not given for a used confirmation, which saves nobody a second time", async () => {
    const endpoint = endpointOf("patchLead");
    const { id } = await makeLead(account);
    const notes = "Prefere o andar alto.";
    const toolCall = { key: account.key, endpoint, call: { params: { leadId: id }, body: { notes } } };
    const confirmed = confirmedBy(await previewed(toolCall));
    await callTool(toolCall, confirmed);
    await backoffice.post(`${account.path}/leads/${id}/trash`);
    await backoffice.post(`${account.path}/leads/${id}/purge`);
    const again = await callTool(toolCall, confirmed);
    expect(again).toMatchObject({ result: { code: "confirmation_used", did: { outcome: "UPDATED", id } } });
    expect(JSON.stringify(again)).not.toContain(notes);
  });

  it("brings no purged person back", async () => {
    const endpoint = endpointOf("createLead");
    const call = await sampleOf(endpoint, account);
    const toolCall = { key: account.key, endpoint, call };
    const confirmed = confirmedBy(await previewed(toolCall));
    const saved = await callTool(toolCall, confirmed);
    if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
    const { id } = saved.body.data;
    await backoffice.post(`${account.path}/leads/${id}/trash`);
    await backoffice.post(`${account.path}/leads/${id}/purge`);
    const before = await dumpOf(account.accountId);
    expect(await callTool(toolCall, confirmed)).toMatchObject({ result: { code: "confirmation_used" } });
    expect(await dumpOf(account.accountId)).toEqual(before);
  });
});

describe("a batch", () => {
  it("is stored only by its confirmation", async () => {
    const endpoint = endpointOf("createLeadBatch");
    const toolCall = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
    const countBatches = async () => (await dumpOf(account.accountId)).batches!.length;
    const before = await countBatches();
    const confirmation = await previewed(toolCall);
    expect(await countBatches()).toBe(before);
    await callTool(toolCall, { confirmation });
    expect(await countBatches()).toBe(before + 1);
  });
});
