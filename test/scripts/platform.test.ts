import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Stop } from "../../scripts/cloudflare/stop.ts";
import { type MigrationFile, migrationFiles } from "../../scripts/migrate/files.ts";
import { stepsOf } from "../../scripts/migrate/steps.ts";
import { apply, check } from "../../scripts/platform/apply.ts";
import type { Wrangler } from "../../scripts/platform/deployments.ts";
import { partsOf } from "../../scripts/platform/environment.ts";
import { workersOf } from "../../scripts/platform/workers.ts";
import { wrangler as realWrangler } from "../../scripts/platform/wrangler.ts";
import { CATALOGUE_TABLES } from "../support/catalogue-tables.ts";
import { FakeEnvironment, fakeWrangler, ownConfigurations } from "../support/fake-environment.ts";
import { type PlatformCall, refused } from "../support/fake-platform.ts";

const TOKEN = "chosen-by-people-0123456789";
const FEW: readonly MigrationFile[] = [migrationFiles()[0]!, CATALOGUE_TABLES];
const CATALOGUE = {
  names: { IBGE: { 1: ["Centro"] }, DISTRICT: {}, SUPPLEMENT: {} },
  aliases: {},
} as const;

const STEPS = stepsOf(FEW);
const PANEL_STEPS = stepsOf(migrationFiles(join(import.meta.dirname, "../../panel/migrations")));

let platform: FakeEnvironment;
let root: string;
let told: string[];

beforeEach(async () => {
  platform = await FakeEnvironment.begin();
  root = ownConfigurations();
  told = [];
});

afterEach(async () => {
  await platform.stop();
  rmSync(root, { recursive: true });
});

interface Asked {
  readonly wrangler?: Wrangler;
  readonly chosen?: Readonly<Record<string, string>>;
  readonly pause?: () => Promise<void>;
}

const parts = ({ wrangler, chosen = { BACKOFFICE_TOKEN: TOKEN }, pause }: Asked = {}) => {
  const quiet = pause ?? (async () => {});
  const account = { ...platform.account, pause: quiet };
  return partsOf({
    account,
    chosen,
    wrangler: wrangler ?? fakeWrangler(platform),
    read: () => workersOf("production", root),
    migrating: {
      tell: (line: string) => told.push(line),
      pause: quiet,
      migrating: ({ file }) =>
        file === "wrangler.toml"
          ? { flags: "--env production", steps: STEPS, catalogue: CATALOGUE }
          : { flags: "", steps: PANEL_STEPS, catalogue: null },
    },
  });
};

const tell = (line: string) => told.push(line);
const run = (asked: Asked = {}): Promise<boolean> => apply(parts(asked), tell);

/** The first release takes the placeholders' places. */
const releaseFirst = async (): Promise<void> => {
  for (const releases of platform.releases.values())
    releases.deployments.unshift([{ version_id: releases.add("0123456789ab"), percentage: 100 }]);
  await run();
};

const differences = async (): Promise<string> => {
  told = [];
  expect(await check(parts(), tell)).toBe(told.length === 0);
  return told.join("\n");
};

const editing = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(join(root, file), readFileSync(join(root, file), "utf8").replaceAll(from, to));

const isWriting = ({ method, path }: PlatformCall): boolean => method !== "GET" && !path.endsWith("/query");

const writes = () => platform.calls.filter(isWriting);

const stopOf = (running: Promise<unknown>): Promise<string> =>
  running.then(
    () => "It did not stop.",
    (error: Error) => {
      expect(error).toBeInstanceOf(Stop);
      return error.message;
    },
  );

