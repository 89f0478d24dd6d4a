import { describe, expect, it, vi } from "vitest";
import { DAY_MS, MINUTE_MS } from "../../src/lib/clock.ts";
import { type Arrival, hookPath, keepArrival, takeArrival } from "../../src/probe/arrivals.ts";
import probe, { type ProbeEnv } from "../../src/probe/index.ts";
import { pageOf, stateOf } from "../../src/probe/page.ts";
import { addRun, NONE, type Results, readResults, withRun } from "../../src/probe/results.ts";
import { type ProbePorts, type Step, tryAll } from "../../src/probe/steps.ts";

const NOW = Date.UTC(2026, 10, 26, 12);

/** A store that refuses a write whose condition does not hold. */
const store = () => {
  let text = null as string | null;
  let etag = 0;
  const beforePut: (() => Promise<unknown>)[] = [];
  return {
    beforePut,
    get: async () => (text !== null ? { etag: String(etag), json: async () => JSON.parse(text!) } : null),
    put: async (_: string, value: string, { onlyIf }: { onlyIf: { etagMatches?: string } }) => {
      await beforePut.shift()?.();
      if ((onlyIf.etagMatches ?? null) !== (text === null ? null : String(etag))) return null;
      [text, etag] = [value, etag + 1];
      return {};
    },
  } as unknown as ProbeEnv["RESULTS"] & { readonly beforePut: (() => Promise<unknown>)[] };
};

const SECRET = `whsec_${btoa("the secret of a run's endpoint")}`;

