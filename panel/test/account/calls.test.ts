import { beforeEach, describe, expect, it } from "vitest";
import { makeAccount, makeKey, type TestAccount } from "../../../test/support/api.ts";
import { aCall, callLogOf, logCalls, sendLogged } from "../../../test/support/call-log.ts";
import { listing } from "../../../test/support/listing.ts";
import { moveClock, stopClockAt } from "../../../test/support/time.ts";
import { correctedCall } from "../../src/account/calls/corrected.ts";
import { fromField } from "../../src/kit/local-time.ts";
import { enter } from "../browser.ts";

const CPF = "123.456.789-00";
const BODY = { ...listing({ salePrice: "Zuleica" }), address: { city: "Xerxes", state: "PR" } };

const refuse = async ({ key }: TestAccount): Promise<string> => {
  const { headers } = await sendLogged("PUT", `/v1/properties/by-ref/${CPF}`, key, { body: BODY });
  return headers.get("X-Request-Id")!;
};

beforeEach(logCalls);

describe("a bad PUT at the dashboard", () => {
  it("is a row within five seconds, with its code and faults and no value of the request", async () => {
    const account = await makeAccount();
    const requestId = await refuse(account);
    const { browser, base } = await enter(account, "DEVELOPER");
    const list = await browser.get(`${base}/requests`);
    expect(list.text).toContain("<code>PUT /properties/by-ref/{ref}</code>");
    expect(list.text).toContain("<code>invalid_param</code>");
    const page = await browser.get(`${base}/requests/${requestId}`);
    for (const part of [
      "/address/city",
      "not_found",
      "/salePrice",
      "wrong_type",
      "/docs/erros/invalid-param",
    ])
      expect(page.text).toContain(part);
    expect(page.text).toContain("http://api.test/v1/properties/by-ref/$REF");
    for (const value of [CPF, "Zuleica", "Xerxes"]) expect(list.text + page.text).not.toContain(value);
  });

  it("is found by its id, and another account's is not", async () => {
    const [account, other] = await Promise.all([makeAccount(), makeAccount()]);
    const requestId = await refuse(account);
    const mine = await enter(account);
    const found = await mine.browser.get(`${mine.base}/requests/find?requestId=${requestId}`);
    expect(found.to).toBe(`${mine.base}/requests/${requestId}`);
    const theirs = await enter(other);
    const page = await theirs.browser.get(`${theirs.base}/requests/${requestId}`);
    expect(page.status).toBe(404);
    expect(page.text).toContain("O registro guarda 30 dias.");
  });
});