describe("bringing an environment", () => {
  it("makes everything, and has nothing left to do", async () => {
    expect(await run()).toBe(true);
    expect(await differences()).toBe("");
    expect(platform.queues).toHaveLength(10);
    expect([...platform.databases.keys()].sort()).toEqual(["real-estate-account-api", "real-estate-panel"]);
    expect(Object.fromEntries(platform.domains)).toEqual({
      "api.imoveis.dev": "real-estate-edge-router",
      "status.imoveis.dev": "real-estate-probe",
    });
    expect(platform.senders).toEqual([{ name: "imoveis.dev", enabled: true }]);
    const { secrets } = platform.scripts.get("real-estate-account-api")!;
    expect(secrets.get("BACKOFFICE_TOKEN")).toBe(TOKEN);
    expect(new Set(secrets.values()).size).toBe(4);
  });

  it("gives a placeholder no host and no schedule: the first release brings them", async () => {
    await run();
    expect([...platform.schedules.keys()]).not.toContain("real-estate-panel");
    await releaseFirst();
    expect(platform.domains.get("painel.imoveis.dev")).toBe("real-estate-panel");
    expect(platform.schedules.get("real-estate-panel")).toEqual(["17 * * * *"]);
  });

  it("puts placeholders in the places of those that the API binds, before the API, with their logs", async () => {
    await run();
    const made = writes().flatMap(({ method, path }) =>
      method === "PUT" ? (/^\/workers\/scripts\/([\w-]+)$/.exec(path)?.[1] ?? []) : [],
    );
    expect(made.slice(0, 3)).toEqual(["real-estate-boards", "real-estate-panel", "real-estate-account-api"]);
    for (const name of made)
      expect(platform.settings.get(name)).toMatchObject({ logs: { enabled: true, invocation_logs: false } });
  });

  it("shows its plan before it changes anything", async () => {
    platform.disturb = ({ method, path }) =>
      method === "POST" && path === "/d1/database" ? "lost" : undefined;
    await run().catch(() => undefined);
    expect(told.join("\n")).toContain("+ real-estate-account-api, in enam");
    expect(told.join("\n")).toContain("+ webhooks-dead, which keeps messages for 345600 s");
    expect(told.join("\n")).toContain("+ real-estate-panel, with PANEL_SECRET");
    expect(platform.databases.size).toBe(0);
  });

  it("changes nothing the second time", async () => {
    await run();
    const made = writes().length;
    const files = readFileSync(join(root, "wrangler.toml"), "utf8");
    expect(await run()).toBe(true);
    expect(writes().length).toBe(made);
    expect(readFileSync(join(root, "wrangler.toml"), "utf8")).toBe(files);
  });

  it("writes only the ids into the configurations", async () => {
    const before = readFileSync(join(root, "wrangler.toml"), "utf8").split("\n");
    await run();
    const after = readFileSync(join(root, "wrangler.toml"), "utf8").split("\n");
    const changed = after.filter((line, at) => line !== before[at]);
    expect(changed).toEqual([expect.stringMatching(/^database_id = "00000000-0000-4000-8000-\d+"$/)]);
    expect(readFileSync(join(root, "workers/boards.toml"), "utf8").split("\n")).toContain(changed[0]);
  });

  it("tells no secret", async () => {
    await run();
    for (const { secrets } of platform.scripts.values())
      for (const value of secrets.values()) expect(told.join("\n")).not.toContain(value);
  });

  // Only a writing call changes anything: to die at a reading one is to die before the next that writes.
  it.each(["lost", "answer lost"] as const)(
    "ends the same after it died at any writing call: %s",
    async (loss) => {
      await run();
      const whole = platform.whole;
      let deaths = 0;
      for (let isDead = true; isDead; deaths += 1) {
        await platform.stop();
        rmSync(root, { recursive: true });
        platform = await FakeEnvironment.begin();
        root = ownConfigurations();
        isDead = false;
        let written = 0;
        platform.disturb = (call) => {
          if (isDead) return "lost";
          written += isWriting(call) ? 1 : 0;
          isDead = written > deaths;
          return isDead ? loss : undefined;
        };
        const pause = async () => {
          if (isDead) throw new Error("dead");
        };
        await run({ pause }).catch(() => undefined);
        platform.disturb = () => undefined;
        await run();
        expect(platform.whole).toEqual(whole);
      }
      expect(deaths).toBeGreaterThan(30);
    },
    180_000,
  );
});

