import { join } from "node:path";
import { tryConverters } from "./agents-check/converters.ts";
import { startKeyedProxy } from "./agents-check/keyed-proxy.ts";
import { CLIENTS, librariesNamed, type Met, reportIn, tryLibraries } from "./agents-check/libraries.ts";
import { type Entries, installPrograms } from "./agents-check/packages.ts";
import { startRefusingProxy } from "./agents-check/refusing-proxy.ts";
import { callThroughRemote } from "./agents-check/remote.ts";
import { withPerson } from "./agents-check/sign-in/person.ts";
import {
  conformsWith,
  inspectorSignsIn,
  pythonSignsIn,
  remoteSignsIn,
  type SignIn,
} from "./agents-check/sign-in/programs.ts";
import { ASSISTANTS, keepDocuments, signInAs } from "./agents-check/sign-in/recorded.ts";
import { readOptions } from "./checks.ts";
import { type Tried, writeTried } from "./clients-tried.ts";
import { run } from "./local/command.ts";
import { findPython, installPython } from "./local/python.ts";
import { ROOT } from "./local/settings.ts";
import { type DemoService, withDemoService } from "./start-check/demo-service.ts";

/** How many tools a key with every permission has (rules 30.3), and how many of them only read. */
const TOOLS = 41;
const READING_TOOLS = 24;
const CLIENT_MS = 90_000;
const SUITE_MS = 180_000;

/** Each client, its script that calls with a key, how it confirms a write, and its script that signs a person in. */
const PYTHON_CLIENTS: readonly (readonly [string, string, NonNullable<Tried["write"]>, string?])[] = [
  ["mcp==2.3.0", "mcp_v2.py", "form", "oauth_v2.py"],
  ["mcp==1.30.0", "mcp_v1.py", "call", "oauth_v1.py"],
  ["fastmcp==4.2.3", "fastmcp_client.py", "call"],
];
const REVISIONS = ["2025-11-25", "2026-07-28"] as const;

/**
 * `--all` also tries what takes minutes to install: converters between a tool and a model, and frameworks. `--write`
 * puts the results into the guide of tried clients. Arguments choose the frameworks whose names contain one of them.
 */
const { values, positionals: ASKED } = readOptions("agents", {
  options: { all: { type: "boolean" }, write: { type: "boolean" } },
  allowPositionals: true,
});
const { all: ALL, write: WRITE } = values;
/** A run that takes longer is stuck. */
const LIMIT_MS = (ALL ? 45 : 20) * 60_000;

const failures: string[] = [];
const seen: Tried[] = [];

const tryOne = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
    console.log(`✓ ${what}`);
  } catch (error) {
    failures.push(what);
    console.error(`✗ ${what}\n${(error as Error).message}`);
  }
};

/** The clients from PyPI, if this machine has Python and network. */
const tryPython = async (service: DemoService, signIn: SignIn | null): Promise<void> => {
  const python = await findPython(10);
  if (!python) return console.log("- Python's clients are not tried: they need Python 3.10 or newer");
  for (const [name, script, writes, signingIn] of PYTHON_CLIENTS) {
    const proxy = await startRefusingProxy(service.url);
    const env = { AGENTS_URL: `${proxy.origin}/mcp`, AGENTS_KEY: service.key, AGENTS_TOOLS: String(TOOLS) };
    const own = await installPython(python, join(service.folder, name.replace("==", "-")), [name]).catch(
      (error: Error) => {
        console.log(`- ${name} is not tried, because it cannot be installed: ${error.message}`);
      },
    );
    if (!own) continue;
    const [library, version] = name.split("==") as [string, string];
    await tryOne(name, async () => {
      const said = await run(own, ["-B", join(CLIENTS, script)], { env, limitMs: CLIENT_MS });
      const signsIn = signingIn !== undefined && signIn !== null;
      const known = {
        name: library,
        version,
        tools: TOOLS,
        refusal: "result",
        write: writes,
        signsIn,
      } as const;
      seen.push({ ...known, ...reportIn<Met>(said) });
    });
    if (signIn && signingIn !== undefined)
      await signedIn(`${name} signs in`, signIn, () =>
        pythonSignsIn(own, join(CLIENTS, signingIn), signIn, READING_TOOLS),
      );
  }
};

