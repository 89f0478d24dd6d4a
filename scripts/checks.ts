/**
 * The npm commands that a change has to pass within three minutes. `.ci/run` adds the slower checks, and leaves out with
 * `--without` what it has run already.
 */
export const QUICK: Readonly<Record<string, string>> = {
  Types: "run typecheck",
  Lint: "run lint",
  Format: "exec -- biome format",
  "Generated files": "run geo -- --check",
  Contract: "run contract",
  SDKs: "run sdk -- --check",
  Deployments: "run check deployments",
  Bundle: "run bench bundle",
  Architecture: "test -- test/architecture",
};

/** Checks that run when they are named, with their own options behind `--`: `npm run check panel -- --all`. */
export const NAMED: Readonly<Record<string, string>> = {
  agents: "scripts/agents-check.ts",
  collections: "scripts/collections-test.ts",
  compat: "bench/compat/run.ts",
  deployments: "scripts/deploy-check.ts",
  drill: "bench/drill/run.ts",
  fuzz: "scripts/contract-fuzz.ts",
  generators: "scripts/contract-generators.ts",
  guides: "scripts/guides-test.ts",
  panel: "scripts/panel-check.ts",
  runbook: "scripts/runbook-test.ts",
  sdks: "scripts/sdk-test.ts",
  site: "scripts/site-check.ts",
  smoke: "scripts/smoke.ts",
  start: "scripts/start-check.ts",
  table: "scripts/figures.ts",
  tools: "scripts/tools-check.ts",
};
