import { execFileSync } from "node:child_process";
import process from "node:process";

/** Builds the documents that are deployed with the Worker and not kept in the repository. */
export default function buildDocuments(): void {
  execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", "scripts/documents.ts"], {
    stdio: "inherit",
  });
}
