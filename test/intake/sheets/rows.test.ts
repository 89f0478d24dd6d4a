import { describe, expect, it } from "vitest";
import { resolveProperty } from "../../../src/intake/sheets/resolve-property.ts";
import { clients, fieldsOf, properties } from "./read-lines.ts";

describe("a person's phones", () => {
  it("may share one cell as an address book exports them, with an e-mail under a contact", async () => {
    const { lines, faults } = await clients(
      "First Name;Phone 1 - Value;Contato",
      "Zé;43 98877-6655 ::: 43 98877-6656;ze@clientes.test",
    );
    expect(faults).toEqual([]);
    expect(lines[0]?.input).toEqual({
      name: "Zé",
      phones: [{ number: "43 98877-6655" }, { number: "43 98877-6656" }],
      email: "ze@clientes.test",
    });
  });
});

describe("the columns of forms of advertisements", () => {
  it("are read for a client, and each phone is read without its prefix", async () => {
    const { lines } = await clients(
      "id;created_time;platform;full_name;phone_number;email",
      "l:77;2026-11-03T14:30:00-03:00;fb;Ana Lima;p:+5541998761111;ana@clientes.test",
    );
    expect(lines).toMatchObject([
      {
        ref: "l:77",
        input: {
          name: "Ana Lima",
          phones: [{ number: "+5541998761111" }],
          email: "ana@clientes.test",
          lastActivityAt: "2026-11-03T14:30:00-03:00",
        },
      },
    ]);
  });

  it("that open a chat are phones, not a property's page", async () => {
    const { lines } = await clients(
      "Código;WhatsApp",
      "1;https://wa.me/5541998761111?text=Ol%C3%A1",
      "2;https://api.whatsapp.com/send?phone=5541998761112&text=oi / 41 3322-1100",
    );
    expect(lines.map(({ input }) => input.phones)).toEqual([
      [{ number: "5541998761111" }],
      [{ number: "5541998761112" }, { number: "41 3322-1100" }],
    ]);
    expect(
      fieldsOf(
        await properties("Código;WhatsApp", "A;https://wa.me/5541998761111", "B;https://wa.me/5541998761112"),
      ),
    ).toEqual(["externalRef", null]);
  });
});

describe("a column for each purpose", () => {
  it("says what a property is offered for, and is not a price", async () => {
    const { stops, lines } = await properties(
      "Código;Venda;Locação;Vl. Venda;Vl. Locação",
      "A;S;N;300.000;",
      "B;N;S;300.000;2.000",
      "C;S;S;300.000;2.000",
    );
    expect(stops).toEqual([]);
    expect(lines.map(({ purposes }) => purposes)).toEqual([["VENDA"], ["LOCACAO"], ["VENDA", "LOCACAO"]]);
    const { lines: offered } = await properties("Código;À venda;Para alugar", "A;Não;Sim");
    expect(offered[0]?.purposes).toEqual(["LOCACAO"]);
  });
});

describe("a title", () => {
  it("between the rows is not a record, and its purpose applies to the rows below", async () => {
    const { lines, remarks, total } = await properties(
      "Código;Tipo;Valor",
      "APARTAMENTOS À VENDA;;",
      "A1;Apartamento;90.000",
      "CASAS PARA ALUGAR;;",
      "C1;Casa;2.000",
      "GLEBA;;",
      "C2;Casa;2.000",
      ";;Página 1 de 2",
    );
    expect(lines.map((line) => [line.ref, resolveProperty(line, undefined).input?.purposes])).toEqual([
      ["A1", ["VENDA"]],
      ["C1", ["LOCACAO"]],
      ["C2", undefined],
    ]);
    expect(remarks.map(({ line, code }) => [line, code])).toEqual([
      [2, "title_purposes"],
      [4, "title_purposes"],
      [6, "title_row"],
      [8, "title_row"],
    ]);
    expect(total).toBe(3);
  });

  it("above the headings that names a building says nothing of its flats", async () => {
    const typeUnder = async (title: string) =>
      (await properties(`${title};;`, "Código;Quartos;Valor", "A;2;350.000")).lines[0]?.impliedType;
    expect([await typeUnder("EDIFÍCIO AURORA"), await typeUnder("PRÉDIOS À VENDA")]).toEqual([
      undefined,
      "PREDIO",
    ]);
  });

  it("above the headings says a purpose where no column does", async () => {
    const above = await properties("CASAS PARA ALUGAR;;", "Código;Tipo;Valor", "A;Casa;2.000");
    expect(resolveProperty(above.lines[0]!, undefined).input?.purposes).toEqual(["LOCACAO"]);
    const beside = await properties(
      "CASAS PARA ALUGAR;;",
      "Código;Finalidade;Valor",
      "A;Venda;2.000",
      "B;;1",
    );
    expect(beside.lines.map(({ purposes, implied }) => [purposes, implied])).toEqual([
      [["VENDA"], []],
      [[], []],
    ]);
  });

  it("or a flag beside an empty flag takes neither purpose from a property that has both", async () => {
    const stored = {
      id: "prop-1",
      status: "ACTIVE",
      purposes: ["VENDA", "LOCACAO"],
      address: {},
      photos: [],
    };
    const titled = await properties("IMÓVEIS À VENDA;", "Código;Valor", "A;520.000");
    const flagged = await properties("Código;À venda;Para alugar;Valor", "A;S;;520.000");
    for (const { lines } of [titled, flagged])
      expect(resolveProperty(lines[0]!, stored).input).toEqual({ salePrice: 520_000 });
    const both = await properties("Código;À venda;Para alugar;Valor", "A;S;N;520.000");
    expect(resolveProperty(both.lines[0]!, stored).input).toMatchObject({ purposes: ["VENDA"] });
  });
});

