import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Cli, type Run, told } from "./cli-program.ts";
import { SDKS } from "./languages.ts";

interface Coming {
  readonly file: string;
  /** Besides the file and `--yes`. */
  readonly args?: readonly string[];
  readonly command?: readonly string[];
  /** What the command says at the end, and on the way. */
  readonly said: readonly string[];
}

/** Invented sheets in the shape that each CRM exports, and what an agency sees of it. */
const SHEETS: readonly Coming[] = [
  {
    file: "vista.csv",
    said: ["CREATED 3", "is the use (residential, commercial)", '"VENDIDO TERCEIROS" is off the market'],
  },
  { file: "jetimob.csv", said: ["CREATED 2", "contrato → purposes", "R$ 1.450.000,00"] },
  { file: "kenlo.csv", said: ["CREATED 2", '"Inativo" is off the market', "1.250 m²"] },
  { file: "tecimob.csv", said: ["CREATED 2", "Preço → price", "Perfil → no field"] },
  { file: "superlogica.csv", said: ["CREATED 2", '"Não" is off the market', "CEP → postal code"] },
  {
    file: "planilha.csv",
    args: ["--map", "Onde fica=address.city"],
    said: ["CREATED 2", "Onde fica → city (--map)", "is a line of totals"],
  },
  {
    file: "clientes.csv",
    command: ["import", "leads"],
    said: ["CREATED 2", "Bairros de interesse → neighborhoods looked for"],
  },
];

const FEEDS = ["vrsync.xml", "zap.xml"] as const;

/** Each way over of the guide, from the file to the account. */
export async function proveCrms(cli: Cli, run: Run): Promise<string[]> {
  const copied = (file: string): string =>
    cli.write(file, readFileSync(join(SDKS, "cli/samples", file), "utf8"));
  const faults: string[] = [];
  for (const { file, args = [], command = ["import"], said } of SHEETS) {
    const ended = await cli.run([...command, copied(file), ...args, "--yes"], run);
    faults.push(...told(`a sheet like ${file}`, ended, 0, ...said));
  }
  for (const file of FEEDS)
    faults.push(...told(file, await cli.run(["feed", "check", copied(file)], run), 0, "1 come in, 0 do not"));
  return faults;
}
