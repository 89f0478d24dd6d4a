import fc from "fast-check";
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { CLIENT_FIELDS } from "../../../src/intake/sheets/client-fields.ts";
import { csvRows } from "../../../src/intake/sheets/csv.ts";
import type { Field } from "../../../src/intake/sheets/field.ts";
import { fieldOf } from "../../../src/intake/sheets/field.ts";
import { guardedCode, guardedText, unguarded, unguardedCode } from "../../../src/intake/sheets/guarded.ts";
import { PROPERTY_FIELDS } from "../../../src/intake/sheets/property-fields.ts";
import type { ReadSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { readSheet } from "../../../src/intake/sheets/read-sheet.ts";
import { resolveClient } from "../../../src/intake/sheets/resolve-client.ts";
import { resolveProperty } from "../../../src/intake/sheets/resolve-property.ts";
import { cellsOf, csvLine, guardedLine, headerOf, writtenFields } from "../../../src/intake/sheets/write.ts";
import { LANGUAGES, type Language } from "../../../src/lib/language.ts";
import {
  AVAILABILITIES,
  CLIENT_STAGES,
  PROPERTY_TYPES,
  PURPOSES,
} from "../../../src/vocabulary/value-lists.ts";

/** Each case has several objects of hostile texts. */
const RUNS = { numRuns: 30 };
const SAVED_RUNS = { numRuns: 10 };

type Members = Readonly<Record<string, unknown>>;

const exportOf = (all: readonly Field[], objects: readonly Members[], language: Language): Uint8Array => {
  const fields = writtenFields(all);
  const lines = objects.map((object) => guardedLine(fields, cellsOf(fields, object, language)));
  return new TextEncoder().encode(`\ufeff${csvLine(headerOf(fields, language))}${lines.join("")}`);
};

const FIGURES: ReadonlySet<string> = new Set(["amount", "area", "count"]);
const DAY = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d):(\d\d):(\d\d)$/;

/** The content as a spreadsheet program saves it again: figures are numbers, and days are dates. */
const asWorkbook = (all: readonly Field[], content: Uint8Array): Promise<Uint8Array> => {
  const fields = writtenFields(all);
  const [header, ...rows] = csvRows(new TextDecoder().decode(content), () => 0);
  const saved = (text: string, kind: string | undefined) => {
    const [, day, month, year, hour, minute, second] = (kind === "date" && DAY.exec(text)) || [];
    if (year) return new Date(Date.UTC(+year, +month! - 1, +day!, +hour!, +minute!, +second!));
    return FIGURES.has(kind ?? "") && text !== "" ? Number(text.replace(",", ".")) : text || null;
  };
  const values = rows.map(({ cells }) => cells.map(({ text }, at) => saved(text, fields[at]?.kind)));
  return writeXlsx({
    sheets: [{ name: "Carteira", rows: [header!.cells.map(({ text }) => text), ...values] }],
  });
};

const WAYS = LANGUAGES.flatMap((language) =>
  [false, true].map(
    (isSaved) => [language, isSaved ? "saved again as a workbook" : "as it is", isSaved] as const,
  ),
);

/** Texts as the API stores them: trimmed, and without characters that mean nothing. */
const text = fc
  .string({ unit: "grapheme", minLength: 3, maxLength: 40 })
  .map((one) =>
    one
      .replace(/\p{Cc}/gu, "")
      .trim()
      .normalize("NFC"),
  )
  .filter((one) => /\p{L}{3}/u.test(one) && !/[ÂÃ]/.test(one));
const hostile = fc.constantFrom(
  "=1+1",
  "'=soma(a1)",
  "''@casa",
  '="00456"',
  "-12 andar",
  "+55 casa",
  "@vendas",
  'com "aspas"; e vírgula',
  "duas\nlinhas",
  "1E5",
  "3/4",
  "12/03",
  "00123",
  "TRUE",
  "jan/24",
);
const written = fc.oneof(text, hostile);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const amount = fc.integer({ min: 1, max: 99_999_999_999 }).map((cents) => cents / 100);
const area = fc.integer({ min: 1, max: 9_999_999 }).map((hundredths) => hundredths / 100);
const count = fc.integer({ min: 0, max: 99 });
const ref = fc.oneof(
  text,
  fc.constantFrom("00123", "1E5", "3/4", "12-3", "=A1", "'007", "+1", "AP 12/3", "1234567890123456"),
);
const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 });

