import { execFileSync } from "node:child_process";
import process from "node:process";

/** The documents that a deployment has beside the Worker: what is built and never kept. */
export default function buildDocuments(): void {
  execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", "scripts/documents.ts"], {
    stdio: "inherit",
  });
}
