import { describe, expect, it } from "vitest";
import { accountWithLead } from "../../support/account-with.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import { makeLead, newPhone, person } from "../../support/lead.ts";

/** Other spellings of +55 11 9DDDD-DDDD. */
const spellings = (phone: string): readonly string[] => {
  const rest = phone.slice("+55119".length);
  return [`(11) 9${rest}`, `11 ${rest}`, `0 15 11 9${rest}`, `5511${rest}`, `55119${rest}@s.whatsapp.net`];
};

/** A mobile number that was valid before mobile numbers got their ninth digit, when written without it. */
const newOldMobile = (): string => `+551198${newPhone().slice(-7)}`;

describe("a person who is a lead already", () => {
  it("is found by any spelling of a phone", async () => {
    const account = await makeAccount();
    const phone = newOldMobile();
    const { id } = await makeLead(account, { phones: [{ number: phone, isWhatsApp: true }] });
    for (const number of spellings(phone)) {
      const { status, body } = await account.api.post("/leads", {
        body: person({ phones: [{ number, isWhatsApp: true }] }),
      });
      expect([number, status, body.data.id]).toEqual([number, 200, id]);
      expect(body.result).toMatchObject({ outcome: "UPDATED", matchedBy: "phone", kept: [] });
    }
    expect((await account.api.get("/leads")).body.data).toHaveLength(1);
  });

  it("is found by e-mail in any case", async () => {
    const { account, id } = await accountWithLead({ email: "ana@clientes.test", phones: [] });
    const { status, body } = await account.api.post("/leads", {
      body: person({ email: "ANA@clientes.test", phones: [], name: "Ana Lima" }),
    });
    expect([status, body.data.id, body.data.email]).toEqual([200, id, "ana@clientes.test"]);
    expect(body.result).toMatchObject({
      outcome: "UPDATED",
      matchedBy: "email",
      changes: [{ field: "lastActivityAt", from: null }],
      kept: ["/name"],
    });
  });

  it.each(["PUT", "POST"])("gains the code by %s", async (method) => {
    const account = await makeAccount();
    const phone = newPhone();
    const { id } = await makeLead(account, { phones: [{ number: phone }], notes: "Indicada." });
    const body = person({ phones: [{ number: phone }], status: "ATTENDING" });
    const answer =
      method === "PUT"
        ? await account.api.put("/leads/by-ref/C-7", { body })
        : await account.api.post("/leads", { body: { ...body, externalRef: "C-7" } });
    expect([answer.status, answer.body.data.id]).toEqual([200, id]);
    expect(answer.body.data).toMatchObject({ externalRef: "C-7", status: "NEW", notes: "Indicada." });
    expect(answer.body.result).toMatchObject({ outcome: "LINKED", matchedBy: "phone" });
    expect(answer.body.result.changes.map(({ field }: { field: string }) => field)).toEqual([
      "externalRef",
      "lastActivityAt",
    ]);
    expect((await account.api.get("/leads/by-ref/C-7")).body.data.id).toBe(id);
  });

  it("with another code is not linked to a second one", async () => {
    const account = await makeAccount();
    const phone = newPhone();
    await makeLead(account, { externalRef: "A", phones: [{ number: phone }] });
    const body = person({ phones: [{ number: phone }] });
    const put = await account.api.put("/leads/by-ref/B", { body });
    const post = await account.api.post("/leads", { body: { ...body, externalRef: "B" } });
    for (const { status, body: problem } of [put, post]) {
      expect([status, problem.code]).toEqual([409, "lead_linked_to_other_ref"]);
    }
    expect((await account.api.get("/leads/by-ref/B")).status).toBe(404);
  });

  it("in the trash is not written to", async () => {
    const account = await makeAccount();
    const phone = newPhone();
    const { id } = await makeLead(account, { externalRef: "A", phones: [{ number: phone }] });
    await backoffice.post(`${account.path}/leads/${id}/trash`);
    const body = person({ phones: [{ number: phone }] });
    const answers = [
      await account.api.put("/leads/by-ref/A", { body }),
      await account.api.put("/leads/by-ref/B", { body }),
      await account.api.post("/leads", { body }),
      await account.api.patch(`/leads/${id}`, { body: { notes: "x" } }),
      await account.api.post(`/leads/${id}/state`, { body: { state: "ACTIVE" } }),
      await account.api.post(`/leads/${id}/interactions`, { body: { type: "CALL" } }),
    ];
    for (const { status, body: problem } of answers) {
      expect([status, problem.code]).toEqual([409, "lead_in_trash"]);
    }
  });

  it("of another account is not found", async () => {
    const one = await makeAccount();
    const two = await makeAccount();
    const phones = [{ number: newPhone() }];
    const first = await makeLead(one, { phones });
    expect((await makeLead(two, { phones })).id).not.toBe(first.id);
  });

  it("is not guessed if phone and e-mail are of different leads", async () => {
    const account = await makeAccount();
    const phone = newPhone();
    await makeLead(account, { phones: [{ number: phone }] });
    await makeLead(account, { email: "ana@clientes.test" });
    const { status, body } = await account.api.post("/leads", {
      body: person({ email: "ana@clientes.test", phones: [{ number: phone }] }),
    });
    expect([status, body.code]).toEqual([422, "request_refused"]);
  });
});

describe("a code that exists", () => {
  it("refuses a second creation and names the lead that has it", async () => {
    const { account, id } = await accountWithLead({ externalRef: "A" });
    const { status, body } = await account.api.post("/leads", { body: person({ externalRef: "A" }) });
    expect([status, body.code, body.existingId]).toEqual([409, "external_ref_exists", id]);
  });
});

describe("an update", () => {
  it("cannot take a phone or e-mail from another lead", async () => {
    const account = await makeAccount();
    const phone = newPhone();
    await makeLead(account, { phones: [{ number: phone }], email: "ana@clientes.test" });
    const { id } = await makeLead(account, { externalRef: "B" });
    for (const body of [{ phones: [{ number: phone }] }, { email: "ana@clientes.test" }]) {
      for (const path of [`/leads/${id}`]) {
        const refused = await account.api.patch(path, { body });
        expect([refused.status, refused.body.code]).toEqual([422, "request_refused"]);
      }
      expect((await account.api.put("/leads/by-ref/B", { body })).body.code).toBe("request_refused");
    }
  });

  it("frees the phone it drops for the next person", async () => {
    const account = await makeAccount();
    const phone = newPhone();
    const { id } = await makeLead(account, { phones: [{ number: phone }] });
    await account.api.patch(`/leads/${id}`, { body: { phones: [{ number: newPhone() }] } });
    expect((await makeLead(account, { phones: [{ number: phone }] })).id).not.toBe(id);
  });
});
