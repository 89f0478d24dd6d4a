import { describe, expect, it } from "vitest";
import {
  ACCESS_COMMANDS,
  argumentsOf,
  COMMANDS,
  type Command,
  changedAccess,
  requestOf,
} from "../../scripts/ops/commands.ts";
import { dashboardOf, PANELS, titleOf } from "../../scripts/ops/points.ts";
import { RESTORE_SHARD } from "../../scripts/ops/restore-shard.ts";
import { ALERTS, withColumnPlaces } from "../../src/alarms/alerts.ts";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import { JOBS } from "../../src/jobs/registry.ts";
import { POINTS } from "../../src/ports/points.ts";

const PAGES = Object.entries(
  import.meta.glob<string>("../../docs/runbook/*.md", { query: "?raw", import: "default", eager: true }),
).map(([path, text]) => ({ name: path.split("/").at(-1)!, text }));
const INCIDENTS = PAGES.filter(({ name }) => name !== "README.md");
const README = PAGES.find(({ name }) => name === "README.md")!.text;
const OWN = ["alerts", "dashboard"];

/** The commands of a page, each as its words. */
const commandsOf = (text: string): string[][] =>
  [...text.matchAll(/^npm run --silent ops -- (.+)$/gm)].map(([, words]) => words!.match(/"[^"]*"|\S+/g)!);

const routeOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method.toUpperCase()} ${path.split("?")[0]!.replaceAll(/\{\w+\}/g, "{}")}`;

const endpointOf = (command: Command) =>
  BACKOFFICE_ENDPOINTS.find(
    ({ route: { method, path } }) => routeOf({ method, path: `/backoffice${path}` }) === routeOf(command),
  );

/** Commands that production accepts only from a person, not from a token. */
const PERSON_ONLY = Object.keys(COMMANDS).filter((name) => endpointOf(COMMANDS[name]!)?.operator?.person);

describe("the commands of an operator", () => {
  it.each(Object.entries(COMMANDS).filter(([name]) => name !== "ready"))(
    "%s calls an operation of the platform side",
    (_, command) => {
      expect(endpointOf(command)).toBeDefined();
    },
  );

  it("say which argument is missing, and escape the given ones", () => {
    expect(() => requestOf("revoke", ["acc_1"])).toThrow("Give revoke account, key.");
    expect(() => requestOf("toString", [])).toThrow("no command toString");
    expect(requestOf("find", ["a&b=1"])).toEqual({ method: "GET", path: "/backoffice/search?q=a%26b%3D1" });
  });

  it("send in the body what the path does not name", () => {
    const path = "/backoffice/dead-letters/l%2F1/let-go";
    expect(requestOf("estimate-move", ["acc_1", "DB_S1"])).toMatchObject({
      body: { to: "DB_S1", dryRun: true },
    });
    expect(requestOf("drop", ["l/1", "swept"])).toEqual({ method: "POST", path, body: { reason: "swept" } });
  });

  it("change only what they name in an account's access, unless somebody was faster", () => {
    const access = {
      status: "ACTIVE",
      scopes: ["leads:read"],
      limits: { burst: 9, maxKeys: 2 },
      updatedAt: "t",
    };
    expect(changedAccess("limit", access, ["3"])).toEqual({
      status: "ACTIVE",
      scopes: ["leads:read"],
      expectedUpdatedAt: "t",
      limits: { burst: 3, ratePerSecond: 3, maxKeys: 2 },
    });
    expect(changedAccess("suspend", access, [])).toMatchObject({
      status: "SUSPENDED",
      limits: access.limits,
    });
    expect(() => changedAccess("limit", access, ["none"])).toThrow("rate");
  });

  it.each([
    ["resume", "PENDING"],
    ["resume", "DENIED"],
    ["suspend", "PENDING"],
  ])("leave alone an access on which a person decides: %s of one that is %s", (name, status) => {
    const access = { status, scopes: [], limits: {}, updatedAt: "t" };
    expect(() => changedAccess(name, access, [])).toThrow(`is ${status}`);
  });
});

describe("the runbook", () => {
  it("has twenty-one incidents, each in its index once", () => {
    expect(INCIDENTS).toHaveLength(21);
    for (const { name } of INCIDENTS) expect(README.split(`(${name})`)).toHaveLength(2);
  });

  it.each(INCIDENTS)("says for each how it shows, what to do first and how to fix it: $name", ({ text }) => {
    expect([...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part)).toEqual([
      "Seen",
      "First",
      "Mend",
    ]);
    expect(text).toContain("```bash");
  });

  it.each(PAGES)("names only commands that exist, with all their arguments: $name", ({ text }) => {
    for (const [name = "", ...given] of commandsOf(text)) {
      if (OWN.includes(name)) continue;
      const steps = { ...ACCESS_COMMANDS, "restore-shard": RESTORE_SHARD };
      const needed = Object.hasOwn(steps, name)
        ? steps[name as keyof typeof steps]!.needs
        : argumentsOf(COMMANDS[name]!);
      expect(given, `${name} ${given.join(" ")}`).toHaveLength(needed.length);
      if (name === "run" || name === "job") expect(Object.keys(JOBS)).toContain(given[0]);
    }
  });

  it.each(PAGES)("says where a person decides what no token may: $name", ({ text }) => {
    const personOnly = commandsOf(text).filter(([name = ""]) => PERSON_ONLY.includes(name));
    if (personOnly.length > 0) expect(text.replaceAll("\n", " ")).toContain("at the operator's console");
  });

  it.each(INCIDENTS)("names only alerts that exist: $name", ({ name, text }) => {
    const [, seen = ""] = /\*\*Seen\.\*\*([\s\S]*?)\n\n/.exec(text)!;
    const named = ALERTS.filter((alert) => seen.includes(`\`${alert.name}\``));
    const own = ALERTS.filter(({ runbook }) => runbook === name);
    expect(named.length + own.length, "it must name an alert, or say why it has none").toBeGreaterThanOrEqual(
      /report|request/i.test(seen) ? 0 : 1,
    );
  });
});

