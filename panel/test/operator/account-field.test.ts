import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { aCall, callLogOf } from "../../../test/support/call-log.ts";
import { offerTo, readyDesk } from "../../../test/support/captacao.ts";
import { makePartnership } from "../../../test/support/partnership.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { faultyIn } from "../forms.ts";
import { anOperator, aProvedOperator } from "../operator.ts";

const accountNamed = (name: string) => makeAccount({ account: { name } });

const aName = (): string => `Casa ${crypto.randomUUID().slice(0, 8)}`;

/** The text of a page that people read, without codes. */
const readIn = (text: string): string =>
  text
    .slice(text.indexOf("<main"))
    .replaceAll(/<code[^>]*>[^<]*<\/code>|<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

describe("an account at the console", () => {
  it("is chosen by its name in the form of a move, which lists the others of that name", async () => {
    const name = aName();
    const one = await accountNamed(`${name} Norte`);
    const other = await accountNamed(`${name} Sul`);
    const operator = await aProvedOperator("ADMIN");
    const send = (text: string) =>
      operator.post("/operator/moves", { "/accountId": text, "/to": "DB", dryRun: "true" });
    for (const [text, said] of [
      ["", "Digite o nome da conta"],
      [name, `${name} Norte, ${name} Sul`],
      [`${name} Oeste`, "Nenhuma conta"],
    ] as const) {
      const page = await send(text);
      expect([page.status, faultyIn(page)]).toEqual([422, ["/accountId"]]);
      expect(page.text).toContain(said);
      expect(page.text).toContain(`value="${text}"`);
    }
    const known = await send(`${name} sul`);
    expect(known.text).toContain(`<input type="hidden" name="/accountId" value="${other.accountId}"/>`);
    expect((await operator.get(`/operator/moves?accountId=${one.accountId}`)).text).toContain(
      `${name} Norte`,
    );
    expect((await backoffice.get(`${other.path}/moves`)).body.data).toEqual([]);
  });

  it("is chosen by its name for credits and in the filters of lists", async () => {
    const name = aName();
    const { accountId } = await accountNamed(name);
    const operator = await anOperator("FINANCE", "SUPPORT");
    const asked = `account=${encodeURIComponent(name.slice(0, -1))}`;
    expect((await operator.get(`/operator/credits?${asked}`)).to).toBe(`/operator/credits/${accountId}`);
    for (const list of ["partnerships", "launches"]) {
      const { to } = await operator.get(`/operator/${list}?${asked}&status=PENDING`);
      expect(to).toBe(`/operator/${list}?status=PENDING&accountId=${accountId}`);
      expect((await operator.get(`/operator/${list}?accountId=${accountId}`)).text).toContain(name);
      const unknown = await operator.get(`/operator/${list}?account=Ninguém`);
      expect([unknown.status, unknown.text.includes("Nenhuma conta")]).toEqual([422, true]);
    }
    const unknown = await operator.get("/operator/credits?account=Ninguém");
    expect([unknown.status, unknown.text.includes('value="Ninguém"')]).toEqual([422, true]);
  });

  it("is shown by its name, and its clients and owners by what they seek or offer", async () => {
    const client = await readyDesk(await accountNamed(aName()));
    const property = await accountNamed(aName());
    const { id } = await makePartnership({ client, property }, "client");
    const { id: ownerId } = await offerTo(client);
    const { id: propertyId } = await makeProperty(client, { title: "Sobrado no Portão" });
    const call = { ...aCall({ accountId: client.accountId, objectId: propertyId }), keyId: client.keyId };
    await callLogOf(client.accountId).add([call]);
    const operator = await anOperator("SUPPORT", "ADMIN", "FINANCE", "CURATION");
    const { name } = (await backoffice.get(client.path)).body.data;
    const [{ name: keyName }] = (await backoffice.get(`${client.path}/keys`)).body.data;
    const pages: Readonly<Record<string, readonly string[]>> = {
      [`/operator/partnerships?accountId=${client.accountId}`]: [name],
      [`/operator/partnerships/${id}`]: [name],
      [`/operator/owners/${ownerId}`]: [name],
      [`/operator/credits/${client.accountId}`]: [name, "Pinheiros"],
      [`/operator/owners/new?ownerId=${ownerId}&accountId=${client.accountId}`]: [name, "Pinheiros"],
      [`/operator/calls/${call.requestId}`]: [name, keyName, "Sobrado no Portão"],
    };
    for (const [path, words] of Object.entries(pages)) {
      const { status, text } = await operator.get(path);
      expect([path, status]).toEqual([path, 200]);
      for (const word of words) expect([path, readIn(text)]).toEqual([path, expect.stringContaining(word)]);
      expect(readIn(text)).not.toMatch(/\b(?:acc|prop|lead|cap|pship)-[0-9a-z]{16}\b/);
    }
  });
});
