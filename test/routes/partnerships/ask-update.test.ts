import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import type { Json } from "../../support/http.ts";
import { askUpdate, move, moved, partnershipIn, readPartnership } from "../../support/partnership.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

const partners = { client: sharedAccount(), property: sharedAccount() };

const RUNNING = ["ACCEPTED", "CONTACTED", "NEGOTIATING", "PROPOSAL"];
const OTHERS = ["PENDING", "DECLINED", "CANCELLED", "WON", "LOST"];

describe("asking for an update", () => {
  it.each(RUNNING)("is open to the property's side of a partnership that is %s", async (stage) => {
    const { id } = await partnershipIn(partners, stage);
    const { status, body } = await askUpdate(partners.property, id);
    expect([status, body.data.updateAskedAt]).toEqual([200, expect.any(String)]);
    expect(await readPartnership(partners.client, id)).toMatchObject({
      status: stage,
      updateAskedAt: body.data.updateAskedAt,
    });
    expect((await askUpdate(partners.client, id)).body.code).toBe("request_refused");
  });

  it.each(OTHERS)("is refused for a partnership that is %s", async (stage) => {
    const { id } = await partnershipIn(partners, stage);
    for (const side of ["client", "property"] as const)
      expect((await askUpdate(partners[side], id)).body.code).toBe("request_refused");
    expect((await readPartnership(partners.client, id)).updateAskedAt).toBeNull();
  });

  it("again changes nothing while the request is open, and is possible again once it is answered", async () => {
    const { id } = await partnershipIn(partners, "ACCEPTED");
    const { data: asked, result } = (await askUpdate(partners.property, id)).body;
    expect(result).toEqual({ outcome: "ASKED", dryRun: false });
    stopClockAt(Date.now() + DAY_MS);
    const { body } = await askUpdate(partners.property, id);
    expect(body).toEqual({ data: asked, result: { outcome: "UNCHANGED", dryRun: false } });
    expect((await moved(partners.client, id, "CONTACTED")).updateAskedAt).toBeNull();
    const { data: again } = (await askUpdate(partners.property, id)).body;
    expect(Date.parse(again.updateAskedAt)).toBeGreaterThan(Date.parse(asked.updateAskedAt));
  });

  it("is not answered by setting the current status", async () => {
    const { id } = await partnershipIn(partners, "CONTACTED");
    const { data: asked } = (await askUpdate(partners.property, id)).body;
    expect((await moved(partners.client, id, "CONTACTED")).updateAskedAt).toBe(asked.updateAskedAt);
  });

  it("lets the property's side close it after 15 days, and not a moment before", async () => {
    const { id } = await partnershipIn(partners, "NEGOTIATING");
    stopClockAt(Date.now());
    await askUpdate(partners.property, id);
    moveClock(15 * DAY_MS - 1);
    expect((await move(partners.property, id, "LOST")).body.code).toBe("request_refused");
    moveClock(1);
    expect((await move(partners.property, id, "LOST")).body.data).toMatchObject({
      status: "LOST",
      updateAskedAt: null,
    });
  });

  it("is only open to the two accounts", async () => {
    const { id } = await partnershipIn(partners, "ACCEPTED");
    const stranger = await makeAccount();
    expect((await askUpdate(stranger, id)).body.code).toBe("not_found");
    expect((await backoffice.get(`${stranger.path}/partnerships/${id}`)).body.code).toBe("not_found");
    expect((await backoffice.get(`${stranger.path}/partnerships`)).body.data).toEqual([]);
  });

  it("is audited, once", async () => {
    const { id } = await partnershipIn(partners, "ACCEPTED");
    await askUpdate(partners.property, id);
    await askUpdate(partners.property, id);
    const { body } = await backoffice.get(`${partners.property.path}/audit`);
    const rows = body.data.filter((row: Json) => row.subject === id);
    expect(rows.map((row: Json) => row.action)).toEqual(["partnership.ask_update"]);
  });
});
