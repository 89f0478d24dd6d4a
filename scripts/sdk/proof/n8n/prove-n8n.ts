import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installTools } from "../../../local/install-tools.ts";
import { ROOT } from "../../../local/settings.ts";
import type { RunningService } from "../../../local/with-service.ts";
import { packN8n } from "../../packages/n8n.ts";
import { settledPublication } from "../../packages/stage.ts";
import { openAccount } from "../account.ts";
import { execute } from "../execute.ts";
import { node, SDKS, TSC } from "../languages.ts";

const HERE = import.meta.dirname;

/** Checks n8n's package by n8n's own rules, and runs its nodes by n8n's own engine. @returns whether all is well */
export async function proveN8n({ url, backoffice }: RunningService): Promise<boolean> {
  const began = performance.now();
  const tools = await installTools(join(HERE, "tools"));
  const { key } = await openAccount(backoffice, "Nos-n8n");
  // Beside n8n's own packages, where its imports and the rules look for them.
  const stage = join(tools, "package");
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  for (const folder of ["n8n", "typescript"])
    cpSync(join(SDKS, folder), join(stage, folder), { recursive: true });
  cpSync(join(HERE, "eslint.config.mjs"), join(stage, "n8n/eslint.config.mjs"));
  const { source } = await packN8n(settledPublication());
  const packed = join(tools, "packed");
  rmSync(packed, { recursive: true, force: true });
  cpSync(source, packed, { recursive: true });
  const env = {
    N8N_USER_FOLDER: tools,
    N8N_TOOLS: tools,
    REAL_ESTATE_URL: `${url}/v1`,
    REAL_ESTATE_KEY: key,
  };
  const types = ["--typeRoots", join(ROOT, "node_modules/@types"), "-p", "."];
  const faults = await execute(
    { cwd: join(stage, "n8n"), run: [node, TSC, ...types] },
    { cwd: join(stage, "n8n"), env, run: [join(tools, "node_modules/.bin/eslint"), "nodes", "credentials"] },
    { cwd: tools, env, run: [node, join(HERE, "run.mjs"), tools, packed] },
  );
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`${faults.length === 0 ? "passed" : "FAILED"}  n8n (${seconds} s)`);
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0;
}
