import { expect, it } from "vitest";
import { accountWithProperty } from "../../support/account-with.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import { auditAbout, dashboard, eventsAbout } from "../../support/dashboard.ts";

const EDIT = { title: "Do painel", bedrooms: 4, amenities: ["Piscina"] };

const editedProperty = async () => {
  const { account, id } = await accountWithProperty();
  await dashboard(account, id).edit(EDIT);
  const patch = (body: object) => account.api.patch(`/properties/${id}`, { body });
  return { account, id, patch, ...dashboard(account, id) };
};

it("a release gives the named fields back to the API and keeps the others", async () => {
  const { release, patch } = await editedProperty();
  const { status, body } = await release("title", "amenities");
  expect([status, body.result.outcome]).toEqual([200, "UPDATED"]);
  const { body: written } = await patch({ title: "Da API", bedrooms: 2 });
  expect(written.result).toMatchObject({ outcome: "UPDATED", conflicts: ["bedrooms"] });
  expect(written.data).toMatchObject({ title: "Da API", bedrooms: 4, amenities: ["Piscina"] });
});

it("a release changes nothing that a reader sees", async () => {
  const { account, id, release } = await editedProperty();
  const before = (await account.api.get(`/properties/${id}`)).body;
  const events = await eventsAbout(account, id);
  const { body } = await release("title");
  expect(body.data).toEqual(before.data);
  expect((await account.api.get(`/properties/${id}`)).body).toEqual(before);
  expect(await eventsAbout(account, id)).toEqual(events);
});

it("a release is UNCHANGED for fields that already are the API's", async () => {
  const { account, id, release } = await editedProperty();
  await release("title");
  const { body } = await release("title", "area");
  expect(body.result.outcome).toBe("UNCHANGED");
  expect((await auditAbout(account, id)).map(({ action, fields }) => [action, fields])).toEqual([
    ["property.release", ["title"]],
    ["property.edit", ["title", "bedrooms", "amenities"]],
  ]);
});

it("a release lets an edit take a released field again", async () => {
  const { release, edit, patch } = await editedProperty();
  await release("title");
  await edit({ title: "De novo" });
  expect((await patch({ title: "Da API" })).body.result.conflicts).toEqual(["title"]);
});

it("a release comes with an edit that undoes another, for the fields that it writes", async () => {
  const { edit, patch } = await editedProperty();
  await edit({ bedrooms: 2, released: ["title", "bedrooms"] });
  const { body } = await patch({ title: "Da API", bedrooms: 3 });
  expect([body.result.conflicts, body.data.bedrooms]).toEqual([["title"], 3]);
});

it.each([
  [{}, "required"],
  [{ fields: [] }, "too_few"],
  [{ fields: ["status"] }, "not_in_list"],
  [{ fields: ["title"], all: true }, "unknown_field"],
])("a release refuses the body %j", async (body, code) => {
  const { account, id } = await editedProperty();
  const answer = await backoffice.post(`${account.path}/properties/${id}/release`, body);
  expect([answer.status, answer.body.invalidParams[0].code]).toEqual([400, code]);
});

it("a release does not find another account's property", async () => {
  const { id } = await editedProperty();
  const other = await makeAccount();
  expect((await dashboard(other, id).release("title")).status).toBe(404);
});
