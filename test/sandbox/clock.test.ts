import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../src/lib/clock.ts";
import type { TestAccount } from "../support/api.ts";
import { EventReader } from "../support/event-reader.ts";
import { type Answer, send } from "../support/http.ts";
import { makeLead } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import { emptySandbox } from "../support/sandbox.ts";

const advance = ({ key }: TestAccount, body: unknown, query = ""): Promise<Answer> =>
  send("POST", `/sandbox/clock${query}`, key, { body });

const put = ({ api }: TestAccount, ref: string) =>
  api.put(`/properties/by-ref/${ref}`, { body: listing({ title: `Apartamento ${ref}` }) });

describe("an advanced clock", () => {
  it("takes unconfirmed properties offline after 67 days, and not before", async () => {
    const sandbox = await emptySandbox();
    const { id } = (await put(sandbox, "A")).body.data;
    const early = await advance(sandbox, { days: 66 });
    expect(early.body.data).toMatchObject({ expired: 0, purged: 0, more: false });
    const due = await advance(sandbox, { days: 67 });
    expect(due.body.data).toMatchObject({ expired: 1, purged: 0, more: false });
    const { data } = (await sandbox.api.get(`/properties/${id}`)).body;
    expect(data.status).toBe("INACTIVE");
    expect(Date.parse(data.updatedAt)).toBeLessThanOrEqual(Date.now());
    expect((await advance(sandbox, { days: 400 })).body.data.expired).toBe(0);
  });

  it("empties the trash after 30 days, of properties and clients, with their events", async () => {
    const sandbox = await emptySandbox();
    const { id } = (await put(sandbox, "A")).body.data;
    const lead = await makeLead(sandbox);
    await sandbox.api.delete(`/properties/${id}`);
    await sandbox.api.post(`/leads/${lead.id}/state`, { body: { state: "DELETED" } });
    const { body } = await advance(sandbox, { days: 30 });
    expect((await sandbox.api.get(`/properties/${id}`)).status).toBe(404);
    const reader = new EventReader(sandbox.api);
    const types = (await reader.readAll()).map(({ type }) => type);
    expect(types).toContain("property.purged");
    expect(body.data.purged).toBe(types.filter((type) => type.endsWith(".purged")).length);
  });

  it("shows in a dry run what it would do, with times of its own account alone", async () => {
    const sandbox = await emptySandbox();
    const other = await emptySandbox();
    await put(other, "A");
    await put(sandbox, "A");
    const { body } = await advance(sandbox, { days: 67 }, "?dryRun=true");
    expect(body).toMatchObject({ data: { expired: 1 }, result: { outcome: "ADVANCED", dryRun: true } });
    expect(Date.parse(body.data.until) - Date.now()).toBeLessThanOrEqual(67 * DAY_MS);
    expect((await sandbox.api.get("/properties?status=ACTIVE")).body.data).toHaveLength(1);
  });

  it("does a bounded part at a time, and says that there is more", async () => {
    const sandbox = await emptySandbox();
    for (let made = 0; made < 17; made += 1) await put(sandbox, `P-${made}`);
    const answers = [await advance(sandbox, { days: 67 }), await advance(sandbox, { days: 67 })];
    expect(answers.map(({ body }) => [body.data.expired, body.data.more])).toEqual([
      [15, true],
      [2, false],
    ]);
    const { data } = (await sandbox.api.get("/me")).body;
    expect(JSON.stringify(data)).toContain('"active":0');
  });

  it("goes neither back nor past all deadlines", async () => {
    const sandbox = await emptySandbox();
    await put(sandbox, "A");
    for (const days of [0, -1, 401, 2_914_000, 1.5, "67", null, Number.MAX_SAFE_INTEGER]) {
      const { status, body } = await advance(sandbox, { days });
      expect([days, status, body.invalidParams?.[0].name]).toEqual([days, 400, "days"]);
    }
    for (const body of [{ to: "9999-12-31T23:59:59Z" }, {}])
      expect((await advance(sandbox, body)).status).toBe(400);
    expect((await sandbox.api.get("/properties?status=ACTIVE")).body.data).toHaveLength(1);
  });
});
