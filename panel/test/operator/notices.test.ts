import { describe, expect, it, vi } from "vitest";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { aFailedMail } from "../../../test/support/failed-mail.ts";
import { idempotencyKeyIn } from "../browser.ts";
import { anOperator, aProvedOperator } from "../operator.ts";

const TEXT = {
  "/titlePt": "A versão 1 termina",
  "/textPt": "Ela termina em maio.\r\n\r\nVeja o guia.",
  "/titleEn": "Version 1 ends",
  "/textEn": "<b>It ends</b> in May.",
};

const draftNotice = async (operator: Awaited<ReturnType<typeof anOperator>>): Promise<string> => {
  const once = idempotencyKeyIn((await operator.get("/operator/notices/new")).text);
  const made = [];
  for (const _ of [1, 2]) made.push((await operator.post("/operator/notices/new", { ...TEXT, once })).to!);
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toMatch(/^\/operator\/notices\/ntc_/);
  return made[0]!;
};

const noticeOf = async (page: string) => (await backoffice.get(page.replace("/operator", ""))).body.data;

describe("a notice to every owner at the console", () => {
  it("is drafted once, and shown as the mail will look, with the number of owners", async () => {
    await makeAccount();
    const operator = await anOperator("ADMIN");
    const page = await draftNotice(operator);
    const { owners, textPt } = await noticeOf(page);
    expect(textPt).toBe("Ela termina em maio.\n\nVeja o guia.");
    const { text } = await operator.get(page);
    expect(text).toContain("A versão 1 termina / Version 1 ends");
    expect(text).toContain(
      "Ela termina em maio.\n\nVeja o guia.\n\n* * *\n\n&lt;b&gt;It ends&lt;/b&gt; in May.",
    );
    expect(text).toContain(`uma vez cada um: ${owners.toLocaleString("pt-BR")}.`);
    expect((await operator.get("/operator/notices")).text).toContain(page);
  });

  it("lists every fault of the form, which stays filled in", async () => {
    const operator = await anOperator("ADMIN");
    const form = { ...TEXT, "/titlePt": "", "/textEn": "" };
    const { status, text } = await operator.post("/operator/notices/new", form);
    expect(status).toBe(422);
    for (const name of ["titlePt", "textEn"]) expect(text).toContain(`id="f-${name}-fault"`);
    expect(text).toContain('value="Version 1 ends"');
    const page = await draftNotice(operator);
    const changed = await operator.post(page, { ...form, version: "1" });
    expect([changed.status, changed.text.includes('id="f-titlePt-fault"')]).toEqual([422, true]);
  });

  it("can be mailed to its operator alone first, as it will go out, twenty times an hour at most", async () => {
    const operator = await anOperator("ADMIN");
    const page = await draftNotice(operator);
    const send = vi.fn(async (_: { to: string; subject: string; text: string }) => undefined);
    operator.env = { ...operator.env, EMAIL: { send } as unknown as SendEmail };
    for (let at = 0; at < 20; at += 1)
      expect((await operator.post(`${page}/try`)).to).toBe(`${page}?tried=yes`);
    const mail = (await noticeOf(page)).mail;
    expect(send.mock.calls[0]![0]).toMatchObject({
      to: operator.email,
      subject: mail.subject,
      text: mail.body,
    });
    expect((await operator.get(`${page}?tried=yes`)).text).toContain(`Enviado a ${operator.email}`);
    expect((await operator.post(`${page}/try`)).to).toBe(`${page}?tried=no`);
    expect(send).toHaveBeenCalledTimes(20);
    expect(await noticeOf(page)).toMatchObject({ state: "DRAFT", mailed: 0 });
  });

  it("is sent after a code, exactly as it was shown, by one operator; its page shows the progress", async () => {
    const unproved = await anOperator("ADMIN");
    const page = await draftNotice(unproved);
    expect((await unproved.post(`${page}/send`, { version: "1" })).status).toBe(403);
    const ana = await aProvedOperator("ADMIN");
    const rui = await aProvedOperator("ADMIN");
    expect((await rui.post(page, { ...TEXT, "/titlePt": "Outro título", version: "1" })).to).toBe(page);
    const unseen = await ana.post(`${page}/send`, { version: "1" });
    expect([unseen.status, unseen.text.includes("alterou o texto:")]).toEqual([422, true]);
    expect((await noticeOf(page)).state).toBe("DRAFT");
    expect((await ana.post(`${page}/send`, { version: "2" })).to).toBe(page);
    const second = await rui.post(`${page}/send`, { version: "2" });
    expect([second.status, second.text.includes("enviou o aviso:")]).toEqual([422, true]);
    const { owners } = await noticeOf(page);
    const { text } = await ana.get(page);
    expect(text).toContain(`0 de ${owners.toLocaleString("pt-BR")}`);
    expect(text).toContain(ana.email);
    expect(text).not.toContain(`${page}/send`);
  });
});

describe("a mail that did not go", () => {
  it("is sent again from the list, once", async () => {
    const account = await makeAccount();
    const id = await aFailedMail(account);
    const send = `/operator/mails/${account.accountId}/${id}/send`;
    const operator = await anOperator("SUPPORT");
    expect((await operator.get("/operator/mails")).text).toContain(`action="${send}"`);
    for (const _ of [1, 2]) expect((await operator.post(send)).to).toBe("/operator/mails?sent=1");
    expect((await operator.get("/operator/mails")).text).not.toContain(send);
    const { data } = (await backoffice.get(`${account.path}/audit`)).body;
    const sent = data.filter(({ action }: { action: string }) => action === "mail.send");
    expect(sent).toMatchObject([{ subject: id, actor: expect.stringMatching(/^opr_/) }]);
    expect((await (await anOperator("FINANCE")).post(send)).status).toBe(403);
  });
});