describe("the page of requests", () => {
  it("shows the same list at the same address, by code, key and hour", async () => {
    stopClockAt("2031-03-10T12:00:00Z");
    const account = await makeAccount();
    const other = await makeKey(account.path, { name: "Outra chave" });
    const log = callLogOf(account.accountId);
    const refused = { status: 403, code: "access_denied", keyId: other.keyId };
    await log.add([aCall({ ...refused, operation: "getMe", path: "/me" })]);
    moveClock(3_600_000);
    await log.add([aCall(refused), aCall({ ...refused, keyId: account.keyId, path: "/leads" })]);
    // Ten in the morning in São Paulo is 13:00 UTC.
    const query = `code=access_denied&keyId=${other.keyId}&from=2031-03-10T09%3A30&to=2031-03-10T10%3A30`;
    const texts: string[] = [];
    for (let reader = 0; reader < 2; reader += 1) {
      const { browser, base } = await enter(account, "MANAGER");
      moveClock(60_000);
      texts.push(/<tbody>.*<\/tbody>/s.exec((await browser.get(`${base}/requests?${query}`)).text)![0]);
    }
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]!.match(/<tr>/g)).toHaveLength(1);
    expect(texts[0]).toContain("GET /properties");
    expect(texts[0]).toContain("Outra chave");
  });

  it("says what filters hide, and how to make the first call", async () => {
    const { account, browser, base } = await enter(await makeAccount());
    const empty = await browser.get(`${base}/requests`);
    expect(empty.text).toContain("Nenhuma chamada neste período. Faça a primeira:");
    expect(empty.text).toContain("http://api.test/v1/me");
    await refuse(account);
    const filtered = await browser.get(`${base}/requests?code=internal`);
    expect(filtered.text).toContain("Nenhum resultado com estes filtros; sem eles, o total de chamadas é 1.");
    browser.language = "en";
    expect((await browser.get(`${base}/requests?code=internal`)).text).toContain(
      "without them, the total is 1.",
    );
  });

  it("says how much of the log it lists", async () => {
    const account = await makeAccount();
    const calls = [aCall(), aCall(), aCall({ status: 403, code: "access_denied" })];
    await callLogOf(account.accountId).add(calls);
    const { browser, base } = await enter(account);
    const { text } = await browser.get(`${base}/requests?code=access_denied`);
    expect(text).toContain("1 nesta página, de 3 nos últimos 30 dias");
    expect(text).toContain('role="img" aria-label="Chamadas por dia, nos últimos 30 dias"');
    browser.language = "en";
    expect((await browser.get(`${base}/requests`)).text).toContain(
      "3 on this page, of 3 in the last 30 days",
    );
  });

  it("names each folded filter at work, with an address without it", async () => {
    const account = await makeAccount();
    const { keyId } = await makeKey(account.path, { name: "Outra chave" });
    const { browser, base } = await enter(account);
    const { text } = await browser.get(`${base}/requests?code=internal&keyId=${keyId}`);
    const chips = text.match(/<a class="chip".*?<\/a>/gs)!;
    expect(chips).toHaveLength(2);
    expect(chips[0]).toContain("<strong>Outra chave</strong>");
    expect(chips[0]).toContain(`href="${base}/requests?code=internal"`);
    expect(chips[1]).toContain("<strong>internal</strong>");
    expect(chips[1]).toContain(`href="${base}/requests?keyId=${keyId}"`);
    for (const name of ["constructor", "__proto__", "<img src=x>"]) {
      const page = await browser.get(`${base}/requests?via=${encodeURIComponent(name)}`);
      expect(page.text).not.toContain("<img src=x>");
      expect(page.status).toBe(400);
    }
  });

  it("continues by a cursor, and exports what it lists", async () => {
    const account = await makeAccount();
    await callLogOf(account.accountId).add(
      Array.from({ length: 60 }, (_, at) => aCall({ ms: at, agent: "=1+1" })),
    );
    const { browser, base } = await enter(account);
    const page = await browser.get(`${base}/requests`);
    const next = /href="([^"]*cursor=[^"]*)"/.exec(page.text)![1]!.replaceAll("&amp;", "&");
    expect((await browser.get(next)).text.match(/<th scope="row">/g)).toHaveLength(10);
    const file = await browser.get(`${base}/requests/calls.csv?status=2xx`);
    expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(file.text.trim().split("\r\n")).toHaveLength(61);
    expect(file.text).toContain(`"'=1+1"`);
  });

  it("says which period applies, even where nobody has chosen one", async () => {
    const { browser, base } = await enter(await makeAccount());
    const chosen = async (path: string) => {
      const [, period] = /Período<select[^>]*>(.*?)<\/select>/.exec((await browser.get(base + path)).text)!;
      return (
        /<option[^>]*selected[^>]*>([^<]+)/.exec(period!)?.[1] ?? /<option[^>]*>([^<]+)/.exec(period!)![1]
      );
    };
    expect(await chosen("/requests")).toBe("24 horas");
    expect(await chosen("/requests?hours=720")).toBe("30 dias");
    expect(await chosen("/requests?hours=5")).toBe("24 horas");
    expect(await chosen("/requests?hours=720&from=2026-01-02T03:04")).toBe("entre datas");
    expect(await chosen("/errors")).toBe("7 dias");
  });

  it("takes any text as a filter", async () => {
    const { browser, base } = await enter(await makeAccount());
    for (const query of ["hours=__proto__", "from=x", "to=2031-99-99T99:99", "code=%00", "objectId=%27--"])
      expect((await browser.get(`${base}/requests?${query}`)).status, query).toBeLessThan(500);
  });

  it.each(["/requests", "/errors", "/requests/x", "/requests/calls.csv"])(
    "is closed to a broker: %s",
    async (path) => {
      const { browser, base } = await enter(await makeAccount(), "BROKER");
      expect((await browser.get(base + path)).status).toBe(403);
    },
  );
});

