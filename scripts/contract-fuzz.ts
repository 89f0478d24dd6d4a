import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions } from "./checks.ts";
import { fuzzService, type Means } from "./contract-fuzz/fuzz-service.ts";
import { install } from "./contract-fuzz/schemathesis.ts";
import { readDemoKeys } from "./demo/demo-keys.ts";
import { freePort } from "./local/port.ts";
import { localSecrets } from "./local/secrets.ts";
import { HOST } from "./local/settings.ts";
import { Run } from "./start-check/run.ts";

/** Starts the service with its demo data for the duration of the fuzz. @returns the findings */
async function fuzzOwnService(means: Means): Promise<string[]> {
  const place = { port: await freePort(), state: join(means.folder, "state") };
  const service = new Run("node", place);
  try {
    await service.ready();
    const key = readDemoKeys(place.state)!.full;
    const token = localSecrets().BACKOFFICE_TOKEN;
    return await fuzzService({ url: `http://${HOST}:${place.port}`, key, token }, means);
  } finally {
    service.signal("SIGTERM");
    await service.gone().catch(() => service.destroy());
  }
}

const { values } = readOptions("fuzz", {
  options: { seconds: { type: "string", default: "60" }, seed: { type: "string", default: "1" } },
});
const effort = { seconds: Number(values.seconds), seed: Number(values.seed) };
const python = await install().catch((error: Error) => {
  console.log(`not tried: ${error.message}`);
});
if (python) {
  const folder = mkdtempSync(join(tmpdir(), "contract-fuzz-"));
  const found = await fuzzOwnService({ python, folder, effort });
  for (const failure of found) console.error(failure);
  console.log(`${found.length} findings in ${effort.seconds} s for each document, seed ${effort.seed}`);
  rmSync(folder, { recursive: true, force: true });
  if (found.length > 0) process.exitCode = 1;
}
