import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Http } from "../../demo/http.ts";
import { serveText } from "../../local/serve-text.ts";
import type { RunningService } from "../../local/with-service.ts";
import { openAccount } from "./account.ts";
import { type Cli, faultsOf, type Run } from "./cli-program.ts";
import { unmet } from "./compare.ts";
import { SDKS } from "./languages.ts";

interface Coming {
  readonly file: string;
  /** Arguments besides the file and `--yes`. */
  readonly args?: readonly string[];
  readonly command?: readonly string[];
  /** Texts that the command's output must contain. */
  readonly said: readonly string[];
}

/** Invented sheets in the shape of each CRM's exports, and what an agency sees. */
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
    said: ["CREATED 2", "Onde fica → city (--map)", "is a total row"],
  },
  {
    file: "clientes.csv",
    command: ["import", "leads"],
    said: ["CREATED 2", "Bairros de interesse → wanted neighborhoods"],
  },
];

const FEEDS = [
  { file: "vrsync.xml", connector: "VRSYNC", ref: "VR-1" },
  { file: "zap.xml", connector: "ZAP", ref: "ZAP-1" },
] as const;

const sampleOf = (file: string): string => readFileSync(join(SDKS, "cli/samples", file), "utf8");

const TRIES = 60;

/** Waits until a sync has ended. @returns its state and report */
async function awaitSync(api: Http): Promise<Readonly<Record<string, unknown>>> {
  for (let attempt = 1; ; attempt++) {
    const { body } = await api.send<{ data: Record<string, unknown> }>("GET", "/feed");
    if (body.data.lastReport || attempt === TRIES) return body.data;
    await pause(1_000);
  }
}

/** Follows the guide for a feed: checks it, sets its address as the owner, tries it, syncs it, finds a property. */
async function proveFeeds(cli: Cli, { url, backoffice }: RunningService): Promise<string[]> {
  const faults: string[] = [];
  for (const { file, connector, ref } of FEEDS) {
    const checked = await cli.run(["feed", "check", cli.write(file, sampleOf(file))], { url: "", key: "" });
    const account = await openAccount(backoffice, `Vindo-de-${connector}`);
    const api = new Http(`${url}/v1`, account.key);
    const site = await serveText(sampleOf(file), "application/xml");
    await backoffice.send("PUT", `${account.path}/feed`, {
      url: `${site.origin}/${file}`,
      connector,
      autoSync: false,
    });
    const tried = await api.send<{ result: { report: unknown } }>("POST", "/feed/sync?dryRun=true");
    const nothing = await api.send("GET", `/properties/by-ref/${ref}`, undefined, [404]);
    await api.send("POST", "/feed/sync");
    const ended = await awaitSync(api);
    site.close();
    const { body } = await api.send<{ data: unknown }>("GET", `/properties/by-ref/${ref}`, undefined, [404]);
    const report = { status: "OK", "counts.CREATED": 1 };
    const home = {
      type: "APARTAMENTO",
      salePrice: 850_000,
      area: 98,
      bedrooms: 3,
      "address.city": "Curitiba",
      "address.state": "PR",
      "address.neighborhoodSlug": "batel",
    };
    const own = [
      ...faultsOf(file, checked, 0, "Usable: 1. Skipped: 0."),
      ...unmet(report, tried.body.result.report),
      ...(nothing.status === 404 ? [] : ["it came before the sync"]),
      ...unmet({ status: "OK" }, ended),
      ...unmet(report, ended.lastReport),
      ...unmet(home, body.data),
    ];
    faults.push(...own.map((fault) => `${file}: ${fault}`));
  }
  return faults;
}

/** Each migration path of the guide, from the file to the account. */
export async function proveCrms(cli: Cli, run: Run, service: RunningService): Promise<string[]> {
  const faults: string[] = [];
  for (const { file, args = [], command = ["import"], said } of SHEETS) {
    const ended = await cli.run([...command, cli.write(file, sampleOf(file)), ...args, "--yes"], run);
    faults.push(...faultsOf(`a sheet like ${file}`, ended, 0, ...said));
  }
  return [...faults, ...(await proveFeeds(cli, service))];
}
