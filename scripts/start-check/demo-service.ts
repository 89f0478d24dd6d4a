import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDemoKeys } from "../demo/demo-keys.ts";
import { freePort } from "../local/port.ts";
import { HOST } from "../local/settings.ts";
import { Run } from "./run.ts";

export interface DemoService {
  readonly url: string;
  /** Of the demo agency, with every permission. */
  readonly key: string;
  /** A folder for the caller's files while the service runs. */
  readonly folder: string;
}

/** The service with fresh demo data and its own port, while `use` runs. */
export async function withDemoService(use: (service: DemoService) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "service-"));
  const place = { port: await freePort(), state: join(folder, "state") };
  const run = new Run("node", place);
  try {
    await run.ready();
    const { full: key } = readDemoKeys(place.state)!;
    await use({ url: `http://${HOST}:${place.port}`, key, folder });
  } finally {
    run.signal("SIGTERM");
    await run.gone().catch(() => run.destroy());
    rmSync(folder, { recursive: true, force: true });
  }
}
