import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { wrangler as realWrangler } from "../../scripts/platform/wrangler.ts";
import { isWriting, PlatformStage, TOKEN, WORKERS } from "../support/platform-stage.ts";

let stage: PlatformStage;
beforeEach(async () => {
  stage = await PlatformStage.begin();
});
afterEach(() => stage.end());

describe("setting up an environment", () => {
  it("makes everything, and then has nothing left to do", async () => {
    expect(await stage.run()).toBe(true);
    expect(await stage.differences()).toBe("");
    expect(stage.account.queues).toHaveLength(10);
    expect([...stage.account.databases.keys()].sort()).toEqual([
      "real-estate-account-api",
      "real-estate-panel",
    ]);
    expect(Object.fromEntries(stage.account.domains)).toEqual({
      "api.imoveis.dev": "real-estate-front",
      "painel.imoveis.dev": "real-estate-panel",
      "status.imoveis.dev": "real-estate-probe",
    });
    expect(stage.account.senders).toEqual([{ name: "imoveis.dev", enabled: true }]);
    const open = [...stage.account.buckets.values()].flatMap(({ name, domains }) =>
      domains.map(({ domain, enabled, minTLS }) => [name, domain, enabled, minTLS]),
    );
    expect(open).toEqual([["real-estate-account-api-photos", "fotos.imoveis.dev", true, "1.2"]]);
    const { secrets } = stage.account.scripts.get("real-estate-account-api")!;
    expect(secrets.get("BACKOFFICE_TOKEN")).toBe(TOKEN);
    expect(new Set(secrets.values()).size).toBe(4);
  });

  it("makes each Worker after those that it binds, with its logs", async () => {
    await stage.run();
    const made = stage.writes.flatMap(({ method, path }) =>
      method === "PUT" ? (/^\/workers\/scripts\/([\w-]+)$/.exec(path)?.[1] ?? []) : [],
    );
    expect(made).toEqual(WORKERS);
    for (const name of made)
      expect(stage.account.settings.get(name)).toMatchObject({
        logs: { enabled: true, invocation_logs: false },
      });
  });

  it("shows its plan before it changes anything", async () => {
    stage.account.disturb = ({ method, path }) =>
      method === "POST" && path === "/d1/database" ? "lost" : undefined;
    await stage.run().catch(() => undefined);
    expect(stage.printed.join("\n")).toContain("+ real-estate-account-api, in enam");
    expect(stage.printed.join("\n")).toContain("+ webhooks-dead, which keeps messages for 345600 s");
    expect(stage.printed.join("\n")).toContain("+ real-estate-panel, with PANEL_SECRET");
    expect(stage.account.databases.size).toBe(0);
  });

  it("changes nothing the second time", async () => {
    await stage.run();
    const made = stage.writes.length;
    const files = stage.text("wrangler.toml");
    expect(await stage.run()).toBe(true);
    expect(stage.writes.length).toBe(made);
    expect(stage.text("wrangler.toml")).toBe(files);
  });

  it("writes only the ids into the configurations", async () => {
    const before = stage.text("wrangler.toml").split("\n");
    await stage.run();
    const after = stage.text("wrangler.toml").split("\n");
    const changed = after.filter((line, at) => line !== before[at]);
    expect(changed).toEqual([expect.stringMatching(/^database_id = "00000000-0000-4000-8000-\d+"$/)]);
    expect(stage.text("workers/boards.toml").split("\n")).toContain(changed[0]);
  });

  it("shows no secret", async () => {
    await stage.run();
    for (const { secrets } of stage.account.scripts.values())
      for (const value of secrets.values()) expect(stage.printed.join("\n")).not.toContain(value);
  });

  // Only a writing call changes anything: dying at a reading one is like dying before the next writing one.
  it.each(["lost", "answer lost"] as const)(
    "ends the same even if it died at any writing call: %s",
    async (loss) => {
      await stage.run();
      const whole = stage.account.whole;
      let deaths = 0;
      for (let isDead = true; isDead; deaths += 1) {
        await stage.end();
        stage = await PlatformStage.begin();
        isDead = false;
        let written = 0;
        stage.account.disturb = (call) => {
          if (isDead) return "lost";
          written += isWriting(call) ? 1 : 0;
          isDead = written > deaths;
          return isDead ? loss : undefined;
        };
        const pause = async () => {
          if (isDead) throw new Error("dead");
        };
        await stage.run({ pause }).catch(() => undefined);
        stage.account.disturb = () => undefined;
        await stage.run();
        expect(stage.account.whole).toEqual(whole);
      }
      expect(deaths).toBeGreaterThan(30);
    },
    180_000,
  );
});

