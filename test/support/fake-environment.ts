import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { call } from "../../scripts/cloudflare/client.ts";
import { FIRST_TAG, type Wrangler } from "../../scripts/platform/deployments.ts";
import { CONFIGS, type WantedConsumer, type Worker } from "../../scripts/platform/workers.ts";
import { type FakeBucket, type FakeHeaderRule, routeBuckets, routeHeaderRules } from "./fake-buckets.ts";
import { FakeD1Api } from "./fake-d1-api.ts";
import { done, FakePlatform, type Reply, refused } from "./fake-platform.ts";
import { FakeReleases } from "./fake-releases.ts";

interface FakeConsumer {
  readonly consumer_id: string;
  readonly type: "worker";
  script: string;
  dead_letter_queue: string | undefined;
  settings: Record<string, number>;
}

interface FakeQueue {
  readonly queue_id: string;
  readonly queue_name: string;
  settings: Record<string, number>;
  readonly consumers: FakeConsumer[];
}

const MAX_S = 345_600;

const sorted = <T>(map: ReadonlyMap<string, T>): [string, T][] =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1));

/** The parts of the platform that the scripts in `scripts/platform/` use. */
export class FakeEnvironment extends FakePlatform {
  readonly databases = new Map<string, string>();
  readonly queues: FakeQueue[] = [];
  readonly buckets = new Map<string, FakeBucket>();
  readonly schedules = new Map<string, string[]>();
  readonly domains = new Map<string, string>();
  readonly zone = new Map([
    ["ssl", "strict"],
    ["always_use_https", "on"],
    ["min_tls_version", "1.3"],
  ]);
  /** The settings for logs and traces, by Worker. */
  readonly settings = new Map<string, object>();
  /** Answers a query of points. */
  points: (query: string) => readonly object[] = () => [];
  /** The refusals for services that nobody has switched on yet, by path. */
  readonly off = new Map<string, Reply>();
  readonly senders: { name: string; enabled: boolean }[] = [];
  /** The zone's rules for response headers; null until the first is made. */
  headerRules: FakeHeaderRule[] | null = null;
  readonly d1: FakeD1Api;
  #made = 0;

  private constructor(d1: FakeD1Api) {
    super();
    this.d1 = d1;
    this.#routeDatabases();
    this.#routeQueues();
    routeBuckets(this);
    routeHeaderRules(this);
    this.#routeScripts();
    this.#routeZones();
    this.#routeSwitches();
  }

  static async begin(): Promise<FakeEnvironment> {
    const environment = new FakeEnvironment(await FakeD1Api.start());
    return environment.start();
  }

  override async stop(): Promise<void> {
    await Promise.all([super.stop(), this.d1.stop()]);
  }

  /** Everything that exists, without ids. */
  get whole(): object {
    const scripts = sorted(this.scripts).map(([name, { secrets }]) => [name, [...secrets.keys()].sort()]);
    const queues = this.queues.map(({ queue_name, settings, consumers }) => ({
      queue_name,
      settings,
      consumers: consumers.map(({ consumer_id: _, ...consumer }) => consumer),
    }));
    const ledgers = sorted(this.databases).map(([name, id]) => {
      const rows = this.d1.sqlite(id).prepare("SELECT name FROM d1_migrations ORDER BY id").all();
      return [name, rows.map((row) => row.name)];
    });
    return {
      scripts,
      queues,
      ledgers,
      senders: this.senders,
      headerRules: this.headerRules?.map(({ id: _, ...rule }) => rule) ?? null,
      buckets: [...this.buckets.values()],
      schedules: sorted(this.schedules),
      domains: sorted(this.domains),
      settings: sorted(this.settings),
      shares: sorted(this.releases).map(([name, one]) => [name, one.shares]),
    };
  }

