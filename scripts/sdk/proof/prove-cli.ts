import { once } from "node:events";
import { statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { verifyWebhook } from "../../../sdks/typescript/real-estate-account.ts";
import { HOST } from "../../local/settings.ts";
import type { RunningService } from "../../local/with-service.ts";
import { AS_NODE_20, installCli, packCli } from "../packages/cli.ts";
import { inEmptyFolder, settledPublication } from "../packages/stage.ts";
import { type Account, openAccount, openSandbox } from "./account.ts";
import { Cli, faultsOf, LIMIT_MS, type Run } from "./cli-program.ts";
import { differences } from "./compare.ts";
import { proveCells } from "./prove-cells.ts";
import { proveCrms } from "./prove-crms.ts";
import { proveOffice } from "./prove-office.ts";
import { proveLeads, proveSheets } from "./prove-sheets.ts";
import { Receiver } from "./receiver.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

async function proveUse(cli: Cli, url: string, key: string): Promise<string[]> {
  const nothing = { url: "", key: "" };
  const faults = [
    ...faultsOf("help", await cli.run(["--help"], nothing), 0, "login", "Exit:"),
    ...faultsOf("an unknown command", await cli.run(["fly"], nothing), 2, "Unknown command: fly"),
    ...faultsOf("an unknown option", await cli.run(["logout", "--fast"], nothing), 2, "--fast"),
    ...faultsOf("no key", await cli.run(["events", "tail"], nothing), 3, "There is no key"),
    ...faultsOf("a wrong key", await cli.run(["login", "--url", url], { ...nothing, input: "rea_no\n" }), 3),
    ...faultsOf("no service", await cli.run(["trigger"], { url: `http://${HOST}:9/v1`, key }), 5),
  ];
  const types = ["events", "tail", "--until-current", "--types", "first,second"];
  const refused = await cli.run(types, { url, key });
  const lines = refused.err.trim().split("\n").length;
  // Only the host, without `/v1`, as people may type it.
  const login = await cli.run(["login", "--url", new URL(url).origin, "--json"], {
    ...nothing,
    input: `${key}\n`,
  });
  const { file } = JSON.parse(login.out) as { file: string };
  const mode = (statSync(file).mode & 0o777).toString(8);
  return [
    ...faults,
    ...faultsOf("a refusal", refused, 4, "types[0]", "types[1]"),
    ...(lines === 2 ? [] : [`a refusal with two faults is ${lines} lines: ${refused.err}`]),
    ...faultsOf("login", login, 0, "credentials.json"),
    ...(mode === "600" ? [] : [`the key's file has the mode ${mode}`]),
    ...(login.out.includes(key) ? ["login prints the key"] : []),
    ...faultsOf("after the login", await cli.run(["trigger"], nothing), 0, "property.created"),
    ...faultsOf("logout", await cli.run(["logout"], nothing), 0),
    ...faultsOf("after the logout", await cli.run(["trigger"], nothing), 3),
  ];
}

const listing = (
  id: string,
  type: string,
): string => `<Listing>${id}<TransactionType>For Sale</TransactionType>
<Details><PropertyType>${type}</PropertyType><ListPrice currency="BRL">500000</ListPrice></Details>
<Location><State abbreviation="SP">São Paulo</State><City>São Paulo</City></Location></Listing>`;

const feedOf = (...listings: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><ListingDataFeed><Listings>${listings.join("")}</Listings></ListingDataFeed>`;

async function proveFeed(cli: Cli): Promise<string[]> {
  const nothing = { url: "", key: "" };
  const one = listing("<ListingID>A1</ListingID>", "Residential / Apartment");
  const good = cli.write("good.xml", feedOf(one));
  const bad = cli.write("bad.xml", feedOf(one, one, listing("", "Residential / Home")));
  const cut = cli.write("cut.xml", feedOf(one).slice(0, -20));
  const odd = cli.write("odd.xml", feedOf(one, listing("<ListingID>a-01</ListingID>", "Iglu")));
  const bytes = gzipSync(feedOf(one));
  const packed = cli.write("packed.xml.gz", bytes);
  const half = cli.write("half.xml.gz", bytes.subarray(0, bytes.length / 2));
  return [
    ...faultsOf("a good feed", await cli.run(["feed", "check", good], nothing), 0, "Usable: 1. Skipped: 0."),
    ...faultsOf(
      "a bad feed",
      await cli.run(["feed", "check", bad], nothing),
      4,
      "Usable: 1. Skipped: 2.",
      "The listing has no code",
    ),
    ...faultsOf(
      "what waits, and what is alike",
      await cli.run(["feed", "check", odd], nothing),
      0,
      "Usable: 2. Skipped: 0.",
      'Waiting: type "Iglu" in 1.',
      "differs from A1 only in spelling",
    ),
    ...faultsOf(
      "a packed feed",
      await cli.run(["feed", "check", packed], nothing),
      0,
      "Usable: 1. Skipped: 0.",
    ),
    ...faultsOf(
      "half of a packed feed",
      await cli.run(["feed", "check", half], nothing),
      2,
      "half.xml.gz cannot be read",
    ),
    ...faultsOf(
      "a feed cut off",
      await cli.run(["feed", "check", cut, "--json"], nothing),
      4,
      '"status":"TRUNCATED"',
    ),
    ...faultsOf(
      "no feed",
      await cli.run(["feed", "check", "none.xml"], nothing),
      2,
      "none.xml cannot be read",
    ),
  ];
}

/** Checks the deliveries that `listen` forwards to a receiver. */
async function proveForwarding(cli: Cli, run: Run): Promise<string[]> {
  const receiver = new Receiver();
  const target = await receiver.open();
  const args = ["listen", "--forward-to", target, "--secret", SECRET, "--poll", "0.2", "--json"];
  const child = cli.start(args, run);
  const timer = setTimeout(() => child.kill(), LIMIT_MS);
  await once(child.stderr!, "data");
  const simulated = await cli.run(["trigger", "captacao.offer_received", "--json"], run);
  const [line] = (await Promise.race([once(child.stdout!, "data"), once(child, "close")])) as [Buffer];
  clearTimeout(timer);
  child.kill();
  receiver.close();
  if (!(line instanceof Uint8Array)) return [`listen ended before it forwarded: ${simulated.err}`];
  const { id, status } = JSON.parse(line.toString()) as { id: string; status: number };
  const { text, headers } = receiver.last;
  const message = await verifyWebhook(text, headers, SECRET);
  const expected = { id: (JSON.parse(simulated.out) as { id: string }).id, status: 204 };
  return [
    ...differences(expected, { id, status }, "listen"),
    ...differences(expected.id, message.id, "its delivery"),
  ];
}

async function proveEvents(cli: Cli, url: string, live: string, sandbox: string): Promise<string[]> {
  const args = [
    "events",
    "tail",
    "--since",
    new Date(Date.now() - 86_400_000).toISOString(),
    "--until-current",
    "--json",
  ];
  const elsewhere = ["listen", "--forward-to", "https://example.com"];
  return [
    ...faultsOf("events", await cli.run(args, { url, key: live }), 0, '"type":"property.created"'),
    ...faultsOf("another machine", await cli.run(elsewhere, { url, key: live }), 2, "on this machine"),
    ...faultsOf(
      "a live key simulates nothing",
      await cli.run(["trigger", "lead.created"], { url, key: live }),
      3,
    ),
    ...(await proveForwarding(cli, { url, key: sandbox })),
  ];
}

const proveAll = async (
  cli: Cli,
  service: RunningService,
  account: Account,
  sandbox: string,
): Promise<string[]> => {
  const url = `${service.url}/v1`;
  return [
    ...(await proveUse(cli, url, account.key)),
    ...(await proveFeed(cli)),
    ...(await proveSheets(cli, url, account.key)),
    ...(await proveLeads(cli, url, account.key)),
    ...(await proveCells(cli, service)),
    ...(await proveCrms(cli, { url, key: account.key }, service)),
    ...(await proveOffice(cli, { url, key: account.key })),
    ...(await proveEvents(cli, url, account.key, sandbox)),
  ];
};

/** Builds the command's package, installs it into an empty folder, and uses it. @returns whether all is well */
export async function proveCli(service: RunningService): Promise<boolean> {
  const began = performance.now();
  const account = await openAccount(service.backoffice, "Linha-de-comando");
  const sandbox = await openSandbox(service.backoffice, account);
  const archive = await packCli(settledPublication());
  const faults = await inEmptyFolder(async (project) => {
    const [program, ...args] = await installCli(project, archive);
    const cli = new Cli(project, [program, ...AS_NODE_20, ...args]);
    return await proveAll(cli, service, account, sandbox);
  });
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`${faults.length === 0 ? "passed" : "FAILED"}  command line (${seconds} s)`);
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0;
}
