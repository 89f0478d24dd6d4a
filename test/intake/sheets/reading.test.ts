import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { UnreadableSheet } from "../../../src/intake/sheets/cell.ts";
import { CLIENT_FIELDS } from "../../../src/intake/sheets/client-fields.ts";
import { Maps } from "../../../src/intake/sheets/maps.ts";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import { readSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { bytesOf, clients, properties } from "./read-lines.ts";

/** What a column of amounts is read as, cell by cell. */
const amounts = async (...cells: readonly string[]) => {
  const rows = cells.map((cell, at) => `A${at};"${cell.replaceAll('"', '""')}"`);
  const { lines, faults } = await properties("codigo;preco venda", ...rows);
  return cells.map(
    (_, at) =>
      lines.find(({ ref }) => ref === `A${at}`)?.input.salePrice ??
      faults.find(({ ref }) => ref === `A${at}`)?.code,
  );
};

const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, !isBig);
  for (let at = 0; at < text.length; at++) view.setUint16(2 + at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};

describe("amounts of a column", () => {
  it("read a point before three figures as thousands, where six other readers take 980.000 for 980", async () => {
    expect(await amounts("980.000", "1.250.000,00", "R$ 850 mil")).toEqual([980_000, 1_250_000, 850_000]);
  });

  it("and of areas keep a decimal comma, where another reader takes 85,5 for 855", async () => {
    const rows = ["A;85,5;850,00;05/03/2026", "B;98;1.100,00;31/12/2025"];
    const { lines, columns } = await properties("codigo;Área útil;Aluguel;Data", ...rows);
    expect(lines.map(({ input }) => input)).toEqual([
      { area: 85.5, rentPrice: 850 },
      { area: 98, rentPrice: 1_100 },
    ]);
    expect(columns.at(-1)).toMatchObject({ heading: "Data", field: null, filled: 2 });
  });

  it("say nothing of other columns, where another reader takes every point out of coordinates", async () => {
    const rows = ["A;980.000;-23.550520;12.5", "B;1.250.000;-46.633308;120"];
    const { lines, columns, faults } = await properties("codigo;preco venda;Latitude;Área útil", ...rows);
    expect([faults, lines.map(({ input }) => input)]).toEqual([
      [],
      [
        { salePrice: 980_000, area: 12.5 },
        { salePrice: 1_250_000, area: 120 },
      ],
    ]);
    expect(columns.find(({ heading }) => heading === "Latitude")).toMatchObject({ field: null, filled: 2 });
  });

  it("are refused where nothing decides between two readings, and neither is stored", async () => {
    expect(await amounts("850,000", "12.5")).toEqual(["ambiguous_amount", "ambiguous_amount"]);
    const { faults } = await properties("codigo;preco venda", "A;850,000");
    expect(faults[0]).toMatchObject({ value: "850,000", readings: ["R$ 850.000,00", "R$ 850,00"] });
  });

  it("are decided by the column's other cells where they are ambiguous", async () => {
    expect(await amounts("850,000", "1,250,000.00")).toEqual([850_000, 1_250_000]);
    expect(await amounts("780.5", "1250000.25")).toEqual([780.5, 1_250_000.25]);
  });

  it("stay refused where the column is written in two ways", async () => {
    expect(await amounts("850,000", "1,250,000.00", "1.250.000,00")).toEqual([
      "ambiguous_amount",
      1_250_000,
      1_250_000,
    ]);
  });

  it("are reported where Excel turned them into exponents, or their meaning is unclear", async () => {
    expect(await amounts("1.250.00,00", "(850.000,00)")).toEqual(["not_an_amount", "not_an_amount"]);
    const { remarks } = await properties("codigo;preco venda", "A;1,25E+06", "B;Sob consulta", "C;R$ -");
    expect(remarks.map(({ ref, code }) => [ref, code])).toEqual([
      ["A", "scientific"],
      ["B", "on_request"],
      ["C", "placeholder"],
    ]);
  });
});

