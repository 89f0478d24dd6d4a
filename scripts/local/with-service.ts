import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Http } from "../demo/http.ts";
import { prepareDatabases } from "./databases.ts";
import { freePort } from "./port.ts";
import { localSecrets } from "./secrets.ts";
import { startService, untilHealthy } from "./service.ts";
import { HOST, panelPlace } from "./settings.ts";
import { stopTree } from "./wrangler.ts";

export interface RunningService {
  readonly url: string;
  readonly backoffice: Http;
}

/** A running local service; `actor` acts in the back office. */
export function runningAt(url: string, actor: string): RunningService {
  const { BACKOFFICE_TOKEN } = localSecrets();
  return { url, backoffice: new Http(url, BACKOFFICE_TOKEN, { "X-Actor": actor }) };
}

/** The service with its own port and data, while `use` runs. */
export async function withService(
  actor: string,
  use: (service: RunningService) => Promise<void>,
  asked: Parameters<typeof prepareDatabases>[1] = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `${actor}-`));
  const state = join(folder, "state");
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  await prepareDatabases(state, asked);
  const service = startService({ port, url, state }, panelPlace(port + 1));
  try {
    await untilHealthy(service, url);
    await use(runningAt(url, actor));
  } finally {
    await stopTree(service.process);
    rmSync(folder, { recursive: true, force: true });
  }
}
