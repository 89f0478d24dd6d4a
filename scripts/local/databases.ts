import { fileURLToPath } from "node:url";
import { runProgram } from "./wrangler.ts";

const PROGRAM = fileURLToPath(new URL("prepare-databases.ts", import.meta.url).href);

interface Asked {
  /** Those of a service that has ended, whose messages went with it. */
  readonly messagesLost?: boolean;
  readonly stopping?: AbortSignal;
}

/**
 * Brings every migration to the local databases. Each is one transaction, so that a signal between or within them does
 * no harm.
 */
export async function prepareDatabases(
  state: string,
  { messagesLost = false, stopping }: Asked = {},
): Promise<void> {
  await runProgram([PROGRAM, state, ...(messagesLost ? ["--messages-lost"] : [])], stopping);
}
