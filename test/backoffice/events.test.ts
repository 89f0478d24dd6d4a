import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../support/account-with.ts";
import { backoffice, type Json, makeAccount } from "../support/api.ts";
import { makeLead } from "../support/lead.ts";
import { aMember, doneAsMember } from "../support/member-calls.ts";
import { makeProperties, makeProperty } from "../support/portfolio.ts";

const typesOf = (listed: Json): string[] => listed.data.map(({ type }: { type: string }) => type);

describe("the list of events of an account", () => {
  it("is newest first, and continues where a page ended", async () => {
    const account = await makeAccount();
    const made = await makeProperties(account, 3);
    const first = (await backoffice.get(`${account.path}/events?limit=2`)).body;
    const rest = (await backoffice.get(`${account.path}/events?limit=2&cursor=${first.nextCursor}`)).body;
    const ids = [...first.data, ...rest.data].map(({ data }: Json) => data.id);
    expect(ids).toEqual(made.map(({ id }) => id).toReversed());
    expect(rest.nextCursor).toBeNull();
    expect(first.data[0].causedBy).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("can be limited to one object, and to some types", async () => {
    const { account, id } = await accountWithProperty();
    await makeProperty(account);
    await account.api.patch(`/properties/${id}`, { body: { salePrice: 1_000_000 } });
    const typesFor = async (query: string) =>
      typesOf((await backoffice.get(`${account.path}/events?${query}`)).body);
    expect(await typesFor(`objectId=${id}`)).toEqual(["property.updated", "property.created"]);
    expect(await typesFor("types=property.created")).toEqual(["property.created", "property.created"]);
    expect(await typesFor("objectId=prop-0000000000000000")).toEqual([]);
  });

  it("shows a DEVELOPER no clients", async () => {
    const account = await makeAccount();
    await makeLead(account);
    await makeProperty(account);
    const typesSeenBy = async (role: "OWNER" | "DEVELOPER") => {
      const { accountId } = account;
      const person = await aMember(accountId, role);
      return typesOf(await doneAsMember({ operationId: "listEvents", accountId, person }));
    };
    expect(await typesSeenBy("OWNER")).toEqual(["property.created", "lead.created"]);
    expect(await typesSeenBy("DEVELOPER")).toEqual(["property.created"]);
  });
});

describe("the names of objects", () => {
  it("are those of the account's own objects, for people who may see them", async () => {
    const account = await makeAccount();
    const { accountId, keyId, path } = account;
    const { id: property } = await makeProperty(account, { title: "Casa do Lago" });
    const { id: client } = await makeLead(account, { name: "Beatriz" });
    const { id: foreign } = await makeProperty(await makeAccount());
    const { body } = await account.api.post("/webhooks", { body: { url: "https://recebe.example.com/um" } });
    const webhook = body.data.id as string;
    const ids = [property, client, keyId, foreign, webhook, "prop-x", "wh_0000000000000000"].join(",");
    const namesIn = ({ data }: Json) => new Map(data.map(({ id, name }: Json) => [id, name]));
    const all = namesIn((await backoffice.get(`${path}/names?ids=${ids}`)).body);
    expect([...all.keys()].toSorted()).toEqual([client, keyId, property, webhook].toSorted());
    const names = [property, client, webhook].map((id) => all.get(id));
    expect(names).toEqual(["Casa do Lago", "Beatriz", "https://recebe.example.com/um"]);
    const person = await aMember(accountId, "DEVELOPER");
    const seen = namesIn(await doneAsMember({ operationId: "listNames", accountId, person, query: { ids } }));
    expect([...seen.keys()].toSorted()).toEqual([keyId, property, webhook].toSorted());
  });
});

describe("the audit of one object", () => {
  it("is found by its index, however much else was done", async () => {
    const { account, id } = await accountWithProperty();
    const { accountId, path } = account;
    const person = await aMember(accountId, "OWNER");
    const params = { propertyId: id };
    await doneAsMember({
      operationId: "setPropertyStatus",
      accountId,
      person,
      params,
      body: { status: "SOLD" },
    });
    const { data } = (await backoffice.get(`${path}/audit?subject=${id}`)).body;
    expect(data).toMatchObject([{ action: "panel.setPropertyStatus", subject: id, actor: person.id }]);
  });
});
