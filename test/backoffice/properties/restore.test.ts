import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../support/account-with.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import { auditAbout, dashboard, eventsAbout, lastEventAbout } from "../../support/dashboard.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { activeOf, expire, makeProperties, makeProperty } from "../../support/portfolio.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

describe("a property restored from the trash", () => {
  it.each([
    ["ACTIVE", null],
    ["INACTIVE", "MANUAL"],
    ["SOLD", null],
    ["RENTED", null],
  ])("is %s again as it was", async (status, inactiveReason) => {
    const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
    await account.api.post(`/properties/${id}/status`, { body: { status } });
    await account.api.delete(`/properties/${id}`);
    const { status: code, body, text } = await dashboard(account, id).restore();
    expect(code, text).toBe(200);
    expect(body.data).toMatchObject({ id, externalRef: "AP-1", status, inactiveReason, deletedAt: null });
    expect((await account.api.get(`/properties/${id}`)).body.data).toEqual(body.data);
    expect(await activeOf(account)).toBe(status === "ACTIVE" ? 1 : 0);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("keeps the reason of the 60-day rule, so that a write brings it back", async () => {
    const { account, id } = await accountWithProperty();
    await expire(account.accountId, id);
    await account.api.delete(`/properties/${id}`);
    const { body } = await dashboard(account, id).restore();
    expect(body.data).toMatchObject({ status: "INACTIVE", inactiveReason: "CONFIRMATION_EXPIRED" });
    const written = await account.api.patch(`/properties/${id}`, { body: {} });
    expect(written.body.data).toMatchObject({ status: "ACTIVE", inactiveReason: null });
  });

  it("keeps its radar, its edits and its availability date", async () => {
    const { account, id } = await accountWithProperty();
    await dashboard(account, id).edit({ title: "Do painel" });
    const { radar } = (await account.api.get(`/properties/${id}`)).body.data;
    await account.api.delete(`/properties/${id}`);
    const { body } = await dashboard(account, id).restore();
    expect(body.data.radar).toEqual(radar);
    expect(Date.parse(body.data.confirmation.lastConfirmedAt)).toBeGreaterThan(Date.now() - 60_000);
    const write = await account.api.patch(`/properties/${id}`, { body: { title: "Da API" } });
    expect(write.body.result.conflicts).toEqual(["title"]);
  });

  it("counts at once in the quota that the account reads", async () => {
    stopClockAt(Date.now());
    const { account, id } = await accountWithProperty();
    await account.api.delete(`/properties/${id}`);
    moveClock(31_000);
    expect(await activeOf(account)).toBe(0);
    await dashboard(account, id).restore();
    expect(await activeOf(account)).toBe(1);
  });

  it("makes property.restored and an audit row", async () => {
    const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
    await account.api.delete(`/properties/${id}`);
    const { body } = await dashboard(account, id).restore();
    const { updatedAt } = body.data;
    const data = { id, externalRef: "AP-1", status: "ACTIVE", updatedAt };
    expect(await lastEventAbout(account, id)).toEqual({ type: "property.restored", data });
    expect(await auditAbout(account, id)).toEqual([
      { actor: "operator", action: "property.restore", fields: [] },
    ]);
  });
});

describe("the trash gives back", () => {
  const trashedBesideFullQuota = async (status: string) => {
    const account = await makeAccount({ account: { propertyLimit: 2 } });
    const [first] = await makeProperties(account, 2);
    await account.api.post(`/properties/${first.id}/status`, { body: { status } });
    await account.api.delete(`/properties/${first.id}`);
    if (status === "ACTIVE") await makeProperty(account);
    return { account, id: first.id };
  };

  it("no ACTIVE property beyond the quota", async () => {
    const { account, id } = await trashedBesideFullQuota("ACTIVE");
    const refused = await dashboard(account, id).restore();
    expect([refused.status, refused.body.code]).toEqual([409, "plan_limit_reached"]);
    expect((await account.api.get(`/properties/${id}`)).body.data.status).toBe("DELETED");
    expect(await auditAbout(account, id)).toEqual([]);
    await backoffice.patch(account.path, { propertyLimit: 3 });
    expect((await dashboard(account, id).restore()).status).toBe(200);
    expect(await activeOf(account)).toBe(3);
  });

  it("a property that does not use the quota, at any time", async () => {
    const { account, id } = await trashedBesideFullQuota("SOLD");
    await makeProperty(account);
    expect((await dashboard(account, id).restore()).body.data.status).toBe("SOLD");
  });

  it("a property once, however many ask at the same time", async () => {
    const { account, id } = await accountWithProperty();
    await account.api.delete(`/properties/${id}`);
    const answers = await Promise.all([1, 2, 3, 4].map(() => dashboard(account, id).restore()));
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([200, 422, 422, 422]);
    const types = (await eventsAbout(account, id)).map(({ type }) => type);
    expect(types).toEqual(["property.created", "property.deleted", "property.restored"]);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("only a property that is in it", async () => {
    const [account, other] = await Promise.all([makeAccount(), makeAccount()]);
    const { id } = await makeProperty(account);
    expect((await dashboard(account, id).restore()).body.code).toBe("request_refused");
    expect((await dashboard(account, "prop-none").restore()).body.code).toBe("not_found");
    expect((await dashboard(other, id).restore()).body.code).toBe("not_found");
  });
});
