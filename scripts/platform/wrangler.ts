import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runWrangler } from "../local/wrangler.ts";
import type { Wrangler } from "./deployments.ts";
import type { Worker } from "./workers.ts";

const OWNER_ONLY = 0o600;

const of = ({ path, environment }: Worker): string[] => ["--config", path, "--env", environment];

export const wrangler: Wrangler = {
  deploy: async (worker, secrets) => {
    const folder = mkdtempSync(join(tmpdir(), "service-secrets-"));
    const file = join(folder, "secrets.json");
    try {
      writeFileSync(file, JSON.stringify(secrets), { mode: OWNER_ONLY });
      await runWrangler(["deploy", ...of(worker), "--secrets-file", file]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  triggers: async (worker) => {
    // Wrangler asks for the folder, but not for what is in it.
    mkdirSync(worker.assets, { recursive: true });
    await runWrangler(["triggers", "deploy", ...of(worker)]);
  },
};
