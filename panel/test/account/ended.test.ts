import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { aBrowser, enter } from "../browser.ts";
import { aFullAccount } from "./things.ts";

const titleIn = ({ text }: { readonly text: string }): string =>
  /<h1>([^<]*)/.exec(text)?.[1] ?? text.slice(0, 200);

describe("a page that is gone says what has ended", () => {
  it("the access to the account, while the session goes on", async () => {
    const account = await makeAccount();
    const owner = await enter(account);
    const { browser, base, email } = await enter(account, "MANAGER");
    await backoffice.post(`${account.path}/members/remove`, { email });
    for (const path of [base, `${base}/properties/prop-0123456789abcdef`]) {
      const page = await browser.get(path);
      expect([page.status, titleIn(page)]).toEqual([404, "Você não tem acesso a esta conta"]);
      expect(page.text).toContain(email);
    }
    expect((await browser.get("/accounts")).status).toBe(200);
    expect((await owner.browser.get(base)).status).toBe(200);
  });

  it("the session, and says nothing about the access, which may have ended too; a stranger learns nothing", async () => {
    const { account, browser, base, email } = await enter(await makeAccount(), "MANAGER");
    await backoffice.post(`${account.path}/members/remove`, { email });
    browser.cookies.delete("panel");
    const { to } = await browser.get(`${base}/clients`);
    const { text } = await browser.get(to!);
    expect(text).toContain("Sua sessão expirou. Entre de novo");
    expect(text).not.toContain("acesso à conta continua");
    expect((await aBrowser().get(to!)).text).not.toContain("Sua sessão expirou");
  });

  it("the object, in its own words, while session and access go on", async () => {
    const { account, things } = await aFullAccount();
    const { browser, base } = await enter(account);
    await browser.post(`${base}/connections/${things.connectionId}/end`);
    for (const [path, thing] of [
      ["/properties/prop-0123456789abcdef", "Este imóvel"],
      ["/clients/lead-0123456789abcdef", "Este cliente"],
      ["/partnerships/pship-0123456789abcdef", "Esta parceria"],
      ["/captacao/owners/cap-0123456789abcdef", "Este proprietário"],
      ["/keys/k_0123456789abcdef", "Esta chave"],
      ["/webhooks/0123456789abcdef", "Este webhook"],
      ["/launches/prop-0123456789abcdef", "Este lançamento"],
    ] as const) {
      const page = await browser.get(base + path);
      expect([path, page.status, titleIn(page)]).toEqual([path, 404, `${thing} não está mais aqui`]);
      browser.language = "en";
      expect(titleIn(await browser.get(base + path))).toMatch(/^This \w+ is no longer here$/);
      browser.language = "pt-BR";
    }
    for (const [path, thing] of [
      [`/connections/${things.connectionId}`, "Esta conexão"],
      ["/connections/nowhere", "Esta conexão"],
      ["/team/usr-0123456789abcdef", "Esta pessoa"],
      ["/webhooks/0123456789abcdef/nowhere", "Este webhook"],
    ] as const) {
      const page = await browser.get(base + path);
      expect([page.status, titleIn(page)]).toEqual([404, `${thing} não está neste endereço`]);
      expect(page.text).toContain(`href="${base}/${path.split("/")[1]}">Ver a lista`);
    }
    const again = await browser.post(`${base}/connections/${things.connectionId}/end`);
    expect(again.status).toBeLessThan(500);
    expect(titleIn(await browser.get(`${base}/nothing`))).toBe("Não encontramos esta página");
  });
});
