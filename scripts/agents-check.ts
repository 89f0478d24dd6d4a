import { join } from "node:path";
import { startKeyedProxy } from "./agents-check/keyed-proxy.ts";
import { installPrograms } from "./agents-check/packages.ts";
import { callThroughRemote } from "./agents-check/remote.ts";
import { run } from "./local/command.ts";
import { findPython, installPython } from "./local/python.ts";
import { ROOT } from "./local/settings.ts";
import { type DemoService, withDemoService } from "./start-check/demo-service.ts";

/** The number of tools for a key with every permission (rules 30.3). */
const TOOLS = 41;
const CLIENT_MS = 90_000;
const SUITE_MS = 180_000;
/** The time limit of each program: a longer run hangs. */
const LIMIT_MS = 12 * 60_000;

const CLIENTS = join(ROOT, "scripts", "agents-check", "clients");
const PYTHON_CLIENTS = [
  ["mcp==2.3.0", "mcp_v2.py"],
  ["mcp==1.30.0", "mcp_v1.py"],
  ["fastmcp==4.1.0", "fastmcp_client.py"],
] as const;
const REVISIONS = ["2025-11-25", "2026-07-28"] as const;

const failures: string[] = [];

const tried = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
    console.log(`✓ ${what}`);
  } catch (error) {
    failures.push(what);
    console.error(`✗ ${what}\n${(error as Error).message}`);
  }
};

/** The clients from PyPI, if this machine has Python and network. */
const tryPython = async (service: DemoService): Promise<void> => {
  const python = await findPython(10);
  if (!python) return console.log("- Python's clients are not tried: they need Python 3.10 or newer");
  const env = { AGENTS_URL: `${service.url}/mcp`, AGENTS_KEY: service.key, AGENTS_TOOLS: String(TOOLS) };
  for (const [name, script] of PYTHON_CLIENTS) {
    const own = await installPython(python, join(service.folder, name.replace("==", "-")), [name]).catch(
      (error: Error) => {
        console.log(`- ${name} is not tried, because it cannot be installed: ${error.message}`);
      },
    );
    if (own) await tried(name, () => run(own, ["-B", join(CLIENTS, script)], { env, limitMs: CLIENT_MS }));
  }
};

const tryPrograms = async ({ folder, key, ...service }: DemoService): Promise<void> => {
  const url = `${service.url}/mcp`;
  const entryOf = await installPrograms(folder);
  const node = process.execPath;
  const inspect = (...args: readonly string[]) =>
    run(
      node,
      [
        ...[entryOf("inspector"), "--cli", url, "--transport", "http"],
        ...["--header", `Authorization: Bearer ${key}`, ...args],
      ],
      { limitMs: CLIENT_MS },
    );
  await tried("Inspector accepts every schema", () => inspect("--method", "tools/list", "--strict"));
  await tried("Inspector calls a tool", () =>
    inspect("--method", "tools/call", "--tool-name", "list_cities", "--tool-arg", "uf=PR"),
  );
  await tried("mcp-remote", () => callThroughRemote(entryOf("remote"), { url, key, tools: TOOLS }));
  const proxy = await startKeyedProxy(url, key);
  for (const revision of REVISIONS) {
    const expected = join(ROOT, "scripts", "agents-check", `expected-failures-${revision}.yml`);
    await tried(`Conformance with ${revision}, except for listed checks`, () =>
      run(
        node,
        [
          ...[entryOf("conformance"), "server", "--url", proxy.url, "--requirements", revision],
          ...["--expected-failures", expected],
        ],
        { limitMs: SUITE_MS },
      ),
    );
  }
  proxy.server.close();
};

setTimeout(() => {
  console.error("The clients did not end in time.");
  process.exit(1);
}, LIMIT_MS).unref();

try {
  await withDemoService(async (service) => {
    await tryPrograms(service);
    await tryPython(service);
  });
} catch (error) {
  failures.push("set-up");
  console.error(error);
}
process.exit(failures.length === 0 ? 0 : 1);
