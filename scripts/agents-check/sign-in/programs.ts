import { equal, ok } from "node:assert/strict";
import { join } from "node:path";
import { run } from "../../local/command.ts";
import { freePort } from "../../local/port.ts";
import { HOST } from "../../local/settings.ts";
import type { Entries } from "../packages.ts";
import { callThroughRemote } from "../remote.ts";
import type { Person } from "./person.ts";

const SIGN_IN_MS = 120_000;
const ADDRESS = /(http:\/\/localhost:\d+\/authorize\?\S+)\s/;

export interface SignIn {
  readonly person: Person;
  /** The dashboard's. */
  readonly issuer: string;
  readonly url: string;
  readonly folder: string;
  readonly entryOf: Entries;
}

/** Sends the person to the address that a program names, once. */
const onAddress = (person: Person): ((output: string) => void) => {
  let isAsked = false;
  return (output) => {
    const [, address] = ADDRESS.exec(output) ?? [];
    if (address === undefined || isAsked) return;
    isAsked = true;
    // Printed only: the program itself fails, because nobody returns to it.
    person.agree(address).catch((error: Error) => console.error(error.message));
  };
};

/** Makes programs store their files in the folder, and keeps them from starting a browser. */
const isolatedEnv = (folder: string) => ({
  HOME: folder,
  PATH: "",
  MCP_REMOTE_CONFIG_DIR: join(folder, "remote"),
});

export const inspectorSignsIn = async ({ person, url, folder, entryOf }: SignIn): Promise<void> => {
  const env = { ...isolatedEnv(folder), MCP_AUTO_OPEN_ENABLED: "true", MCP_INSPECTOR_SECRET_STORE: "file" };
  const callback = ["--callback-url", `http://${HOST}:${await freePort()}/oauth/callback`];
  const inspect = (...args: readonly string[]) =>
    run(process.execPath, [entryOf("inspector"), "--cli", url, "--transport", "http", ...args], {
      env,
      limitMs: SIGN_IN_MS,
      onOutput: onAddress(person),
    });
  await inspect(...callback, "--method", "tools/list", "--strict");
  const call = ["--method", "tools/call", "--tool-name", "get_me"];
  ok((await inspect("--stored-auth-only", ...call)).includes("account"), "its token is good again");
};

export const remoteSignsIn = ({ person, url, folder, entryOf }: SignIn, tools: number): Promise<void> =>
  callThroughRemote(entryOf("remote"), {
    url,
    tools,
    env: isolatedEnv(folder),
    onOutput: onAddress(person),
  });

const register = async (issuer: string, redirect: string): Promise<string> => {
  const answer = await fetch(`${issuer}/oauth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      client_name: "Conformance",
      redirect_uris: [redirect],
      token_endpoint_auth_method: "none",
    }),
  });
  equal(answer.status, 201);
  return ((await answer.json()) as { client_id: string }).client_id;
};

/** Runs the suite's scenarios for an authorization server. */
export const conformsWith = async (revision: string, signIn: SignIn): Promise<void> => {
  const { person, issuer, url, entryOf } = signIn;
  const port = await freePort();
  const clientId = await register(issuer, `http://${HOST}:${port}/callback`);
  const output = await run(
    process.execPath,
    [
      entryOf("conformance"),
      "authorization",
      "--url",
      issuer,
      "--client-id",
      clientId,
      "--resource",
      url,
      "--port",
      String(port),
      "--spec-version",
      revision,
    ],
    { limitMs: SIGN_IN_MS, onOutput: onAddress(person) },
  );
  ok(!/skipped|warning/i.test(output.replace(/0 (skipped|warnings?)/gi, "")), output);
};

/** Signs in with a Python client, whose script prints the address. */
export const pythonSignsIn = async (
  python: string,
  script: string,
  { person, url }: SignIn,
  tools: number,
): Promise<void> => {
  const env = { AGENTS_URL: url, AGENTS_TOOLS: String(tools), AGENTS_PORT: String(await freePort()) };
  await run(python, ["-B", script], { env, limitMs: SIGN_IN_MS, onOutput: onAddress(person) });
};
