import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningService } from "../../local/with-service.ts";
import { installCli, packCli } from "../packages/cli.ts";
import { inEmptyFolder, settledPublication } from "../packages/stage.ts";
import { openAccount } from "./account.ts";
import { Cli, faultsOf, type Run } from "./cli-program.ts";
import { differences } from "./compare.ts";
import { type CrmRow, crmRows, crmSheet } from "./crm-sheet.ts";

const ROWS = 2_000;
const LIMIT_MS = 1_800_000;

/** Every property of the account, with the members that the rows have. */
async function storedIn({ url, key }: Run): Promise<Map<string, Record<string, unknown>>> {
  const found = new Map<string, Record<string, unknown>>();
  let cursor: string | null = "";
  while (cursor !== null) {
    const query = new URLSearchParams({ limit: "100", ...(cursor !== "" && { cursor }) });
    const answer = await fetch(`${url}/properties?${query}`, { headers: { Authorization: `Bearer ${key}` } });
    const page = (await answer.json()) as {
      data: (Record<string, unknown> & { externalRef: string; address: object })[];
      nextCursor: string | null;
    };
    for (const { address, ...one } of page.data) found.set(one.externalRef, { ...one, ...address });
    cursor = page.nextCursor;
  }
  return found;
}

const lostIn = (rows: readonly CrmRow[], stored: ReadonlyMap<string, Record<string, unknown>>): string[] =>
  rows.flatMap(({ expected }) => {
    if (!expected) return [];
    const ref = String(expected.externalRef);
    const one = stored.get(ref) ?? {};
    const own = Object.fromEntries(Object.keys(expected).map((name) => [name, one[name]]));
    return differences(expected, own, `row ${ref}`);
  });

const secondsOf = async <T>(work: Promise<T>): Promise<readonly [T, number]> => {
  const began = performance.now();
  const done = await work;
  return [done, (performance.now() - began) / 1_000];
};

/** Checks that one command imports every cell of a CRM's sheet, and changes nothing the second time. */
export async function proveLarge({ url, backoffice }: RunningService): Promise<boolean> {
  const account = await openAccount(backoffice, "Planilha-grande", "AGENCY", ROWS);
  const archive = await packCli(settledPublication());
  const rows = crmRows(ROWS);
  const active = rows.filter(({ expected }) => expected).length;
  const faults = await inEmptyFolder(async (project) => {
    const cli = new Cli(project, await installCli(project, archive), LIMIT_MS);
    const run = { url: `${url}/v1`, key: account.key };
    const file = join(project, "crm.csv");
    writeFileSync(file, crmSheet(rows));
    const [first, took] = await secondsOf(cli.run(["import", file, "--yes"], run));
    const [again, tookAgain] = await secondsOf(cli.run(["import", file, "--yes"], run));
    const lines = first.out.split("\n").length;
    const rate = (active / took).toFixed(1);
    console.log(
      `${ROWS} rows, ${active} on the market: ${took.toFixed(0)} s (${rate} a second, tried and written), ${lines} lines of preview; again ${tookAgain.toFixed(0)} s`,
    );
    return [
      ...faultsOf("a large sheet", first, 0, `CREATED ${active}, REFUSED 0`, '"Vendido" is off the market'),
      ...faultsOf("a large sheet again", again, 0, `UNCHANGED ${active}, REFUSED 0`),
      ...lostIn(rows, await storedIn(run)).slice(0, 20),
    ];
  });
  console.log(`${faults.length === 0 ? "passed" : "FAILED"}  a sheet of ${ROWS} rows`);
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0;
}
