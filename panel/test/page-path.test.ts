import { describe, expect, it } from "vitest";
import { makeAccount } from "../../test/support/api.ts";
import { app } from "../src/app.ts";
import { pageFor } from "../src/page-path.ts";
import { enter } from "./browser.ts";

const FORMS = app.routes.filter(({ method, path }) => method === "POST" && path.startsWith("/a/"));

const NEXT = /name="next" value="([^"]*)"/;

describe("a page that answers a form", () => {
  it.each(FORMS.map(({ path }) => path))("of %s is at a page of the account", (form) => {
    const page = pageFor(form, app.routes);
    expect(`${form}/`.startsWith(`${page}/`)).toBe(true);
    expect(page).toMatch(/^\/a\/:accountId\/\w/);
  });

  it("leads its language button and its filters to that page", async () => {
    const { account, browser, base } = await enter(await makeAccount());
    const { body } = await account.api.post("/webhooks", { body: { url: "https://example.com/hook" } });
    const path = `${base}/webhooks/${body.data.id}`;
    const refused = await browser.post(`${path}/delete`, { confirm: "sim" });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`action="${path}" class="filters"`);
    expect(NEXT.exec(refused.text)?.[1]).toBe(path);
  });

  it("sends its reader back to the filters of a list", async () => {
    const { browser, base } = await enter(await makeAccount());
    const next = `${base}/clients?q=jo%C3%A3o+silva`;
    const page = await browser.get(next);
    expect([page.status, NEXT.exec(page.text)?.[1]]).toEqual([200, next]);
    expect((await browser.post("/look", { next, language: "en" })).to).toBe(next);
  });

  it("for a form that is on no page leads to the start", async () => {
    const { browser, base } = await enter(await makeAccount());
    const page = await browser.post(`${base}/nothing`, {});
    expect([page.status, NEXT.exec(page.text)?.[1]]).toEqual([404, "/"]);
  });
});
