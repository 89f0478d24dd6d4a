import { describe, expect, it } from "vitest";
import { accountWithLead } from "../../support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { auditAbout, eventsAbout, lastEventAbout } from "../../support/dashboard.ts";
import { interest, makeLead, newPhone } from "../../support/lead.ts";

const leadOf = ({ path }: TestAccount, id: string) => ({
  edit: (body: object) => backoffice.patch(`${path}/leads/${id}`, body),
  release: (...fields: string[]) => backoffice.post(`${path}/leads/${id}/release`, { fields }),
  trash: () => backoffice.post(`${path}/leads/${id}/trash`),
  restore: () => backoffice.post(`${path}/leads/${id}/restore`),
});

describe("an edit in the dashboard", () => {
  it("wins over later writes of the API, field by field", async () => {
    const { account, id } = await accountWithLead({ externalRef: "C-1" });
    const edit = { name: "Mariana A.", interest: { bedrooms: 3 }, ownerEmail: "titular@example.com" };
    const edited = await leadOf(account, id).edit(edit);
    expect(edited.body.data).toMatchObject({ name: "Mariana A.", interest: { bedrooms: 3 } });
    const body = { name: "Mariana Alves", interest: interest(), status: "ATTENDING" };
    const { body: written } = await account.api.put("/leads/by-ref/C-1", { body });
    expect(written.result).toMatchObject({ outcome: "UPDATED", conflicts: ["name", "interest"] });
    expect(written.data).toMatchObject({
      name: "Mariana A.",
      status: "ATTENDING",
      interest: { bedrooms: 3, salePriceMax: 900_000 },
    });
    const same = await account.api.patch(`/leads/${id}`, { body: { name: "Mariana A." } });
    expect(same.body.result).toMatchObject({ outcome: "UNCHANGED", conflicts: [] });
  });

  it("leaves activity and consent to the API", async () => {
    const { account, id } = await accountWithLead();
    await leadOf(account, id).edit({ lastActivityAt: "2026-01-01T00:00:00Z", consentGiven: true });
    const { body } = await account.api.patch(`/leads/${id}`, {
      body: { lastActivityAt: "2026-02-01T00:00:00Z" },
    });
    expect(body.result).toMatchObject({ outcome: "UPDATED", conflicts: [] });
  });

  it("keeps a phone that the API may not drop, and the person with it", async () => {
    const account = await makeAccount();
    const kept = newPhone();
    const sent = newPhone();
    const { id } = await makeLead(account);
    await leadOf(account, id).edit({ phones: [{ number: kept }] });
    const { body } = await account.api.patch(`/leads/${id}`, { body: { phones: [{ number: sent }] } });
    expect(body.result.conflicts).toEqual(["phones"]);
    expect((await makeLead(account, { phones: [{ number: sent }] })).id).not.toBe(id);
  });

  it("is undone by a release, which changes nothing visible", async () => {
    const { account, id } = await accountWithLead();
    const lead = leadOf(account, id);
    await lead.edit({ name: "Mariana A." });
    const before = await eventsAbout(account, id);
    expect((await lead.release("name")).body.result.outcome).toBe("UPDATED");
    expect((await lead.release("name")).body.result.outcome).toBe("UNCHANGED");
    expect(await eventsAbout(account, id)).toEqual(before);
    const { body } = await account.api.patch(`/leads/${id}`, { body: { name: "Mariana" } });
    expect([body.data.name, body.result.conflicts]).toEqual(["Mariana", []]);
  });

  it("leaves an audit row with only the names of its fields", async () => {
    const { account, id } = await accountWithLead();
    await leadOf(account, id).edit({ name: "Mariana A.", notes: "Prefere manhãs." });
    expect(await auditAbout(account, id)).toEqual([
      { actor: "operator", action: "lead.edit", fields: ["name", "notes"] },
    ]);
  });
});

describe("the trash", () => {
  it("takes a lead once and gives it back unchanged", async () => {
    const account = await makeAccount();
    const made = await makeLead(account, { externalRef: "C-1" });
    const { id } = made;
    await account.api.post(`/leads/${id}/state`, { body: { state: "ARCHIVED" } });
    const lead = leadOf(account, id);
    const trashed = await lead.trash();
    expect(trashed.body).toMatchObject({
      data: { state: "DELETED", deletedAt: expect.any(String), radar: { eligible: false } },
      result: { outcome: "DELETED" },
    });
    expect((await lead.trash()).body.result.outcome).toBe("ALREADY_DELETED");
    expect((await account.api.get(`/leads/${id}`)).body.data.state).toBe("DELETED");
    const restored = await lead.restore();
    expect(restored.body.data).toMatchObject({ state: "ARCHIVED", deletedAt: null });
    const again = await lead.restore();
    expect([again.status, again.body.code]).toEqual([422, "request_refused"]);
    const types = (await eventsAbout(account, id)).map(({ type }) => type);
    expect(types).toEqual(["lead.created", "lead.updated", "lead.deleted", "lead.restored"]);
    expect(await lastEventAbout(account, id)).toEqual({
      type: "lead.restored",
      data: {
        id,
        externalRef: "C-1",
        state: "ARCHIVED",
        status: "NEW",
        ownerAccountId: made.ownerAccountId,
        updatedAt: restored.body.data.updatedAt,
      },
    });
  });

  it("accepts only a lead of the account", async () => {
    const one = await makeAccount();
    const two = await makeAccount();
    const { id } = await makeLead(one);
    const lead = leadOf(two, id);
    for (const answer of [await lead.trash(), await lead.restore(), await lead.edit({ notes: "x" })]) {
      expect(answer.status).toBe(404);
    }
  });
});
