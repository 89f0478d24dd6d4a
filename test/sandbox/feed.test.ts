import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { type Answer, send } from "../support/http.ts";
import { emptySandbox } from "../support/sandbox.ts";

const URL = "http://localhost:9098/carteira.xml?token=segredo";

const set = ({ key }: TestAccount, body: unknown, query = ""): Promise<Answer> =>
  send("PUT", `/sandbox/feed${query}`, key, { body });

describe("a sandbox's own feed", () => {
  it("is set by its key, shown in GET /feed without its link, and removed", async () => {
    const sandbox = await emptySandbox();
    const answer = await set(sandbox, { url: URL, autoSync: false });
    expect(answer.body).toMatchObject({
      data: { configured: true, connector: "VRSYNC", autoSync: false },
      result: { outcome: "SET", dryRun: false },
    });
    expect(answer.text).not.toContain("segredo");
    expect((await sandbox.api.get("/feed")).body.data.configured).toBe(true);
    const removed = await send("DELETE", "/sandbox/feed", sandbox.key);
    expect(removed.body).toMatchObject({ data: { configured: false }, result: { outcome: "REMOVED" } });
    expect((await sandbox.api.get("/feed")).body.data.configured).toBe(false);
  });

  it("is audited under the key without its link", async () => {
    const sandbox = await emptySandbox();
    await set(sandbox, { url: URL });
    const { body, text } = await backoffice.get(`${sandbox.path}/audit`);
    const row = body.data.find(({ action }: { action: string }) => action === "feed.configure");
    expect(row).toMatchObject({ actor: sandbox.keyId, fields: ["url", "connector", "autoSync"] });
    expect(text).not.toContain("segredo");
  });

  it.each([
    "http://192.168.0.1/feed.xml",
    "http://10.0.0.8/feed.xml",
    "http://169.254.169.254/latest/meta-data",
    "http://[fd00::1]/feed.xml",
    "http://0xa000008/feed.xml",
    "ftp://crm.example.com/feed.xml",
    "file:///etc/passwd",
    "not an address",
  ])("is refused at %s, in a dry run too", async (url) => {
    const sandbox = await emptySandbox();
    for (const query of ["", "?dryRun=true"]) {
      const { status, body } = await set(sandbox, { url }, query);
      expect([status, body.invalidParams?.[0]?.name]).toEqual([400, "url"]);
    }
    expect((await sandbox.api.get("/feed")).body.data.configured).toBe(false);
  });

  it("names its fault beside the others", async () => {
    const { body } = await set(await emptySandbox(), { url: "http://10.0.0.8/a.xml", autoSync: "yes" });
    expect(body.invalidParams.map(({ name }: { name: string }) => name).sort()).toEqual(["autoSync", "url"]);
  });

  it("leaves the live account's feed", async () => {
    const live = await makeAccount();
    await backoffice.put(`${live.path}/feed`, { url: URL, autoSync: false });
    expect((await set(live, { url: URL })).status).toBe(403);
    expect((await send("DELETE", "/sandbox/feed", live.key)).status).toBe(403);
    expect((await live.api.get("/feed")).body.data.configured).toBe(true);
  });
});
