import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../support/api.ts";
import { aNotice, NOTICE } from "../support/owner-notice.ts";
import { faultsIn } from "../support/problem.ts";

const actingAs = (actor: string) => ({ headers: { "X-Actor": actor } });

const read = async (id: string) => (await backoffice.get(`/notices/${id}`)).body.data;

describe("a notice to every owner", () => {
  it("is drafted with the mail as it will look, and the number of owners", async () => {
    await makeAccount({ account: { ownerEmail: "um@example.com" } });
    const id = await aNotice();
    const { data } = (await backoffice.get("/notices")).body;
    expect(data[0]).toMatchObject({ id, state: "DRAFT" });
    const before = await read(id);
    expect(before).toMatchObject({
      id,
      state: "DRAFT",
      version: 1,
      ...NOTICE,
      changedBy: "operator",
      sentBy: null,
      sentAt: null,
      mail: {
        subject: "A versão 1 termina / Version 1 ends",
        body: "Ela termina em maio.\n\nVeja o guia.\n\n* * *\n\nIt ends in May.\n\nSee the guide.",
      },
    });
    await makeAccount({ account: { ownerEmail: "dois@example.com" } });
    await makeAccount({ account: { ownerEmail: "DOIS@example.com" } });
    const { path } = await makeAccount({ account: { ownerEmail: "fora@example.com" } });
    await backoffice.patch(path, { status: "INACTIVE" });
    expect((await read(id)).owners).toBe(before.owners + 1);
  });

  it.each([
    [{ titlePt: "Um\nDois" }, "titlePt control_character"],
    [{ textEn: " \n " }, "textEn too_short"],
    [{ textPt: "a".repeat(2_001) }, "textPt too_long"],
    [{ textPt: undefined }, "textPt required"],
    [{ html: "<b>" }, "html unknown_field"],
  ])("refuses %j", async (input, fault) => {
    const { body } = await backoffice.post("/notices", { ...NOTICE, ...input });
    expect(faultsIn(body)).toEqual([fault]);
  });

  it("is changed only in the version that was seen, and not once it is sent", async () => {
    const id = await aNotice();
    const change = (titlePt: string, version: number, actor: string) =>
      backoffice.put(`/notices/${id}`, { ...NOTICE, titlePt, version }, actingAs(actor));
    expect((await change("Dois", 1, "ana")).body.data).toMatchObject({ version: 2, titlePt: "Dois" });
    expect((await change("Dois", 1, "ana")).body.data.version).toBe(2);
    const late = await change("Outro", 1, "rui");
    expect([late.status, late.body.current]).toMatchObject([
      409,
      { state: "CHANGED", version: 2, actor: "ana" },
    ]);
    const unseen = await backoffice.post(`/notices/${id}/send`, { version: 1 }, actingAs("rui"));
    expect([unseen.status, (await read(id)).state]).toEqual([409, "DRAFT"]);
    expect((await backoffice.post(`/notices/${id}/send`, { version: 2 }, actingAs("rui"))).status).toBe(200);
    const sent = await change("Tarde", 2, "ana");
    expect([sent.status, sent.body.current]).toMatchObject([409, { state: "SENT", actor: "rui" }]);
    expect((await read(id)).titlePt).toBe("Dois");
  });

  it("is sent by one of two operators who press at once, and the other learns who did it", async () => {
    const id = await aNotice();
    const press = (actor: string) => backoffice.post(`/notices/${id}/send`, { version: 1 }, actingAs(actor));
    const answers = await Promise.all([press("ana"), press("rui")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { sentBy, sentAt } = await read(id);
    const refusal = answers.find(({ status }) => status === 409)!.body;
    expect(refusal.current).toMatchObject({ state: "SENT", actor: sentBy, at: sentAt });
    expect((await press(sentBy)).body.data.sentAt).toBe(sentAt);
  });
});
