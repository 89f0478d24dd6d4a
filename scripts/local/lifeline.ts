import { onceParentEnds } from "./parent.ts";

// Imported into Wrangler's processes, so that a killed service leaves none of them.
onceParentEnds(() => process.kill(process.pid, "SIGTERM"));