describe("comparing an environment", () => {
  beforeEach(async () => {
    await run();
    await releaseFirst();
  });

  const api = () => platform.scripts.get("real-estate-account-api")!;

  it.each<[string, () => void, string]>([
    [
      "a queue's retries",
      () =>
        (platform.queues.find((one) => one.queue_name === "feeds")!.consumers[0]!.settings.max_retries = 3),
      "feeds: max_retries is 3, not 5",
    ],
    [
      "a dead letter queue",
      () => (platform.queues.find((one) => one.queue_name === "radar")!.consumers[0]!.dead_letter_queue = ""),
      "radar: dead_letter_queue is none, not radar-dead",
    ],
    [
      "a queue's memory",
      () => (platform.queues[0]!.settings.message_retention_period = 60),
      "photos keeps messages for 60 s, not 345600 s",
    ],
    [
      "a schedule",
      () => platform.schedules.set("real-estate-panel", ["18 * * * *"]),
      "lacks schedules 17 * * * *; has schedules 18 * * * *",
    ],
    ["a domain", () => platform.domains.delete("api.imoveis.dev"), "lacks domains api.imoveis.dev"],
    ["a secret", () => api().secrets.delete("CURSOR_SECRET"), "CURSOR_SECRET of real-estate-account-api"],
    [
      "logs that were switched off",
      () => platform.settings.set("real-estate-boards", { enabled: false }),
      "real-estate-boards: logs.enabled is not set, not true",
    ],
    [
      "invocation logs that were switched on",
      () =>
        platform.settings.set("real-estate-account-api", {
          enabled: true,
          logs: { enabled: true, invocation_logs: true },
        }),
      "real-estate-account-api: logs.invocation_logs is true, not false",
    ],
    [
      "traces that were switched on",
      () =>
        platform.settings.set("real-estate-account-api", {
          logs: { enabled: true, invocation_logs: false },
          traces: { enabled: true, head_sampling_rate: 1 },
        }),
      "real-estate-account-api: traces.enabled is true, not false",
    ],
    [
      "traces that the file switches on",
      () =>
        writeFileSync(
          join(root, "wrangler.toml"),
          `${readFileSync(join(root, "wrangler.toml"), "utf8")}\n[env.production.observability.logs]\nenabled = true\ninvocation_logs = false\n\n[env.production.observability.traces]\nenabled = true\n`,
        ),
      "real-estate-account-api: traces.enabled is not set, not true",
    ],
    ["a lifecycle", () => (platform.buckets.get("real-estate-exports")!.rules = []), "exports end after"],
    ["a sender", () => platform.senders.pop(), "imoveis.dev sends"],
    [
      "the id of a database that boards borrow",
      () => editing("workers/boards.toml", /database_id = "0{8}-0000-4.*"/g, 'database_id = ""'),
      "database_id of DB in workers/boards.toml",
    ],
    [
      "a migration",
      () =>
        platform.d1
          .sqlite(platform.databases.get("real-estate-account-api")!)
          .exec("DELETE FROM neighborhoods"),
      "DB (real-estate-account-api) lacks 1 rows of the catalogue",
    ],
  ])("names %s that differs, and brings it back", async (_, change, named) => {
    change();
    expect(await differences()).toContain(named);
    expect(await run()).toBe(true);
    expect(await differences()).toBe("");
  });

  it.each<[string, () => void, string]>([
    [
      "a rule that deletes photos",
      () =>
        platform.buckets
          .values()
          .next()
          .value!.rules.push({ id: "old", enabled: true, deleteObjectsTransition: {} }),
      'rule "old" deletes objects',
    ],
    [
      "a rotation that has not ended",
      () => api().secrets.set("KEY_SECRET_2_SOON", "x"),
      "KEY_SECRET_2_SOON of real-estate-account-api",
    ],
    ["a zone's certificates", () => platform.zone.set("ssl", "flexible"), "ssl is flexible, not strict"],
    ["a zone's oldest TLS", () => platform.zone.set("min_tls_version", "1.0"), "min_tls_version is 1.0"],
    [
      "a sender without its DNS records",
      () => (platform.senders[0]!.enabled = false),
      "its DNS records are not verified",
    ],
  ])("leaves %s to people", async (_, change, named) => {
    change();
    expect(await differences()).toContain(`by hand: `);
    expect(await differences()).toContain(named);
    expect(await run()).toBe(false);
  });

  it("reads only", async () => {
    platform.queues[0]!.settings.message_retention_period = 60;
    const made = writes().length;
    await differences();
    expect(writes().length).toBe(made);
  });
});