describe("comparing an environment", () => {
  beforeEach(async () => {
    await stage.run();
  });

  const api = () => stage.account.scripts.get("real-estate-account-api")!;
  const bucket = (name: string) => stage.account.buckets.get(`real-estate-${name}`)!;
  const photos = () => bucket("account-api-photos");
  const consumer = (queue: string) =>
    stage.account.queues.find(({ queue_name: name }) => name === queue)!.consumers[0]!;
  const observe = (settings: object) => stage.account.settings.set("real-estate-account-api", settings);

  it.each<[string, () => void, string]>([
    [
      "a queue's retries",
      () => (consumer("feeds").settings.max_retries = 3),
      "feeds: max_retries is 3, not 5",
    ],
    [
      "a dead letter queue",
      () => (consumer("radar").dead_letter_queue = ""),
      "radar: dead_letter_queue is none, not radar-dead",
    ],
    [
      "a queue's memory",
      () => (stage.account.queues[0]!.settings.message_retention_period = 60),
      "photos keeps messages for 60 s, not 345600 s",
    ],
    [
      "a schedule",
      () => stage.account.schedules.set("real-estate-panel", ["18 * * * *"]),
      "lacks schedules 17 * * * *; has schedules 18 * * * *",
    ],
    ["a domain", () => stage.account.domains.delete("api.imoveis.dev"), "lacks domains api.imoveis.dev"],
    ["a secret", () => api().secrets.delete("CURSOR_SECRET"), "CURSOR_SECRET of real-estate-account-api"],
    [
      "logs that were switched off",
      () => stage.account.settings.set("real-estate-boards", { enabled: false }),
      "real-estate-boards: logs.enabled is not set, not true",
    ],
    [
      "invocation logs that were switched on",
      () => observe({ enabled: true, logs: { enabled: true, invocation_logs: true } }),
      "real-estate-account-api: logs.invocation_logs is true, not false",
    ],
    [
      "traces that were switched on",
      () =>
        observe({
          logs: { enabled: true, invocation_logs: false },
          traces: { enabled: true, head_sampling_rate: 1 },
        }),
      "real-estate-account-api: traces.enabled is true, not false",
    ],
    [
      "traces that the file switches on",
      () =>
        stage.edit(
          "wrangler.toml",
          "[env.staging]\n",
          "[env.production.observability.logs]\nenabled = true\ninvocation_logs = false\n\n[env.production.observability.traces]\nenabled = true\n\n[env.staging]\n",
        ),
      "real-estate-account-api: traces.enabled is not set, not true",
    ],
    ["a lifecycle", () => (bucket("exports").rules = []), "exports end after 28 days"],
    ["the photos' host", () => photos().domains.pop(), "+ the bucket of photos answers at fotos.imoveis.dev"],
    [
      "a host for photos that is closed",
      () => (photos().domains[0]!.enabled = false),
      "+ fotos.imoveis.dev is open, with TLS 1.2 at least",
    ],
    [
      "the oldest TLS of the photos' host",
      () => (photos().domains[0]!.minTLS = "1.0"),
      "+ fotos.imoveis.dev is open, with TLS 1.2 at least",
    ],
    [
      "a header of photos",
      () => (stage.account.headerRules![0]!.action_parameters = { headers: {} }),
      "fotos.imoveis.dev sends Content-Security-Policy, Cross-Origin-Resource-Policy, X-Content-Type-Options",
    ],
    [
      "the rule of photos' headers beside another one",
      () => (stage.account.headerRules![0]!.expression = "true"),
      "fotos.imoveis.dev sends",
    ],
    [
      "a bucket that is open at r2.dev",
      () => (bucket("exports").isManaged = true),
      "real-estate-exports is closed at r2.dev",
    ],
    ["a sender", () => stage.account.senders.pop(), "imoveis.dev sends"],
    [
      "the id of a database that boards borrow",
      () => stage.edit("workers/boards.toml", /database_id = "0{8}-0000-4.*"/g, 'database_id = ""'),
      "database_id of DB in workers/boards.toml",
    ],
    [
      "a migration",
      () =>
        stage.account.d1
          .sqlite(stage.account.databases.get("real-estate-account-api")!)
          .exec("DELETE FROM neighborhoods"),
      "DB (real-estate-account-api) lacks 1 rows of the catalog",
    ],
  ])("names %s that differs, and restores it", async (_, change, named) => {
    change();
    expect(await stage.differences()).toContain(named);
    expect(await stage.run()).toBe(true);
    expect(await stage.differences()).toBe("");
  });

  it.each<[string, () => void, string]>([
    [
      "a rule that deletes photos",
      () => photos().rules.push({ id: "old", enabled: true, deleteObjectsTransition: {} }),
      'rule "old" deletes objects',
    ],
    [
      "a rotation that has not ended",
      () => api().secrets.set("KEY_SECRET_2_SOON", "x"),
      "KEY_SECRET_2_SOON of real-estate-account-api",
    ],
    [
      "a host of another bucket",
      () => bucket("exports").domains.push({ ...photos().domains[0]! }),
      "real-estate-exports is open to everybody at fotos.imoveis.dev",
    ],
    [
      "a host for photos without its certificate",
      () => (photos().domains[0]!.status.ssl = "pending"),
      "fotos.imoveis.dev does not answer yet: its name is active, its certificate pending",
    ],
    ["a zone's certificates", () => stage.account.zone.set("ssl", "flexible"), "ssl is flexible, not strict"],
    ["a zone's oldest TLS", () => stage.account.zone.set("min_tls_version", "1.0"), "min_tls_version is 1.0"],
    [
      "a sender without its DNS records",
      () => (stage.account.senders[0]!.enabled = false),
      "its DNS records are not verified",
    ],
  ])("leaves %s to people", async (_, change, named) => {
    change();
    expect(await stage.differences()).toContain(`by hand: `);
    expect(await stage.differences()).toContain(named);
    expect(await stage.run()).toBe(false);
  });

  it("only reads", async () => {
    stage.account.queues[0]!.settings.message_retention_period = 60;
    const made = stage.writes.length;
    await stage.differences();
    expect(stage.writes.length).toBe(made);
  });
});

describe("Wrangler itself", () => {
  it("sets schedules, domains and consumers as the fake does", async () => {
    await stage.run();
    const whole = stage.account.whole;
    for (const queue of stage.account.queues) queue.consumers.length = 0;
    stage.account.schedules.clear();
    stage.account.domains.clear();
    const { account } = stage.account;
    process.env.CLOUDFLARE_API_BASE_URL = account.baseUrl;
    process.env.CLOUDFLARE_ACCOUNT_ID = account.accountId;
    process.env.CLOUDFLARE_API_TOKEN = account.token;
    expect(await stage.run({ wrangler: realWrangler })).toBe(true);
    expect(stage.account.whole).toEqual(whole);
  });
});
