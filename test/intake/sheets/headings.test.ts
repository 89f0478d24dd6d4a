import { describe, expect, it } from "vitest";
import { Maps } from "../../../src/intake/sheets/maps.ts";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { readSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { bytesOf, clients, fieldsOf, properties } from "./read-lines.ts";

describe("a code of somebody or something else", () => {
  it.each([
    "Código do imóvel",
    "Referência do imóvel",
    "Ref. do imóvel",
    "Código do anúncio",
    "codigo_do_imovel",
    "CodigoDoImovel",
  ])("is not the code of a client: %s", async (heading) => {
    const { stops, lines } = await clients(`Nome;Telefone;${heading}`, "Ana;41998761111;AP-1");
    expect(stops).toEqual([]);
    expect(lines.map(({ ref }) => ref)).toEqual([""]);
  });

  it("is not the code of the property, and the names are kept apart too", async () => {
    expect(fieldsOf(await properties("Tipo;Código do cliente", "Casa;C1"))).toEqual(["type", null]);
    expect(
      fieldsOf(
        await clients(
          "Código do cliente;Nome do cliente;Nome do imóvel;Situação do imóvel;Tipo do imóvel",
          "C1;Ana;Ed. Sol;Vendido;Casa",
        ),
      ),
    ).toEqual(["externalRef", "name", null, null, "interest/propertyTypes"]);
  });
});

describe("a flag of a CRM", () => {
  it("that says a property is not available keeps it off the market, and one against contact withholds a client's consent", async () => {
    const homes = await properties("st_identificador_imo;fl_disponivel", "SL-1;1", "SL-2;0");
    expect(homes.lines.map(({ ref, status }) => [ref, status])).toEqual([
      ["SL-1", "ACTIVE"],
      ["SL-2", "INACTIVE"],
    ]);
    const { lines } = await clients(
      "Nome;Telefone;Aceita contato",
      "Ana;41998761111;Sim",
      "Bia;41998762222;Não",
    );
    expect(lines.map(({ input }) => input.consentGiven)).toEqual([true, false]);
  });
});

describe("a client without a code", () => {
  it("is identified by a phone or an e-mail", async () => {
    const { stops, lines, faults } = await clients(
      "Nome;Telefone;E-mail",
      "Ana;41998761111;",
      "Bia;;bia@imobiliaria.com.br",
    );
    expect([stops, faults, lines.map(({ ref }) => ref)]).toEqual([[], [], ["", ""]]);
  });

  it("may be listed beside clients that have one, and is refused without a contact", async () => {
    const { lines, faults } = await clients(
      "Código;Nome;Telefone",
      "C1;Ana;41998761111",
      ";Bia;41998762222",
      ";Caio;",
      ";Davi;123",
    );
    expect(lines.map(({ line, ref }) => [line, ref])).toEqual([
      [2, "C1"],
      [3, ""],
    ]);
    expect(faults.map(({ line, field, code }) => [line, field, code])).toEqual([
      [4, "externalRef", "required"],
      [5, "phones", "not_a_phone"],
    ]);
  });

  it("is refused where the sheet has no way to reach anybody; a property always needs a code", async () => {
    expect((await clients("Nome;Cidade", "Ana;Curitiba")).stops).toMatchObject([{ code: "no_code_column" }]);
    expect((await properties("Tipo;Cidade", "Casa;Curitiba")).stops).toMatchObject([
      { code: "no_code_column" },
    ]);
  });
});

describe("a heading that says whose it is", () => {
  it.each([
    ["Disponibilidade do imóvel", "market", "Disponível"],
    ["Finalidade do imóvel", "purposes", "Venda"],
    ["FinalidadeDoImovel", "purposes", "Venda"],
    ["Cidade do imóvel", "address/city", "Londrina"],
    ["Estado do imóvel", null, "Em ótimo estado"],
    ["Cidade do cliente", null, "Londrina"],
    ["Número do anúncio", null, "771"],
    ["Tipo de anúncio", null, "Destaque"],
    ["Código do anúncio", "externalRef", "771"],
  ])("keeps its own word: %s is %s", async (heading, name, cell) => {
    const sheet = await properties(`Quartos;${heading}`, `1;${cell}`, `2;${cell}`);
    expect(fieldsOf(sheet)).toEqual(["bedrooms", name]);
  });

  it("names a condition or a state of Brazil, whichever its cells name", async () => {
    const sheet = await properties("Código;Estado", "A;Novo", "B;Usado");
    expect(fieldsOf(sheet)).toEqual(["externalRef", "condition"]);
    expect(fieldsOf(await properties("Código;Estado", "A;PR", "B;SP"))).toEqual([
      "externalRef",
      "address/state",
    ]);
  });

  it("says where a client lives, not where they look", async () => {
    const sheet = await clients(
      "Código;Nome;Cidade do cliente;UF do cliente;Bairro do cliente",
      "1;Ana;Londrina;PR;Gleba",
    );
    expect(fieldsOf(sheet)).toEqual(["externalRef", "name", "home", "home", "home"]);
  });
});

it("the heading of a price per meter is not an area", async () => {
  const sheet = await properties("Código;M²;R$/m²;R$ / m2", "A;72;6.500;6.500");
  expect(fieldsOf(sheet)).toEqual(["externalRef", "area", null, null]);
});

describe("a heading of a count", () => {
  it.each([
    ["Número de quartos", "bedrooms"],
    ["Nº de suítes", "suites"],
    ["No. de suítes", "suites"],
    ["Qtde vagas", "parkingSpots"],
    ["Quartos (nº)", "bedrooms"],
    ["Vagas (qtd)", "parkingSpots"],
    ["Total de banheiros", "bathrooms"],
    ["Dormitórios total", "bedrooms"],
    ["Número da vaga", null],
    ["Nº garagem", null],
  ])("names its field: %s is %s", async (heading, name) => {
    expect(fieldsOf(await properties(`Código;${heading}`, "A;2"))).toEqual(["externalRef", name]);
  });

  it("is not read as a count where the cells number the parking space", async () => {
    expect(fieldsOf(await properties("Código;Vaga", "A;45", "B;46"))).toEqual(["externalRef", "other"]);
    expect(fieldsOf(await properties("Código;Vaga", "A;1", "B;2"))).toEqual(["externalRef", "parkingSpots"]);
  });
});

describe("a heading of several meanings", () => {
  it.each([
    ["Unidade", ["Matriz", "Filial Zona 7"], "other"],
    ["Unidade", ["101", "Cobertura"], "address/complement"],
    ["Captação", ["12/03/2026", "Exclusiva"], "other"],
    ["Captação", ["Exclusiva", "Bia Lima"], "captadorName"],
    ["Período", ["Manhã", "Tarde"], "other"],
    ["Medida", ["10x25", "12x30"], "other"],
  ])("is decided by its cells: %s with %j is %s", async (heading, cells, name) => {
    const sheet = await properties(`Código;${heading}`, ...cells.map((cell, at) => `A${at};${cell}`));
    expect(fieldsOf(sheet)).toEqual(["externalRef", name]);
  });

  it("does not mistake a kind of contract for a person", async () => {
    const { lines, remarks } = await properties("Código;Captação", "A;Exclusiva", "B;Bia Lima");
    expect(lines.map(({ input }) => input.captadorName)).toEqual([undefined, "Bia Lima"]);
    expect(remarks.map(({ value, code }) => [value, code])).toEqual([["Exclusiva", "not_a_name"]]);
  });
});

describe("a heading with a unit", () => {
  it("of area is not a total price", async () => {
    const sheet = await properties(
      "Código;Valor;Valor do m²;Valor (m2);Aluguel m²;Área (m²);Área total m²;Preço R$/m²;Preço de venda (R$)",
      "A;;9.000;9.000;30;85;90;9.000;500.000",
    );
    expect(fieldsOf(sheet)).toEqual([
      "externalRef",
      "price",
      null,
      null,
      null,
      "area",
      "area",
      null,
      "salePrice",
    ]);
  });

  it("is mapped as written, and a heading without a unit stays", async () => {
    const lines = ["Código;Finalidade;Valor;Valor m²", "A;Venda;500.000;9.000"];
    for (const heading of ["Valor m²", "valor m²"]) {
      const maps = new Maps({ columns: { [heading]: "" }, values: {} });
      const sheet = await readSheet(PROPERTY_FIELDS, bytesOf(...lines), maps);
      expect(fieldsOf(sheet)).toEqual(["externalRef", "purposes", "price", "mapped_away"]);
    }
    const maps = new Maps({ columns: { "Valor (R$)": "" }, values: {} });
    const both = await readSheet(PROPERTY_FIELDS, bytesOf("Código;Valor;Valor (R$)", "A;1;2"), maps);
    expect(fieldsOf(both)).toEqual(["externalRef", "price", "mapped_away"]);
    const alone = await readSheet(PROPERTY_FIELDS, bytesOf("Código;Valor", "A;1"), maps);
    expect(fieldsOf(alone)).toEqual(["externalRef", "mapped_away"]);
  });
});

describe("a column that only its cells can explain", () => {
  it.each([
    ["Vídeo", ["https://www.videos.test/a", "https://www.videos.test/b"]],
    ["Tour virtual", ["https://tours.test/a", "https://tours.test/b"]],
    ["Passeio", ["https://youtu.be/abc", "https://www.youtube.com/watch?v=b"]],
    ["Observações", ["Aceita permuta na venda", "Venda somente à vista com desconto"]],
    ["Ocupação", ["Alugado", "Alugado"]],
  ])("named %s is not one of the property's fields", async (heading, cells) => {
    const sheet = await properties(`Código;${heading}`, ...cells.map((cell, at) => `A${at};${cell}`));
    expect(fieldsOf(sheet)).toEqual(["externalRef", null]);
  });

  it("is still found where its cells say nothing else", async () => {
    const sheet = await properties(
      "Código;Página;Oferta",
      "A;https://agencia.test/a;Venda",
      "B;https://agencia.test/b;Venda e Locação",
    );
    expect(fieldsOf(sheet)).toEqual(["externalRef", "listingUrl", "purposes"]);
  });
});

describe("headings in two rows", () => {
  it("keep a broker's phone with the broker", async () => {
    const sheet = await clients(
      "Cliente;;;Corretor;;Procura",
      "Código;Nome;Telefone;Nome;Telefone;Cidade",
      "1;Ana;41998761111;Davi;41999990001;Londrina",
      "2;Bia;41998761112;Davi;41999990001;Londrina",
    );
    expect(fieldsOf(sheet)).toEqual(["externalRef", "name", "phones", "broker", "others", "interest/cities"]);
    expect(sheet.lines[0]?.input.phones).toEqual([{ number: "41998761111" }]);
  });

  it("keep an owner's address with the owner, and a title above them changes nothing", async () => {
    const sheet = await properties(
      "Imóvel;;Proprietário;;Valores",
      "Código;Cidade;Endereço;Cidade;Venda",
      "A;Londrina;Rua B;Curitiba;500.000",
    );
    expect(fieldsOf(sheet)).toEqual(["externalRef", "address/city", "others", "others", "salePrice"]);
    const titled = await properties("Carteira do corretor Davi;;", "Código;Cidade;Rua", "A;Londrina;Rua B");
    expect(fieldsOf(titled)).toEqual(["externalRef", "address/city", "address/street"]);
    const named = await properties("Corretor;Davi;", "Código;Cidade;Rua", "A;Londrina;Rua B");
    expect(fieldsOf(named)).toEqual(["externalRef", "address/city", "address/street"]);
  });

  it("that are merged downward count as the row directly above the data", async () => {
    for (const [above, below] of [
      ["Código;Tipo;Valores;;Cidade", ";;Venda;Aluguel;"],
      ["Código;Tipo;Áreas;;Cidade", ";;Área útil;Área total;"],
      ["Código;;Valores;;Cidade", ";Tipo;Venda;Aluguel;"],
    ] as const) {
      const sheet = await properties(above, below, "A;Casa;500.000;2.000;Londrina", "B;Casa;1;1;Londrina");
      expect(fieldsOf(sheet).slice(0, 2)).toEqual(["externalRef", "type"]);
      expect(fieldsOf(sheet)[4]).toBe("address/city");
      expect(fieldsOf(sheet).slice(2, 4)).not.toContain(null);
      expect(sheet.lines.map(({ ref }) => ref)).toEqual(["A", "B"]);
    }
  });
});

describe("a heading that asks about the state", () => {
  const statusesOf = async (heading: string, ...cells: readonly string[]) => {
    const { lines, stops } = await properties(
      `Código;Tipo;${heading}`,
      ...cells.map((cell, at) => `A${at};Casa;${cell}`),
    );
    return stops.length > 0 ? stops.map(({ code }) => code) : lines.map(({ status }) => status);
  };

  it.each([
    ["Vendido?", ["Sim", "Não", "X", "05/03/2024", ""], ["SOLD", undefined, "SOLD", "SOLD", undefined]],
    ["Vendido", ["1", "0"], ["SOLD", undefined]],
    ["Alugado?", ["Sim", "Vendido"], ["RENTED", "SOLD"]],
    ["Inativo", ["Sim", "Não"], ["INACTIVE", "ACTIVE"]],
    ["Ativo", ["Sim", "Não", "X"], ["ACTIVE", "INACTIVE", "ACTIVE"]],
    ["Imóvel vendido", ["Sim"], ["SOLD"]],
    ["Data da venda", ["2024-03-05", "", "05/03/2024"], ["SOLD", undefined, "SOLD"]],
    ["Vendido?", ["Quase"], ["unknown_states"]],
    ["Disponível", ["01/03/2027"], ["unknown_states"]],
  ])("sets the state or stops: %s", async (heading, cells, states) => {
    expect(await statusesOf(heading, ...cells)).toEqual(states);
  });

  it("contradicting another stops only its own row", async () => {
    const { stops, lines, faults } = await properties(
      "Código;Situação;Vendido?",
      "A;Ativo;Sim",
      "B;Ativo;Não",
    );
    expect(stops).toEqual([]);
    expect(lines.map(({ ref, status }) => [ref, status])).toEqual([["B", "ACTIVE"]]);
    expect(faults.map(({ ref, heading, code }) => [ref, heading, code])).toEqual([
      ["A", "Vendido?", "states_differ"],
    ]);
  });
});

describe("a number of something", () => {
  it("is not a count, and the number of a client is the code", async () => {
    const sheet = await properties("Código;Nº da vaga;Nº de vagas", "A;27;2");
    expect(fieldsOf(sheet)).toEqual(["externalRef", null, "parkingSpots"]);
    expect(fieldsOf(await clients("Nº do cliente;Nome;Nº do telefone", "7;Ana;41998761111"))).toEqual([
      "externalRef",
      "name",
      "phones",
    ]);
  });
});

describe("a contact", () => {
  it.each([
    ["(41) 99876-1111", "phones"],
    ["41 9 9876-1111 / 41 3222-1111", "phones"],
    ["Ana", "name"],
  ])("is read as what its cells are: %s", async (cell, name) => {
    expect(fieldsOf(await clients("Código;Contato", `1;${cell}`))).toEqual(["externalRef", name]);
  });
});

describe("short and foreign headings", () => {
  it.each([
    ["Vg.", "parkingSpots"],
    ["Á. Útil (m²)", "area"],
    ["A. Total", "area"],
    ["Espécie", "type"],
    ["District", "address/neighborhood"],
    ["Fotos (links)", "photos"],
  ])("of properties are known: %s", async (heading, name) => {
    expect(fieldsOf(await properties(`Código;${heading}`, "A1;1"))).toContain(name);
  });

  it.each([
    ["Tel. Fixo", "phones"],
    ["fone/whats", "phones"],
    ["Última conversa", "lastActivityAt"],
  ])("of clients are known: %s", async (heading, name) => {
    expect(fieldsOf(await clients(`Nome;${heading}`, "Ana;1"))).toContain(name);
  });
});