describe("the page of errors", () => {
  it("groups them by code and operation, and leads to their calls", async () => {
    const account = await makeAccount();
    await refuse(account);
    await refuse(account);
    const { browser, base } = await enter(account);
    const { text } = await browser.get(`${base}/errors`);
    expect(text).toContain("putPropertyByRef");
    expect(text).toMatch(/data-label="Vezes" class="number">2</);
    expect(text).toContain("Integração:");
    const link = /href="([^"]*\/requests\?hours[^"]*)"/.exec(text)![1]!.replaceAll("&amp;", "&");
    expect((await browser.get(link)).text.match(/<th scope="row">/g)).toHaveLength(2);
    const week = (await browser.get(`${base}/errors?days=7`)).text;
    expect(week).toContain('<rect class="warning"');
    // A chart of a single bar says no more than the row.
    expect((await browser.get(`${base}/errors?days=1`)).text).not.toContain('<rect class="warning"');
  });

  it("says that there are none", async () => {
    const { browser, base } = await enter(await makeAccount());
    expect((await browser.get(`${base}/errors`)).text).toContain("Nenhum erro neste período.");
  });
});

describe("the corrected call", () => {
  const one = {
    requestId: "",
    at: "",
    keyId: "",
    operation: "",
    method: "PUT",
    path: "/properties/by-ref/{ref}",
    status: 400,
    code: "invalid_body",
    durationMs: 1,
    objectId: null,
    dryRun: false,
    replayed: false,
    via: "api" as const,
    tool: null,
    network: null,
    userAgent: null,
    bytesIn: 0,
    bytesOut: 0,
  };

  it("has the members at fault without values, and none that the contract lacks", () => {
    const fault = (name: string, code: string) => ({ in: "body", name, code });
    const faults = [
      fault("/address/city", "required"),
      fault("/photos/0", "not_public"),
      fault("/*", "unknown_field"),
    ];
    const text = correctedCall("https://api.example.com", { ...one, invalidParams: faults });
    expect(text).toContain('"https://api.example.com/v1/properties/by-ref/$REF"');
    expect(text).toContain(`-d '{"address":{"city":"…","state":"…"},"photos":["…"]}'`);
  });

  it("has values shaped as the contract has them, and is accepted", async () => {
    const account = await makeAccount();
    const sent = {
      type: "CASTELO",
      purposes: "VENDA",
      salePrice: "caro",
      address: { neighborhood: "Batel" },
    };
    const { body: refused } = await account.api.put("/properties/by-ref/TORTA-1", { body: sent });
    const text = correctedCall("https://api.example.com", {
      ...one,
      operation: "putPropertyByRef",
      invalidParams: refused.invalidParams.map(({ pointer, code }: Record<string, string>) => ({
        in: "body",
        name: pointer,
        code,
      })),
    });
    const corrected = JSON.parse(/-d '(.*)'/.exec(text)![1]!);
    expect(corrected).toMatchObject({ type: "APARTAMENTO", purposes: ["VENDA"], salePrice: 850_000 });
    const body = { ...sent, ...corrected, address: { ...sent.address, ...corrected.address } };
    expect((await account.api.put("/properties/by-ref/TORTA-1", { body })).status).toBe(201);
  });

  it("has a query's parameters, and no body where none is sent", () => {
    const invalidParams = [{ in: "query", name: "limit", code: "too_high" }];
    const text = correctedCall("https://x.example", {
      ...one,
      method: "GET",
      path: "/properties",
      invalidParams,
    });
    expect(text).toContain('"https://x.example/v1/properties?limit=…"');
    expect(text).not.toContain("-d ");
  });
});

describe("a field of São Paulo's time", () => {
  it.each([
    ["2031-03-10T09:30", "2031-03-10T12:30:00.000Z"],
    // Daylight saving time, which Brazil had until 2019.
    ["2018-12-10T09:30", "2018-12-10T11:30:00.000Z"],
    ["2031-13-10T09:30", null],
    ["", null],
    [undefined, null],
  ])("%s is %s", (text, at) => {
    expect(fromField(text)).toBe(at);
  });
});
