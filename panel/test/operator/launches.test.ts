import { describe, expect, it } from "vitest";
import { backoffice } from "../../../test/support/api.ts";
import type { Json } from "../../../test/support/http.ts";
import { develop, launchStage, unitOf } from "../../../test/support/launches.ts";
import type { Browser } from "../browser.ts";
import { anOperator, aProvedOperator } from "../operator.ts";

const attribute = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** The form of a page as it was drawn, to be sent with changes. */
const formOf = async (browser: Browser, path: string): Promise<Record<string, string>> => {
  const { text } = await browser.get(path);
  const tags = text.match(/<(?:input|textarea) [^>]*>/g) ?? [];
  return Object.fromEntries(tags.map((tag) => [attribute(tag, "name"), attribute(tag, "value")]));
};

const figuresOf = async (developmentId: string, propertyId = developmentId): Promise<Json> => {
  const { figures } = (await backoffice.get(`/launches/${developmentId}`)).body.data;
  return figures.find((one: Json) => one.propertyId === propertyId).launch;
};

describe("launches at the console", () => {
  it("lead from the list to the figures, which SUPPORT reads and ADMIN changes", async () => {
    const { developer, developmentId } = await launchStage({ launch: { unitsTotal: 40, unitsSold: 2 } });
    const { id: unit } = await develop(developer, unitOf(developmentId));
    const page = `/operator/launches/${developmentId}`;
    const form = `${page}/figures/${unit}`;
    const support = await anOperator("SUPPORT");
    const list = await support.get(`/operator/launches?accountId=${developer.accountId}`);
    expect(list.text).toContain(page);
    expect(list.text).toContain("– / 40");
    const { text } = await support.get(page);
    expect([text.includes("Dois quartos"), text.includes("/figures/")]).toEqual([true, false]);
    expect([(await support.get(form)).status, (await support.post(form)).status]).toEqual([403, 403]);
    const unproved = await anOperator("ADMIN");
    expect((await unproved.get(page)).text).toContain(form);
    // Asked for before the form is filled in, so that nothing typed is lost.
    const proof = `/operator/prove?next=${encodeURIComponent(form)}`;
    expect((await unproved.get(form)).to).toBe(proof);
    const admin = await aProvedOperator("ADMIN");
    const sent = { ...(await formOf(admin, form)), "/launch/unitsAvailable": "9" };
    const refused = await unproved.post(form, sent);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining("/operator/prove?next=")]);
    expect((await figuresOf(developmentId, unit)).unitsAvailable).toBeNull();
    for (const _ of [1, 2]) expect((await admin.post(form, sent)).to).toBe(`${page}?saved=1`);
    expect((await figuresOf(developmentId, unit)).unitsAvailable).toBe(9);
    const rows = (await backoffice.get(`${developer.path}/audit`)).body.data;
    const edits = rows.filter(({ action }: Json) => action === "property.edit");
    expect(edits).toMatchObject([
      { actor: expect.stringMatching(/^opr_/), fields: ["launch"], subject: unit },
    ]);
    expect((await admin.get("/operator/launches/prop-0000000000000000")).status).toBe(404);
  });

  it("keep the changes that two operators make at once to different figures", async () => {
    const { developmentId } = await launchStage({ launch: { unitsTotal: 40, unitsSold: 2 } });
    const form = `/operator/launches/${developmentId}/figures/${developmentId}`;
    const ana = await aProvedOperator("ADMIN");
    const rui = await aProvedOperator("ADMIN");
    const hers = await formOf(ana, form);
    const his = await formOf(rui, form);
    await Promise.all([
      ana.post(form, { ...hers, "/launch/unitsSold": "5" }),
      rui.post(form, { ...his, "/launch/unitsReserved": "4" }),
    ]);
    expect(await figuresOf(developmentId)).toMatchObject({ unitsTotal: 40, unitsSold: 5, unitsReserved: 4 });
  });

  it("are refused with every fault at its field, and the form stays filled in", async () => {
    const { developmentId } = await launchStage();
    const form = `/operator/launches/${developmentId}/figures/${developmentId}`;
    const admin = await aProvedOperator("ADMIN");
    const wrong = { "/launch/unitsSold": "muitas", "/launch/constructionProgress": "101" };
    const { status, text } = await admin.post(form, { ...(await formOf(admin, form)), ...wrong });
    expect(status).toBe(422);
    for (const name of ["unitsSold", "constructionProgress"])
      expect(text).toContain(`id="f-launch-${name}-fault"`);
    expect(text).toContain('value="muitas"');
    expect((await figuresOf(developmentId)).unitsSold).toBeNull();
  });
});