describe("each alert", () => {
  it.each(ALERTS)(
    "$name queries existing columns, and has its page and panel",
    ({ query, runbook, panel, meaning }) => {
      expect(withColumnPlaces(query)).not.toMatch(/[{}]/);
      expect(query).toMatch(/AS value\b/);
      expect(query).toMatch(/timestamp > NOW\(\) - INTERVAL/);
      expect(INCIDENTS.map(({ name }) => name)).toContain(runbook);
      expect(PANELS.map(titleOf)).toContain(panel);
      expect(meaning).not.toBe("");
    },
  );

  it("has a name of its own, and counts sampled points as all the points that they represent", () => {
    expect(new Set(ALERTS.map(({ name }) => name)).size).toBe(ALERTS.length);
    for (const { query } of ALERTS)
      if (/count\(|\bsum\(/i.test(query)) expect(query).toContain("_sample_interval");
  });
});

describe("the dashboard", () => {
  it("queries existing columns, in panels that do not overlap", () => {
    const { panels } = dashboardOf(PANELS, "_staging") as {
      panels: { gridPos: { x: number; y: number }; targets: { query: string }[] }[];
    };
    expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(PANELS.length);
    for (const { targets } of panels) expect(targets[0]!.query).toMatch(/FROM \w+_staging WHERE/);
  });

  it("shows every dataset", () => {
    for (const dataset of Object.keys(POINTS))
      expect(
        PANELS.some(({ query }) => query.includes(`{${dataset}}`)),
        dataset,
      ).toBe(true);
  });
});

describe("a query", () => {
  it("reads each column at the position where points have it", () => {
    expect(
      withColumnPlaces(
        "{api_calls.account} {api_calls.code} {api_calls.status} FROM {api_calls}",
        "_staging",
      ),
    ).toBe("index1 blob2 double1 FROM api_calls_staging");
  });

  it.each(["{nowhere}", "{api_calls.nothing}", "{jobs.account}"])("with %s is refused", (query) => {
    expect(() => withColumnPlaces(query)).toThrow(/no (dataset|column)/);
  });
});
