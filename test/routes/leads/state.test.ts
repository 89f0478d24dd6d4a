import { describe, expect, it } from "vitest";
import { DAY_MS, isoTime } from "../../../src/lib/clock.ts";
import { accountWithLead } from "../../support/account-with.ts";
import { makeAccount } from "../../support/api.ts";
import { eventsAbout, lastEventAbout } from "../../support/dashboard.ts";
import { makeLead } from "../../support/lead.ts";

describe("POST /leads/{leadId}/state", () => {
  it("archives and reactivates, each once", async () => {
    const account = await makeAccount();
    const lastActivityAt = isoTime(Date.now() - DAY_MS);
    const { id } = await makeLead(account, { lastActivityAt });
    const set = async (state: string) =>
      (await account.api.post(`/leads/${id}/state`, { body: { state } })).body;
    const outcomes: string[] = [];
    for (const state of ["ACTIVE", "ARCHIVED", "ARCHIVED", "ACTIVE", "ACTIVE"]) {
      outcomes.push((await set(state)).result.outcome);
    }
    expect(outcomes).toEqual([
      "ALREADY_ACTIVE",
      "ARCHIVED",
      "ALREADY_ARCHIVED",
      "REACTIVATED",
      "ALREADY_ACTIVE",
    ]);
    expect(await eventsAbout(account, id)).toHaveLength(3);
  });

  it("takes an archived lead out of the recommendations", async () => {
    const { account, id } = await accountWithLead();
    const { body } = await account.api.post(`/leads/${id}/state`, { body: { state: "ARCHIVED" } });
    expect(body.data).toMatchObject({ state: "ARCHIVED", radar: { eligible: false, pending: [] } });
    expect(body.result.changes).toEqual([{ field: "state", from: "ACTIVE", to: "ARCHIVED" }]);
    const { data } = await lastEventAbout(account, id);
    expect(data).toEqual({
      id,
      externalRef: null,
      state: "ARCHIVED",
      status: "NEW",
      ownerAccountId: body.data.ownerAccountId,
      changedFields: ["state", "radar"],
      updatedAt: body.data.updatedAt,
    });
  });

  it("counts a reactivation as activity", async () => {
    const { account, id } = await accountWithLead({ lastActivityAt: isoTime(Date.now() - 90 * DAY_MS) });
    const { body } = await account.api.post(`/leads/${id}/state`, { body: { state: "ACTIVE" } });
    expect(body.data.lastActivityAt).toBe(body.data.updatedAt);
    expect(Date.now() - Date.parse(body.data.lastActivityAt)).toBeLessThan(DAY_MS);
  });

  it.each([{ state: "DELETED" }, {}, { state: "ACTIVE", note: "x" }])("refuses %j", async (body) => {
    const { account, id } = await accountWithLead();
    expect((await account.api.post(`/leads/${id}/state`, { body })).status).toBe(400);
  });
});
