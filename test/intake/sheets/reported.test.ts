import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { UnreadableSheet } from "../../../src/intake/sheets/cell.ts";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { readSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { resolveClient } from "../../../src/intake/sheets/resolve-client.ts";
import { clients, properties } from "./read-lines.ts";

describe("a client's phones", () => {
  const settle = async (cell: string, count: number) => {
    const phones = Array.from({ length: count }, (_, at) => ({ number: `+554199876111${at}` }));
    const { lines } = await clients("Código;Telefone", `1;${cell}`);
    const { input, remarks } = resolveClient(lines[0]!, { stored: { phones }, team: [], located: undefined });
    return {
      numbers: (input!.phones as typeof phones).map(({ number }) => number),
      remarks: remarks.map(({ code, value, about }) => [code, value, about]),
    };
  };

  it("all stay if there are as many as allowed, and the sheet's new phone is reported", async () => {
    const { numbers, remarks } = await settle("(43) 99876-2222", 5);
    expect(numbers).toEqual([0, 1, 2, 3, 4].map((at) => `+554199876111${at}`));
    expect(remarks).toEqual([["too_many", "(43) 99876-2222", "5"]]);
  });

  it("come before the sheet's phones, of which each that does not fit is reported", async () => {
    const { numbers, remarks } = await settle("(43) 99876-2222 / 41998761111 / (43) 99876-3333", 4);
    expect(numbers).toEqual([...[0, 1, 2, 3].map((at) => `+554199876111${at}`), "(43) 99876-2222"]);
    expect(remarks).toEqual([["too_many", "(43) 99876-3333", "5"]]);
  });
});

describe("a row with more cells than the headings", () => {
  it("is shifted even if its last cell is empty, where most rows are as wide as the headings", async () => {
    const { lines, faults } = await properties(
      "codigo;titulo;preco venda;captador",
      "A1;Casa; perto do mar;500.000;",
      "A2;Casa;500.000;",
      "A3;Casa;500.000;Bia",
    );
    expect(lines.map(({ ref }) => ref)).toEqual(["A2", "A3"]);
    expect(faults.map(({ ref, code }) => [ref, code])).toEqual([["A1", "shifted_row"]]);
  });

  it("is not shifted where all rows end in a separator that the headings lack", async () => {
    const { lines } = await properties("codigo;titulo", "A1;Casa;", "A2;Casa;", "A3;Casa;");
    expect(lines).toHaveLength(3);
  });
});

describe("quotes within a text", () => {
  it("that swallow rows make the sheet unreadable, and their line is named", async () => {
    const reading = properties(
      "codigo;titulo;preco venda",
      "A1;Casa, clara, ampla;500.000",
      'A2;"Vista mar, clara, ampla;600.000',
      'A3;"Linda" casa, clara, ampla;700.000',
      "A4;Casa, clara, ampla;800.000",
    );
    await expect(reading).rejects.toThrow(UnreadableSheet);
    await expect(reading).rejects.toMatchObject({ why: "open_quote", line: 3 });
  });

  it("that end in their own line, and texts of several lines, are read", async () => {
    const { lines } = await properties(
      "codigo;titulo;preco venda",
      'A1;"Linda" casa;500.000',
      'A2;"Casa ""Sol""\r\nperto do mar" ;600.000',
    );
    expect(lines.map(({ input }) => input.title)).toEqual(["Linda casa", 'Casa "Sol"\r\nperto do mar']);
  });
});

describe("a code", () => {
  it.each(["-", "N/A", "sem código", "S/N", "Não informado"])(
    "is missing where the cell says %s",
    async (text) => {
      const { lines, faults } = await properties("codigo;tipo", `${text};Casa`, "000;Casa");
      expect(lines.map(({ ref }) => ref)).toEqual(["000"]);
      expect(faults.map(({ line, code }) => [line, code])).toEqual([[2, "required"]]);
    },
  );
});

describe("photos of one cell", () => {
  const A = "https://a.test/1.jpg";
  const B = "https://b.test/2.jpg";

  it.each([
    [`${A} / ${B}`, [A, B], []],
    [`${A} e ${B}`, [A, B], []],
    [`${A} - ${B}`, [A, B], []],
    [`${A};foto2.jpg`, [A], ["foto2.jpg"]],
    [`${A},www.b.test/2.jpg`, [A, "https://www.b.test/2.jpg"], ["https://www.b.test/2.jpg"]],
    [
      `${A};www.b.test/2.jpg;foto3.png`,
      [A, "https://www.b.test/2.jpg"],
      ["https://www.b.test/2.jpg", "foto3.png"],
    ],
    [`${A} (fachada)`, [A], ["(fachada)"]],
    [`${A} https://drive.google.com/drive/folders/x`, [A], ["https://drive.google.com/drive/folders/x"]],
    ["https://drive.google.com/uc?id=1", ["https://drive.google.com/uc?id=1"], []],
    ["//a.test/1.jpg", ["https://a.test/1.jpg"], ["https://a.test/1.jpg"]],
    ["https://a.test/2,5.jpg", ["https://a.test/2,5.jpg"], []],
    ["https://a.test/w_800,h_600/1.jpg", ["https://a.test/w_800,h_600/1.jpg"], []],
    ["https://a.test/foto 1.jpg", ["https://a.test/foto 1.jpg"], []],
  ])("are separate addresses: %s", async (cell, photos, about) => {
    const { lines, remarks } = await properties("codigo\tfotos", `A\t"${cell}"`);
    expect(lines[0]?.input.photos).toEqual(photos);
    expect(remarks.map((remark) => remark.about)).toEqual(about);
  });
});

describe("a column of states with purposes", () => {
  it("that differ from the column of purposes is reported", async () => {
    const { lines, remarks } = await properties(
      "codigo;Finalidade;Situação",
      "A;Venda;Locação",
      "B;Venda;Venda",
      "C;Venda;Vendido",
    );
    expect(lines.map(({ purposes }) => purposes)).toEqual([["VENDA"], ["VENDA"], ["VENDA"]]);
    expect(remarks.map(({ ref, heading, value, code }) => [ref, heading, value, code])).toEqual([
      ["A", "Situação", "Locação", "not_used"],
    ]);
  });
});

describe("an amount with a zero too few or too many", () => {
  const readingsOf = async (...cells: readonly string[]) => {
    const { lines, faults } = await properties(
      "codigo\taluguel",
      ...cells.map((cell, at) => `A${at}\t${cell}`),
    );
    return cells.map(
      (_, at) =>
        lines.find(({ ref }) => ref === `A${at}`)?.input.rentPrice ??
        faults.find(({ ref }) => ref === `A${at}`)?.readings,
    );
  };

  it("is asked about", async () => {
    expect(await readingsOf("12.500,000")).toEqual([["R$ 12.500,00", "R$ 12.500.000,00"]]);
    expect(await readingsOf("12,500.000")).toEqual([["R$ 12.500,00", "R$ 12.500.000,00"]]);
  });

  it("is clear where the column's other cells, or its own words, decide", async () => {
    expect(await readingsOf("850,5", "1.250,00")).toEqual([850.5, 1_250]);
    expect(await readingsOf("2,5 mil", "1.250,50", "1500,5")).toEqual([2_500, 1_250.5, 1_500.5]);
  });
});

describe("a workbook of 130,000 rows", () => {
  const COUNT = 130_000;

  it("is read, and another sheet of it is named", async () => {
    const rows = [["codigo"], ...Array.from({ length: COUNT }, (_, at) => [`A${at}`])];
    const bytes = await writeXlsx({
      sheets: [
        { name: "Imóveis", rows },
        { name: "Outra", rows: [["nota"]] },
        { name: "Vazia", rows: [] },
      ],
    });
    const { lines, remarks } = await readSheet(PROPERTY_FIELDS, bytes);
    expect(lines).toHaveLength(COUNT);
    expect(remarks.map(({ code, value }) => [code, value])).toContainEqual(["other_sheet", "Outra"]);
  });
});

describe("most rows with more cells than the headings", () => {
  it("are shifted where another row is filled to its end", async () => {
    const { lines, faults } = await properties(
      "codigo;titulo;preco venda;captador",
      "A1;Casa; perto do mar;500.000;Bia",
      "A2;Casa; clara;500.000;Bia",
      "A3;Casa;500.000;Bia",
    );
    expect(lines.map(({ ref }) => ref)).toEqual(["A3"]);
    expect(faults.map(({ ref, code }) => [ref, code])).toEqual([
      ["A1", "shifted_row"],
      ["A2", "shifted_row"],
    ]);
  });

  it("have a column without a heading where all rows are as wide", async () => {
    const { lines } = await properties("codigo;titulo", "A1;Casa;x", "A2;Casa;", "A3;Casa;y");
    expect(lines).toHaveLength(3);
  });
});

describe("a client's minimum price", () => {
  const interestOf = async (headings: string, cells: string) => {
    const { lines } = await clients(`Código;${headings}`, `1;${cells}`);
    const { input, faults } = resolveClient(lines[0]!, { stored: undefined, team: [], located: undefined });
    return input?.interest ?? faults.map(({ code, heading }) => [code, heading]);
  };

  it.each([
    ["Valor mínimo;Valor máximo;Finalidade", "1500;2500;Locação", { rentPriceMin: 1500, rentPriceMax: 2500 }],
    [
      "Preço mínimo;Preço máximo;Finalidade",
      "300000;500000;Compra",
      { salePriceMin: 300_000, salePriceMax: 500_000 },
    ],
    ["Valor mín.;Valor máx.", "1500;2500", { rentPriceMin: 1500, rentPriceMax: 2500 }],
    ["Valor mínimo;Aluguel até", "1500;2500", { rentPriceMin: 1500, rentPriceMax: 2500 }],
    ["Valor mínimo;Compra até", "300000;500000", { salePriceMin: 300_000, salePriceMax: 500_000 }],
  ])("has the purpose of the maximum: %s", async (headings, cells, interest) => {
    expect(await interestOf(headings, cells)).toMatchObject(interest);
    expect(
      Object.keys((await interestOf(headings, cells)) as object).filter((name) => /Price/.test(name)),
    ).toHaveLength(2);
  });

  it("is asked about where nothing says for which purpose", async () => {
    expect(await interestOf("Valor mínimo", "20000")).toEqual([["price_of_what", "Valor mínimo"]]);
  });
});

describe("a person who offers a home", () => {
  it.each(["Vender", "Vende", "Quero vender", "Anunciar", "Colocar para alugar"])(
    "is not a buyer: %s",
    async (text) => {
      const { lines, faults } = await clients("Código;Nome;Finalidade", `1;Ana;${text}`, "2;Bia;Venda");
      expect(faults.map(({ ref, code }) => [ref, code])).toEqual([["1", "not_a_purpose"]]);
      expect(lines.map(({ input }) => input.interest)).toEqual([{ purposes: ["VENDA"] }]);
    },
  );
});

describe("the sides of a lot", () => {
  it.each(["10m x 25m", "12 m X 30 m", "12 x 30", "10 m frente x 30 fundos", "10mx25m", "10 m de frente"])(
    "are not an area: %s",
    async (text) => {
      const { faults } = await properties("Código;Área", `A;${text}`, "B;120 m² frente para o mar");
      expect(faults.map(({ ref, code }) => [ref, code])).toEqual([["A", "not_an_area"]]);
    },
  );
});

describe("columns of states", () => {
  const statesOf = async (heading: string, ...rows: readonly string[]) => {
    const { lines, faults, stops } = await properties(`codigo;${heading}`, ...rows);
    expect(stops).toEqual([]);
    return Object.fromEntries([
      ...lines.map(({ ref, status }) => [ref, status]),
      ...faults.map(({ ref, code, accepted }) => [ref, [code, accepted]]),
    ]);
  };

  it("that agree, or differ only in detail, decide row by row", async () => {
    expect(
      await statesOf(
        "Status;Data da venda;Locado;Inativo",
        "A;Vendido;03/11/2026;Não;Sim",
        "B;Disponível;;Não;Não",
        "C;;;Sim;Não",
        "D;Inativo;;;",
        "E;;;Não;",
      ),
    ).toEqual({ A: "SOLD", B: "ACTIVE", C: "RENTED", D: "INACTIVE", E: undefined });
  });

  it("that contradict each other are asked about in their row alone", async () => {
    expect(await statesOf("Status;Data da venda", "A;Disponível;03/11/2026", "B;Disponível;")).toEqual({
      A: ["states_differ", ["ACTIVE", "SOLD"]],
      B: "ACTIVE",
    });
  });

  it("are ignored where they say when a home becomes free, or concern something else", async () => {
    const { columns, stops } = await properties(
      "codigo;Disponível em;Chave;Anúncio",
      "A;15/12/2026;Disponível;Publicado",
      "B;Imediato;Indisponível;Não publicado",
    );
    expect(stops).toEqual([]);
    expect(columns.map(({ field }) => field?.name)).toEqual(["externalRef", undefined, undefined, undefined]);
  });
});

describe("what a client can pay", () => {
  const budgets = async (...cells: readonly string[]) => {
    const { lines, faults } = await clients(
      "Código;Celular;Finalidade;Valor máximo",
      ...cells.map((cell, at) => `${at};4199876${1_100 + at};Compra;${cell}`),
    );
    return cells.map((_, at) => {
      const line = lines.find(({ ref }) => ref === String(at));
      if (!line) return faults.find(({ ref }) => ref === String(at))?.code;
      const { input, faults: unsettled } = resolveClient(line, {
        stored: undefined,
        team: [],
        located: undefined,
      });
      const { salePriceMin, salePriceMax } = (input?.interest ?? {}) as Record<string, unknown>;
      return input ? [salePriceMin, salePriceMax] : unsettled[0]?.readings;
    });
  };

  it("is a minimum, a range or a maximum, as written", async () => {
    expect(
      await budgets(
        "acima de 500 mil",
        "300-400 mil",
        "300 / 400 mil",
        "de_r$_300_mil_a_r$_500_mil",
        "até R$ 500.000",
        "uns 800 mil",
        "no máximo 1 milhão e meio",
        "menos de 300 mil",
        "< 500.000",
        "pelo menos 400 mil",
        "até uns 500 mil",
      ),
    ).toEqual([
      [500_000, undefined],
      [300_000, 400_000],
      [300_000, 400_000],
      [300_000, 500_000],
      [undefined, 500_000],
      [undefined, 800_000],
      [undefined, 1_500_000],
      [undefined, 300_000],
      [undefined, 500_000],
      [400_000, undefined],
      [undefined, 500_000],
    ]);
  });

  it("is asked about where it could buy nothing, or its ends are the wrong way round", async () => {
    expect(await budgets("350", "400 mil a 300 mil", "1 milhão e 200 mil")).toEqual([
      ["R$ 350,00", "R$ 350.000,00"],
      "not_an_amount",
      "not_an_amount",
    ]);
  });
});

describe("a count of two numbers", () => {
  it("is refused for a property, and is a client's minimum", async () => {
    const { faults } = await properties("codigo;quartos;vagas", "A;2 a 3;1+1");
    expect(faults.map(({ value, code }) => [value, code])).toEqual([
      ["2 a 3", "not_a_count"],
      ["1+1", "not_a_count"],
    ]);
    const sheet = await properties("codigo;quartos;vagas", "A;três;s/ vaga");
    expect(sheet.lines[0]?.input).toEqual({ bedrooms: 3, parkingSpots: 0 });
    const { lines } = await clients("codigo;quartos", "1;2 ou 3", "2;de 2 a 3");
    expect(lines.map(({ input }) => input.interest)).toEqual([{ bedrooms: 2 }, { bedrooms: 2 }]);
  });
});

describe("a sheet without a code", () => {
  it("names the columns that could be it", async () => {
    const { stops } = await properties(
      "Tipo;Bairro;Protocolo;Turma;Total",
      "Casa;Batel;P-7;1;10",
      "Loja;Centro;P-8;1;20",
    );
    expect(stops).toMatchObject([{ code: "no_code_column", candidates: ["Protocolo"] }]);
  });
});
