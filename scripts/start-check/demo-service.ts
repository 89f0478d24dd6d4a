import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDemoKeys } from "../demo/demo-keys.ts";
import { freePort } from "../local/port.ts";
import { HOST } from "../local/settings.ts";
import { Run } from "./run.ts";

const SIGN_IN = /http:\/\/localhost:\d+\/local\/enter\S+/;
const CONSOLE = /http:\/\/127.0.0.1:\d+\/local\/operator\S+/;

export interface DemoService {
  readonly url: string;
  /** A key of the demo agency with every permission. */
  readonly key: string;
  /** Opens the dashboard to the demo agency's owner. */
  readonly signIn: string;
  /** Opens the operator's console. */
  readonly operator: string;
  /** The folder of its databases. */
  readonly state: string;
  /** What the start prints when it is ready. */
  readonly welcome: string;
  /** A folder for the caller's files while the service runs. */
  readonly folder: string;
  /** The warnings and errors so far. */
  output(): string;
}

/** The service with fresh demo data and its own port, while `use` runs. */
export async function withDemoService(use: (service: DemoService) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "service-"));
  const place = { port: await freePort(), state: join(folder, "state") };
  const run = new Run("node", place);
  try {
    const ready = (await run.ready()).output;
    const { full: key } = readDemoKeys(place.state)!;
    const [signIn] = SIGN_IN.exec(ready)!;
    const [operator] = CONSOLE.exec(ready)!;
    const own = { state: place.state, welcome: ready, folder, output: () => run.output };
    await use({ url: `http://${HOST}:${place.port}`, key, signIn, operator, ...own });
  } finally {
    run.signal("SIGTERM");
    await run.gone().catch(() => run.destroy());
    rmSync(folder, { recursive: true, force: true });
  }
}
