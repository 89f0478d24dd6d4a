import { afterEach, describe, expect, it, vi } from "vitest";
import { DAY_MS, MINUTE_MS } from "../../src/lib/clock.ts";
import probe, { type ProbeEnv } from "../../src/probe/index.ts";
import { pageOf, stateOf } from "../../src/probe/page.ts";
import { addRun, NONE, type Results, readResults, withRun } from "../../src/probe/results.ts";
import { type Step, type Trying, tryAll } from "../../src/probe/steps.ts";

const NOW = Date.UTC(2026, 10, 26, 12);

/** A store that refuses a write whose condition does not hold. */
const store = () => {
  let [text, etag] = [null as string | null, 0];
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

interface Api {
  readonly statusOf?: (path: string) => number;
  readonly eventAfter?: number;
  readonly repeatsOtherwise?: boolean;
}

/** An API that answers what the probe asks. */
const api = ({ statusOf = () => 200, eventAfter = 1, repeatsOtherwise = false }: Api = {}) => {
  const asked: string[] = [];
  let [looks, writes] = [0, 0];
  const fetch = async (url: string, { method = "GET" }: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url);
    asked.push(`${method} ${pathname}`);
    if (pathname === "/v1/events") looks += 1;
    if (method === "PUT") writes += 1;
    const events = looks >= eventAfter ? [{ data: { id: "prop-1" } }] : [];
    const data = { id: "prop-1", at: repeatsOtherwise ? writes : 0 };
    return Response.json({ data, events }, { status: statusOf(pathname) });
  };
  return { asked, fetch };
};

const tryWith = (own: Api = {}, given: Partial<Trying> = {}) => {
  const { asked, fetch } = api(own);
  let now = NOW;
  const clock = { now: () => (now += 5), pause: async () => undefined };
  return tryAll({ url: "https://api.test", key: "rea_key", fetch, ...clock, ...given }).then((steps) => ({
    asked,
    states: steps.map(({ name, ok }) => `${name} ${ok}`),
  }));
};

const GOOD: readonly Step[] = [{ name: "reads", ok: true, ms: 100 }];
const BAD: readonly Step[] = [{ name: "reads", ok: false, ms: 900 }];

afterEach(() => {
  vi.useRealTimers();
});

describe("a run of the probe", () => {
  it("reads, writes twice under one key, and waits for the event", async () => {
    const { asked, states } = await tryWith({ eventAfter: 3 });
    expect(states).toEqual(["documents true", "reads true", "writes true", "events true"]);
    expect(asked).toEqual([
      ...["GET /docs/openapi.json", "GET /v1/me", "GET /v1/properties"],
      ...["PUT /v1/properties/by-ref/PROBE-1", "PUT /v1/properties/by-ref/PROBE-1"],
      ...["GET /v1/events", "GET /v1/events", "GET /v1/events"],
    ]);
  });

  it.each<[string, Api, string[]]>([
    ["reads are refused", { statusOf: (path) => (path === "/v1/me" ? 503 : 200) }, ["reads"]],
    ["writes fail", { statusOf: (path) => (path.includes("by-ref") ? 500 : 200) }, ["writes", "events"]],
    ["a repeated write is answered otherwise", { repeatsOtherwise: true }, ["writes", "events"]],
    ["no event comes", { eventAfter: 99 }, ["events"]],
  ])("tells that %s", async (_, own, failing) => {
    const { states } = await tryWith(own);
    expect(states.filter((state) => state.endsWith("false"))).toEqual(failing.map((name) => `${name} false`));
  });

  it("tries only the documents without a key, and survives a lost connection", async () => {
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

  it("count both of two runs at once", async () => {
    const results = store();
    await addRun(results, NOW, GOOD);
    results.beforePut.push(() => addRun(results, NOW + 1, BAD));
    await addRun(results, NOW + 2, GOOD);
    expect((await readResults(results)).days[0]!.steps.reads).toEqual({ runs: 3, failed: 1, ms: 1_100 });
  });
});

describe("the page", () => {
  const results = withRun(withRun(NONE, NOW - DAY_MS, GOOD), NOW, BAD);

  it.each([
    ["pt-BR", "Leituras: falha, 50% em 90 dias", "Algo não responde"],
    ["en", "Reads: fails, 50% in 90 days", "Something does not answer"],
  ] as const)("tells in %s what fails now, and how each of ninety days was", (language, reads, state) => {
    const page = pageOf(results, NOW, language);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(reads);
    expect(page).toContain(state);
    expect(page.match(/<rect /g)).toHaveLength(4 * 90);
    expect(page).toContain('class="bad"');
  });

  it("does not call good what nobody has measured for five minutes", () => {
    const good = withRun(NONE, NOW, GOOD);
    expect(stateOf(good, NOW + 5 * MINUTE_MS)).toBe("good");
    expect(stateOf(good, NOW + 5 * MINUTE_MS + 1)).toBe("unknown");
    expect(stateOf(NONE, NOW)).toBe("unknown");
  });
});

describe("the probe's Worker", () => {
  const ask = (env: ProbeEnv, method: string, path: string, headers = {}) =>
    probe.fetch(new Request(`https://status.test${path}`, { method, headers }) as never, env);
  const worker = (): ProbeEnv => ({ API_URL: "https://api.test", RESULTS: store() });

  it("shows the page in the reader's language, as JSON too, and nothing else", async () => {
    const env = worker();
    await addRun(env.RESULTS, Date.now(), GOOD);
    expect(await (await ask(env, "GET", "/status?lang=en")).text()).toContain("Everything works.");
    expect(await (await ask(env, "GET", "/")).text()).toContain("Tudo funciona.");
    expect(await (await ask(env, "GET", "/status.json")).json()).toMatchObject({ state: "good" });
    expect((await ask(env, "POST", "/status")).status).toBe(404);
    expect((await ask(env, "GET", "/results.json")).status).toBe(404);
  });

  it("keeps what the clock's run found, and ends well if the store fails", async () => {
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
