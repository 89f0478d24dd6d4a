import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stop } from "../cloudflare/stop.ts";
import { runWrangler } from "../local/wrangler.ts";
import { FIRST_TAG, type Wrangler } from "./deployments.ts";
import type { Worker } from "./workers.ts";

const OWNER_ONLY = 0o600;

const configOf = ({ path, environment }: Worker): string[] => ["--config", path, "--env", environment];

const varsOf = ({ derived }: Worker): string[] =>
  Object.entries(derived).flatMap(([name, value]) => ["--var", `${name}:${value}`]);

/** Wrangler's message about a version that adds or removes a Durable Object class. */
const CLASS_CHANGE = /pending Durable Object migration/;

export const wrangler: Wrangler = {
  deploy: async (worker, secrets) => {
    const folder = mkdtempSync(join(tmpdir(), "service-secrets-"));
    const file = join(folder, "secrets.json");
    try {
      writeFileSync(file, JSON.stringify(secrets), { mode: OWNER_ONLY });
      await runWrangler([
        "deploy",
        ...configOf(worker),
        ...varsOf(worker),
        "--tag",
        FIRST_TAG,
        "--secrets-file",
        file,
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  upload: async (worker, tag) => {
    await runWrangler(["versions", "upload", ...configOf(worker), ...varsOf(worker), "--tag", tag]).catch(
      (error: Error) => {
        if (!CLASS_CHANGE.test(error.message)) throw error;
        throw new Stop(
          `${worker.name} changes a Durable Object class, which cannot be rolled out gradually. Deploy it alone: ` +
            `npx wrangler deploy ${[...configOf(worker), ...varsOf(worker)].join(" ")} --tag ${tag}`,
        );
      },
    );
  },
  triggers: async (worker) => {
    // Wrangler requires the folder, but nothing in it.
    if (worker.assets !== null) mkdirSync(worker.assets, { recursive: true });
    await runWrangler(["triggers", "deploy", ...configOf(worker)]);
  },
};
