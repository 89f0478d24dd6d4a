import { describe, expect, it } from "vitest";
import { AccountGate } from "../../durable-objects/account-gate/object.ts";
import { CallLog } from "../../durable-objects/call-log/object.ts";
import { EventLog } from "../../durable-objects/event-log/object.ts";
import { MatchBoard } from "../../durable-objects/match-board/object.ts";

const FILES = import.meta.glob<string>(
  [
    "../../wrangler.toml",
    "../../workers/backups.toml",
    "../../workers/boards.toml",
    "../../workers/edge-router.toml",
    "../../workers/objects.toml",
    "../../workers/tokens.toml",
    "../../panel/wrangler.toml",
    "../../.github/workflows/settings.yml",
    "../../.gitignore",
    "../../.env",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const tablesOf = (file: string): string[] =>
  FILES[`../../${file}`]!.replaceAll(/^ *#.*\n/gm, "").split(/^(?=\[)/m);
const TABLES = tablesOf("wrangler.toml");
const EDGE_ROUTER = tablesOf("workers/edge-router.toml");
const BOARDS = tablesOf("workers/boards.toml");
const BACKUPS = tablesOf("workers/backups.toml");
const OBJECTS = tablesOf("workers/objects.toml");
const TOKENS = tablesOf("workers/tokens.toml");

/** The lines of a table, or those before the first table. */
const table = (name: string | null): string =>
  (name === null ? TABLES[0] : TABLES.find((text) => text.startsWith(`[${name}]`))) ?? "";

const DEPLOYED = ["production", "staging"] as const;

const partsOf = (environment: string) => ({
  name: (tables: readonly string[]): string => {
    const own = tables.find((text) => text.startsWith(`[env.${environment}]`))!;
    return /^name = "(.+)"$/m.exec(own)![1]!;
  },
  objects: [
    ["ACCOUNT_GATE", "AccountGate", OBJECTS],
    ["EVENT_LOG", "EventLog", OBJECTS],
    ["CALL_LOG", "CallLog", OBJECTS],
    ["MATCH_BOARD", "MatchBoard", BOARDS],
    ["ACCOUNT_MOVER", "AccountMover", BOARDS],
  ] as const,
});

/** An environment's own settings, without its name, ids, addresses and values. */
const shapeOf = (environment: string | null): string => {
  const prefix = environment === null ? "" : `env.${environment}.`;
  const own =
    /^\[+(vars|secrets|d1_databases|r2_buckets|analytics_engine_datasets|send_email|services|durable_objects|queues)\]/;
  return (
    TABLES.filter((text) => environment !== null || own.test(text))
      .filter((text) => environment === null || text.replace(/^\[+/, "").startsWith(prefix))
      .map((text) => text.replace(prefix, "").replaceAll(new RegExp(`[-_]${environment}"`, "g"), '"'))
      .filter((text) => !/^\[(version_metadata|observability)/.test(text))
      // On a developer's machine the API's Worker holds the objects and the boards, and so makes their classes.
      .filter((text) => !text.startsWith("[[migrations]]"))
      // A developer's machine has one database; `npm run platform add-shard` gives a deployment further ones.
      .filter((text) => !/^binding = "DB_S\d+"$/m.test(text))
      .map((text) => text.replaceAll(/, script_name = "real-estate-(boards|objects)"/g, ""))
      .map((text) => (text.startsWith("[vars]") ? text.replaceAll(/ = .*/g, "") : text))
      .map((text) =>
        text.replace(/(?<=database_id = |allowed_sender_addresses = |service = ).*/, "of its own").trim(),
      )
      .join("\n")
  );
};

const STORES = ["analytics_engine_datasets", "d1_databases"] as const;

describe("the deployment", () => {
  it("answers only at its own host names", () => {
    expect(table(null)).toContain("workers_dev = false");
  });

  it("sends even requests to its own zone through its public entry point", () => {
    expect(table(null)).toContain('"global_fetch_strictly_public"');
  });

  it.each(DEPLOYED)("answers in %s at the host in its settings", (environment) => {
    const [, host] = /^PUBLIC_URL = "https:\/\/(.+)"$/m.exec(table(`env.${environment}.vars`))!;
    const edgeRouter = EDGE_ROUTER.find((text) => text.startsWith(`[env.${environment}]`));
    expect(edgeRouter).toContain(`routes = [{ pattern = "${host}", custom_domain = true }]`);
  });

  it("is reached through the edge router alone, which has no secret, no setting and no store", () => {
    expect(TABLES.join("")).not.toMatch(/^(routes?|workers_dev = true|preview_urls)/m);
    const kinds = EDGE_ROUTER.flatMap((text) => /^\[+(?:env\.\w+\.)?(\w+)\]/.exec(text)?.[1] ?? []);
    expect([...new Set(kinds)].sort()).toEqual(["limits", "services", "version_metadata"]);
    expect(EDGE_ROUTER[0]).toContain("workers_dev = false");
  });

  it.each(["local", ...DEPLOYED])("in %s has one edge router, which binds it twice", (environment) => {
    const prefix = environment === "local" ? "" : `env.${environment}.`;
    const own = environment === "local" ? table(null) : table(`env.${environment}`);
    const [, name] = /^name = "(.+)"$/m.exec(own)!;
    const services = EDGE_ROUTER.filter((text) => text.startsWith(`[[${prefix}services]]`));
    expect(services.map((text) => /^binding = "(.+)"$/m.exec(text)![1])).toEqual(["PLACED_API", "EDGE_API"]);
    for (const text of services) expect(text).toContain(`service = "${name}"`);
    expect(services.map((text) => /^entrypoint = "(.+)"$/m.exec(text)?.[1])).toEqual([undefined, "EdgeApi"]);
  });

  it.each(DEPLOYED)(
    "in %s has no class: one Worker has gates and logs, another boards and movers",
    (environment) => {
      const { name, objects } = partsOf(environment);
      expect(table(`env.${environment}`)).toContain("\nmigrations = []\n");
      const bindings = (tables: readonly string[]) =>
        tables.find((text) => text.startsWith(`[env.${environment}.durable_objects]`)) ?? "";
      const bound = (binding: string, of: string, script: string) =>
        `{ name = "${binding}", class_name = "${of}", script_name = "${script}" }`;
      for (const [binding, of, script] of objects)
        expect(bindings(TABLES), of).toContain(bound(binding, of, name(script)));
      for (const [binding, of] of [
        ["EVENT_LOG", "EventLog"],
        ["ACCOUNT_GATE", "AccountGate"],
      ] as const)
        expect(bindings(BOARDS)).toContain(bound(binding, of, name(OBJECTS)));
      // The gates call the logs of their own Worker.
      const own = `bindings = [{ name = "CALL_LOG", class_name = "CallLog" }]`;
      expect(bindings(OBJECTS).trim()).toBe(`[env.${environment}.durable_objects]\n${own}`);
    },
  );

  it.each(DEPLOYED)(
    "in %s has the same databases and settings in each Worker that knows them",
    (environment) => {
      const database = (tables: readonly string[]) =>
        tables
          .filter((text) => text.startsWith(`[[env.${environment}.d1_databases]]`))
          .map((text) => text.replace(/^migrations_dir.*$/m, "").trim());
      const vars = (tables: readonly string[]) =>
        (tables.find((text) => text.startsWith(`[env.${environment}.vars]`)) ?? "")
          .trim()
          .split("\n")
          .slice(1);
      for (const tables of [OBJECTS, BOARDS, BACKUPS]) {
        expect(database(tables)).toEqual(database(TABLES));
        expect(vars(TABLES)).toEqual(expect.arrayContaining(vars(tables)));
      }
      expect(vars(tablesOf("panel/wrangler.toml"))).toEqual(expect.arrayContaining(vars(TOKENS)));
    },
  );

  it.each(DEPLOYED)(
    "in %s has backups that bind logs and boards, and a bucket that no other Worker binds",
    (environment) => {
      const named = (tables: readonly string[], name: string) =>
        tables.find((text) => text.startsWith(`[env.${environment}${name}]`))!;
      for (const [class_, tables] of [
        ["EventLog", OBJECTS],
        ["MatchBoard", BOARDS],
      ] as const)
        expect(named(BACKUPS, ".durable_objects")).toContain(
          `class_name = "${class_}", script_name = "${/^name = "(.+)"$/m.exec(named(tables, ""))![1]!}"`,
        );
      const bound = Object.entries(FILES).filter(([, text]) =>
        new RegExp(`^\\[\\[env\\.${environment}\\.r2_buckets\\]\\]\nbinding = "EXPORTS"`, "m").test(text),
      );
      expect(bound.map(([path]) => path)).toEqual(["../../workers/backups.toml"]);
    },
  );

  it.each([
    ["objects", OBJECTS, [...STORES, "durable_objects", "queues"]],
    ["boards", BOARDS, [...STORES, "durable_objects"]],
    ["backups", BACKUPS, [...STORES, "durable_objects", "r2_buckets", "triggers"]],
    ["tokens", TOKENS, ["d1_databases"]],
  ] as const)("gives its %s no address, no secret and no consumer", (_, tables, more) => {
    expect(tables[0]).toContain("workers_dev = false");
    expect(tables.join("")).not.toMatch(/^(routes?|workers_dev = true|preview_urls)/m);
    const kinds = tables.flatMap((text) => /^\[+(?:env\.\w+\.)?(\w+)\]/.exec(text)?.[1] ?? []);
    expect([...new Set(kinds)].filter((kind) => kind !== "migrations").sort()).toEqual(
      ["limits", "vars", "version_metadata", ...more].sort(),
    );
    expect(tables.join("")).not.toContain("consumers");
  });

  it("has no configuration below src, because a dry run writes beside it and would restart a local service", () => {
    expect(Object.keys(import.meta.glob("../../src/**/*.toml"))).toEqual([]);
    expect(Object.keys(import.meta.glob("../../workers/*.toml"))).toHaveLength(6);
  });

  it("runs near its databases, and so does the dashboard; the edge router runs near its caller", () => {
    const placement = (file: string) =>
      tablesOf(file)
        .find((text) => text.startsWith("[placement]"))
        ?.trim();
    expect(placement("wrangler.toml")).toBe('[placement]\nregion = "aws:us-east-1"');
    expect(placement("panel/wrangler.toml")).toBe(placement("wrangler.toml"));
    expect(placement("workers/edge-router.toml")).toBeUndefined();
  });

  it.each(DEPLOYED)("requires the secrets of %s and contains none", (environment) => {
    expect(table(`env.${environment}.secrets`)).toContain(
      'required = ["KEY_SECRET", "CURSOR_SECRET", "BACKOFFICE_TOKEN", "IDENTITY_SECRET"]',
    );
    for (const text of TABLES) if (/vars\]/.test(text)) expect(text).not.toMatch(/SECRET|TOKEN|PASSWORD/);
    expect(FILES["../../.gitignore"]).toMatch(/^\.dev\.vars\n\.env\.local$/m);
  });

  it("publishes only secrets that no deployment accepts", () => {
    const values = [...FILES["../../.env"]!.matchAll(/^(\w+)=(.*)$/gm)];
    expect(values).toHaveLength(4);
    for (const [, name, value] of values) expect(value, name).toMatch(/^local-/);
  });

  it.each(DEPLOYED)("declares itself as %s, and reaches no private address", (environment) => {
    const vars = table(`env.${environment}.vars`);
    expect(vars).toContain(`ENVIRONMENT = "${environment}"`);
    expect(vars).toContain('ALLOW_PRIVATE_TARGETS = "false"');
    expect(vars).toMatch(/PUBLIC_URL = "https:/);
    expect(table(`env.${environment}.version_metadata`)).toContain('binding = "VERSION"');
  });

  it.each(DEPLOYED)("has in %s everything that runs on a developer's machine", (environment) => {
    expect(shapeOf(environment).length).toBeGreaterThan(1_000);
    expect(`[vars]\n${shapeOf(environment).split("[vars]\n")[1]}`).toBe(shapeOf(null));
  });

  it("always names an environment, because without one it would have another name and so other objects", () => {
    expect(table(null)).toMatch(/^name = "real-estate-account-api-local"$/m);
    expect(TABLES.join("")).not.toMatch(/^\[version_metadata\]/m);
  });

  it.each(["local", ...DEPLOYED])("sends mail from one sender in %s", (environment) => {
    const prefix = environment === "local" ? "" : `env.${environment}.`;
    const [, sender] = /MAIL_FROM = "(.+)"/.exec(table(`${prefix}vars`)) ?? [];
    const mail = TABLES.find((text) => text.startsWith(`[[${prefix}send_email]]`));
    expect(mail).toContain(`allowed_sender_addresses = ["${sender}"]`);
  });

  it("keeps no invocation logs, which hold addresses of calls and callers", () => {
    expect(table("observability.logs")).toContain("invocation_logs = false");
  });

  it("is checked every hour in case anybody has switched them on by hand", () => {
    const workflow = FILES["../../.github/workflows/settings.yml"]!;
    expect(workflow).toMatch(/^ {4}- cron: "\d+ \* \* \* \*"$/m);
    expect(workflow).toContain("npm run platform apply production -- --check");
  });

  it("keeps traces, which hold callers' codes, only where there is no real data", () => {
    const traced = Object.values(FILES).flatMap((text) => [
      ...text.matchAll(/^\[(.*)observability\.traces\]/gm),
    ]);
    expect(traced.map(([, where]) => where)).toEqual(["env.staging."]);
    expect(table("env.staging.observability")).toContain("redact_query_string = true");
    expect(table("env.staging.observability.logs")).toContain("invocation_logs = false");
  });

  it("has objects that answer no HTTP request", () => {
    for (const { prototype } of [AccountGate, EventLog, CallLog, MatchBoard]) {
      expect("fetch" in prototype, prototype.constructor.name).toBe(false);
      expect("webSocketMessage" in prototype, prototype.constructor.name).toBe(false);
    }
  });
});
