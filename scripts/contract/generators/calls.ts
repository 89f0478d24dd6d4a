import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Http } from "../../demo/http.ts";
import { run } from "../../local/command.ts";
import { LocalServer } from "../../local/server.ts";
import type { Generator } from "./generator.ts";

const CALLS_MS = 300_000;

/** Codes as real systems have them, with characters that go wrong in addresses. */
const CODES = [
  "A/B",
  "A B",
  "A+B",
  "100%",
  "50%20x",
  "ção",
  "a..b",
  "A#1",
  "fim.",
  "x:y",
  "A?b=1",
  "A;v=1",
  "a//b",
  "A\\B",
  "%2F",
  "...",
  "[1]",
  "it's(1)*",
  "a|b^c",
];

/** No version of the contract has them: clients must tolerate both. */
const UNKNOWN_TYPE = "CASTELO_DE_AREIA";
const UNKNOWN_MEMBERS = { aNewField: { of: "the next version" } };

const BY_REF = "/v1/properties/by-ref/";

type Body = Record<string, unknown>;

const withUnknownMembers = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withUnknownMembers);
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.entries(value as Body).map(([name, member]) => [name, withUnknownMembers(member)]);
  return { ...Object.fromEntries(inner), ...UNKNOWN_MEMBERS };
};

/** The answer as a later version of the service might give it, with members and values unknown to the contract. */
const fromLaterVersion = (text: string): string => {
  const answer = JSON.parse(text) as { data: Body };
  return JSON.stringify(withUnknownMembers({ ...answer, data: { ...answer.data, type: UNKNOWN_TYPE } }));
};

/** Stands in front of the service, and records how clients write codes into addresses. */
class RecordingProxy {
  readonly codes: string[] = [];
  readonly bodies: Body[] = [];
  readonly #server: LocalServer;
  readonly #target: string;

  constructor(target: string) {
    this.#target = target;
    this.#server = new LocalServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const [, form = "", path = ""] = /^\/(plain|grown)(\/.*)$/.exec(request.url ?? "") ?? [];
      const body = Buffer.concat(parts).toString();
      if (path.startsWith(BY_REF)) this.codes.push(decodeURIComponent(path.slice(BY_REF.length)));
      if (request.method === "PATCH") this.bodies.push(JSON.parse(body) as Body);
      const answer = await fetch(this.#target + path, {
        method: request.method ?? "GET",
        headers: { authorization: request.headers.authorization ?? "", "content-type": "application/json" },
        ...(body !== "" && { body }),
      });
      const text = await answer.text();
      const { "content-encoding": _, "content-length": __, ...headers } = Object.fromEntries(answer.headers);
      response.writeHead(answer.status, headers);
      response.end(form === "grown" ? fromLaterVersion(text) : text);
    });
  }

  async open(): Promise<string> {
    return (await this.#server.listen()).origin;
  }

  close(): void {
    this.#server.close();
  }
}

/** The account to call, with demonstration data. */
export interface Subject {
  readonly url: string;
  readonly key: string;
  readonly property: string;
  readonly match: string;
}

interface Page {
  readonly data: readonly { readonly id: string; readonly photos?: readonly unknown[] }[];
}

const MAX_WAIT_MS = 120_000;
const STEP_MS = 1_000;

/** @throws if Radar finds no match among the account's own data in time */
export const subjectOf = async (url: string, key: string, api: Http): Promise<Subject> => {
  for (const until = Date.now() + MAX_WAIT_MS; Date.now() < until; ) {
    const matches = (await api.send<Page>("GET", "/v1/matches?limit=1")).body.data;
    const properties = (await api.send<Page>("GET", "/v1/properties?limit=50&purpose=VENDA")).body.data;
    const pictured = properties.find(({ photos = [] }) => photos.length > 0);
    if (matches[0] && pictured) return { url, key, property: pictured.id, match: matches[0].id };
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  throw new Error("The account has no match, or no property with photos.");
};

const program = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`programs/${name}`, import.meta.url).href), "utf8");

/** Puts the user's program beside the client, to be compiled with it. */
export const writeProgram = ({ calls }: Generator): void => {
  if (!calls) return;
  mkdirSync(dirname(calls.file), { recursive: true });
  writeFileSync(calls.file, program(calls.program));
};

const expected = ({ match }: Subject) => ({
  listed: 2,
  match,
  missing: null,
  unknown: UNKNOWN_TYPE,
  problem: ["invalid_param", "salePrice"],
  cleared: ["description"],
  priced: 780_000.1,
  photos: null,
});

const differences = (wanted: Body, found: Body, cannot: readonly string[]): string[] =>
  Object.keys(wanted)
    .filter((name) => !cannot.includes(name))
    .filter((name) => JSON.stringify(wanted[name]) !== JSON.stringify(found[name] ?? null))
    .map((name) => `${name}: ${JSON.stringify(found[name])}, not ${JSON.stringify(wanted[name])}`);

/** Calls the service with a client as its user would. @throws the faults that its user would see */
export const callWith = async ({ calls }: Generator, subject: Subject): Promise<void> => {
  if (!calls) return;
  const proxy = new RecordingProxy(subject.url);
  const url = await proxy.open();
  const env = {
    BASE: `${url}/plain/v1`,
    GROWN: `${url}/grown/v1`,
    KEY: subject.key,
    PROPERTY: subject.property,
    MATCH: subject.match,
    CODES: JSON.stringify(CODES),
  };
  try {
    let said = "";
    for (const {
      run: [command, ...args],
      cwd,
    } of calls.run)
      said = await run(command, args, { cwd, env, limitMs: CALLS_MS });
    const found = JSON.parse(said.trim().split("\n").at(-1) ?? "") as Body;
    const faults = differences(expected(subject), found, calls.cannot ?? []);
    const last = proxy.bodies.at(-1) ?? {};
    if (Object.keys(last).sort().join() !== "purposes,salePrice")
      faults.push(`an update of the price sends ${JSON.stringify(last)}`);
    if (JSON.stringify(proxy.codes) !== JSON.stringify(CODES))
      faults.push(`codes arrive as ${JSON.stringify(proxy.codes)}`);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  } finally {
    proxy.close();
  }
};