describe("a file", () => {
  const TEXT = "Código;Preço de venda\r\nÁ1;980.000\r\n";

  it.each([
    ["UTF-16 with its mark, little-endian", utf16(TEXT, false)],
    ["UTF-16 with its mark, big-endian", utf16(TEXT, true)],
    ["UTF-16 without a mark", utf16(TEXT, false).subarray(2)],
    ["UTF-8 with a mark", bytesOf(`\ufeff${TEXT}`)],
    ["windows-1252", Uint8Array.from(TEXT, (char) => char.charCodeAt(0))],
    ["UTF-8 saved as windows-1252", bytesOf("CÃ³digo;PreÃ§o de venda\r\nÃ\u00811;980.000")],
    ["with tabs", bytesOf(TEXT.replaceAll(";", "\t"))],
    ["with its sign named", bytesOf(`sep=;\r\n${TEXT}`)],
    ["with old line ends", bytesOf(TEXT.replaceAll("\r\n", "\r"))],
    ["with titles above", bytesOf(`CARTEIRA - 03/11/2026;;\r\n;;\r\n${TEXT}`)],
  ])("in %s is read", async (_, bytes) => {
    const { lines } = await readSheet(PROPERTY_FIELDS, bytes);
    expect(lines.map(({ ref, input }) => [ref, input.salePrice])).toEqual([["Á1", 980_000]]);
  });

  it("separated by commas keeps decimal commas in quotes, whatever its last line ends with", async () => {
    for (const end of ["", "\r\n"]) {
      const { lines } = await readSheet(
        PROPERTY_FIELDS,
        bytesOf(`codigo,area,preco venda\r\nA,"98,50","1.250.000,00"${end}`),
      );
      expect(lines[0]?.input).toEqual({ area: 98.5, salePrice: 1_250_000 });
    }
  });

  it.each(["", "\r\n", "\r\n\r\n"])(
    "is split at its own separator, where other readers find a space or a comma: it ends in %j",
    async (end) => {
      const text =
        "Código;Título;Preço de venda\r\nA;Casa ampla, clara, com vista;850.000,00\r\nB;Casa, sol, mar;980.000,50";
      const { lines, faults } = await properties(text + end);
      expect(faults).toEqual([]);
      expect(lines.map(({ input }) => input)).toEqual([
        { title: "Casa ampla, clara, com vista", salePrice: 850_000 },
        { title: "Casa, sol, mar", salePrice: 980_000.5 },
      ]);
    },
  );

  it.each([
    ["old_excel", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)],
    ["web_page", bytesOf("<html><p>Entre de novo")],
    ["pdf", bytesOf("%PDF-1.7")],
    ["damaged", bytesOf("PK\u0003\u0004 cut")],
    ["empty", new Uint8Array()],
    ["open_quote", bytesOf('codigo;titulo\r\nA;"nunca termina')],
  ])("that is not a sheet is refused with the reason: %s", async (why, bytes) => {
    const reading = readSheet(PROPERTY_FIELDS, bytes);
    await expect(reading).rejects.toThrow(UnreadableSheet);
    await expect(reading).rejects.toMatchObject({ why });
  });
});

describe("a workbook", () => {
  it("keeps figures as figures: no money in English, no .0 behind phones, no month for a day", async () => {
    const sheet = await writeXlsx({
      sheets: [
        {
          name: "Imóveis",
          rows: [
            ["Carteira"],
            ["Código", "Valor venda", "Área útil", "CEP", "Data cadastro", "Título"],
            [123, 1_250_000, 98.5, 1_310_100, new Date(Date.UTC(2026, 2, 5)), 11_987_654_321],
          ],
          cells: new Map([["2,0", { style: { numFmt: "00000" } }]]),
        },
        { name: "Outra", rows: [["nada"]] },
      ],
    });
    const { lines, headerLine } = await readSheet(PROPERTY_FIELDS, sheet);
    expect(headerLine).toBe(2);
    expect(lines[0]).toMatchObject({
      ref: "00123",
      input: { salePrice: 1_250_000, area: 98.5, title: "11987654321" },
    });
  });

  it("has dates day first, and phones whole", async () => {
    const rows = [
      ["Código", "Nome", "Celular", "Último contato"],
      ["D1", "Ana", 41_998_761_111, new Date(Date.UTC(2026, 2, 5, 14, 30))],
      ["D2", "Eva", 5_541_998_761_112, new Date(Date.UTC(2026, 11, 31))],
    ];
    const { lines } = await readSheet(CLIENT_FIELDS, await writeXlsx({ sheets: [{ name: "C", rows }] }));
    expect(lines.map(({ input }) => [input.phones, input.lastActivityAt])).toEqual([
      [[{ number: "41998761111" }], "2026-03-05T14:30:00-03:00"],
      [[{ number: "5541998761112" }], "2026-12-31T00:00:00-03:00"],
    ]);
  });
});

