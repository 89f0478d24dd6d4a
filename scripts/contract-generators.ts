import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { readOptions, refuseUnknown } from "./checks.ts";
import { type Tried, writeTried } from "./clients-tried.ts";
import { callWith, type Subject, subjectOf, writeProgram } from "./contract/generators/calls.ts";
import type { Generator, Step, Workplace } from "./contract/generators/generator.ts";
import { go } from "./contract/generators/go.ts";
import { openapiGenerator } from "./contract/generators/openapi-generator.ts";
import { python } from "./contract/generators/python.ts";
import { typescript } from "./contract/generators/typescript.ts";
import { Http } from "./demo/http.ts";
import { run } from "./local/command.ts";
import { ROOT } from "./local/settings.ts";
import { withService } from "./local/with-service.ts";
import { openAccount, openSandbox } from "./sdk/proof/account.ts";

/** A step that takes longer is stuck, and is ended. */
const STEP_MS = 600_000;

const CONTRACT = join(ROOT, "dist/documents/v1.en.json");
const CALLS = join(ROOT, "dist/documents/calls.en.json");

const perform = async (steps: readonly Step[]): Promise<void> => {
  for (const {
    run: [program, ...args],
    ...place
  } of steps)
    await run(program, args, { ...place, limitMs: STEP_MS });
};

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

const operations = (): string[] =>
  Object.values((JSON.parse(readFileSync(CONTRACT, "utf8")) as Contract).paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);

/** A function, a member, a module or, behind its method, a type of an operation. */
const callOf = (id: string): RegExp =>
  new RegExp(
    `\\b(?:${id}(?:async)?(?:(?: = (?:async )?)?[(<]|: [{(]|\\.py\\b)|(?:get|post|put|patch|delete)${id} = \\{)`,
  );

/** Operations without a call in a client: one class may overwrite another, and the rest still compiles. */
const missingOperations = ({ code }: Generator): string[] => {
  if (code === null) return [];
  const { folder, ending } = code;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(ending),
  );
  // A client may have a module for each operation, in which the function always has the same name.
  const text = files
    .map((name) => `${basename(name)}\n${readFileSync(join(folder, name), "utf8")}`)
    .join("\n");
  const bare = text.replaceAll("_", "").toLowerCase();
  return operations().filter((id) => !callOf(id.toLowerCase()).test(bare));
};

/** @returns whether the generator could be tried @throws the faults of its client */
const tryGenerator = async (generator: Generator, subject: Subject): Promise<boolean> => {
  const missing = await perform(generator.install).then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (missing !== undefined) {
    console.log(
      `not tried  ${generator.name}: its requirements cannot be installed here\n  ${missing.slice(0, 500)}`,
    );
    return false;
  }
  await perform(generator.generate);
  const absent = missingOperations(generator);
  if (absent.length > 0) throw new Error(`Its client has no ${absent.join(", ")}`);
  writeProgram(generator);
  await perform(generator.compile);
  await callWith(generator, subject);
  return true;
};

async function tryAll(generators: readonly Generator[], subject: Subject): Promise<Tried[]> {
  const seen: Tried[] = [];
  const counts = { passed: 0, failed: 0, untried: 0 };
  for (const generator of generators) {
    const began = performance.now();
    try {
      if (!(await tryGenerator(generator, subject))) {
        counts.untried++;
        continue;
      }
      counts.passed++;
      const { name, version, calls } = generator;
      seen.push({ name, version, proof: calls ? "called" : "compiled" });
      const seconds = ((performance.now() - began) / 1_000).toFixed(1);
      const proof = generator.calls ? "compiled and called" : "compiled";
      console.log(`passed  ${generator.name}: ${proof} (${seconds} s)`);
      if (generator.unproved) console.log(`  not proved: ${generator.unproved}`);
      for (const exception of generator.exceptions ?? []) console.log(`  with ${exception}`);
    } catch (error) {
      counts.failed++;
      console.error(`FAILED  ${generator.name}\n${(error as Error).message}`);
    }
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.untried} not tried`);
  if (counts.failed > 0) process.exitCode = 1;
  return seen;
}

const { values, positionals } = readOptions("generators", {
  options: { write: { type: "boolean" } },
  allowPositionals: true,
});
execFileSync(process.execPath, [join(ROOT, "scripts/documents.ts")], { stdio: "inherit" });
const folder = mkdtempSync(join(tmpdir(), "contract-generators-"));
try {
  const place: Workplace = { folder, contract: CONTRACT, calls: CALLS };
  const asked = positionals.map((name) => name.toLowerCase());
  const all = [...typescript(place), ...openapiGenerator(place), ...python(place), ...go(place)];
  const chosen = all.filter(
    ({ name }) => asked.length === 0 || asked.some((word) => name.toLowerCase().includes(word)),
  );
  if (chosen.length === 0)
    refuseUnknown(
      "generators",
      positionals,
      all.map(({ name }) => name),
    );
  await withService("contract-generators", async ({ url, backoffice }) => {
    const key = await openSandbox(backoffice, await openAccount(backoffice, "Geradores"));
    const seen = await tryAll(chosen, await subjectOf(url, key, new Http(url, key)));
    if (values.write) writeTried("generators", seen);
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
