import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type Cli, faultsOf, type Run } from "./cli-program.ts";

const OFFICE = "soffice";
const LIMIT_MS = 180_000;
/** LibreOffice's CSV options: semicolons, quotes, UTF-8, from line 1, Brazilian formats (1046). */
const BRAZIL = "59,34,UTF8,1,,1046,false,true,false";
/** The same in Windows' Western encoding, as older programs save. */
const WINDOWS = "59,34,ANSI,1,,1046,false,true,false";

const PATHS: readonly (readonly [name: string, to: string, options: readonly string[]])[] = [
  ["saved as a workbook", "xlsx", [`--infilter=CSV:${BRAZIL}`]],
  ["saved as CSV of Windows", `csv:Text - txt - csv (StarCalc):${WINDOWS}`, [`--infilter=CSV:${BRAZIL}`]],
];

/** Cells that a spreadsheet would change: leading zeros, an exponent, a date, a formula, decimals, line breaks. */
const HOSTILE = [
  "codigo;tipo;finalidade;preco venda;cidade;uf;titulo;descricao;area;numero",
  `"=""00123""";Casa;Venda;980.000,50;Curitiba;PR;=1+1;"duas\nlinhas; e ""aspas""";98,5;007`,
  "12-3;Casa;Venda;1.250.000;Curitiba;PR;3/4;-12 andar;1.250;12-A",
  "1E5;Casa;Venda;850000;Curitiba;PR;TRUE;00012;85,55;3/4",
];

/** Whether a missing LibreOffice is a fault, because it should be installed here. */
const IS_REQUIRED = process.env.LIBREOFFICE === "required";

/** Checks that an export that LibreOffice opened and saved imports unchanged; without LibreOffice, says so. */
export async function proveOffice(cli: Cli, run: Run): Promise<string[]> {
  if (spawnSync(OFFICE, ["--version"], { stdio: "ignore" }).status !== 0) {
    if (IS_REQUIRED) return ["soffice is not installed, and LIBREOFFICE=required"];
    console.log("not tried  an export saved in LibreOffice: soffice is not installed");
    return [];
  }
  const made = await cli.run(["import", cli.write("hostile.csv", HOSTILE.join("\r\n")), "--yes"], run);
  const faults = [...faultsOf("hostile cells", made, 0, "CREATED 3")];
  const exported = join(cli.folder, "office.csv");
  faults.push(
    ...faultsOf("their export", await cli.run(["export", "properties", "--out", exported], run), 0),
  );
  for (const [name, to, options] of PATHS) {
    const out = join(cli.folder, name.replaceAll(" ", "-"));
    const args = ["--headless", ...options, "--convert-to", to, "--outdir", out, exported];
    spawnSync(OFFICE, args, {
      stdio: "ignore",
      timeout: LIMIT_MS,
      env: { ...process.env, HOME: cli.folder },
    });
    const file = join(out, to === "xlsx" ? "office.xlsx" : "office.csv");
    const again = await cli.run(["import", file, "--yes", "--json"], run);
    const outcomes = again.out.split("\n").at(-2) ?? "";
    const isSame = again.code === 0 && /^\{"dryRun":false,"UNCHANGED":\d+,"REFUSED":0\}$/.test(outcomes);
    if (!isSame) faults.push(`an export ${name}: exit ${again.code}, ${outcomes} ${again.err}`);
  }
  return faults;
}
