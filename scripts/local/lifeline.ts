import { onceParentEnds } from "./parent.ts";

// Imported into Wrangler's processes: a service that was killed leaves none of them behind.
onceParentEnds(() => process.kill(process.pid, "SIGTERM"));