describe("flags that deny", () => {
  it("for both purposes take a property off the market, and for one purpose drop its price", async () => {
    const { lines } = await properties(
      "Código;À venda;Para alugar;Valor;Valor venda",
      "A;N;N;500.000;",
      "B;N;;;500.000",
    );
    expect(lines.map(({ ref, status, excluded }) => [ref, status, excluded])).toEqual([
      ["A", "INACTIVE", ["VENDA", "LOCACAO"]],
      ["B", undefined, ["VENDA"]],
    ]);
    expect(resolveProperty(lines[0]!, undefined)).toMatchObject({
      input: null,
      remarks: [{ code: "sold_or_let" }],
    });
    expect(resolveProperty(lines[1]!, undefined).input?.purposes).toBeUndefined();
  });
});

describe("a period", () => {
  it("belongs to a rent, and divides no sale price", async () => {
    const { lines } = await properties(
      "Código;Valor;Finalidade;Período",
      "A;500.000;Venda;Anual",
      "B;24.000;Aluguel;Anual",
    );
    expect(lines.map((line) => resolveProperty(line, undefined).input)).toMatchObject([
      { salePrice: 500_000 },
      { rentPrice: 2_000 },
    ]);
  });
});

describe("a date of zeros", () => {
  it("is not the date of a sale", async () => {
    const { lines } = await properties(
      "Código;Tipo;Data da venda",
      "A;Casa;0000-00-00",
      "B;Casa;00/00/0000",
      "C;Casa;2026-03-01",
    );
    expect(lines.map(({ status }) => status)).toEqual([undefined, undefined, "SOLD"]);
  });
});