describe("codes and phones", () => {
  it("that Excel has cut short are refused, and those that it protects are read as they are", async () => {
    const codes = ["00123", "123", '"=""00456"""', "'00789", "AP 12/3", "1,00E+05", "5,51199E+12"];
    const { lines, faults } = await properties("codigo;quartos", ...codes.map((code) => `${code};1`));
    expect(lines.map(({ ref }) => ref)).toEqual(["00123", "123", "00456", "00789", "AP 12/3"]);
    expect(faults.map(({ code }) => code)).toEqual(["damaged_code", "damaged_code"]);
  });

  it("of several columns are joined, and a truncated one keeps its row out", async () => {
    const { lines, faults } = await clients(
      "codigo;nome;Telefone;Celular;WhatsApp",
      "A;Ana;(41) 3322-1100;41 99876-1111;41998761111",
      "B;Bia;5,54199E+12;;",
    );
    expect(lines.map(({ input }) => input.phones)).toEqual([
      [{ number: "41998761111" }, { number: "(41) 3322-1100" }],
    ]);
    expect(faults.map(({ ref, code }) => [ref, code])).toEqual([["B", "damaged_phone"]]);
  });
});

describe("a column", () => {
  it("that appears twice is refused by name, including a price beside a sale price", async () => {
    const { stops } = await properties("codigo;Valor venda;Valor", "A;500000;510000");
    expect(stops).toMatchObject([
      { code: "repeated_columns", repeated: [{ headings: ["Valor venda", "Valor"] }] },
    ]);
  });

  it("of states says what is off the market, and an unknown word stops the sheet", async () => {
    const { lines, stops } = await properties(
      "codigo;Situação",
      "A;Vendido",
      "B;Locado",
      "C;Ativo",
      "D;Suspenso",
    );
    expect(lines.map(({ status }) => status)).toEqual(["SOLD", "RENTED", "ACTIVE", "INACTIVE"]);
    expect(stops).toEqual([]);
    const unmapped = await properties("codigo;Situação", "A;Reservado", "B;Reservado");
    expect(unmapped.stops).toEqual([
      { code: "unknown_states", states: [{ heading: "Situação", value: "Reservado", count: 2 }] },
    ]);
    const maps = new Maps({ columns: {}, values: { Reservado: "INACTIVE" } });
    const mapped = await readSheet(PROPERTY_FIELDS, bytesOf("codigo;Situação", "A;Reservado"), maps);
    expect(mapped.stops).toEqual([]);
    expect(mapped.lines[0]?.status).toBe("INACTIVE");
  });

  it("named Finalidade is the use in one CRM and the purpose in another: its cells say", async () => {
    const vista = await properties(
      "Codigo;Finalidade;Status",
      "1;RESIDENCIAL;VENDA",
      "2;COMERCIAL;VENDA E ALUGUEL",
      "3;RESIDENCIAL;VENDIDO TERCEIROS",
    );
    expect(vista.lines.map(({ purposes, status }) => [purposes, status])).toEqual([
      [["VENDA"], "ACTIVE"],
      [["VENDA", "LOCACAO"], "ACTIVE"],
      [[], "SOLD"],
    ]);
    expect(vista.columns[1]).toMatchObject({ field: null, notTaken: "usage" });
  });

  it("is what a person maps it to, including nothing", async () => {
    const maps = new Maps({
      columns: { "Valor pedido": "salePrice", Valor: "" },
      values: { Barracão: "GALPAO", "Vagas:Sim": "1" },
    });
    const { lines, columns } = await readSheet(
      PROPERTY_FIELDS,
      bytesOf("codigo;Tipo;Valor pedido;Valor;Vagas", "A;Barracão;900.000;1;Sim"),
      maps,
    );
    expect(lines[0]?.input).toEqual({ type: "GALPAO", salePrice: 900_000, parkingSpots: 1 });
    expect(columns[3]).toMatchObject({ field: null, notTaken: "mapped_away" });
  });

  it("without a known heading is found by its cells", async () => {
    const { columns } = await properties(
      "codigo;Galeria web;Modelo",
      "A;https://a.test/1.jpg;Apartamento",
      "B;https://a.test/2.jpg;Casa",
    );
    expect(columns.map(({ field, by }) => [field?.name, by])).toEqual([
      ["externalRef", "name"],
      ["photos", "content"],
      ["type", "content"],
    ]);
  });

  it("of free text is not a list of words, and a broker's phone is not read for the client", async () => {
    const { columns, faults } = await clients(
      "codigo;nome;Interesse;Fone do corretor;Celular",
      "A;Ana;casa com quintal;41999990001;41998761111",
      "B;Bia;perto da escola;41999990001;41998761112",
      "C;Caio;o que aparecer;41999990001;41998761113",
    );
    expect(columns.map(({ field, notTaken }) => field?.name ?? notTaken ?? null)).toEqual([
      "externalRef",
      "name",
      "other",
      null,
      "phones",
    ]);
    expect(faults).toEqual([]);
  });

  it("of dates is read day first, unless it shows that the month is", async () => {
    const dates = async (...cells: readonly string[]) => {
      const { lines, faults } = await clients(
        "codigo;ultimo contato",
        ...cells.map((cell, at) => `A${at};${cell}`),
      );
      return cells.map((_, at) => {
        const read = lines.find(({ ref }) => ref === `A${at}`)?.input.lastActivityAt as string | undefined;
        // A day begins in Brazil: at midnight UTC it is still the day before there.
        return read?.replace("T00:00:00-03:00", "") ?? faults[0]?.code;
      });
    };
    expect(await dates("05/03/2026", "31/12/2025")).toEqual(["2026-03-05", "2025-12-31"]);
    expect(await dates("31/12/2025", "05/03/2026")).toEqual(["2025-12-31", "2026-03-05"]);
    expect(await dates("05/03/2026", "12/31/2025")).toEqual(["2026-05-03", "2025-12-31"]);
    expect(await dates("05/03/2026", "12/31/2025", "31/12/2025")).toEqual([
      "ambiguous_date",
      "ambiguous_date",
      "2025-12-31",
    ]);
  });
});

