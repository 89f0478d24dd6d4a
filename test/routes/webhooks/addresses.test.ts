import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import type { Answer, Method } from "../../support/http.ts";
import { serveWith } from "../../support/serve-with.ts";

const PUBLIC = "https://crm.receptor.com.br/eventos";
/** RFC 1035, RFC 3596. */
const RECORD_TYPES: Readonly<Record<string, number>> = { A: 1, AAAA: 28 };

let account: TestAccount;
let posted: string[];
/** The addresses of names; a public address by default. */
let dns: Record<string, string[]>;

/** A resolver without a cache, and receivers that answer 200. */
const answerFetch = async (input: unknown): Promise<Response> => {
  const url = new URL(String(input));
  if (!url.pathname.endsWith("/dns-query")) {
    posted.push(url.href);
    return new Response(null, { status: 200 });
  }
  const name = url.searchParams.get("name")!;
  const type = RECORD_TYPES[url.searchParams.get("type")!]!;
  const addresses = (dns[name] ?? ["93.184.215.14"]).filter(
    (address) => address.includes(":") === (type === 28),
  );
  return Response.json({ Status: 0, Answer: addresses.map((data) => ({ name, type, TTL: 0, data })) });
};

beforeEach(async () => {
  account = await makeAccount();
  posted = [];
  dns = {};
  vi.spyOn(globalThis, "fetch").mockImplementation(answerFetch);
});

/** Sends a call to the service as deployed, which refuses private addresses. */
const send = async (method: Method, path: string, body?: unknown): Promise<Answer> => {
  const options = body === undefined ? {} : { body };
  const deployed = faultyEnv(null, { ALLOW_PRIVATE_TARGETS: "false" });
  return (await serveWith(deployed, { key: account.key, method, path, options })) as Answer;
};

const register = async (): Promise<string> => {
  const { status, text, body } = await send("POST", "/webhooks", { url: PUBLIC });
  expect(status, text).toBe(201);
  return body.data.id;
};

describe("an address that is not public", () => {
  it.each([
    "http://crm.receptor.com.br/",
    "ftp://crm.receptor.com.br/",
    "https://user:secret@crm.receptor.com.br/",
    "https://user@crm.receptor.com.br/",
    "https://10.0.0.1/",
    "https://100.64.1.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://127.1/",
    "https://0x7f000001/",
    "https://017700000001/",
    "https://2130706433/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[64:ff9b::10.0.0.1]/",
    "https://[fd00::1]/",
    "https://224.0.0.1/",
    "https://93.184.215.14/",
    "https://localhost/",
    "https://localhost./",
    "https://metadata.google.internal/",
    "https://printer.local/",
    "https://intranet/",
    "https://api.test/v1/properties",
    "https://API.TEST./v1/properties",
    "https://crm.receptor.com.br:8443/",
    "https://crm.receptor.com.br:22/",
    "nonsense",
    "//crm.receptor.com.br/",
    " https://crm.receptor.com.br/",
    "https://crm.receptor.com.br\\@127.0.0.1/",
  ])("%o is refused at POST and at PATCH, and on dry runs", async (url) => {
    const id = await register();
    const answers = [
      await send("POST", "/webhooks", { url }),
      await send("POST", "/webhooks?dryRun=true", { url }),
      await send("PATCH", `/webhooks/${id}`, { url }),
    ];
    for (const { status, body } of answers) {
      expect({ status, code: body.code }).toEqual({ status: 422, code: "webhook_url_refused" });
      expect(body.invalidParams).toMatchObject([{ in: "body", name: "url", code: "not_public" }]);
    }
    expect((await send("GET", "/webhooks")).body.data).toMatchObject([{ url: PUBLIC }]);
    expect(posted).toEqual([]);
  });

  it.each([
    [["10.0.0.1"]],
    [["93.184.215.14", "192.168.0.1"]],
    [["2606:2800:21f:cb07:6820:80da:af6b:8b2c", "::ffff:10.0.0.1"]],
    [["64:ff9b::a9fe:a9fe"]],
    [[]],
  ])("is refused by what its name resolves to: %o", async (addresses) => {
    dns["rebind.receptor.com.br"] = addresses;
    const { status, body } = await send("POST", "/webhooks", { url: "https://rebind.receptor.com.br/" });
    expect({ status, code: body.code }).toEqual({ status: 422, code: "webhook_url_refused" });
  });
});

describe("a name that is rebound after it was saved", () => {
  it("gets no test delivery, and the answer says why", async () => {
    const id = await register();
    expect((await send("POST", `/webhooks/${id}/test`)).body.data).toMatchObject({ delivered: true });
    dns["crm.receptor.com.br"] = ["127.0.0.1"];
    const { body } = await send("POST", `/webhooks/${id}/test`);
    expect(body.data).toMatchObject({ delivered: false, statusCode: null, error: "private_address" });
    expect(posted).toEqual([PUBLIC]);
  });
});
