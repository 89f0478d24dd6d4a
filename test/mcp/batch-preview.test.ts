import { describe, expect, it } from "vitest";
import { compact } from "../../src/mcp/results/tool-result.ts";
import { makeAccount } from "../support/api.ts";
import { dumpOf } from "../support/dump.ts";
import { holdQueues } from "../support/hold-queues.ts";
import { listing } from "../support/listing.ts";
import { callTool } from "../support/mcp.ts";

holdQueues();

interface Row {
  readonly outcome: string;
}

const client = {
  name: "Ana Prado",
  consentGiven: true,
  phones: [{ number: "41999990000", isWhatsApp: true }],
};

const BATCHES = [
  [
    "create_lead_batch",
    "/leads/batch",
    [{ ...client, externalRef: "C-1" }, client, { externalRef: "C-3", name: 5, nonsense: 1 }],
  ],
  [
    "create_property_batch",
    "/properties/batch",
    [listing({ externalRef: "P-1" }), listing(), listing({ externalRef: "P-1", type: "CASTELO" })],
  ],
] as const;

describe("the preview of a batch", () => {
  it.each(BATCHES)("by %s lists the refused items and why, as %s does", async (tool, path, items) => {
    const account = await makeAccount();
    const before = await dumpOf(account.accountId);
    const { isError, result } = await callTool(account.key, tool, { items });
    const { data } = result.preview;
    expect([isError, data.total, data.accepted, data.rejected]).toEqual([false, 3, 1, 2]);
    expect(data.refused[0]).toMatchObject({
      index: 1,
      outcome: "REJECTED",
      code: expect.any(String),
      invalidParams: [{ name: "externalRef", code: "required" }],
    });
    expect(await dumpOf(account.accountId)).toEqual(before);
    const made = await account.api.post(path, { body: { items } });
    const { results } = (await account.api.get(`${path}/${made.body.data.id}`)).body.data;
    const refused = results.filter(({ outcome }: Row) => outcome === "REJECTED");
    expect(data.refused).toEqual(compact(refused));
  });

  it("lists the first 20 refused items, and says that there are more", async () => {
    const { key } = await makeAccount();
    const items = Array.from({ length: 21 }, () => client);
    const { data } = (await callTool(key, "create_lead_batch", { items })).result.preview;
    expect(data).toMatchObject({ rejected: 21, truncated: true, next: expect.stringContaining("20") });
    expect(data.refused).toHaveLength(20);
  });

  it("names the addresses that saving it will fetch", async () => {
    const { key } = await makeAccount();
    const photos = ["https://fotos.example.com/sala.jpg", "https://fotos.example.com/varanda.jpg?v=2"];
    const previewOf = async (tool: string, args: Readonly<Record<string, unknown>>) =>
      (await callTool(key, tool, args)).result.preview;
    const item = listing({ externalRef: "P-1", photos });
    expect((await previewOf("create_property_batch", { items: [item] })).fetches).toEqual(photos);
    expect((await previewOf("create_property", item)).fetches).toEqual(photos);
    expect(await previewOf("create_property", listing())).not.toHaveProperty("fetches");
  });

  it("has no rows if no item is refused", async () => {
    const { key } = await makeAccount();
    const items = [{ ...client, externalRef: "C-1" }];
    const { data } = (await callTool(key, "create_lead_batch", { items })).result.preview;
    expect(data).toEqual({
      type: "leads",
      status: "QUEUED",
      total: 1,
      accepted: 1,
      rejected: 0,
      dryRun: true,
    });
  });
});
