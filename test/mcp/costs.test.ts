import { describe, expect, it } from "vitest";
import { queryOf } from "../../src/contract/route.ts";
import { TOOLS } from "../../src/mcp/tools/tool.ts";
import { sampleOf } from "../contract/samples.ts";
import { pathOf, withQuery } from "../support/contract-client.ts";
import { type Answer, send } from "../support/http.ts";
import { listing } from "../support/listing.ts";
import { legacyMessage, postMcp } from "../support/mcp.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";

stubFetch();

const account = sharedAccount();

/** The caller's hops and round trips, as the answer reports them outside production. */
const costOf = ({ headers }: Answer): string | undefined =>
  /objects;desc="\d+", d1;desc="\d+"/.exec(headers.get("Server-Timing") ?? "")?.[0];

const callOf = (name: string, given: object) => legacyMessage("tools/call", { name, arguments: given });

const reads = TOOLS.filter(
  ({ name, endpoint }) => endpoint.kind === "read" && name !== "list_reference_values",
);

describe("a message of an agent", () => {
  it.each(reads.map(({ name, endpoint }) => ({ name, endpoint })))(
    "that calls $name costs what its endpoint does",
    async ({ name, endpoint }) => {
      const sample = await sampleOf(endpoint, account);
      // Both read pages of the same size, because a page's cost may depend on the number of rows.
      const limit = "limit" in queryOf(endpoint.route).shape ? { limit: 10 } : {};
      const path = pathOf(endpoint, limit.limit ? withQuery(sample, "limit=10") : sample);
      await send("GET", path, account.key);
      const given = { ...sample.params, ...Object.fromEntries(new URLSearchParams(sample.query)), ...limit };
      const rest = await send("GET", path, account.key);
      expect(rest.status).toBe(200);
      expect(costOf(await postMcp(account.key, callOf(name, given)))).toBe(costOf(rest));
    },
  );

  it("that calls a writing tool costs a dry run, then a write under a key", async () => {
    const { body } = await account.api.post("/properties", { body: listing() });
    const path = `/v1/properties/${body.data.id}`;
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const dryRun = await send("PATCH", `${path}?dryRun=true`, account.key, { body: { title: "A" } });
    const write = await send("PATCH", path, account.key, { body: { title: "B" }, headers: key });
    const given = { propertyId: body.data.id, title: "C" };
    const preview = await postMcp(account.key, callOf("patch_property", given));
    expect(costOf(preview)).toBe(costOf(dryRun));
    const { confirmation } = preview.body.result.structuredContent;
    const saved = await postMcp(account.key, callOf("patch_property", { ...given, confirmation }));
    expect(saved.body.result.structuredContent.saved).toBe(true);
    expect(costOf(saved)).toBe(costOf(write));
  });

  it.each(["initialize", "ping", "tools/list", "nonsense"])(
    "that calls no tool asks only the gate: %s",
    async (method) => {
      const params = {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "a", version: "1" },
      };
      const answer = await postMcp(account.key, legacyMessage(method, params));
      expect(costOf(answer)).toBe('objects;desc="1", d1;desc="0"');
    },
  );

  it("with a forged key or confirmation costs nothing", async () => {
    const forged = await postMcp("rea_nonsense", legacyMessage("tools/list"));
    expect(costOf(forged)).toBe('objects;desc="0", d1;desc="0"');
    const confirmation = "A".repeat(43);
    const foreign = await postMcp(account.key, callOf("sync_feed", { confirmation }));
    expect(foreign.body.result.structuredContent.code).toBe("confirmation_mismatch");
    expect(costOf(foreign)).toBe('objects;desc="0", d1;desc="0"');
  });
});
