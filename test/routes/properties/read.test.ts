import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../support/account-with.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { sendRaw } from "../../support/raw-request.ts";

const PATHS = ["/properties", "/properties/by-ref/AP-1", "/properties/{id}"];

describe("a property that is read", () => {
  it("is the same by id, by code and in the list, as its write left it", async () => {
    const account = await makeAccount();
    const made = await makeProperty(account, { externalRef: "AP-1" });
    expect((await account.api.get(`/properties/${made.id}`)).body).toEqual({ data: made });
    expect((await account.api.get("/properties/by-ref/AP-1")).body).toEqual({ data: made });
    expect((await account.api.get("/properties")).body).toEqual({ data: [made], nextCursor: null });
  });

  it.each(PATHS)("answers HEAD %s like GET, without a body", async (path) => {
    const { account, id } = await accountWithProperty({ externalRef: "AP-1" });
    const at = path.replace("{id}", id);
    const head = await sendRaw(account, { method: "HEAD", path: at });
    const get = await account.api.get(at);
    expect([head.status, head.text, get.status]).toEqual([200, "", 200]);
    for (const name of ["Content-Type", "Content-Language", "Cache-Control", "Vary"])
      expect(head.headers.get(name), name).toBe(get.headers.get(name));
  });

  it("answers HEAD of an unknown address with only the status", async () => {
    const head = await sendRaw(await makeAccount(), { method: "HEAD", path: "/properties/prop-nobody" });
    expect([head.status, head.text]).toEqual([404, ""]);
  });

  it.each([
    ["en", ["The cover photo is missing", "Under review"], "Under review"],
    ["pt-BR", ["Falta a foto de capa", "Em análise"], "Em análise"],
    ["pt-PT, en;q=0.9", ["Falta a foto de capa", "Em análise"], "Em análise"],
  ])("describes pending items in the language of %s, and never by code", async (language, labels, label) => {
    const { account, id } = await accountWithProperty();
    const headers = { "Accept-Language": language };
    const { body } = await account.api.get(`/properties/${id}`, { headers });
    expect(body.data.radar).toEqual({ eligible: false, pending: ["COVER_PHOTO_MISSING", "OTHER"], labels });
    expect(body.data).toMatchObject({ type: "APARTAMENTO", curation: { status: "PENDING", label } });
  });

  it("is answered to a write in the writer's language, with changes named by code", async () => {
    const { account, id } = await accountWithProperty();
    const headers = { "Accept-Language": "en" };
    const { body } = await account.api.patch(`/properties/${id}`, { body: { type: "FAZENDA" }, headers });
    expect(body.data.radar.labels).toContain("The cover photo is missing");
    expect(body.result.changes).toEqual([{ field: "type", from: "APARTAMENTO", to: "FAZENDA" }]);
  });

  it("keeps an approved review through an update", async () => {
    const { account, id } = await accountWithProperty();
    await backoffice.post(`/curation/properties/${id}`, { decision: "APPROVED" });
    const { body } = await account.api.patch(`/properties/${id}`, { body: { title: "Outro" } });
    expect(body.data.curation).toEqual({ status: "APPROVED", reason: null, label: expect.any(String) });
    expect(body.data.radar.pending).toEqual(["COVER_PHOTO_MISSING"]);
  });
});