/** A post signed as Standard Webhooks says. */
const signedPost = async (secret: string): Promise<Arrival> => {
  const id = "msg_1";
  const at = "1795694400";
  const body = "{}";
  const raw = Uint8Array.from(atob(secret.slice("whsec_".length)), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const mac = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${id}.${at}.${body}`));
  const signature = `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`;
  return { headers: { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signature }, body };
};

interface Api {
  readonly left?: readonly string[];
  readonly statusOf?: (path: string) => number;
  readonly eventAfter?: number;
  readonly repeatsOtherwise?: boolean;
}

/** An API that answers the probe's calls. */
const api = ({ statusOf = () => 200, eventAfter = 1, repeatsOtherwise = false, left = [] }: Api = {}) => {
  const calls: string[] = [];
  let looks = 0;
  let writes = 0;
  const fetch = async (url: string, { method = "GET" }: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url);
    calls.push(`${method} ${pathname}`);
    if (pathname === "/v1/events") looks += 1;
    if (method === "PUT") writes += 1;
    const events = looks >= eventAfter ? [{ data: { id: "prop-1" } }] : [];
    const data = { id: "prop-1", at: repeatsOtherwise ? writes : 0 };
    if (pathname === "/v1/webhooks") {
      const known = left.map((hook, at) => ({ id: `wh-${at}`, url: hook }));
      const made = { data: { id: "wh-new" }, secret: SECRET };
      return Response.json(method === "GET" ? { data: known } : made, { status: statusOf(pathname) });
    }
    return Response.json({ data, events }, { status: statusOf(pathname) });
  };
  return { calls, fetch };
};

const tryWith = (own: Api = {}, given: Partial<ProbePorts> = {}) => {
  const hooks = { ownUrl: "https://status.test", arrived: () => signedPost(SECRET) };
  const { calls, fetch } = api(own);
  let now = NOW;
  const clock = { now: () => (now += 5), pause: async () => undefined };
  return tryAll({ url: "https://api.test", key: "rea_key", fetch, ...hooks, ...clock, ...given }).then(
    (steps) => ({
      calls,
      states: steps.map(({ name, ok }) => `${name} ${ok}`),
    }),
  );
};

const GOOD: readonly Step[] = [{ name: "reads", ok: true, ms: 100 }];
const BAD: readonly Step[] = [{ name: "reads", ok: false, ms: 900 }];

describe("a run of the probe", () => {
  it("reads, writes twice under one key, and waits for the event", async () => {
    const { calls, states } = await tryWith({ eventAfter: 3 });
    expect(states).toEqual(["documents true", "reads true", "writes true", "events true", "webhooks true"]);
    expect(calls).toEqual([
      "GET /docs/openapi.json",
      "GET /v1/me",
      "GET /v1/properties",
      "PUT /v1/properties/by-ref/PROBE-1",
      "PUT /v1/properties/by-ref/PROBE-1",
      "GET /v1/events",
      "GET /v1/events",
      "GET /v1/events",
      "GET /v1/webhooks",
      "POST /v1/webhooks",
      "PUT /v1/properties/by-ref/PROBE-1",
      "DELETE /v1/webhooks/wh-new",
    ]);
  });

  it.each<[string, Api, string[]]>([
    ["reads are refused", { statusOf: (path) => (path === "/v1/me" ? 503 : 200) }, ["reads"]],
    [
      "writes fail",
      { statusOf: (path) => (path.includes("by-ref") ? 500 : 200) },
      ["writes", "events", "webhooks"],
    ],
    ["a repeated write is answered otherwise", { repeatsOtherwise: true }, ["writes", "events"]],
    ["no event comes", { eventAfter: 99 }, ["events"]],
  ])("reports that %s", async (_, own, failing) => {
    const { states } = await tryWith(own);
    expect(states.filter((state) => state.endsWith("false"))).toEqual(failing.map((name) => `${name} false`));
  });

  it.each<[string, () => Promise<Arrival | null>]>([
    ["never comes", async () => null],
    ["is signed by another", () => signedPost(`whsec_${btoa("another secret")}`)],
  ])("reports that a webhook %s, and leaves no endpoint", async (_, arrived) => {
    const { calls, states } = await tryWith({}, { arrived });
    expect(states.filter((state) => state.endsWith("false"))).toEqual(["webhooks false"]);
    expect(calls.at(-1)).toBe("DELETE /v1/webhooks/wh-new");
  });

  it("removes the endpoints of runs that died, and nobody else's", async () => {
    const hookAt = (at: number) => `https://status.test/hooks/${at}-${"x".repeat(32)}`;
    const others = [hookAt(NOW - 2 * 60_000), "https://crm.example.com/hooks/ours"];
    const left = [hookAt(NOW - 4 * 60_000), ...others];
    const { calls } = await tryWith({ left });
    expect(calls.filter((one) => one.startsWith("DELETE"))).toEqual([
      "DELETE /v1/webhooks/wh-0",
      "DELETE /v1/webhooks/wh-new",
    ]);
  });

  it("tries only the documents if it has no key, and survives a lost connection", async () => {
    const lost = async () => {
      throw new Error("connection lost");
    };
    expect((await tryWith({}, { key: undefined })).states).toEqual(["documents true"]);
    expect((await tryWith({}, { key: undefined, fetch: lost })).states).toEqual(["documents false"]);
  });
});

describe("the results", () => {
  it("are kept by day, and for ninety days", () => {
    let results: Results = NONE;
    for (let day = 0; day < 100; day += 1) results = withRun(results, NOW + day * DAY_MS, GOOD);
    results = withRun(results, NOW + 99 * DAY_MS + MINUTE_MS, BAD);
    expect(results.days).toHaveLength(90);
    expect(results.days.at(-1)!.steps.reads).toEqual({ runs: 2, failed: 1, ms: 1_000 });
    expect(JSON.stringify(results).length).toBeLessThan(10_000);
  });

  it("count both of two simultaneous runs", async () => {
    const results = store();
    await addRun(results, NOW, GOOD);
    results.beforePut.push(() => addRun(results, NOW + 1, BAD));
    await addRun(results, NOW + 2, GOOD);
    expect((await readResults(results)).days[0]!.steps.reads).toEqual({ runs: 3, failed: 1, ms: 1_100 });
  });
});