describe("photos of one cell", () => {
  it("may be several addresses with any separator, and anything else is reported", async () => {
    const cell = "https://a.test/1.jpg, https://a.test/2,5.jpg; www.a.test/3.jpg | foto.jpg";
    const { lines, remarks } = await properties("codigo;fotos", `A;"${cell}"`);
    expect(lines[0]?.input.photos).toEqual([
      "https://a.test/1.jpg",
      "https://a.test/2,5.jpg",
      "https://www.a.test/3.jpg",
    ]);
    expect(remarks.map(({ code, about }) => [code, about])).toEqual([
      ["read_as", "https://www.a.test/3.jpg"],
      ["not_an_address", "foto.jpg"],
    ]);
  });
});

describe("rows", () => {
  it("of totals, and repeated headings, are not records, and are reported", async () => {
    const { lines, remarks } = await properties(
      "codigo;tipo;preco venda;cidade",
      "A;Casa;500.000;Curitiba",
      "codigo;tipo;preco venda;cidade",
      ";TOTAL;500.000;",
      "Total geral;;500.000;",
    );
    expect(lines).toHaveLength(1);
    expect(remarks.map(({ line, code }) => [line, code])).toEqual([
      [3, "repeated_header"],
      [4, "summary_row"],
      [5, "summary_row"],
    ]);
  });

  it("of two lines of headings take the lower one", async () => {
    const { lines } = await properties(
      "Imóvel;;;Valores;;Localização;;",
      "Código;Tipo;Finalidade;Venda;Aluguel;Cidade;UF;Bairro",
      "M1;Apartamento;Venda;R$ 500.000,00;;Curitiba;PR;Batel",
    );
    expect(lines[0]).toMatchObject({
      ref: "M1",
      input: { salePrice: 500_000 },
      address: { neighborhood: "Batel" },
    });
  });
});

describe("a postal code", () => {
  it("is read with its lost zero, and anything else is left out and reported", async () => {
    const { lines, remarks } = await properties("codigo;CEP", "A;80420-120", "B;1310100", "C;8042");
    expect(lines.map(({ address }) => address.postalCode)).toEqual(["80420120", "01310100", undefined]);
    expect(remarks.map(({ ref, code }) => [ref, code])).toEqual([["C", "placeholder"]]);
  });
});
