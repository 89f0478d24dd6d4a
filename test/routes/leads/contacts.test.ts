import { describe, expect, it } from "vitest";
import { accountWithLead } from "../../support/account-with.ts";
import { backoffice, makeAccount } from "../../support/api.ts";
import type { Json } from "../../support/http.ts";
import { makeLead, newPhone, person } from "../../support/lead.ts";
import { faultsIn } from "../../support/problem.ts";
import { emptySandbox } from "../../support/sandbox.ts";

const phonesOf = (...numbers: string[]) => numbers.map((number) => ({ number }));

const warningsOf = ({ body }: Json): string[] =>
  body.result.warnings.map(({ name, code }: Json) => `${name} ${code}`);

const EMAILS = [
  "nao@tem.com.br",
  "NAO@tem.com",
  "naotem@gmail.com",
  "nao.tem@hotmail.com",
  "sememail@gmail.com",
  "semmail@uol.com.br",
  "sem-email@imob.com.br",
  "nao@informado.com.br",
  "naoinformado@gmail.com",
  "teste@teste.com",
  "test@test.com",
  "aaa@aaa.com",
  "ana@example.com",
  "ana@mail.example.org",
  "ana@example.com.br",
  "cliente@naotem.com",
  "teste@gmail.com",
  "a@a.com",
  "não tem",
  "Não informado",
  "sem e-mail",
  "n/a",
];

const PHONES = [
  "(11) 99999-9999",
  "(11) 9999-9999",
  "(11) 98888-8888",
  "(11) 91234-5678",
  "(11) 98765-4321",
  "(11) 3333-3333",
  "(11) 2345-6789",
  "(00) 00000-0000",
  "(11) 1111-1111",
  "0000-0000",
  "1234-5678",
];

/** They look like placeholders, but belong to somebody. */
const GENUINE = ["natalia@tem.com.br", "ana.naotem@gmail.com", "testemunha@cartorio.com.br"];

describe("a contact that only fills the field", () => {
  it.each(EMAILS)("as the e-mail %s is reported, not stored, and matches nobody", async (email) => {
    const account = await makeAccount();
    const one = newPhone();
    const two = newPhone();
    const first = await account.api.post("/leads", { body: person({ email, phones: phonesOf(one) }) });
    const second = await account.api.post("/leads", { body: person({ email, phones: phonesOf(two) }) });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect([first.body.data.email, warningsOf(first)]).toEqual([null, ["email placeholder"]]);
  });

  it.each(PHONES)("as the phone %s is reported, not stored, and matches nobody", async (number) => {
    const account = await makeAccount();
    const bodies = [newPhone(), newPhone()].map((own) => person({ phones: phonesOf(number, own) }));
    const answers = await Promise.all(bodies.map((body) => account.api.post("/leads", { body })));
    for (const answer of answers) {
      expect([answer.status, answer.body.data.phones.length]).toEqual([201, 1]);
      expect(warningsOf(answer)).toEqual(["phones[0].number placeholder"]);
    }
  });

  it.each(GENUINE)("is not %s", async (email) => {
    const account = await makeAccount();
    const { body } = await account.api.post("/leads", { body: person({ email }) });
    expect([body.data.email, body.result.warnings]).toEqual([email, []]);
  });

  it("is a fault of its field, explained in words, if it is the only contact", async () => {
    const account = await makeAccount();
    const body = {
      name: "Ana",
      email: "nao@tem.com.br",
      phones: phonesOf("(11) 99999-9999"),
      consentGiven: true,
    };
    for (const answer of [
      await account.api.post("/leads", { body }),
      await account.api.put("/leads/by-ref/olx-1", { body }),
    ]) {
      expect(answer.status).toBe(400);
      expect(faultsIn(answer.body)).toEqual(["phones[0].number placeholder", "email placeholder"]);
      expect(answer.body.invalidParams[0].reason).toMatch(/não é de ninguém/);
    }
  });

  it("erases no phone that is known", async () => {
    const account = await makeAccount();
    const before = await makeLead(account, { externalRef: "A", email: "ana@cliente.com.br" });
    const body = { phones: phonesOf("(11) 99999-9999"), email: "naotem@naotem.com" };
    const { body: after } = await account.api.put("/leads/by-ref/A", { body });
    expect([after.data.phones, after.data.email]).toEqual([before.phones, before.email]);
    expect(after.result.outcome).toBe("UNCHANGED");
    expect(warningsOf({ body: after })).toEqual(["phones[0].number placeholder", "email placeholder"]);
  });

  it("is not stored in the dashboard either, if its text means that there is none", async () => {
    const { account, id } = await accountWithLead({ email: "ana@cliente.com.br" });
    const edit = { email: "não tem", phones: phonesOf("(00) 0000-0000", newPhone()) };
    const { body } = await backoffice.patch(`${account.path}/leads/${id}`, edit);
    expect([body.data.email, body.data.phones.length]).toEqual(["ana@cliente.com.br", 1]);
    expect(warningsOf({ body })).toEqual(["phones[0].number placeholder", "email placeholder"]);
  });

  it("can be stored by hand in the dashboard, for a person who really has it", async () => {
    const { account, id } = await accountWithLead();
    const edit = { email: "teste@teste.com.br", phones: phonesOf("(11) 98888-8888") };
    const { body } = await backoffice.patch(`${account.path}/leads/${id}`, edit);
    expect(body.data).toMatchObject({ email: edit.email, phones: [{ number: "+5511988888888" }] });
    expect(body.result.warnings).toEqual([]);
  });

  it("is not, in a sandbox, an address reserved for documentation", async () => {
    const { api } = await emptySandbox();
    const { body } = await api.post("/leads", { body: person({ email: "ana@example.com" }) });
    expect([body.data.email, body.result.warnings]).toEqual(["ana@example.com", []]);
  });
});