describe("a post to the probe", () => {
  const files = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      get: async (name: string) =>
        kept.has(name) ? { json: async () => JSON.parse(kept.get(name)!) } : null,
      put: async (name: string, text: string) => void kept.set(name, text),
      delete: async (name: string) => void kept.delete(name),
    } as never;
  };
  const post = (path: string, body = "{}") =>
    new Request(`https://status.test${path}`, { method: "POST", body, headers: { "webhook-id": "msg_1" } });

  it("is kept for the run that waits for it, which sees it once", async () => {
    const store = files();
    const path = await hookPath("rea_key", NOW);
    expect(await keepArrival(store, "rea_key", post(path), NOW + 5_000)).toBe(true);
    expect(await takeArrival(store, path)).toMatchObject({ headers: { "webhook-id": "msg_1" }, body: "{}" });
    expect(await takeArrival(store, path)).toBeNull();
  });

  it.each<[string, (path: string) => [string | undefined, Request, number]]>([
    ["to an address that somebody made up", (path) => ["rea_other", post(path), NOW]],
    ["after its minute", (path) => ["rea_key", post(path), NOW + MINUTE_MS]],
    ["of a probe without a key", (path) => [undefined, post(path), NOW]],
    ["that is large", (path) => ["rea_key", post(path, "x".repeat(20_001)), NOW]],
    ["elsewhere", () => ["rea_key", post("/hooks/1"), NOW]],
  ])("is not kept if %s", async (_, of) => {
    const store = files();
    expect(await keepArrival(store, ...of(await hookPath("rea_key", NOW)))).toBe(false);
    expect((store as { kept: Map<string, string> }).kept.size).toBe(0);
  });
});

describe("the page", () => {
  const results = withRun(withRun(NONE, NOW - DAY_MS, GOOD), NOW, BAD);

  it.each([
    ["pt-BR", "Leituras: falha, 50% nos últimos 90 dias", "Há falhas na API"],
    ["en", "Reads: fails, 50% in the last 90 days", "The API has failures"],
  ] as const)("says in %s what fails now, and how each of ninety days was", (language, reads, state) => {
    const page = pageOf(results, NOW, language);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(reads);
    expect(page).toContain(state);
    expect(page.match(/<rect /g)).toHaveLength(5 * 90);
    expect(page).toContain('class="bad"');
  });

  it("does not show as good what was not measured for five minutes", () => {
    const good = withRun(NONE, NOW, GOOD);
    expect(stateOf(good, NOW + 5 * MINUTE_MS)).toBe("good");
    expect(stateOf(good, NOW + 5 * MINUTE_MS + 1)).toBe("unknown");
    expect(stateOf(NONE, NOW)).toBe("unknown");
  });
});

describe("the probe's Worker", () => {
  const ask = (env: ProbeEnv, method: string, path: string, headers = {}) =>
    probe.fetch(new Request(`https://status.test${path}`, { method, headers }) as never, env);
  const worker = (): ProbeEnv => ({
    API_URL: "https://api.test",
    STATUS_URL: "https://status.test",
    RESULTS: store(),
  });

  it("shows the page in the reader's language, as JSON too, and nothing else", async () => {
    const env = worker();
    await addRun(env.RESULTS, Date.now(), GOOD);
    expect(await (await ask(env, "GET", "/status?lang=en")).text()).toContain("All systems operational.");
    expect(await (await ask(env, "GET", "/")).text()).toContain("Tudo em funcionamento.");
    expect(await (await ask(env, "GET", "/status.json")).json()).toMatchObject({ state: "good" });
    expect((await ask(env, "POST", "/status")).status).toBe(404);
    expect((await ask(env, "GET", "/results.json")).status).toBe(404);
  });

  it("keeps what a scheduled run found, and ends well if the store fails", async () => {
    const env = worker();
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("{}"));
    const lines = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await probe.scheduled({} as never, env);
    expect((await readResults(env.RESULTS)).days[0]!.steps.documents!.runs).toBe(1);
    const broken = { get: () => Promise.reject(new Error("connection lost")) } as never;
    await probe.scheduled({} as never, { ...env, RESULTS: broken });
    expect(JSON.parse(lines.mock.lastCall![0])).toMatchObject({ worker: "probe", message: "probe not run" });
  });
});