const property = fc.record({
  externalRef: ref,
  type: fc.constantFrom(...PROPERTY_TYPES),
  purposes: some(PURPOSES),
  salePrice: orNull(amount),
  rentPrice: orNull(amount),
  title: orNull(written),
  description: orNull(written),
  address: fc.record({
    city: fc.constantFrom("Curitiba", "São Paulo", "Sant'Ana do Livramento"),
    state: fc.constantFrom("PR", "SP", "RS"),
    neighborhood: orNull(text),
    street: orNull(written),
    number: orNull(fc.constantFrom("457", "621 cj 804", "12-A", "3/4", "007")),
    complement: orNull(written),
  }),
  bedrooms: orNull(count),
  suites: orNull(count),
  bathrooms: orNull(count),
  parkingSpots: orNull(count),
  area: orNull(area),
  privateArea: orNull(area),
  listingUrl: orNull(fc.webUrl()),
  captadorName: orNull(text),
  photos: fc.uniqueArray(
    fc.webUrl({ withQueryParameters: true }).filter((url) => !/[|;,"'[\]\s]/.test(url)),
    { maxLength: 5 },
  ),
  status: fc.constantFrom(...AVAILABILITIES),
});

const phone = fc.integer({ min: 10_000_000, max: 99_999_999 }).map((figures) => `+55419${figures}`);
const client = fc.record({
  externalRef: ref,
  name: text,
  phones: fc
    .uniqueArray(phone, { minLength: 1, maxLength: 5 })
    .map((all) => all.map((number) => ({ number }))),
  email: orNull(fc.constantFrom("ana@casa.com.br", "maria.sol@lar.com")),
  status: fc.constantFrom(...CLIENT_STAGES),
  notes: orNull(written),
  ownerName: orNull(fc.constant("Ana Souza")),
  lastActivityAt: fc.constantFrom("2026-03-05T14:30:00.000Z", "2025-12-31T02:59:59.000Z"),
  consentGivenAt: fc.constant("2026-01-01T00:00:00.000Z"),
  preApproved: fc.boolean(),
  sharedToNetwork: fc.boolean(),
  interest: fc.record({
    purposes: some(PURPOSES),
    propertyTypes: some(PROPERTY_TYPES),
    locations: fc.constant([
      { city: "Curitiba", state: "PR", neighborhood: "Batel" },
      { city: "Londrina", state: "PR", neighborhood: null },
    ]),
    salePriceMin: orNull(amount),
    salePriceMax: orNull(amount),
    rentPriceMin: orNull(amount),
    rentPriceMax: orNull(amount),
    bedrooms: orNull(count),
    suites: orNull(count),
    bathrooms: orNull(count),
    parkingSpots: orNull(count),
    areaMin: orNull(area),
  }),
});

const unique = <T extends { externalRef: string }>(one: fc.Arbitrary<T>) =>
  fc.uniqueArray(one, { minLength: 1, maxLength: 6, selector: ({ externalRef }) => externalRef });

const present = (object: Members): Members =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

const problems = ({ faults, stops }: ReadSheet) => ({ faults, stops });

describe("an export", () => {
  it.each(LANGUAGES)("names each column so that the import knows it, %s", (language) => {
    for (const all of [PROPERTY_FIELDS, CLIENT_FIELDS]) {
      const fields = writtenFields(all);
      const found = headerOf(fields, language).map((heading) => fieldOf(all, heading)?.field.name);
      expect(found).toEqual(fields.map(({ name }) => name));
    }
  });

  it.each(WAYS)("of properties comes back whole, %s, %s", async (language, _, isSaved) => {
    await fc.assert(
      fc.asyncProperty(unique(property), async (objects) => {
        const content = exportOf(PROPERTY_FIELDS, objects, language);
        const read = await readSheet(
          PROPERTY_FIELDS,
          isSaved ? await asWorkbook(PROPERTY_FIELDS, content) : content,
        );
        expect(problems(read)).toEqual({ faults: [], stops: [] });
        const back = read.lines.map(({ ref: externalRef, input, address, purposes, status }) => ({
          externalRef,
          ...input,
          address,
          purposes: [...purposes].sort(),
          status,
        }));
        const sent = objects.map(({ address, purposes, ...rest }) => ({
          ...present(rest),
          address: present(address),
          purposes: [...purposes].sort(),
        }));
        expect(back).toEqual(sent);
      }),
      isSaved ? SAVED_RUNS : RUNS,
    );
  });

  it("of a property changes nothing when it is imported again", async () => {
    await fc.assert(
      fc.asyncProperty(unique(property), async (objects) => {
        const { lines } = await readSheet(PROPERTY_FIELDS, exportOf(PROPERTY_FIELDS, objects, "pt-BR"));
        for (const [at, line] of lines.entries()) {
          const own = objects[at]!;
          const address = { ...own.address, cityId: "4106902", neighborhoodSlug: null };
          const { input, status, remarks } = resolveProperty(line, { id: "prop-1", ...own, address });
          expect(input).not.toHaveProperty("address");
          expect([status, remarks]).toEqual([undefined, []]);
        }
      }),
      RUNS,
    );
  });

  it.each(WAYS)("of clients comes back whole, %s, %s", async (language, _, isSaved) => {
    await fc.assert(
      fc.asyncProperty(unique(client), async (objects) => {
        const content = exportOf(CLIENT_FIELDS, objects, language);
        const read = await readSheet(
          CLIENT_FIELDS,
          isSaved ? await asWorkbook(CLIENT_FIELDS, content) : content,
        );
        expect(problems(read)).toEqual({ faults: [], stops: [] });
        for (const [at, line] of read.lines.entries()) {
          const {
            interest,
            phones,
            ownerName,
            lastActivityAt,
            consentGivenAt: _,
            externalRef,
            ...rest
          } = objects[at]!;
          const { locations: __, ...wanted } = interest;
          const { input } = resolveClient(line, { stored: { phones }, team: [], located: undefined });
          const { interest: read_, lastActivityAt: at_, ...others } = input!;
          expect(line.ref).toBe(externalRef);
          expect(others).toEqual({ ...present(rest), phones, consentGiven: true });
          const { purposes, ...members } = read_ as { purposes: string[] };
          const { purposes: own, ...ownMembers } = wanted;
          expect([members, [...purposes].sort()]).toEqual([present(ownMembers), [...own].sort()]);
          expect(new Date(String(at_)).toISOString()).toBe(lastActivityAt);
          expect(line.broker).toBe(ownerName ?? undefined);
          expect(line.places?.whole).toBe("Batel, Curitiba/PR | Londrina/PR");
        }
      }),
      isSaved ? SAVED_RUNS : RUNS,
    );
  });

  it("contains no cell that a spreadsheet would run, and reads back exactly what was guarded", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile), (one) => {
        expect(unguarded(guardedText(one))).toBe(one);
        expect(unguardedCode(guardedCode(one))).toBe(one);
        expect(guardedText(one)).not.toMatch(/^[=+\-@\t\r]/);
        expect(guardedCode(one)).toMatch(/^(?:="(?:[^"]|"")*"$|(?![=+\-@\t\r]))/s);
      }),
      RUNS,
    );
  });
});

