import { createMessageBatch, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { queue } from "../../queues/index.ts";
import { deliverDue } from "../../src/domain/webhooks/deliver-due.ts";
import { scheduled } from "../../src/jobs/scheduled.ts";
import { traceBy } from "../../src/lib/tracing.ts";
import { callAsMember } from "../../src/panel/member-calls.ts";
import { accountBoard, type MatchBoardPort } from "../../src/ports/match-board.ts";
import { type Dataset, POINTS } from "../../src/ports/points.ts";
import { servicesOf } from "../../src/services.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { type Method, type Options, requestOf } from "../support/http.ts";
import { listing } from "../support/listing.ts";
import { connect } from "../support/mcp.ts";
import { addMember, aPerson } from "../support/member-calls.ts";
import { named, withRecordedPoints } from "../support/points.ts";
import { BackgroundTasks, respondWith } from "../support/serve-with.ts";
import { stopClockAt } from "../support/time.ts";

const SECRET = "Quitéria Nabuco";

/** The points of one request. */
const pointsOf = async (method: Method, path: string, key: string | null, options: Options = {}) => {
  const { bindings, points } = withRecordedPoints();
  const response = await respondWith(bindings, requestOf(method, path, key, options));
  return { points, response };
};

describe("the columns of points", () => {
  it("keep their positions, because stored points have no column names", () => {
    const places = Object.entries(POINTS).map(([name, { index, texts, numbers }]) =>
      [name, index, texts.join(" "), numbers.join(" ")].join(": "),
    );
    expect(places).toEqual([
      "api_calls: account: operation code entry key shard version requestId colo: status ms trips rowsRead rowsWritten bytesIn bytesOut retryAfter",
      "jobs: job: outcome failure version: ms queries",
      "queues: queue: outcome version: attempts age ms messages",
      "deliveries: account: outcome fault webhook event version causedBy: status ms attempt delay",
      "boards: board: outcome version: offers written ms",
      "shards: shard: state version: bytes",
      "backups: account: outcome failure version: rows bytes ms late closed ledger",
    ]);
  });

  it.each(Object.keys(POINTS) as Dataset[])("of %s are no more than the platform takes", (dataset) => {
    const { texts, numbers } = POINTS[dataset];
    expect([texts.length <= 20, numbers.length <= 20]).toEqual([true, true]);
    expect(new Set([...texts, ...numbers]).size).toBe(texts.length + numbers.length);
    expect(texts as readonly string[]).toContain("version");
  });
});

describe("the point of a call", () => {
  it("to the API shows whose it is, what was done, and what it cost", async () => {
    const account = await makeAccount();
    const body = listing({ title: SECRET });
    const { points, response } = await pointsOf("PUT", "/v1/properties/by-ref/P-1", account.key, { body });
    expect(response.status).toBe(201);
    expect(points).toEqual([
      {
        dataset: "api_calls",
        account: account.accountId,
        key: account.keyId,
        shard: "DB",
        entry: "v1",
        operation: "putPropertyByRef",
        status: 201,
        code: "",
        version: "local",
        colo: "",
        retryAfter: 0,
        requestId: response.headers.get("X-Request-Id"),
        ms: expect.any(Number),
        trips: 2,
        rowsRead: expect.any(Number),
        rowsWritten: expect.any(Number),
        bytesIn: new TextEncoder().encode(JSON.stringify(body)).byteLength,
        bytesOut: expect.any(Number),
      },
    ]);
    expect(points[0]!.rowsWritten).toBeGreaterThan(0);
    expect(JSON.stringify(points)).not.toMatch(/Nabuco|P-1/);
  });

  it("of a refusal has its code, and nothing of what the caller sent", async () => {
    const account = await makeAccount();
    const path = `/v1/leads/by-ref/${encodeURIComponent(SECRET)}?x=${encodeURIComponent(SECRET)}`;
    const { points } = await pointsOf("PUT", path, account.key, { body: { [SECRET]: SECRET } });
    expect(points).toMatchObject([{ account: account.accountId, status: 400, code: "invalid_body" }]);
    expect(JSON.stringify(points)).not.toContain("Nabuco");
  });

  it.each([
    ["GET", "/v1/me", "rea_nobody", { status: 401, code: "unauthorized", operation: "", entry: "v1" }],
    ["GET", "/v1/nothing", null, { status: 404, code: "route_not_found", operation: "", entry: "v1" }],
    ["GET", "/backoffice/nothing", null, { status: 401, code: "unauthorized", entry: "backoffice" }],
    ["POST", "/mcp", null, { status: 401, code: "unauthorized", entry: "mcp" }],
  ] as const)("of %s %s without a key names no account", async (method, path, key, expected) => {
    const { points } = await pointsOf(method, path, key);
    expect(points).toMatchObject([{ ...expected, account: "", key: "", shard: "" }]);
  });

  it("over its rate limit says when to call again", async () => {
    const account = await makeAccount({ access: { limits: { ratePerSecond: 1, burst: 1 } } });
    stopClockAt(Date.now());
    await account.api.get("/me");
    const { points } = await pointsOf("GET", "/v1/me", account.key);
    expect(points).toMatchObject([{ status: 429, code: "rate_limited", retryAfter: 1 }]);
  });

  it("of the back office names its operation", async () => {
    const { points } = await pointsOf("GET", "/backoffice/shards", env.BACKOFFICE_TOKEN);
    expect(points).toMatchObject([
      { entry: "backoffice", operation: "listShards", status: 200, account: "" },
    ]);
  });

  it("of an agent names the operation of its tool", async () => {
    const account = await makeAccount();
    const { bindings, points } = withRecordedPoints();
    const serve = (request: Request) => respondWith(bindings, request);
    const client = await connect(account.key, { serve });
    points.length = 0;
    await client.callTool({ name: "list_properties", arguments: {} });
    const { accountId, keyId } = account;
    const expected = {
      entry: "mcp",
      operation: "listProperties",
      account: accountId,
      key: keyId,
      shard: "DB",
    };
    expect(points).toMatchObject([{ ...expected, status: 200 }]);
  });

  it("of a page of the dashboard has the member's account, and no member", async () => {
    const { accountId } = await makeAccount();
    const person = aPerson();
    await addMember(accountId, person.email, "OWNER");
    const { bindings, points } = withRecordedPoints();
    const services = (meter: Parameters<typeof servicesOf>[1]) => servicesOf(bindings, meter);
    const call = { person, accountId, operationId: "getMe", requestId: "r", language: "en", address: null };
    await callAsMember({ services, waitUntil: () => undefined }, call as never);
    expect(points).toMatchObject([{ entry: "panel", account: accountId, operation: "getMe", key: "" }]);
    expect(JSON.stringify(points)).not.toContain(person.email);
  });

  it.each(["/health", "/docs", "/photos/a/b"])(
    "is not written for %s, which belongs to no caller",
    async (path) => {
      const { points } = await pointsOf("GET", path, null);
      expect(points).toEqual([]);
    },
  );
});

describe("the trace of a call", () => {
  afterEach(() => {
    traceBy(undefined);
  });

  const callTraced = async (isTraced: boolean) => {
    const account = await makeAccount();
    const attributes = new Map<string, unknown>();
    const span = { isTraced, setAttribute: (name: string, value: unknown) => attributes.set(name, value) };
    traceBy({ getActiveSpan: () => span });
    const body = listing({ title: SECRET });
    const { response } = await pointsOf("PUT", "/v1/properties/by-ref/P-1", account.key, { body });
    return { account, attributes, response };
  };

  it("has the columns of its point as attributes, and no others", async () => {
    const { account, attributes, response } = await callTraced(true);
    const { index, texts, numbers } = POINTS.api_calls;
    const columns = [index, ...texts, ...numbers].map((name) => `api_calls.${name}`);
    expect([...attributes.keys()]).toEqual(columns);
    expect(attributes.get("api_calls.requestId")).toBe(response.headers.get("X-Request-Id"));
    expect(attributes.get("api_calls.account")).toBe(account.accountId);
    expect(JSON.stringify([...attributes])).not.toMatch(/Nabuco|P-1"/);
  });

  it("has no attributes if it is not traced", async () => {
    expect((await callTraced(false)).attributes.size).toBe(0);
  });
});

describe("a store of points that fails", () => {
  const failing = (): Env => {
    const broken = {
      writeDataPoint: () => {
        throw new Error("too many points");
      },
    };
    const datasets = Object.keys(POINTS).map((name) => [name.toUpperCase(), broken]);
    return { ...env, ...Object.fromEntries(datasets) };
  };
  const write = async ({ key }: TestAccount, ref: string) =>
    respondWith(failing(), requestOf("PUT", `/v1/properties/by-ref/${ref}`, key, { body: listing() }));

  it("changes the answer of no call", async () => {
    const account = await makeAccount();
    expect((await write(account, "A")).status).toBe(201);
    expect((await account.api.get("/properties/by-ref/A")).status).toBe(200);
  });

  it("ends no job and no message", async () => {
    await scheduled({ cron: "7-59/10 * * * *", scheduledTime: Date.now() }, failing());
    const message = { id: "one", timestamp: new Date(), attempts: 1, body: {} };
    const batch = createMessageBatch("webhooks-dead", [message]);
    await queue(batch, failing(), new BackgroundTasks().context);
  });
});

describe("the points of work in the background", () => {
  it("are one for each run of a job, and the sizes it measured", async () => {
    const { bindings, points } = withRecordedPoints();
    await scheduled({ cron: "7-59/10 * * * *", scheduledTime: Date.now() }, bindings);
    expect(points).toMatchObject([
      { dataset: "shards", shard: "DB", state: "OPEN", bytes: expect.any(Number) },
      { dataset: "jobs", job: "shard-sizes", outcome: "done", failure: "", queries: expect.any(Number) },
      { dataset: "jobs", job: "search-words", outcome: "done" },
      { dataset: "jobs", job: "neighborhoods", outcome: "done" },
    ]);
  });

  it("show how long a message waited, what came of it, and none of its content", async () => {
    const { bindings, points } = withRecordedPoints();
    const timestamp = new Date(Date.now() - 60_000);
    const message = { id: "one", timestamp, attempts: 3, body: { secret: SECRET } };
    const batch = createMessageBatch("webhooks", [message]);
    const background = new BackgroundTasks();
    await queue(batch, bindings, background.context);
    await background.ended();
    const expected = { queue: "webhooks", outcome: "again", attempts: 3, messages: 1 };
    expect(points).toMatchObject([{ dataset: "queues", ...expected }]);
    expect(points[0]!.age).toBeGreaterThanOrEqual(60);
    expect(JSON.stringify(points)).not.toContain("Nabuco");
  });

  it("show how late each post to a receiver was and how it ended, and not its address", async () => {
    const { bindings, points } = withRecordedPoints();
    const services = servicesOf(bindings);
    const at = services.clock.now();
    const delivery = {
      id: "d",
      eventId: "evt",
      body: `{"data":"${SECRET}"}`,
      attempt: 2,
      createdAt: at - 900,
    };
    const work = { url: "https://nowhere.example/hook", secrets: [], deliveries: [delivery] };
    const log = () => ({ takeWork: async () => work, reportWork: async () => null }) as never;
    const fetch = async () => new Response(null, { status: 503 });
    const resolver = { resolve: async () => ["93.184.215.14"] } as never;
    const outbound = { ...services.outbound, fetch, resolver };
    await deliverDue({ ...services, log, outbound }, { accountId: "acc", webhookId: "whk" });
    const expected = { dataset: "deliveries", account: "acc", webhook: "whk", event: "evt", attempt: 2 };
    expect(points).toMatchObject([{ ...expected, outcome: "failed" }]);
    expect(points[0]!.delay).toBeGreaterThanOrEqual(900);
    expect(JSON.stringify(points)).not.toMatch(/Nabuco|nowhere/);
  });

  it("show what each alarm of a board has written", async () => {
    const board = accountBoard((await makeAccount()).accountId);
    const object = env.MATCH_BOARD.getByName(board) as unknown as MatchBoardPort & DurableObjectStub;
    const written: unknown[] = [];
    const prototype = Object.getPrototypeOf(env.BOARDS) as AnalyticsEngineDataset;
    const original = prototype.writeDataPoint;
    prototype.writeDataPoint = (point) => void written.push(named("boards", point as never));
    try {
      await object.tell(board, []);
      await runDurableObjectAlarm(object);
    } finally {
      prototype.writeDataPoint = original;
    }
    expect(written).toMatchObject([{ board, outcome: "done", offers: 0, written: 0 }]);
  });
});
