import { Webhook } from "standardwebhooks";
import { describe, expect, it, vi } from "vitest";
import { newSecret } from "../../durable-objects/event-log/webhooks/endpoints.ts";
import type { OutboundPorts } from "../../src/outbound/guarded-fetch.ts";
import { postWebhook, type SignedMessage } from "../../src/outbound/post-webhook.ts";
import type { Fetch } from "../../src/outbound/resolver.ts";
import { stopClockAt } from "../support/time.ts";
import { fakeNetwork, streamed } from "./fake-network.ts";

const URL = "https://crm.receptor.com.br/eventos";
const BODY = JSON.stringify({ type: "property.created", data: { externalRef: "ção \u2028 🏠" } });

const message = (overrides: Partial<SignedMessage> = {}): SignedMessage => ({
  url: URL,
  secrets: [newSecret()],
  id: "evt_1",
  body: BODY,
  ...overrides,
});

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** Ports with a receiver that gives this answer; the clock is real, as the reference verifier's is. */
const portsTo = (
  answer: () => Response | Promise<Response>,
  options: Parameters<typeof fakeNetwork>[1] = {},
): OutboundPorts & { sent: Sent[] } => {
  const sent: Sent[] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, init });
    return answer();
  };
  return { ...fakeNetwork({}, options).ports, now: () => Date.now(), fetch, sent };
};

const answering = (status: number, headers: Record<string, string> = {}) =>
  portsTo(() => new Response(null, { status, headers }));

const headersOf = ({ init }: Sent): Record<string, string> => Object.fromEntries(new Headers(init.headers));

describe("the signature", () => {
  it("is valid for the reference verifier over exactly the bytes sent", async () => {
    const ports = answering(204);
    const secret = newSecret();
    await postWebhook(ports, message({ secrets: [secret] }));
    const [sent] = ports.sent;
    const verified = new Webhook(secret).verify(sent!.init.body as string, headersOf(sent!));
    expect(verified).toEqual(JSON.parse(BODY));
    expect(sent!.init.body).toBe(BODY);
    expect(() => new Webhook(newSecret()).verify(BODY, headersOf(sent!))).toThrow("signature");
    expect(() => new Webhook(secret).verify(`${BODY} `, headersOf(sent!))).toThrow("signature");
  });

  it("is valid for every secret of an overlap", async () => {
    const ports = answering(204);
    const secrets = [newSecret(), newSecret(), newSecret()];
    await postWebhook(ports, message({ secrets }));
    const headers = headersOf(ports.sent[0]!);
    for (const secret of secrets) expect(new Webhook(secret).verify(BODY, headers)).toBeTruthy();
    expect(headers["webhook-signature"]).toMatch(/^v1,[^ ]+ v1,[^ ]+ v1,[^ ]+$/);
  });

  it("is computed again with the time of each attempt, under the same id", async () => {
    stopClockAt(Date.now());
    const ports = answering(500);
    const one = message();
    await postWebhook(ports, one);
    vi.setSystemTime(Date.now() + 3_600_000);
    await postWebhook(ports, one);
    const [first, second] = ports.sent.map(headersOf);
    expect(second!["webhook-id"]).toBe(first!["webhook-id"]);
    expect(Number(second!["webhook-timestamp"]) - Number(first!["webhook-timestamp"])).toBe(3_600);
    expect(second!["webhook-signature"]).not.toBe(first!["webhook-signature"]);
    expect(new Webhook(one.secrets[0]!).verify(BODY, second!)).toBeTruthy();
    expect(() => new Webhook(one.secrets[0]!).verify(BODY, first!)).toThrow("old");
  });
});