describe("a person who can be reached", () => {
  it("is neither a sum nor a title, whatever the words beside them", async () => {
    const { lines, remarks } = await clients(
      "Nome;Telefone;E-mail;Observações",
      "Ana;41998761111;;Total interesse no Batel",
      "Soma Engenharia;4133221100;;",
      ";;bia@imobiliaria.com.br;",
      "Total;2;;",
    );
    expect(lines.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(remarks).toMatchObject([{ line: 5, code: "summary_row" }]);
  });
});

describe("an address in one line", () => {
  it("contains the number and what follows it", async () => {
    const { lines } = await properties(
      "Código;Endereço;Complemento",
      "A;R. XV de Novembro, 1.234 - ap. 501;",
      "B;Rua 9 de Julho;Fundos",
      "C;Rua Sol, 10 - bloco B;ap 2",
      "D;Rod. BR-116, km 98;",
      "E;Av. 7 de Setembro nº 4.500;",
    );
    expect(lines.map((line) => resolveProperty(line, undefined).input?.address)).toEqual([
      { street: "R. XV de Novembro", number: "1.234", complement: "ap. 501" },
      { street: "Rua 9 de Julho", complement: "Fundos" },
      { street: "Rua Sol", number: "10", complement: "bloco B, ap 2" },
      { street: "Rod. BR-116, km 98" },
      { street: "Av. 7 de Setembro", number: "4.500" },
    ]);
  });

  it("is left alone where the property has it in that form", async () => {
    const { lines } = await properties("Código;Endereço", "A;Rua Sol, 10");
    const stored = { id: "prop-1", status: "ACTIVE", purposes: ["VENDA"], photos: [] };
    const place = { cityId: "4113700", city: "Londrina", state: "PR", number: null };
    const known = resolveProperty(lines[0]!, { ...stored, address: { ...place, street: "Rua Sol, 10" } });
    expect(known.input).toEqual({});
    const other = resolveProperty(lines[0]!, { ...stored, address: { ...place, street: "Rua Lua" } });
    expect(other.input?.address).toEqual({ cityId: "4113700", street: "Rua Sol", number: "10" });
  });
});

describe("the area of land", () => {
  it("is the area of the plot, not of the house on it", async () => {
    const { lines } = await properties(
      "Código;Tipo;Área útil;Área total;Área do terreno",
      "A;Chácara;180;5.100;5.000",
      "B;Casa;180;200;360",
      "C;Sítio;180;;",
    );
    expect(lines.map(({ input }) => input.area)).toEqual([5_000, 180, 180]);
  });
});

describe("names of clients", () => {
  it("are names of people, not of entries in a CRM", async () => {
    const { lines } = await clients(
      "ID;Nome do lead;Contato principal;Telefone",
      "1;Lead #77001;Vera Sá;41998761111",
      "2;Lead #77002;Ivan;41998761112",
    );
    expect(lines.map(({ input }) => input.name)).toEqual(["Vera Sá", "Ivan"]);
  });

  it("are joined from first and last names", async () => {
    const { lines } = await clients("Código;First Name;Last Name;Phone 1 - Value", "1;Ana;Lima;41998761111");
    expect(lines[0]?.input).toEqual({ name: "Ana Lima", phones: [{ number: "41998761111" }] });
  });

  it("may follow the word for the client", async () => {
    const sheet = await clients(
      "Negócio - ID;Pessoa - Nome;Pessoa - Telefone;Negócio - Etapa",
      "1;Ana;41998761111;Novo",
    );
    expect(fieldsOf(sheet).slice(1)).toEqual(["name", "phones", "status"]);
  });
});

describe("places in several columns", () => {
  it("are one list where their headings are numbered, and are asked about where the headings differ", async () => {
    const { lines } = await clients("Código;Cidade;Bairro 1;Bairro 2", "1;Curitiba;Batel;Centro");
    expect(lines[0]?.places?.neighborhoods).toBe("Batel, Centro");
    const { stops } = await clients("Código;Cidade;Cidade de interesse", "1;Curitiba;Londrina");
    expect(stops).toMatchObject([{ code: "repeated_columns" }]);
  });
});

describe("a type with words after it", () => {
  it.each([
    ["Casa 3 dorms", "CASA_RUA"],
    ["Apto 3/4", "APARTAMENTO"],
    ["Apto c/ suíte", "APARTAMENTO"],
    ["Apartamento na planta", "APARTAMENTO"],
    ["Terreno 12x30", "TERRENO_RUA"],
    ["Sala comercial 35m2", "SALA_COMERCIAL"],
  ])("is read, and reported: %s is %s", async (text, type) => {
    const { lines, remarks } = await properties("Código;Tipo", `A;${text}`);
    expect(lines[0]?.input.type).toBe(type);
    expect(remarks.map(({ value, code, about }) => [value, code, about])).toEqual([[text, "read_as", type]]);
    const wanted = await clients("Código;Celular;Tipo", `1;41998761111;${text}`);
    expect(wanted.remarks.map(({ value, about }) => [value, about])).toEqual([[text, type]]);
  });

  it("is found in a column that only its cells explain", async () => {
    const sheet = await properties("Código;Imóvel", "A;Casa 3 quartos", "B;Apto 2q c/ garagem", "C;Loja");
    expect(fieldsOf(sheet)).toEqual(["externalRef", "type"]);
  });

  it.each(["Casa + ponto comercial", "Apartamento/Terreno", "Castelo 3 dorms"])(
    "is asked about where the words name another type, or none: %s",
    async (text) => {
      const { faults } = await properties("Código;Tipo", `A;${text}`);
      expect(faults.map(({ code }) => code)).toEqual(["not_a_type"]);
    },
  );
});

describe("an amount with words after it", () => {
  it("is read, and reported", async () => {
    const cells = [
      "450.000 à vista",
      "a partir de R$ 450.000",
      "450.000,00 - aceita permuta",
      "450 mil ou melhor oferta",
      "R$ 450.000,00 + taxas",
      "450.000 c/ móveis",
      "450.000,00*",
      "R$: 450.000,00",
    ];
    const { lines, remarks } = await properties(
      "Código;Valor venda",
      ...cells.map((cell, at) => `${at};${cell}`),
    );
    expect(lines.map(({ input }) => input.salePrice)).toEqual(cells.map(() => 450_000));
    expect(remarks.map(({ ref, code }) => [ref, code])).toEqual(
      cells.slice(0, -1).map((_, at) => [String(at), "read_as"]),
    );
  });

  it.each(["450.000 dólares", "4.500 o metro", "450.000 ou 480.000", "450.000 + carro"])(
    "is asked about where they change it: %s",
    async (text) => {
      const { faults } = await properties("Código;Valor venda", `A;${text}`);
      expect(faults.map(({ code }) => code)).toEqual(["not_an_amount"]);
    },
  );
});

describe("a client's words", () => {
  it('for "any purpose" name none, and an investor wants to buy', async () => {
    const { lines, faults } = await clients(
      "Código;Celular;Finalidade;Valor máximo;Quartos",
      "1;41998761111;Investir;sem limite;tanto faz",
    );
    expect(faults).toEqual([]);
    expect(lines[0]?.input.interest).toEqual({ purposes: ["VENDA"] });
  });
});
