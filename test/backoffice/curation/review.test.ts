import { describe, expect, it } from "vitest";
import { CURATION_REASONS } from "../../../src/vocabulary/value-lists.ts";
import { accountWithProperty } from "../../support/account-with.ts";
import { backoffice } from "../../support/api.ts";
import {
  auditAbout,
  dashboard,
  eventsAbout,
  GALLERY,
  lastEventAbout,
  setColumns,
} from "../../support/dashboard.ts";
import type { Json } from "../../support/http.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { query } from "../../support/query.ts";

const underReview = async (overrides: object = {}) => {
  const { account, id } = await accountWithProperty({ ...overrides });
  const read = async (language = "pt-BR"): Promise<Json> => {
    const headers = { "Accept-Language": language };
    return (await account.api.get(`/properties/${id}`, { headers })).body.data;
  };
  return { account, id: id as string, read, ...dashboard(account, id) };
};

const withGallery = async () => {
  const review = await underReview();
  await setColumns(review.id, GALLERY);
  return review;
};

describe("a property created through the API", () => {
  it("starts under review, which keeps it out of recommendations", async () => {
    const { read } = await withGallery();
    const { curation, radar } = await read();
    expect(curation).toEqual({ status: "PENDING", reason: null, label: "Em análise" });
    expect(radar).toMatchObject({ eligible: false });
    expect(radar.pending).toContain("OTHER");
    expect(radar.labels).toContain("Em análise");
    expect((await read("en")).radar.labels).toContain("Under review");
  });

  it("is recommended once it is approved and lacks nothing else", async () => {
    const { account, id, decide, read } = await withGallery();
    const { status, body } = await decide("APPROVED");
    expect([status, body.result.outcome]).toEqual([200, "UPDATED"]);
    expect(body.data).toMatchObject({
      curation: { status: "APPROVED", reason: null, label: "Aprovado" },
      radar: { eligible: true, pending: [], labels: [] },
    });
    expect(await read()).toEqual(body.data);
    const ready = await account.api.get("/properties?radar=ready");
    expect(ready.body.data.map((property: Json) => property.id)).toEqual([id]);
  });

  it("still lacks its photo when only the review has ended", async () => {
    const { decide } = await underReview();
    const { body } = await decide("APPROVED");
    expect(body.data.radar).toMatchObject({ eligible: false, pending: ["COVER_PHOTO_MISSING"] });
  });

  it.each(CURATION_REASONS)("is refused for %s, with a reason in both languages", async (reason) => {
    const { decide, read } = await withGallery();
    const { status, body } = await decide("REJECTED", reason);
    expect([status, body.data.curation.status, body.data.curation.reason]).toEqual([200, "REJECTED", reason]);
    expect(body.data.radar).toMatchObject({ eligible: false, pending: ["OTHER"], labels: ["Recusado"] });
    const pt = body.data.curation.label;
    const en = (await read("en")).curation.label;
    expect([pt, en]).not.toContain(reason);
    expect(pt).not.toBe(en);
  });
});

