import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../support/api.ts";

const grant = (path: string, body: object) => backoffice.put(`${path}/access`, body);

describe("the operator's grant", () => {
  it.each([
    ["PILOT", { ratePerSecond: 5, burst: 10, monthlyQuota: 10_000, maxKeys: 2, maxWebhooks: 2 }],
    ["STANDARD", { ratePerSecond: 10, burst: 20, monthlyQuota: 100_000, maxKeys: 5, maxWebhooks: 5 }],
    ["SCALE", { ratePerSecond: 50, burst: 100, monthlyQuota: 2_000_000, maxKeys: 20, maxWebhooks: 20 }],
  ])("fills in the limits of tier %s", async (tier, limits) => {
    const { path } = await makeAccount();
    const { status, body } = await grant(path, { status: "ACTIVE", tier, scopes: [] });
    expect(status).toBe(200);
    expect(body.data.access).toMatchObject({ tier, limits });
  });

  it("keeps the figures the operator names", async () => {
    const { path } = await makeAccount();
    const limits = { burst: 77, maxKeys: 0 };
    const { body } = await grant(path, { status: "PENDING", scopes: ["team:read", "team:read"], limits });
    expect(body.data.access).toEqual({
      status: "PENDING",
      tier: "STANDARD",
      scopes: ["team:read"],
      pilotUntil: null,
      limits: { ratePerSecond: 10, burst: 77, monthlyQuota: 100_000, maxKeys: 0, maxWebhooks: 5 },
      updatedAt: expect.any(String),
    });
    expect((await backoffice.get(path)).body.data.access).toEqual(body.data.access);
  });

  it("replaces the whole previous grant", async () => {
    const { path } = await makeAccount();
    const pilotUntil = "2030-01-01T00:00:00.000Z";
    await grant(path, { status: "ACTIVE", tier: "PILOT", scopes: [], pilotUntil, limits: { burst: 9 } });
    const { body } = await grant(path, { status: "ACTIVE", scopes: [] });
    expect(body.data.access).toMatchObject({ tier: "STANDARD", pilotUntil: null, limits: { burst: 20 } });
  });

  it("applies from the account's next call", async () => {
    const account = await makeAccount();
    expect((await account.api.get("/me")).body.data.key.scopes).toContain("leads:read");
    await grant(account.path, { status: "ACTIVE", scopes: ["team:read"], limits: { monthlyQuota: 123 } });
    const narrowed = (await account.api.get("/me")).body.data;
    expect(narrowed.key.scopes).toEqual(["team:read"]);
    expect(narrowed.access.limits.monthlyQuota).toBe(123);
    await grant(account.path, { status: "SUSPENDED", scopes: ["team:read"] });
    expect((await account.api.get("/me")).body.code).toBe("SUSPENDED");
  });

  it.each([
    [{ scopes: [] }, "status required"],
    [{ status: "ACTIVE" }, "scopes required"],
    [{ status: "OPEN", scopes: [] }, "status not_in_list"],
    [{ status: "ACTIVE", scopes: ["leads:delete"] }, "scopes[0] not_in_list"],
    [{ status: "ACTIVE", scopes: [], pilotUntil: "tomorrow" }, "pilotUntil invalid_format"],
    [{ status: "ACTIVE", scopes: [], limits: { burst: 0 } }, "limits.burst too_low"],
    [{ status: "ACTIVE", scopes: [], limits: { keys: 1 } }, "limits.keys unknown_field"],
  ])("refuses %j", async (body, fault) => {
    const { path } = await makeAccount();
    const answer = await grant(path, body);
    expect(answer.status).toBe(400);
    const [found] = answer.body.invalidParams;
    expect(`${found.name} ${found.code}`).toBe(fault);
  });
});