describe("the answer of a receiver", () => {
  it.each([
    { status: 200, error: null },
    { status: 204, error: null },
    { status: 301, error: "redirect_not_followed" },
    { status: 304, error: "redirect_not_followed" },
    { status: 404, error: "http_status" },
    { status: 410, error: "http_status" },
    { status: 500, error: "http_status" },
  ])("$status is reported as $error", async ({ status, error }) => {
    const ports = answering(status, { location: "https://elsewhere.com.br/" });
    expect(await postWebhook(ports, message())).toMatchObject({
      statusCode: status,
      error,
      retryAfterSeconds: null,
    });
    expect(ports.sent).toHaveLength(1);
    expect(ports.sent[0]!.init.redirect).toBe("manual");
  });

  it.each([
    { status: 429, header: "120", seconds: 120 },
    { status: 503, header: "120", seconds: 120 },
    { status: 503, header: "soon", seconds: null },
    { status: 503, header: "-5", seconds: null },
    { status: 500, header: "120", seconds: null },
    { status: 200, header: "120", seconds: null },
  ])("$status with Retry-After $header delays by $seconds s", async ({ status, header, seconds }) => {
    const result = await postWebhook(answering(status, { "Retry-After": header }), message());
    expect(result.retryAfterSeconds).toBe(seconds);
  });

  it("is awaited, and its body released unread", async () => {
    const result = await postWebhook(portsTo(streamed(["secret of the ", "receiver"], {})), message());
    expect(result).toMatchObject({ statusCode: 200, error: null });
    expect(JSON.stringify(result)).not.toContain("secret");
  });

  it("is cut off at its limit, and the delivery counts as made", async () => {
    const canceled = vi.fn();
    const long = Array.from({ length: 70 }, () => "x".repeat(1_000));
    const result = await postWebhook(portsTo(streamed(long, { hangs: true, onCancel: canceled })), message());
    expect(result).toMatchObject({ statusCode: 200, error: null });
    expect(canceled).toHaveBeenCalledOnce();
  });

  it("whose body never ends is a timeout", async () => {
    const deadline = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline.signal);
    const posted = postWebhook(portsTo(streamed(["begun"], { hangs: true })), message());
    queueMicrotask(() => deadline.abort());
    expect(await posted).toMatchObject({ statusCode: null, error: "timeout" });
  });

  it("that does not arrive is a timeout after ten seconds, even if fetch ignores its signal", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    const result = await postWebhook(
      portsTo(() => new Promise(() => undefined)),
      message(),
    );
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(result).toMatchObject({ statusCode: null, error: "timeout" });
  });

  it("that breaks off is a network error without the platform's words", async () => {
    const ports = portsTo(() => Promise.reject(new TypeError("connect 10.0.0.7: refused")));
    const result = await postWebhook(ports, message());
    expect(result).toMatchObject({ statusCode: null, error: "network_error" });
    expect(JSON.stringify(result)).not.toContain("10.0.0.7");
  });
});

describe("the address of every post", () => {
  it.each([
    { url: "http://receptor.com.br/", error: "scheme_not_allowed" },
    { url: "https://user:pass@receptor.com.br/", error: "credentials_in_url" },
    { url: "https://127.0.0.1/", error: "ip_address" },
    { url: "https://0x7f.1/", error: "ip_address" },
    { url: "https://2130706433/", error: "ip_address" },
    { url: "https://①②⑦.0.0.1/", error: "ip_address" },
    { url: "https://169.254.169.254/latest/meta-data", error: "ip_address" },
    { url: "https://[::1]/", error: "ip_address" },
    { url: "https://[::ffff:10.0.0.1]/", error: "ip_address" },
    { url: "https://[64:ff9b::7f00:1]/", error: "ip_address" },
    { url: "https://93.184.215.14/", error: "ip_address" },
    { url: "https://localhost/", error: "reserved_name" },
    { url: "https://db.internal./", error: "reserved_name" },
    { url: "https://intranet/", error: "reserved_name" },
    { url: "https://api.nossa.com.br/v1", error: "own_host" },
    { url: "https://API.nossa.com.br./v1", error: "own_host" },
    { url: "https://x.api.nossa.com.br/", error: "own_host" },
    { url: "https://receptor.com.br:8443/", error: "port_not_allowed" },
  ])("$url is $error, and nothing leaves", async ({ url, error }) => {
    const ports = answering(200);
    expect(await postWebhook(ports, message({ url }))).toMatchObject({ statusCode: null, error });
    expect(ports.sent).toEqual([]);
  });

  it.each([
    ["10.1.2.3"],
    ["100.64.0.1"],
    ["127.0.0.1"],
    ["169.254.169.254"],
    ["172.16.0.1"],
    ["192.168.1.1"],
    ["224.0.0.1"],
    ["::1"],
    ["fd00::1"],
    ["fe80::1"],
    ["::ffff:192.168.0.1"],
    ["64:ff9b::a00:1"],
    ["93.184.215.14", "10.0.0.1"],
  ])("whose name now resolves to %s gets nothing", async (...addresses) => {
    const ports = portsTo(() => new Response(), { dns: { "crm.receptor.com.br": addresses } });
    expect(await postWebhook(ports, message())).toMatchObject({ error: "private_address" });
    expect(ports.sent).toEqual([]);
  });

  it.each([
    { dns: [], error: "host_not_found" },
    { dns: new Error("SERVFAIL"), error: "dns_failed" },
  ])("whose name cannot be resolved is $error", async ({ dns, error }) => {
    const ports = portsTo(() => new Response(), { dns: { "crm.receptor.com.br": dns } });
    expect(await postWebhook(ports, message())).toMatchObject({ statusCode: null, error });
    expect(ports.sent).toEqual([]);
  });
});
