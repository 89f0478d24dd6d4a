import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Http } from "../demo/http.ts";
import { readFindings } from "./findings.ts";
import { callAll, type Effort, type Target } from "./schemathesis.ts";
import { makeRoom, subjectsOf } from "./subjects.ts";

/** Each side's document, and the path of that side. */
const DOCUMENTS = { v1: "/docs/openapi.json", backoffice: "/backoffice/openapi.json" } as const;

/** A running service, a key of an account of it, and the operator's token. */
export interface Place {
  readonly url: string;
  readonly key: string;
  readonly token: string;
}

/** A run's options besides its target. */
export interface Means {
  readonly python: string;
  /** The folder for a run's files. */
  readonly folder: string;
  readonly effort: Effort;
}

/** Fuzzes one side of the service by its document. @returns the findings */
const fuzzSide = async (name: string, means: Means, target: Target): Promise<string[]> => {
  const report = await callAll(means.python, means.folder, target, means.effort);
  const { calls, found, excused } = await readFindings(report);
  console.log(`${name}: ${calls} calls, ${found.length} findings, ${excused} excused`);
  return found.map((one) => `${name}: ${one}`);
};

/** Fuzzes both sides, one after the other, with the account's own data. @returns the findings */
export const fuzzService = async ({ url, key, token }: Place, means: Means): Promise<string[]> => {
  const backoffice = new Http(url, token, { "X-Actor": "contract-fuzz" });
  const api = new Http(url, key);
  const accountId = await makeRoom(api, backoffice);
  const subjects = { accountId: [accountId], ...(await subjectsOf(api)) };
  const found: string[] = [];
  for (const [name, path] of Object.entries(DOCUMENTS)) {
    const folder = join(means.folder, name);
    mkdirSync(folder);
    const document = join(folder, "openapi.json");
    const { body } = await backoffice.send<object>("GET", `${path}?lang=en`);
    writeFileSync(document, JSON.stringify(body));
    const credential = name === "v1" ? key : token;
    const target = { document, url: `${url}/${name}`, credential, subjects };
    found.push(...(await fuzzSide(name, { ...means, folder }, target)));
  }
  return found;
};
