/** A row as an invented agency's CRM exports it, and what the account must have afterward. */
export interface CrmRow {
  readonly cells: readonly string[];
  /** Null if it is off the market. */
  readonly expected: Readonly<Record<string, unknown>> | null;
}

const HEADINGS =
  "Código;Situação;Categoria;Finalidade;Transação;Valor venda;Valor locação;Condomínio;IPTU;Dormitórios;Suítes;Banheiros;Vagas;Área útil;Área total;Endereço;Nº;Complemento;Bairro;Cidade;UF;CEP;Título do anúncio;Descrição;Fotos;Captador;Data cadastro;Exclusivo;Mobiliado;Latitude;Longitude".split(
    ";",
  );

const STATES = ["Ativo", "Ativo", "Vendido", "Ativo", "Alugado", "Ativo", "Suspenso", "Ativo"] as const;
const TYPES = [
  ["Apartamento Padrão", "APARTAMENTO"],
  ["Casa térrea", "CASA_RUA"],
  ["Cobertura Duplex", "COBERTURA"],
  ["Conjunto Comercial", "SALA_COMERCIAL"],
  ["Kitinete", "STUDIO"],
  ["Barracão", "GALPAO"],
] as const;
const PLACES = ["Batel", "Centro", "Bigorrilho", "Água Verde", "Portão", "Santa Felicidade"] as const;
const STREETS = ["Rua das Acácias", "Avenida do Batel", "Rua XV de Novembro"] as const;

const cyclic = <T>(values: readonly T[], at: number): T => values[at % values.length]!;
const grouped = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ".");
/** An amount as several people write it in one column. */
const written = [
  (amount: number) => `R$ ${grouped(amount)},00`,
  grouped,
  String,
  (amount: number) => `${amount / 1_000} mil`,
] as const;

const rowOf = (at: number): CrmRow => {
  const [word, type] = cyclic(TYPES, at);
  const isRent = at % 3 === 0;
  const price = isRent ? 1_000 + (at % 90) * 100 : 200_000 + (at % 700) * 5_000;
  const text = cyclic(
    written,
    Math.floor(at / 3),
  )(price)
    .replace(".", ",")
    .replace(/,(?=\d{3})/g, ".");
  const area = 40 + (at % 160);
  const state = cyclic(STATES, at);
  const place = cyclic(PLACES, at);
  const street = cyclic(STREETS, at);
  const photos = [1, 2].map((photo) => `https://fotos.example.com/${at}-${photo}.jpg`);
  const cells = [
    `${String(at).padStart(5, "0")}`,
    state,
    word,
    at % 4 === 0 ? "Comercial" : "Residencial",
    isRent ? "Aluguel" : "Venda",
    isRent ? "" : text,
    isRent ? text : "",
    "780,50",
    "1.900,00",
    String(at % 5),
    String(at % 3),
    String(1 + (at % 3)),
    `${at % 4} vagas`,
    `${area},5`,
    `${area + 30}`,
    street,
    at % 7 === 0 ? "S/N" : String(at),
    at % 2 === 0 ? `Apto ${at}` : "",
    place,
    "Curitiba",
    "PR",
    "80420-120",
    `${word} no ${place}`,
    `Imóvel ${at}, com "vista";\ne sol da manhã.`,
    photos.join(";"),
    "Ana Exemplo",
    "03/11/2026 14:30",
    "Sim",
    "Não",
    "-25,4411",
    "-49,2908",
  ];
  const expected = {
    externalRef: cells[0],
    type,
    purposes: [isRent ? "LOCACAO" : "VENDA"],
    salePrice: isRent ? null : price,
    rentPrice: isRent ? price : null,
    bedrooms: at % 5,
    suites: at % 3,
    bathrooms: 1 + (at % 3),
    parkingSpots: at % 4,
    area: area + 0.5,
    title: `${word} no ${place}`,
    description: cells[23],
    captadorName: "Ana Exemplo",
    street,
    number: at % 7 === 0 ? null : String(at),
    complement: at % 2 === 0 ? `Apto ${at}` : null,
    neighborhood: place,
  };
  return { cells, expected: state === "Ativo" ? expected : null };
};

export const crmRows = (count: number): CrmRow[] => Array.from({ length: count }, (_, at) => rowOf(at + 1));

const quoted = (cell: string): string => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The sheet with a title above its headings, in Windows' Western encoding, as older programs save. */
export const crmSheet = (rows: readonly CrmRow[]): Uint8Array => {
  const lines = [["Relatório de imóveis"], HEADINGS, ...rows.map(({ cells }) => cells)];
  const text = lines.map((cells) => cells.map(quoted).join(";")).join("\r\n");
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
};
