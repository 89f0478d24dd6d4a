import { fileURLToPath } from "node:url";
import { runProgram } from "./wrangler.ts";

const PROGRAM = fileURLToPath(new URL("prepare-databases.ts", import.meta.url).href);

interface Asked {
  /** Whether a service has ended with work under way, whose messages are lost. */
  readonly messagesLost?: boolean;
  readonly stopping?: AbortSignal;
  /** The bindings of databases that the configuration does not have. */
  readonly shards?: readonly string[];
}

/**
 * Applies every migration to the local databases and loads the catalog of neighborhoods. Each is one transaction, so a
 * signal does no harm.
 */
export async function prepareDatabases(
  state: string,
  { messagesLost = false, stopping, shards = [] }: Asked = {},
): Promise<void> {
  const options = [
    ...(messagesLost ? ["--messages-lost"] : []),
    ...shards.flatMap((name) => ["--shard", name]),
  ];
  await runProgram([PROGRAM, state, ...options], stopping);
}
