import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { batchStage, listings } from "../../../test/support/batch-stage.ts";
import { aMember } from "../../../test/support/member-calls.ts";
import { aBrowser, enter, signedIn } from "../browser.ts";

const BAD = { externalRef: '=cmd|"x"', type: "CASTELO" };

const aStage = async () => {
  const stage = await batchStage();
  return { ...stage, ...(await enter(stage)) };
};

describe("batches at the dashboard", () => {
  it("are listed newest first, and followed until they are done", async () => {
    const { browser, base, post, workAll } = await aStage();
    expect((await browser.get(`${base}/batches`)).text).toContain("Nenhum lote nos últimos 7 dias");
    const first = await post("properties", listings(2));
    const second = await post("properties", listings(1), "?dryRun=true");
    const list = (await browser.get(`${base}/batches`)).text;
    expect(list.indexOf(second.id)).toBeLessThan(list.indexOf(first.id));
    expect(list).toContain("simulação");
    const path = `${base}/batches/properties/${first.id}`;
    const waiting = await browser.get(path);
    expect(waiting.text).toContain("0 / 2");
    expect(waiting.text).toContain("Atualizar");
    // Where scripts run, the page refreshes itself until the batch is done.
    expect(waiting.text).toContain(`hx-get="${path}" hx-trigger="every 3s"`);
    await workAll();
    const done = await browser.get(path);
    expect(done.text).toContain("2 / 2");
    expect(done.text).not.toContain("Atualizar");
    expect(done.text).not.toContain("every 3s");
    expect(done.text).toMatch(/\/properties\/prop-[0-9a-z]{16}"/);
  });

  it("show refused items first, and export them as a CSV file without formulas", async () => {
    const { browser, base, post, workAll } = await aStage();
    const { id } = await post("properties", [...listings(1), BAD]);
    await workAll();
    const path = `${base}/batches/properties/${id}`;
    const { text } = await browser.get(path);
    expect(text.indexOf("Recusado</td>")).toBeLessThan(text.indexOf("Criado</td>"));
    expect(text).toContain('<p class="hint">type não está na lista de valores aceitos.');
    const csv = await browser.get(`${path}/refused.csv`);
    expect(csv.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(csv.headers.get("Cache-Control")).toBe("no-store");
    const [head, row, end] = csv.text.replace("\ufeff", "").split("\r\n");
    expect(head).toBe('"index","externalRef","code","detail","invalidParams"');
    expect(row).toMatch(/^"1","'=cmd\|""x""","invalid_param"/);
    expect(end).toBe("");
  });

  it("of clients are closed to a DEVELOPER, and other accounts' or unknown ones are not found", async () => {
    const stage = await aStage();
    const { id } = await stage.post("leads", [{ externalRef: "C-1", name: "Ana", phone: "+5541999990001" }]);
    await stage.workAll();
    const developer = await signedIn((await aMember(stage.accountId, "DEVELOPER")).email);
    expect((await developer.get(`${stage.base}/batches/leads/${id}`)).status).toBe(403);
    expect((await stage.browser.get(`${stage.base}/batches/leads/${id}`)).status).toBe(200);
    for (const path of [`properties/${id}`, `__proto__/${id}`, `leads/${id}x`])
      expect((await stage.browser.get(`${stage.base}/batches/${path}`)).status, path).toBe(404);
    const other = await enter(await makeAccount());
    expect((await other.browser.get(`${other.base}/batches/leads/${id}`)).status).toBe(404);
    expect((await other.browser.get(`${other.base}/batches/leads/${id}/refused.csv`)).status).toBe(404);
    expect((await aBrowser().get(`${stage.base}/batches/leads/${id}/refused.csv`)).status).toBe(303);
  });

  it("are paged", async () => {
    const { path, post } = await aStage();
    const ids: string[] = [];
    for (let at = 0; at < 3; at++) ids.unshift((await post("properties", listings(1))).id);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page = await backoffice.get(`${path}/batches?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.body.data.map(({ id }: { id: string }) => id));
      cursor = page.body.nextCursor;
    }
    expect(seen).toEqual(ids);
  });
});
