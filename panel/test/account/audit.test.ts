import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../../test/support/account-with.ts";
import { enter, fieldsIn } from "../browser.ts";

describe("the audit log at the dashboard", () => {
  it("names the person, the act, the object, and the fields as their form does", async () => {
    const { account, id } = await accountWithProperty();
    const { browser, base, email } = await enter(account);
    const edit = `${base}/properties/${id}/edit`;
    const shown = fieldsIn((await browser.get(edit)).text);
    await browser.post(edit, { ...shown, "/title": "Outro título", "/bedrooms": "4" });
    const { text } = await browser.get(`${base}/audit`);
    expect(text).toContain(email);
    expect(text).not.toMatch(/psn_[0-9a-z]{16}/);
    expect(text).toMatch(/Título, Quartos|Quartos, Título/);
    expect(text).toContain(`<a href="${base}/properties/${id}">Outro título</a>`);
    expect(text).toContain("Editou um imóvel");
  });
});
