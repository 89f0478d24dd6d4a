import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Arrival } from "../../scripts/smoke/check.ts";
import { Client, type Fetch } from "../../scripts/smoke/client.ts";
import { CHECKS, smoke } from "../../scripts/smoke/run.ts";
import { prepare } from "../../scripts/smoke/stage.ts";
import { isSigned } from "../../src/lib/webhook-signature.ts";
import { answerOf } from "../support/http.ts";
import { answering, at, BROKEN, type Breaking, setStage, stage } from "./lost-guards.ts";

const HOOK = "http://127.0.0.1:9/smoke";
const PAUSE_MS = 100;

const issuer = () => Response.json({ issuer: env.PANEL_URL });

/** Adds what the platform adds to a deployed service's answers. */
const withPlacement = async (pathname: string, answer: Response): Promise<Response> => {
  if (pathname === "/v1/me") {
    const headers = new Headers(answer.headers);
    headers.set("cf-placement", "remote-IAD");
    return new Response(answer.body, { status: answer.status, headers });
  }
  if (pathname !== "/ready" || !answer.ok) return answer;
  const ready: { parts: { name: string }[] } = await answer.json();
  const parts = ready.parts.map((part) => (part.name === "DB" ? { ...part, region: "ENAM" } : part));
  return Response.json({ ...ready, parts });
};

/** The real service; each answer is also compared with the documents. */
const serve: Fetch = async (request) => {
  if (request.url.startsWith(env.PANEL_URL)) return issuer();
  const { pathname } = new URL(request.url);
  const answer = await withPlacement(pathname, await exports.default.fetch(request));
  if (/^\/(v1|backoffice)\//.test(pathname)) await answerOf(answer.clone(), `${request.method} ${pathname}`);
  return answer;
};

/** Waits, so that the service can work meanwhile. */
const pause = async (ms: number) => {
  const until = performance.now() + Math.min(ms, PAUSE_MS);
  await vi.waitUntil(() => performance.now() >= until, { interval: 20 });
};

const arrivals: Arrival[] = [];
let isSignatureBroken = false;

/** Receives every outgoing request of the service. */
const receive = () =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    const headers = new Headers(init?.headers);
    if (isSignatureBroken) headers.set("webhook-signature", `v1,${btoa("another signature")}`);
    arrivals.push({ headers, body: String(init?.body) });
    return new Response(null, { status: 204 });
  });

beforeEach(async () => {
  const client = new Client(env.PUBLIC_URL, serve);
  const [own, other] = await prepare(client, env.BACKOFFICE_TOKEN);
  const receiver = { url: HOOK, arrivals };
  setStage({ client, token: env.BACKOFFICE_TOKEN, own, other, version: "local", receiver, pause });
});

const tryGuard = async (guard: string, breaking: Breaking): Promise<string> => {
  receive();
  const client = stage.client.through((request) => breaking(request, serve));
  const own = stage.own.through(client);
  const other = stage.other.through(client);
  const { run } = CHECKS.find((check) => check.guard === guard)!;
  return run({ ...stage, client, own, other }).then(
    () => "green",
    (error: Error) => error.message,
  );
};

describe("a smoke test", () => {
  it("is green if every guard holds, and leaves no key and no property", async () => {
    receive();
    const printed: string[] = [];
    const receiver = { url: HOOK, arrivals };
    const target = { url: env.PUBLIC_URL, token: env.BACKOFFICE_TOKEN, version: "local", receiver };
    const isGreen = await smoke({ ...target, fetch: serve, pause, print: (line) => printed.push(line) });
    expect(printed.filter((line) => !line.startsWith("green"))).toEqual([]);
    expect(isGreen).toBe(true);
    expect(printed.length).toBe(CHECKS.length + 2);
    for (const party of [stage.own, stage.other]) {
      const { data } = await party.operate<{ data: { revokedAt: string | null }[] }>(
        "GET",
        "/keys?limit=100",
      );
      expect(data.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
      const { key } = await party.makeKey();
      for (const path of ["/v1/properties", "/v1/properties?status=DELETED", "/v1/webhooks"])
        expect((await stage.client.send("GET", path, { key })).body).toMatchObject({ data: [] });
    }
  });

  it.each(BROKEN)("is red for %s: a service %s", async (guard, _, breaking) => {
    expect(await tryGuard(guard, (request, ask) => ask(request))).toBe("green");
    expect(await tryGuard(guard, breaking)).not.toBe("green");
  });

  it("is red for signatures that are wrong, old or of another secret", async () => {
    expect(await tryGuard("signatures", (request, ask) => ask(request))).toBe("green");
    isSignatureBroken = true;
    expect(await tryGuard("signatures", (request, ask) => ask(request))).toBe(
      "a webhook's signature is wrong",
    );
    isSignatureBroken = false;
    const { headers, body } = arrivals.at(-1)!;
    expect(await isSigned(`whsec_${btoa("another secret")}`, headers, body)).toBe(false);
  });

  it("says so if the platform does not show where it runs, and skips that check on this machine", async () => {
    const silent = (request: Request) => exports.default.fetch(request);
    for (const [guard, words] of [
      ["placement", "cf-placement"],
      ["databases' region", "--check"],
    ] as const) {
      const { run, untried } = CHECKS.find((check) => check.guard === guard)!;
      const client = new Client(env.PUBLIC_URL, silent);
      expect(await run({ ...stage, client })).toContain(words);
      expect(untried!({ ...stage, client })).toBeNull();
      expect(untried!({ ...stage, client: new Client("http://127.0.0.1:8787", silent) })).not.toBeNull();
    }
  });

  it("is tested for the loss of every guard that it checks", () => {
    const broken = new Set([...BROKEN.map(([guard]) => guard), "signatures"]);
    expect(CHECKS.map(({ guard }) => guard).filter((guard) => !broken.has(guard))).toEqual([]);
  });

  it("uses the same two accounts each time", async () => {
    const again = await prepare(stage.client, env.BACKOFFICE_TOKEN);
    expect(again.map(({ id }) => id)).toEqual([stage.own.id, stage.other.id]);
  });

  it("is red as a whole for one lost guard, and for a back office that refuses its token", async () => {
    receive();
    const printed: string[] = [];
    const whole = (fetch: Fetch, token = env.BACKOFFICE_TOKEN) =>
      smoke({ url: env.PUBLIC_URL, token, fetch, pause, print: (line) => printed.push(line) });
    const broken = (request: Request) => at(/^\/health$/, answering(502))(request, serve);
    expect(await whole(broken)).toBe(false);
    expect(printed.filter((line) => line.startsWith("RED"))).toEqual([
      "RED    health: GET /health answered 502 internal, not 200",
    ]);
    expect(await whole(serve, "another-token-0123456789")).toBe(false);
  });
});