/** Ends the person's connections afterward, since an account has at most ten. */
const signedIn = (what: string, { person }: SignIn, work: () => Promise<unknown>): Promise<void> =>
  tryOne(what, async () => {
    try {
      await work();
    } finally {
      await person.endAll();
    }
  });

const tryToSignIn = async (signIn: SignIn): Promise<void> => {
  for (const name of Object.keys(ASSISTANTS))
    await signedIn(`${name}'s metadata, with the SDK's client and Chromium`, signIn, () =>
      signInAs(name, signIn.person, signIn.url),
    );
  await signedIn("Inspector signs in", signIn, () => inspectorSignsIn(signIn));
  await signedIn("mcp-remote signs in", signIn, () => remoteSignsIn(signIn, READING_TOOLS));
  for (const revision of REVISIONS)
    await signedIn(`Authorization's conformance with ${revision}`, signIn, () =>
      conformsWith(revision, signIn),
    );
};

const tryPrograms = async ({ key, ...service }: DemoService, entryOf: Entries): Promise<void> => {
  const url = `${service.url}/mcp`;
  const node = process.execPath;
  const inspect = (...args: readonly string[]) =>
    run(
      node,
      [
        entryOf("inspector"),
        "--cli",
        url,
        "--transport",
        "http",
        "--header",
        `Authorization: Bearer ${key}`,
        ...args,
      ],
      { limitMs: CLIENT_MS },
    );
  await tryOne("Inspector accepts every schema", () => inspect("--method", "tools/list", "--strict"));
  await tryOne("Inspector calls a tool", () =>
    inspect("--method", "tools/call", "--tool-name", "list_cities", "--tool-arg", "uf=PR"),
  );
  await tryOne("mcp-remote", () => callThroughRemote(entryOf("remote"), { url, key, tools: TOOLS }));
  const proxy = await startKeyedProxy(url, key);
  for (const revision of REVISIONS) {
    const expected = join(ROOT, "scripts", "agents-check", `expected-failures-${revision}.yml`);
    await tryOne(`Conformance with ${revision}, except for listed checks`, () =>
      run(
        node,
        [
          entryOf("conformance"),
          "server",
          "--url",
          `${proxy.origin}/mcp`,
          "--requirements",
          revision,
          "--expected-failures",
          expected,
        ],
        { limitMs: SUITE_MS },
      ),
    );
  }
  proxy.close();
};

setTimeout(() => {
  console.error("The clients did not end in time.");
  if (WRITE) writeTried("agents", seen);
  process.exit(1);
}, LIMIT_MS).unref();

const tryFrameworks = async (service: DemoService): Promise<void> => {
  seen.push(...(await tryLibraries({ ...service, tools: TOOLS }, tryOne, librariesNamed(ASKED))));
};

const tryAll = async (service: DemoService): Promise<void> => {
  const entryOf = await installPrograms(service.folder);
  await tryPrograms(service, entryOf);
  const place = { ...service, url: `${service.url}/mcp` };
  const converters = ALL ? await tryConverters(place, tryOne) : [];
  if (ALL) await tryFrameworks(service);
  await keepDocuments(service.state);
  const isPerson = await withPerson(service.signIn, async (person) => {
    const { origin: issuer } = new URL(service.signIn);
    const signIn = { person, issuer, url: `${service.url}/mcp`, folder: service.folder, entryOf };
    await tryToSignIn(signIn);
    await tryPython(service, signIn);
  });
  if (!isPerson) {
    console.log("- Signing in is not tried, as Chromium cannot be installed here");
    await tryPython(service, null);
  }
  if (WRITE) writeTried("converters", converters);
};

try {
  await withDemoService(async (service) => {
    await (ASKED.length > 0 ? tryFrameworks(service) : tryAll(service));
    if (WRITE) writeTried("agents", seen);
  });
} catch (error) {
  failures.push("set-up");
  console.error(error);
}
process.exit(failures.length === 0 ? 0 : 1);
