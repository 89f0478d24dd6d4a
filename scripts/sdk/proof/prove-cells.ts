import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeXlsx } from "hucre/xlsx";
import { Http } from "../../demo/http.ts";
import type { RunningService } from "../../local/with-service.ts";
import { openAccount } from "./account.ts";
import { CELLS, type CellOf, CLIENT_CELLS, type Content, NATIVE_CELLS } from "./cells.ts";
import { type Cli, faultsOf } from "./cli-program.ts";
import { unmet } from "./compare.ts";

interface Kind {
  readonly name: string;
  readonly command: readonly string[];
  readonly path: string;
  /** The other cells of a tested row. */
  readonly base: (at: number) => Readonly<Record<string, Content>>;
}

const PROPERTIES: Kind = {
  name: "properties",
  command: ["import"],
  path: "properties",
  base: () => ({
    Tipo: "Casa",
    Finalidade: "Venda",
    "Preço de venda": "700000",
    Cidade: "Curitiba",
    UF: "PR",
  }),
};

/** Two clients with one phone are one client. */
const CLIENTS: Kind = {
  name: "clients",
  command: ["import", "leads"],
  path: "leads",
  base: (at) => ({ Nome: "Ana Exemplo", "E-mail": `cliente${at}@clientes.test`, Consentimento: "Sim" }),
};

interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Content[])[];
}

/** A row for each cell, under a code of its own. */
const tableOf = (kind: Kind, cells: readonly CellOf[], begin: string): Table => {
  const bases = cells.map((_, at) => kind.base(at));
  const names = ["Código", ...cells.map(({ heading }) => heading), ...bases.flatMap(Object.keys)];
  const headings = [...new Set(names)];
  const rows = cells.map(({ heading, cell, beside }, at) => {
    const row = { Código: `${begin}${at}`, ...bases[at], ...beside, [heading]: cell };
    return headings.map((name) => (row as Readonly<Record<string, Content>>)[name] ?? "");
  });
  return { headings, rows };
};

const quoted = (cell: Content): string => `"${String(cell).replaceAll('"', '""')}"`;

const csvOf = ({ headings, rows }: Table): string =>
  `\ufeff${[headings, ...rows].map((row) => row.map(quoted).join(";")).join("\r\n")}\r\n`;

const formatsOf = (cells: readonly CellOf[], { headings }: Table) =>
  new Map(
    cells.flatMap(({ heading, format }, at) =>
      format === undefined
        ? []
        : [[`${at + 1},${headings.indexOf(heading)}`, { style: { numFmt: format } }] as const],
    ),
  );

/** Whether each cell became what it says, or was refused by name and left no record. */
async function foundIn(
  { path }: Kind,
  cells: readonly CellOf[],
  begin: string,
  { api, printed }: { readonly api: Http; readonly printed: string },
): Promise<string[]> {
  const faults: string[] = [];
  for (const [at, { heading, cell, is }] of cells.entries()) {
    const ref = is.ref ?? `${begin}${at}`;
    const { status, body } = await api.send<{ data?: unknown }>(
      "GET",
      `/${path}/by-ref/${encodeURIComponent(ref)}`,
      undefined,
      [404],
    );
    const name = `${heading} ${JSON.stringify(cell)}`;
    if ("refused" in is) {
      if (status !== 404) faults.push(`${name} came in`);
      if (!printed.includes(`${heading} "${is.shown ?? cell}" ${is.refused}`))
        faults.push(`${name} is not refused as: ${is.refused}`);
    } else faults.push(...unmet(is.truth, body.data).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

/** Imports every cell by the installed command, from a CSV file and a workbook, and reads it back from the account. */
export async function proveCells(cli: Cli, { url, backoffice }: RunningService): Promise<string[]> {
  const faults: string[] = [];
  const tries = [
    { kind: PROPERTIES, cells: CELLS, files: ["csv", "xlsx"] },
    { kind: PROPERTIES, cells: NATIVE_CELLS, files: ["xlsx"] },
    { kind: CLIENTS, cells: CLIENT_CELLS, files: ["csv", "xlsx"] },
  ] as const;
  for (const [number, { kind, cells, files }] of tries.entries())
    for (const ending of files) {
      const account = await openAccount(backoffice, `Celulas-${number}-${ending}`, "AGENCY", 200);
      const begin = "K-";
      const table = tableOf(kind, cells, begin);
      const file = join(cli.folder, `cells-${number}.${ending}`);
      const rows = [table.headings, ...table.rows].map((row) => [...row]);
      const sheet = { name: "Planilha", rows, cells: formatsOf(cells, table) };
      writeFileSync(file, ending === "csv" ? csvOf(table) : await writeXlsx({ sheets: [sheet] }));
      const run = { url: `${url}/v1`, key: account.key };
      const ended = await cli.run([...kind.command, file, "--yes", "--partial"], run);
      const refused = cells.filter(({ is }) => "refused" in is).length;
      const printed = ended.out + ended.err;
      const said = faultsOf("the import", ended, refused > 0 ? 4 : 0, `CREATED ${cells.length - refused}`);
      const found = await foundIn(kind, cells, begin, { api: new Http(run.url, run.key), printed });
      faults.push(...[...said, ...found].map((fault) => `cells of ${kind.name} in ${ending}: ${fault}`));
    }
  return faults;
}
