import { describe, expect, it } from "vitest";
import { NAMED } from "../../scripts/checks.ts";

const files = import.meta.glob<string>(
  [
    "../../.ci/run",
    "../../.editorconfig",
    "../../.github/workflows/*.yml",
    "../../.nvmrc",
    "../../README.md",
    "../../{biome,package}.json",
    "../../scripts/checks.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** A file by its path from the root of the repository. */
const text = (path: string): string => files[`../../${path}`]!;

const own = JSON.parse(text("package.json")) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

const TEST_COMMAND = "npm ci && npm test";
/** Package scripts that check something. */
const CHECKS = ["check", "contract", "lint", "test", "typecheck"];
/** Checks that print figures, download other projects' generators, or test a service that is already running. */
const ON_REQUEST = ["table", "generators", "smoke"];

describe("continuous integration", () => {
  it("begins with exactly the README's command", () => {
    expect(text("README.md")).toContain(`\n    ${TEST_COMMAND}\n`);
    expect(text(".ci/run")).toContain(`install_and_test() {\n  ${TEST_COMMAND}\n}`);
    expect(/^ *(step .*)$/m.exec(text(".ci/run"))?.[1]).toBe('step "Install and test" install_and_test');
  });

  it("runs every check, on its own, in `npm run check`, or every night", () => {
    const places = [".ci/run", "scripts/checks.ts", ".github/workflows/exploration.yml"];
    const run = places.map(text).join("\n");
    expect(CHECKS.filter((name) => !(name in own.scripts))).toEqual([]);
    const named = Object.keys(NAMED).filter((name) => !ON_REQUEST.includes(name));
    const long = ["test --silent -- --project faults", "platform rehearse"];
    const checks = [...CHECKS, ...long, ...named.map((name) => `check ${name}`)];
    expect(checks.filter((name) => !new RegExp(`(run|npm)( --silent)? ${name}\\b`).test(run))).toEqual([]);
  });

  it("is the same on the server, whose actions are pinned to a commit", () => {
    const workflows = Object.entries(files).flatMap(([path, yaml]) =>
      path.includes("workflows") ? yaml : [],
    );
    const uses = workflows.flatMap((yaml) => [...yaml.matchAll(/uses: (.*)/g)].map(([, what]) => what!));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((what) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(what))).toEqual([]);
    const server = text(".github/workflows/ci.yml");
    expect(server).toMatch(/^on:\n {2}push:\n {2}pull_request:\n/m);
    expect([...server.matchAll(/run: (.*)/g)].map(([, command]) => command)).toEqual([".ci/run"]);
  });
});

describe("the tools of a developer", () => {
  it("all use one version of Node", () => {
    expect(text(".nvmrc").trim()).toBe(own.devDependencies.node);
    expect(text(".github/workflows/ci.yml")).toContain("node-version-file: .nvmrc");
  });

  it("agree on how a file is laid out", () => {
    const { formatter } = JSON.parse(text("biome.json")) as {
      formatter: { indentStyle: string; indentWidth: number; lineWidth: number };
    };
    const [everywhere] = text(".editorconfig").split(/^\[\*\.md\]$/m);
    expect(everywhere).toContain(`indent_style = ${formatter.indentStyle}\n`);
    expect(everywhere).toContain(`indent_size = ${formatter.indentWidth}\n`);
    expect(everywhere).toContain(`max_line_length = ${formatter.lineWidth}\n`);
  });
});
