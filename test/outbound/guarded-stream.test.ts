import { describe, expect, it } from "vitest";
import type { OutboundPorts } from "../../src/outbound/guarded-fetch.ts";
import { conditionalHeaders, guardedStream, isNotModified } from "../../src/outbound/guarded-stream.ts";
import { fakeNetwork, redirect, streamed } from "./fake-network.ts";

const URL = "https://crm.empresa.com.br/feed.xml";
const LIMITS = { timeoutMs: 200, maxRedirects: 3 };

const read = async (ports: OutboundPorts, url = URL) => {
  const opened = await guardedStream(ports, url, LIMITS);
  if (!opened.ok) return opened.fault;
  const chunks: Uint8Array[] = [];
  for await (const chunk of opened.chunks) chunks.push(chunk);
  return new Blob(chunks).text();
};

const gzip = async (text: string): Promise<Uint8Array> => {
  const stream = new Response(text).body!.pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

describe("a stream from a customer's address", () => {
  it("passes the body on as it arrives", async () => {
    const { ports } = fakeNetwork({ [URL]: streamed(["<a>", "", "</a>"], {}) });
    expect(await read(ports)).toBe("<a></a>");
  });

  it("is unpacked if it is a gzip file", async () => {
    const bytes = await gzip("<feed/>");
    expect(await read(fakeNetwork({ [URL]: () => new Response(bytes) }).ports)).toBe("<feed/>");
  });

  it("is empty if there is no body", async () => {
    expect(await read(fakeNetwork({ [URL]: () => new Response(null, { status: 204 }) }).ports)).toBe("");
  });

  it("gives the validator (ETag or date) for a later request", async () => {
    const { ports } = fakeNetwork({ [URL]: streamed(["x"], { headers: { etag: '"1"' } }) });
    expect(await guardedStream(ports, URL, LIMITS)).toMatchObject({
      validators: { etag: '"1"', lastModified: null },
    });
    expect(conditionalHeaders({ etag: '"1"', lastModified: "x" })).toEqual({
      "if-none-match": '"1"',
      "if-modified-since": "x",
    });
  });

  it("that has not changed is recognized by its status", async () => {
    const { ports } = fakeNetwork({ [URL]: () => new Response(null, { status: 304 }) });
    const opened = await guardedStream(ports, URL, LIMITS);
    expect(!opened.ok && isNotModified(opened)).toBe(true);
  });

  it.each([
    ["an address nobody may fetch", "https://10.0.0.1/f.xml", "ip_address"],
    ["a redirect to a private name", URL, "private_address"],
    ["a connection that fails", "https://fora.empresa.com.br/", "network_error"],
  ])("is refused for %s", async (_, url, fault) => {
    const { ports } = fakeNetwork(
      { [URL]: redirect("https://dentro.empresa.com.br/f.xml") },
      { dns: { "dentro.empresa.com.br": ["10.0.0.1"] } },
    );
    expect(await read(ports, url)).toBe(fault);
  });

  it("that stalls is cut off, and its source released", async () => {
    let canceled = false;
    const onCancel = (): void => {
      canceled = true;
    };
    const { ports } = fakeNetwork({ [URL]: streamed(["<a>"], { hangs: true, onCancel }) });
    await expect(read(ports)).rejects.toThrow();
    expect(canceled).toBe(true);
  });
});