  #id(): string {
    this.#made += 1;
    return `00000000-0000-4000-8000-${String(this.#made).padStart(12, "0")}`;
  }

  #routeDatabases(): void {
    this.route("GET /d1/database", () =>
      done(
        [...this.databases].map(([name, uuid]) => ({ uuid, name })),
        { result_info: { page: 1, per_page: 100, total_pages: 1 } },
      ),
    );
    this.route("POST /d1/database", ({ body }) => {
      const name = String(body.name);
      if (this.databases.has(name)) return refused(400, 7502, "A database with that name already exists");
      const uuid = this.#id();
      this.databases.set(name, uuid);
      this.d1.add(uuid);
      return done({ uuid, name });
    });
    this.route("(GET|POST) (/d1/database/.+)", ({ body }, method, path) =>
      this.d1.answer(
        { url: `/accounts/an-account${path}`, headers: { authorization: "Bearer a-token" } },
        method === "POST" ? JSON.stringify(body) : "",
      ),
    );
  }

  #routeQueues(): void {
    this.route("GET /queues", ({ query }) => {
      const names = query.getAll("name");
      const found = this.queues.filter(({ queue_name }) => names.length === 0 || names.includes(queue_name));
      const info = { page: 1, per_page: 100, count: found.length, total_count: found.length, total_pages: 1 };
      return done(found, { result_info: info });
    });
    this.route("POST /queues", ({ body }) => {
      const name = String(body.queue_name);
      if (this.queues.some(({ queue_name }) => queue_name === name))
        return refused(400, 11009, "Queue name is already taken");
      const settings = {
        delivery_delay: 0,
        message_retention_period: MAX_S,
        ...(body.settings as object),
      };
      this.queues.push({ queue_id: this.#id(), queue_name: name, settings, consumers: [] });
      return done(this.queues.at(-1));
    });
    this.route("PATCH /queues/([\\w-]+)", ({ body }, id) => {
      const queue = this.queues.find(({ queue_id }) => queue_id === id)!;
      queue.settings = { ...queue.settings, ...(body.settings as object) };
      return done(queue);
    });
    this.route("POST /queues/([\\w-]+)/consumers", ({ body }, id) => {
      const queue = this.queues.find(({ queue_id }) => queue_id === id)!;
      if (queue.consumers.length > 0) return refused(400, 11004, "Queue already has a consumer");
      queue.consumers.push({ consumer_id: this.#id(), type: "worker", ...consumerIn(body) });
      return done(queue.consumers[0]);
    });
    this.route("PUT /queues/([\\w-]+)/consumers/([\\w-]+)", ({ body }, id) => {
      const [consumer] = this.queues.find(({ queue_id }) => queue_id === id)!.consumers;
      return done(Object.assign(consumer!, consumerIn(body)));
    });
  }

  #routeScripts(): void {
    this.route("GET /workers/scripts/([\\w-]+)/settings", (_, name) =>
      this.scripts.has(name!)
        ? done({ bindings: [] })
        : refused(404, 10007, "This Worker does not exist on your account."),
    );
    this.route("PUT /workers/scripts/([\\w-]+)", ({ body }, name) => {
      const unbound = this.unbound(body.binds);
      if (unbound) return unbound;
      const secrets = new Map(Object.entries(body.secrets as Record<string, string>));
      this.scripts.set(name!, { secrets, classes: body.classes as string[], versions: 1 });
      new FakeReleases(this, name!, String(body.tag));
      // Wrangler sends what the deployed file says, even if it says nothing.
      this.settings.set(name!, body.observability as object);
      return done({ id: name });
    });
    this.route("GET /workers/scripts/([\\w-]+)/script-settings", (_, name) =>
      done({ logpush: false, observability: this.settings.get(name!) }),
    );
    this.route("PATCH /workers/scripts/([\\w-]+)/script-settings", ({ body }, name) => {
      this.settings.set(name!, body.observability as object);
      return done({ logpush: false, observability: body.observability });
    });
    this.route("GET /workers/scripts/([\\w-]+)/schedules", (_, name) =>
      done({ schedules: (this.schedules.get(name!) ?? []).map((cron) => ({ cron })) }),
    );
    this.route("PUT /workers/scripts/([\\w-]+)/schedules", ({ body }, name) => {
      const crons = (body as unknown as { cron: string }[]).map(({ cron }) => cron);
      this.schedules.set(name!, crons);
      return done({ schedules: crons });
    });
    this.route("GET /workers/domains", ({ query }) =>
      done(
        [...this.domains]
          .filter(([, service]) => service === query.get("service"))
          .map(([hostname, service]) => ({ hostname, service })),
      ),
    );
    this.route("POST /workers/scripts/[\\w-]+/domains/changeset", () =>
      done({ added: [], removed: [], updated: [], conflicting: [] }),
    );
    this.route("PUT /workers/scripts/([\\w-]+)/domains/records", ({ body }, name) => {
      for (const { hostname } of body.origins as { hostname: string }[]) this.domains.set(hostname, name!);
      return done([]);
    });
    this.route("(GET|POST) /workers/scripts/[\\w-]+/subdomain", () =>
      done({ enabled: false, previews_enabled: false }),
    );
    this.route("GET /workers/workers/([\\w-]+)", (_, name) =>
      done({ name, subdomain: { enabled: false, previews_enabled: false } }),
    );
  }

  /** Answers the calls that check which services are switched on, before anything is made. */
  #routeSwitches(): void {
    for (const path of ["/workers/subdomain", "/r2/buckets"])
      this.route(`GET ${path}`, () => this.off.get(path) ?? done({}));
    this.route(
      "POST /analytics_engine/sql",
      ({ path, body }) =>
        this.off.get(path) ?? { status: 200, body: { data: this.points(String(body.text)) } },
    );
  }

  #routeZones(): void {
    this.route("GET /zones", ({ query }) =>
      done(query.get("name") === "imoveis.dev" ? [{ id: "a-zone", name: "imoveis.dev" }] : []),
    );
    this.route("GET /zones/a-zone/settings/(\\w+)", (_, id) => done({ id, value: this.zone.get(id!) }));
    const sending = "/zones/a-zone/email/sending/subdomains";
    this.route(`GET ${sending}`, () => this.off.get(sending) ?? done(this.senders));
    this.route("POST /zones/a-zone/email/sending/subdomains", ({ body }) => {
      this.senders.push({ name: String(body.name), enabled: true });
      return done(this.senders.at(-1));
    });
  }
}