describe("a run that must not begin", () => {
  it("is stopped by a host that nobody owns", async () => {
    editing("wrangler.toml", "imoveis.dev", "example.com");
    expect(await stopOf(run())).toContain("put your own host into PUBLIC_URL of production in wrangler.toml");
    expect(writes()).toEqual([]);
  });

  it("is stopped by a custom domain that is not the Worker's address", async () => {
    editing("panel/wrangler.toml", 'pattern = "painel.imoveis.dev"', 'pattern = "other.imoveis.dev"');
    expect(await stopOf(run())).toContain(
      "panel/wrangler.toml: no Worker of production has the custom domain painel.imoveis.dev",
    );
  });

  it("is stopped by a sender that the platform would refuse", async () => {
    editing("wrangler.toml", 'MAIL_FROM = "avisos@imoveis.dev"', 'MAIL_FROM = "contato@imoveis.dev"');
    expect(await stopOf(run())).toContain(
      "MAIL_FROM of production is contato@imoveis.dev, and allowed_sender_addresses of EMAIL has only avisos@imoveis.dev",
    );
    expect(writes()).toEqual([]);
  });

  it("is stopped by an account that was never used, with all that a person switches on", async () => {
    platform.off.set("/workers/subdomain", refused(404, 10_007, "You do not have a workers.dev subdomain"));
    platform.off.set(
      "/r2/buckets",
      refused(403, 10_042, "Please enable R2 through the Cloudflare Dashboard"),
    );
    platform.off.set("/analytics_engine/sql", refused(403, 10_089, "no access to Analytics Engine"));
    const told = await stopOf(run());
    expect(told).toContain("https://dash.cloudflare.com/an-account/workers-and-pages");
    expect(told).toContain("https://dash.cloudflare.com/an-account/r2 (");
    expect(told).toContain("https://dash.cloudflare.com/an-account/workers/analytics-engine");
    expect(told.match(/permission/g)).toHaveLength(3);
    expect(writes()).toEqual([]);
  });

  it("is stopped by the id of another account's database", async () => {
    editing("wrangler.toml", /database_id = ".*"/g, 'database_id = "11111111-0000-4000-8000-000000000000"');
    expect(await stopOf(run())).toContain("but the account has no database real-estate-account-api");
    expect(writes()).toEqual([]);
  });

  it("is stopped by a token that nobody has chosen", async () => {
    expect(await stopOf(run({ chosen: {} }))).toContain("set the variable BACKOFFICE_TOKEN");
    expect(writes()).toEqual([]);
  });
});

describe("Wrangler itself", () => {
  it("sets schedules, domains and consumers as the fake does", async () => {
    await run();
    await releaseFirst();
    const whole = platform.whole;
    for (const queue of platform.queues) queue.consumers.length = 0;
    platform.schedules.clear();
    platform.domains.clear();
    const { account } = platform;
    process.env.CLOUDFLARE_API_BASE_URL = account.baseUrl;
    process.env.CLOUDFLARE_ACCOUNT_ID = account.accountId;
    process.env.CLOUDFLARE_API_TOKEN = account.token;
    expect(await run({ wrangler: realWrangler })).toBe(true);
    expect(platform.whole).toEqual(whole);
  });
});

describe("the API's own hosts", () => {
  it("are those of all six Workers, of the console too, and one that the file names", () => {
    const change = (file: string, from: string, to: string): void => {
      const path = join(root, file);
      const text = readFileSync(path, "utf8");
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    };
    change("panel/wrangler.toml", 'OPERATOR_URL = ""', 'OPERATOR_URL = "https://equipe.nossa.com.br"');
    const [api] = workersOf("production", root);
    const before = api!.derived.OWN_HOSTS!.split(",");
    const urls = workersOf("production", root).flatMap((worker) => Object.values(worker.urls));
    expect(before).toContain("equipe.nossa.com.br");
    expect(before.toSorted()).toEqual([...new Set(urls.map((url) => new URL(url).host))].sort());
    change(
      "wrangler.toml",
      "[env.production.vars]",
      '[env.production.vars]\nOWN_HOSTS = "antiga.nossa.com.br"',
    );
    expect(workersOf("production", root)[0]!.derived.OWN_HOSTS).toBe(
      ["antiga.nossa.com.br", ...before].join(","),
    );
  });
});
