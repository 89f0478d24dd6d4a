import { fileURLToPath } from "node:url";
import { runProgram } from "./wrangler.ts";

const PROGRAM = fileURLToPath(new URL("prepare-databases.ts", import.meta.url).href);

interface Asked {
  /** Jobs of an ended service, whose messages are lost. */
  readonly messagesLost?: boolean;
  readonly stopping?: AbortSignal;
}

/**
 * Applies every migration to the local databases and loads the catalogue of neighborhoods. Each is one transaction, so a
 * signal does no harm.
 */
export async function prepareDatabases(
  state: string,
  { messagesLost = false, stopping }: Asked = {},
): Promise<void> {
  await runProgram([PROGRAM, state, ...(messagesLost ? ["--messages-lost"] : [])], stopping);
}
