import { describe, expect, it } from "vitest";
import { DAY_MS, isoTime } from "../../../src/lib/clock.ts";
import { eventsAbout } from "../../support/dashboard.ts";
import { makeLead } from "../../support/lead.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { faultsIn } from "../../support/problem.ts";
import { query } from "../../support/query.ts";
import { sharedAccount } from "../../support/shared-account.ts";

const account = sharedAccount();

const log = (id: string, body: object, query = "") =>
  account.api.post(`/leads/${id}/interactions${query}`, { body });

const storedOf = (id: string) => query`SELECT * FROM interactions WHERE lead_id = ${id} ORDER BY seq`;

describe("an interaction", () => {
  it("is kept and moves the activity date to now", async () => {
    const { id } = await makeLead(account);
    const property = await makeProperty(account);
    const { status, body, text } = await log(id, {
      type: "VISIT",
      note: " Gostou da varanda. ",
      propertyId: property.id,
    });
    expect(status, text).toBe(201);
    expect(body.result).toEqual({ outcome: "LOGGED", dryRun: false, interactionId: expect.any(String) });
    expect(body.data.lastActivityAt).toBe(body.data.updatedAt);
    expect(await storedOf(id)).toMatchObject([
      {
        id: body.result.interactionId,
        type: "VISIT",
        note: "Gostou da varanda.",
        property_id: property.id,
        at: Date.parse(body.data.lastActivityAt),
      },
    ]);
    const [, updated] = await eventsAbout(account, id);
    expect(updated).toMatchObject({ type: "lead.updated", data: { changedFields: ["lastActivityAt"] } });
  });

  it("of an earlier day is kept without an event", async () => {
    const { id } = await makeLead(account, { lastActivityAt: isoTime(Date.now() - DAY_MS) });
    const before = (await account.api.get(`/leads/${id}`)).body.data;
    await log(id, { type: "CALL", at: isoTime(Date.now() - 3 * DAY_MS) });
    expect((await account.api.get(`/leads/${id}`)).body.data).toEqual(before);
    expect(await storedOf(id)).toHaveLength(1);
    expect(await eventsAbout(account, id)).toHaveLength(1);
  });

  it("has the id that its dry run showed", async () => {
    const { id } = await makeLead(account);
    const dry = await log(id, { type: "NOTE" }, "?dryRun=true");
    expect([dry.status, await storedOf(id)]).toEqual([201, []]);
    const real = await log(id, { type: "NOTE" });
    expect(dry.body.result).toEqual({ ...real.body.result, dryRun: true });
  });

  it("is kept once for each call that succeeded if many are logged at once", async () => {
    const { id } = await makeLead(account);
    const answers = await Promise.all(Array.from({ length: 5 }, () => log(id, { type: "WHATSAPP" })));
    const kept = answers.filter(({ status }) => status === 201).map(({ body }) => body.result.interactionId);
    expect(new Set(kept).size).toBe(kept.length);
    expect((await storedOf(id)).map((row) => row.id).sort()).toEqual(kept.sort());
    const others = answers.filter(({ status }) => status !== 201).map(({ body }) => body.code);
    expect(new Set(others)).toEqual(new Set(others.length > 0 ? ["concurrent_write"] : []));
  });

  const REFUSED: readonly [object, string][] = [
    [{}, "type required"],
    [{ type: "SMS" }, "type not_in_list"],
    [{ type: "CALL", at: isoTime(Date.now() + DAY_MS) }, "at in_the_future"],
    [{ type: "CALL", note: "x".repeat(2_001) }, "note too_long"],
    [{ type: "CALL", propertyId: "prop-nobody" }, "propertyId not_found"],
    [{ type: "CALL", by: "Ana" }, "by unknown_field"],
  ];

  it.each(REFUSED)("%j is refused", async (body, fault) => {
    const { id } = await makeLead(account);
    const answer = await log(id, body);
    expect(answer.status).toBe(400);
    expect(faultsIn(answer.body)).toEqual([fault]);
    expect(await storedOf(id)).toEqual([]);
  });
});
