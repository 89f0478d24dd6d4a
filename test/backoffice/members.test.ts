import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../support/api.ts";
import { emptySandbox } from "../support/sandbox.ts";

const anAccount = async () => {
  const { path } = await makeAccount({ account: { ownerEmail: "Titular@Example.com", name: "Nova" } });
  const set = (email: string, role: string) => backoffice.put(`${path}/members`, { email, role });
  const remove = (email: string) => backoffice.post(`${path}/members/remove`, { email });
  const list = async () => (await backoffice.get(`${path}/members`)).body.data;
  return { path, set, remove, list };
};

const rolesOf = (members: { email: string; role: string }[]) =>
  Object.fromEntries(members.map(({ email, role }) => [email, role]));

describe("the people of an account", () => {
  it("are added under a normalized address, changed and removed, each with an audit row", async () => {
    const { path, set, remove, list } = await anAccount();
    expect((await set("Bia@Example.com", "DEVELOPER")).body.result).toEqual({ outcome: "ADDED" });
    expect((await set("bia@example.com", "MANAGER")).body.result).toEqual({ outcome: "UPDATED" });
    expect((await set("bia@example.com", "MANAGER")).body.result).toEqual({ outcome: "UNCHANGED" });
    expect(rolesOf(await list())).toEqual({ "titular@example.com": "OWNER", "bia@example.com": "MANAGER" });
    expect((await remove("BIA@example.com")).body.result).toEqual({ outcome: "REMOVED" });
    expect(rolesOf(await list())).toEqual({ "titular@example.com": "OWNER" });
    expect((await remove("bia@example.com")).status).toBe(404);
    const { body } = await backoffice.get(`${path}/audit`);
    const acts = body.data.map(({ action }: { action: string }) => action);
    expect(acts.filter((action: string) => action.startsWith("member."))).toEqual([
      "member.remove",
      "member.set",
      "member.set",
    ]);
    expect(JSON.stringify(body)).not.toContain("bia@");
  });

  it("keep their last owner, even when two remove each other at once", async () => {
    const { set, remove, list } = await anAccount();
    for (const answer of [await set("titular@example.com", "BROKER"), await remove("titular@example.com")])
      expect(answer).toMatchObject({ status: 422, body: { code: "request_refused" } });
    await set("bia@example.com", "OWNER");
    await Promise.all([remove("bia@example.com"), set("titular@example.com", "MANAGER")]);
    const owners = (await list()).filter(({ role }: { role: string }) => role === "OWNER");
    expect(owners).toHaveLength(1);
  });

  it("are never added to a sandbox: the people of its live account use it", async () => {
    const sandbox = await emptySandbox();
    const body = { email: "bia@example.com", role: "OWNER" };
    const added = await backoffice.put(`${sandbox.path}/members`, body);
    expect(added).toMatchObject({ status: 422, body: { code: "request_refused" } });
    const { data } = (await backoffice.get(`${sandbox.path}/members`)).body;
    expect(Object.keys(rolesOf(data))).not.toContain(body.email);
  });

  it("are at most a hundred", async () => {
    const { set, list } = await anAccount();
    for (let at = 0; at < 99; at += 1) await set(`p${at}@example.com`, "BROKER");
    expect((await set("one-more@example.com", "BROKER")).status).toBe(422);
    expect((await set("p1@example.com", "DEVELOPER")).status).toBe(200);
    expect(await list()).toHaveLength(50);
  });
});