/** Cells that sheets have, and any others. */
const cell = fc.oneof(
  fc.string({ maxLength: 12 }).map((one) => one.replace(/\p{Cc}/gu, " ").trim()),
  fc.constantFrom(
    "",
    "",
    "-",
    "0",
    "Sim",
    "Não",
    "980.000",
    "850,000",
    "12.5",
    "1,25E+06",
    "R$ 1.250.000,00",
    "3",
    "3 (1 suíte)",
  ),
  fc.constantFrom(
    "Apartamento",
    "Barracão",
    "Garagem",
    "Venda",
    "Locação",
    "Vendido",
    "Reservado",
    "s/n",
    "Sob consulta",
  ),
  fc.constantFrom(
    "https://a.test/1.jpg|https://a.test/2.jpg",
    "foto1.jpg",
    "05/03/2026",
    "31/12/2025",
    "(41) 99876-1111",
  ),
  fc.constantFrom("5,51199E+12", '="00456"', "3 alq.", "85 m²", "Quente", "ana@casa.com.br"),
);

const HEADINGS = {
  properties: [
    "Código;Tipo;Subtipo;Finalidade;Valor venda;Aluguel;Título;Cidade;UF;Bairro;Endereço;Nº;Quartos;Vagas;Área útil",
    "Área total;Fotos;Foto 2;Situação;Link;Condomínio;Captador",
  ].join(";"),
  clients: [
    "Código;Nome;Telefone;Celular;E-mail;Etapa;Observações;Corretor;Último contato;LGPD;Finalidade;Tipo",
    "Cidade de interesse;Bairros de interesse;Valor máximo;Quartos;Aniversário",
  ].join(";"),
} as const;

const sheetOf = (rows: readonly (readonly string[])[]): Uint8Array => {
  const lines = rows.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(";"));
  return new TextEncoder().encode(lines.join("\r\n"));
};

/** The cells of a row that are neither stored nor reported. */
const lostOf = (
  { columns, lines, faults, remarks }: ReadSheet,
  cells: readonly string[],
  line: number,
): string[] => {
  const problems = remarks.filter((one) => one.line === line);
  const isRefused = faults.some((fault) => fault.line === line);
  if (isRefused || problems.some(({ field }) => field === "")) return [];
  const shown = lines.find((one) => one.line === line)?.shown ?? [];
  return columns.flatMap(({ at, heading, field }) => {
    const own = cells[at]?.trim() ?? "";
    const isSeen = shown.some(({ column, text: seen }) => column.at === at && seen === own);
    const isReported = problems.some((problem) => problem.heading === heading);
    return own === "" || !field || isSeen || isReported ? [] : [`${heading}: ${own}`];
  });
};

describe.each([
  ["properties", PROPERTY_FIELDS],
  ["clients", CLIENT_FIELDS],
] as const)("each cell of a sheet of %s", (kind, fields) => {
  const headings = HEADINGS[kind].split(";");

  it("is stored or reported, or is in a column without a field", async () => {
    const row = fc.array(cell, { minLength: headings.length, maxLength: headings.length });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
        const read = await readSheet(fields, sheetOf([headings, ...rows]));
        expect(rows.flatMap((cells, at) => lostOf(read, cells, at + 2))).toEqual([]);
      }),
      RUNS,
    );
  });
});