describe("a decision", () => {
  it("can be changed by one that names it", async () => {
    const { decide } = await withGallery();
    await decide("REJECTED", "MARCA_DAGUA");
    const approved = (await decide("APPROVED", undefined, "REJECTED")).body.data;
    expect(approved.curation).toMatchObject({ status: "APPROVED", reason: null });
    const again = (await decide("REJECTED", "OUTRO", "APPROVED")).body.data;
    expect(again).toMatchObject({ curation: { reason: "OUTRO" }, radar: { eligible: false } });
  });

  it("holds against a later one, which learns who decided what", async () => {
    const { decide, read } = await withGallery();
    await decide("REJECTED", "MARCA_DAGUA");
    for (const later of [
      decide("APPROVED"),
      decide("REJECTED", "OUTRO"),
      decide("APPROVED", undefined, "APPROVED"),
    ]) {
      const { status, body } = await later;
      expect([status, body.code]).toEqual([409, "concurrent_write"]);
      expect(body.current).toEqual({
        decision: "REJECTED",
        reason: "MARCA_DAGUA",
        actor: "operator",
        at: expect.any(String),
      });
    }
    expect((await read()).curation).toMatchObject({ status: "REJECTED", reason: "MARCA_DAGUA" });
  });

  it("is taken once when two opposite ones arrive at once", async () => {
    const { account, id, decide, read } = await withGallery();
    const answers = await Promise.all([decide("APPROVED"), decide("REJECTED", "OUTRO")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)!.body.data.curation.status;
    const refusal = answers.find(({ status }) => status === 409)!.body;
    expect([(await read()).curation.status, refusal.current.decision]).toEqual([won, won]);
    expect(await auditAbout(account, id)).toHaveLength(1);
  });

  it("can be undone within a minute by whoever made it: the property waits again", async () => {
    const { account, id, decide, undo, read } = await underReview();
    await decide("APPROVED");
    const { status, body } = await undo();
    expect([status, body.result.outcome]).toEqual([200, "UPDATED"]);
    expect((await read()).curation).toMatchObject({ status: "PENDING", reason: null });
    expect((await undo()).body.result.outcome).toBe("UNCHANGED");
    expect((await auditAbout(account, id)).map(({ action }) => action)).toEqual([
      "curation.undo",
      "curation.property",
    ]);
    expect((await decide("REJECTED", "OUTRO")).body.data.curation.status).toBe("REJECTED");
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it.each([
    ["by another", "actor = 'opr_0000000000000000'"],
    ["later", "at = at - 61000"],
  ])("is not undone %s", async (_, change) => {
    const { id, decide, undo, read } = await underReview();
    await decide("APPROVED");
    await query(`UPDATE audit SET ${change} WHERE subject = ?`, id);
    expect((await undo()).body.code).toBe("request_refused");
    expect((await read()).curation.status).toBe("APPROVED");
  });

  it("of rejection ends when the account changes the property", async () => {
    const { account, id, decide, read } = await underReview();
    await decide("REJECTED", "QUALIDADE_BAIXA");
    await account.api.patch(`/properties/${id}`, { body: { title: (await read()).title } });
    expect((await read()).curation.status).toBe("REJECTED");
    await account.api.patch(`/properties/${id}`, { body: { title: "Com fotos melhores" } });
    expect((await read()).curation).toMatchObject({ status: "PENDING", reason: null });
  });

  it("made a second time changes nothing", async () => {
    const { account, id, decide, read } = await underReview();
    await decide("REJECTED", "SEM_VALOR");
    const before = [await read(), await eventsAbout(account, id)];
    expect((await decide("REJECTED", "SEM_VALOR")).body.result.outcome).toBe("UNCHANGED");
    expect([await read(), await eventsAbout(account, id)]).toEqual(before);
    expect(await auditAbout(account, id)).toHaveLength(1);
  });

  it("is property.updated in the log, with an audit row", async () => {
    const { account, id, decide } = await underReview();
    const { updatedAt } = (await decide("APPROVED")).body.data;
    const changedFields = ["radar", "curation"];
    expect(await lastEventAbout(account, id)).toEqual({
      type: "property.updated",
      data: { id, externalRef: null, status: "ACTIVE", changedFields, updatedAt },
    });
    expect(await auditAbout(account, id)).toEqual([
      { actor: "operator", action: "curation.property", fields: ["curation"] },
    ]);
    expect(await brokenInvariants(account.accountId)).toEqual([]);
  });

  it("to approve survives changes by the API", async () => {
    const { account, id, decide, read } = await underReview({ externalRef: "AP-1" });
    await decide("APPROVED");
    await account.api.patch(`/properties/${id}`, { body: { title: "Outro", salePrice: 1 } });
    await account.api.put("/properties/by-ref/AP-1", { body: { description: "Outra" } });
    await account.api.post(`/properties/${id}/status`, { body: { status: "RENTED" } });
    expect((await read()).curation.status).toBe("APPROVED");
  });

  it.each([
    [{ decision: "REJECTED" }, "reason", "required"],
    [{ decision: "REJECTED", reason: null }, "reason", "required"],
    [{ decision: "REJECTED", reason: "FEIO" }, "reason", "not_in_list"],
    [{ decision: "PENDING" }, "decision", "not_in_list"],
    [{}, "decision", "required"],
    [{ decision: "APPROVED", note: "ok" }, "note", "unknown_field"],
  ])("is refused as %j", async (body, name, code) => {
    const { account, id } = await underReview();
    const answer = await backoffice.post(`/curation/properties/${id}`, body);
    expect([answer.status, answer.body.invalidParams]).toMatchObject([400, [{ name, code }]]);
    expect(await auditAbout(account, id)).toEqual([]);
  });

  it("is for a property that exists and is not in the trash", async () => {
    const { account, id, decide } = await underReview();
    expect((await dashboard(account, "prop-none").decide("APPROVED")).body.code).toBe("not_found");
    await account.api.delete(`/properties/${id}`);
    expect((await decide("APPROVED")).body.code).toBe("property_in_trash");
  });
});
