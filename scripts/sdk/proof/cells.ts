/** A cell's text, or a workbook's own number or day. */
export type Content = string | number | Date;

interface Taken {
  /** Members of the answer. */
  readonly truth: Readonly<Record<string, unknown>>;
  /** The row's code, if the tested cell is the code. */
  readonly ref?: string;
}

interface Refused {
  /** The command's message about the cell. */
  readonly refused: string;
  readonly ref?: string;
  /** The cell as the command shows it. */
  readonly shown?: string;
}

export interface CellOf {
  readonly heading: string;
  readonly cell: Content;
  readonly is: Taken | Refused;
  readonly beside?: Readonly<Record<string, Content>>;
  /** The number format in a workbook. */
  readonly format?: string;
}

const column = (
  heading: string,
  path: string,
  cells: readonly (readonly [cell: Content, value: unknown, format?: string])[],
  beside: Readonly<Record<string, Content>> = {},
): CellOf[] =>
  cells.map(([cell, value, format]) => ({
    heading,
    cell,
    beside,
    is: { truth: { [path]: value } },
    ...(format !== undefined && { format }),
  }));

const refused = (heading: string, said: string, cells: readonly string[]): CellOf[] =>
  cells.map((cell) => ({ heading, cell, is: { refused: said } }));

const codes = (cells: readonly (readonly [cell: string, ref: string])[]): CellOf[] =>
  cells.map(([cell, ref]) => ({ heading: "Código", cell, is: { ref, truth: { externalRef: ref } } }));

/** Cells of Brazilian sheets that programs tend to misread, and what a person reads in them. */
export const CELLS: readonly CellOf[] = [
  ...column("Preço de venda", "salePrice", [
    ["980.000", 980_000],
    ["R$ 1.250.000,00", 1_250_000],
    ["1.250.000", 1_250_000],
    ["1250000,00", 1_250_000],
    ["850 mil", 850_000],
    ["1,2 milhão", 1_200_000],
    ["R$850.000,00", 850_000],
    ["BRL 850000", 850_000],
    ["850000 reais", 850_000],
    ["R$ 1 250 000,00", 1_250_000],
    ["1.250.000,5", 1_250_000.5],
    ["1,25E+06", 1_250_000],
    ["'850.000,00", 850_000],
    ["850.000,00 (aceita permuta)", 850_000],
  ]),
  ...refused("Preço de venda", "can mean R$ 850.000,00 or R$ 850,00", ["850,000"]),
  ...refused("Preço de venda", "can mean R$ 12,50 or R$ 12.500,00", ["12.5"]),
  ...refused("Preço de venda", "is not an amount in reais", [
    "(850.000,00)",
    "1.250.00,00",
    "0,001",
    "US$ 200.000",
    "dez",
  ]),
  ...column(
    "Aluguel",
    "rentPrice",
    [
      ["R$ 3.500,00", 3_500],
      ["3.200/mês", 3_200],
      ["36.000 por ano", 3_000],
    ],
    { Finalidade: "Venda e Locação" },
  ),
  ...refused("Aluguel", "is not a monthly rent", ["R$ 350/dia"]),
  ...column("Área útil", "area", [
    ["85,5", 85.5],
    ["1.100,00", 1_100],
    ["98,500", 98.5],
    ["85,5 m²", 85.5],
    ["0,5 ha", 5_000],
  ]),
  ...refused("Área útil", "has a unit that varies by region", ["2 alqueires"]),
  ...refused("Área útil", "is not an area", ["12x30"]),
  ...column("Tipo", "type", [
    ["APTO", "APARTAMENTO"],
    ["Sobrado", "CASA_RUA"],
    ["Kitnet", "STUDIO"],
    ["Terreno em condomínio", "TERRENO_CONDOMINIO"],
    ["Barracão", "GALPAO"],
  ]),
  ...refused("Tipo", "is not a known type", ["Castelo"]),
  ...column("Quartos", "bedrooms", [
    ["03", 3],
    ["3 (1 suíte)", 3],
    ["4.0", 4],
  ]),
  ...refused("Quartos", "is not a whole number", ["2 a 3", "2,5"]),
  ...column("Número", "address.number", [
    ["007", "007"],
    ["12-A", "12-A"],
    ["1.250", "1.250"],
  ]),
  ...refused("Número", "Excel turned this into a date", ["12/mai"]),
  ...column("Rua", "address.street", [["Rua 7 de Setembro", "Rua 7 de Setembro"]]),
  ...column("Título", "title", [
    ["=1+1", "=1+1"],
    ['Casa "Sol"; clara', 'Casa "Sol"; clara'],
    ["31/12/2026", "31/12/2026"],
  ]),
  ...codes([
    ["00123", "00123"],
    ['="00456"', "00456"],
    ["'00789", "00789"],
    ["AP 12/3", "AP 12/3"],
    ["01310100", "01310100"],
    ["45.678", "45.678"],
  ]),
  { heading: "Código", cell: "5,51199E+12", is: { refused: "Excel cut this code", ref: "5,51199E+12" } },
];

/** Values that a workbook stores as numbers and shows differently. */
export const NATIVE_CELLS: readonly CellOf[] = [
  ...column("Preço de venda", "salePrice", [
    [980_000, 980_000],
    [1_250_000.5, 1_250_000.5, '"R$ "#,##0.00'],
    [850, 850_000, '#,##0" mil"'],
    [850_000, 850_000, "[$R$-416] #,##0.00"],
  ]),
  {
    heading: "Preço de venda",
    cell: 200_000,
    format: '"US$ "#,##0.00',
    is: { refused: "is not an amount in reais", shown: "US$ 200000" },
  },
  ...column("Área útil", "area", [
    [85.5, 85.5],
    [85.123, 85.12],
    [2.5, 25_000, '0.0" ha"'],
  ]),
  ...column("Quartos", "bedrooms", [[3, 3]]),
  ...column("Número", "address.number", [[1_234, "1234"]]),
  {
    heading: "Código",
    cell: 123,
    format: '"AP"0000',
    is: { ref: "AP0123", truth: { externalRef: "AP0123" } },
  },
  {
    heading: "Código",
    cell: 1_310_100,
    format: "00000000",
    is: { ref: "01310100", truth: { type: "CASA_RUA" } },
  },
];

export const CLIENT_CELLS: readonly CellOf[] = [
  ...column("Telefone", "phones.0.number", [
    ["(11) 98765-4301", "+5511987654301"],
    ["11987654302.0", "+5511987654302"],
    ["011 98765 4303", "+5511987654303"],
    ["+55 11 98765-4304", "+5511987654304"],
    ["https://wa.me/5511987654305", "+5511987654305"],
    ["p:+5511987654306", "+5511987654306"],
    ["(55) 3412-1234", "+555534121234"],
    ["11 98765-4307 (recado com Bia)", "+5511987654307"],
  ]),
  ...column("Telefone", "phones.1.number", [["11 98765-4308 / 11 3333-4308", "+551133334308"]]),
  ...refused("Telefone", "Excel cut this phone", ["5,51199E+12"]),
  ...refused("Telefone", "is not a phone with an area code", ["98765-4309"]),
  ...column("Último contato", "lastActivityAt", [
    ["05/03/2026", "2026-03-05T03:00:00.000Z"],
    ["31/12/2025", "2025-12-31T03:00:00.000Z"],
    ["03/11/2026 14:30", "2026-11-03T17:30:00.000Z"],
  ]),
  ...refused("Último contato", "is not a date", ["31/02/2026", "ontem"]),
];