describe("a phone as people write it", () => {
  it("is stored without its extension, which is reported", async () => {
    const account = await makeAccount();
    const answer = await account.api.post("/leads", {
      body: person({ phones: phonesOf("(43) 3333-0000 ramal 21") }),
    });
    expect(answer.body.data.phones[0].number).toBe("+554333330000");
    expect(answer.body.result.warnings).toEqual([
      { name: "phones[0].number", code: "extension", label: "Guardado sem o ramal" },
    ]);
  });

  it("is refused if one text has two numbers, with the advice to send each alone", async () => {
    const account = await makeAccount();
    const answer = await account.api.post("/leads", {
      body: person({ phones: phonesOf("11 98765-4322 / 11 91234-5670") }),
    });
    expect([answer.status, faultsIn(answer.body)]).toEqual([400, ["phones[0].number several_numbers"]]);
    expect(answer.body.invalidParams[0].reason).toMatch(/envie cada um/);
  });

  it("of a service is left out beside a good contact, and is a fault on its own", async () => {
    const account = await makeAccount();
    const beside = await account.api.post("/leads", {
      body: person({ phones: phonesOf("11 98765-0000", "0800 123 4567") }),
    });
    expect([beside.status, beside.body.data.phones.length, warningsOf(beside)]).toEqual([
      201,
      1,
      ["phones[1].number service_number"],
    ]);
    const withEmail = await account.api.post("/leads", {
      body: person({ phones: phonesOf("4004-1234"), email: "bia@cliente.com.br" }),
    });
    expect([withEmail.status, warningsOf(withEmail)]).toEqual([201, ["phones[0].number service_number"]]);
    for (const number of ["0800 123 4567", "0300 123 4567", "3003-1234", "4004-1234"]) {
      const alone = await account.api.post("/leads", { body: person({ phones: phonesOf(number) }) });
      expect([alone.status, faultsIn(alone.body)]).toEqual([400, ["phones[0].number service_number"]]);
    }
  });

  it("that is not a phone number is refused in plain words", async () => {
    const account = await makeAccount();
    for (const language of ["pt-BR", "en"]) {
      const { text, status } = await account.api.post("/leads", {
        body: person({ phones: phonesOf("98765-4322") }),
        headers: { "Accept-Language": language },
      });
      expect([status, /E\.164/.test(text)]).toEqual([400, false]);
    }
  });
});

describe("an e-mail as programs copy it", () => {
  it.each([" bia@b.example ", '"Bia Lima" <bia@b.example>', "Bia Lima <BIA@b.example>", "<bia@b.example>"])(
    "%j is read as its address",
    async (email) => {
      const account = await makeAccount();
      const { status, body } = await account.api.post("/leads", { body: person({ email, phones: [] }) });
      expect([status, body.data?.email]).toEqual([201, "bia@b.example"]);
    },
  );
});