const consumerIn = (body: Readonly<Record<string, unknown>>) => ({
  script: String(body.script_name),
  dead_letter_queue: body.dead_letter_queue as string | undefined,
  settings: body.settings as Record<string, number>,
});

const queueNamed = async (platform: FakePlatform, queue: string): Promise<FakeQueue> => {
  const [found] = await call<FakeQueue[]>(
    platform.account,
    `/accounts/an-account/queues?page=1&name=${queue}`,
  );
  return found!;
};

const putConsumer = async (platform: FakePlatform, worker: Worker, wanted: WantedConsumer) => {
  const queue = await queueNamed(platform, wanted.queue);
  const path = `/accounts/an-account/queues/${queue.queue_id}/consumers`;
  const [consumer] = queue.consumers;
  const body = {
    type: "worker",
    script_name: worker.name,
    settings: wanted.settings,
    ...(wanted.deadLetterQueue !== null && { dead_letter_queue: wanted.deadLetterQueue }),
  };
  await (consumer
    ? call(platform.account, `${path}/${consumer.consumer_id}`, { method: "PUT", body })
    : call(platform.account, path, { body }));
};

/** The other Workers that a Worker binds, and its own classes. */
const bindingsOf = ({ name, binds, classes }: Worker) => ({
  binds: binds.filter(({ worker }) => worker !== name),
  classes,
});

/** Calls the platform as Wrangler does, without its half minute of building. */
export const fakeWrangler = (platform: FakePlatform): Wrangler => {
  const triggers = async (worker: Worker): Promise<void> => {
    const base = `/accounts/an-account/workers/scripts/${worker.name}`;
    const origins = worker.domains.map((hostname) => ({ hostname }));
    if (origins.length > 0)
      await call(platform.account, `${base}/domains/records`, { method: "PUT", body: { origins } });
    const crons = worker.crons.map((cron) => ({ cron }));
    if (crons.length > 0) await call(platform.account, `${base}/schedules`, { method: "PUT", body: crons });
    for (const consumer of worker.consumers) await putConsumer(platform, worker, consumer);
  };
  return {
    triggers,
    upload: async (worker, tag) => {
      const path = `/accounts/an-account/workers/scripts/${worker.name}/versions`;
      await call(platform.account, path, { body: { tag, ...bindingsOf(worker) } });
    },
    deploy: async (worker, secrets) => {
      const path = `/accounts/an-account/workers/scripts/${worker.name}`;
      const { observability } = worker;
      const body = { secrets, observability, tag: FIRST_TAG, ...bindingsOf(worker) };
      await call(platform.account, path, { method: "PUT", body });
      await triggers(worker);
    },
  };
};

/** The repository's configurations with an owner's hosts, in a folder where a run may write ids. */
export const ownConfigurations = (): string => {
  const root = mkdtempSync(join(tmpdir(), "service-platform-"));
  for (const folder of ["panel", "workers"]) mkdirSync(join(root, folder));
  for (const file of CONFIGS) {
    const text = readFileSync(join(import.meta.dirname, "../..", file), "utf8");
    writeFileSync(join(root, file), text.replaceAll("example.com", "imoveis.dev"));
  }
  return root;
};
