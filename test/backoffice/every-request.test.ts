import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../support/api.ts";
import { send } from "../support/http.ts";

const TOKEN = "test-backoffice-token";

describe("a request of the back office", () => {
  it.each([
    ["without a token", null],
    ["with a wrong token", "test-backoffice-tokeN"],
    ["with the token cut short", TOKEN.slice(0, -1)],
    ["with an empty token", ""],
  ])("is refused %s", async (_, key) => {
    const answer = await backoffice.get("/accounts", { key });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: "unauthorized", status: 401 });
    expect(answer.headers.get("WWW-Authenticate")).toBe('Bearer realm="backoffice"');
  });

  it("is refused with a key of the API", async () => {
    const { key } = await makeAccount();
    expect((await backoffice.get("/accounts", { key })).status).toBe(401);
  });

  it.each(["/nowhere", "/accounts/acc-0/keys", "/openapi.json"])(
    "is asked for its token before it learns whether %s exists",
    async (path) => {
      const answers = await Promise.all([
        send("GET", `/backoffice${path}`, null),
        send("OPTIONS", `/backoffice${path}`, null),
        send("POST", `/backoffice${path}`, null, { body: "not json" }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    },
  );

  it.each([
    "/v1/../backoffice/accounts",
    "/v1/%2e%2e/backoffice/accounts",
    "/v1/..%2fbackoffice/accounts",
    "/docs/%2e%2e/backoffice/openapi.json",
    "/backoffice/./accounts",
    "/backoffice//accounts",
    "/backoffice/accounts/",
    "/backoffice\\accounts",
    "/backoffice%2faccounts",
    "/backoffice;x/accounts",
    "/%62ackoffice/accounts",
    "/BACKOFFICE/accounts",
    "//backoffice/accounts",
  ])("is refused whatever its method and key at %s", async (path) => {
    const { key } = await makeAccount();
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
      for (const credential of [null, key]) {
        expect([401, 404], method).toContain((await send(method, path, credential)).status);
      }
    }
  });

  it("answers unknown paths with 404", async () => {
    const answer = await backoffice.get("/nowhere");
    expect([answer.status, answer.body.code]).toEqual([404, "route_not_found"]);
  });

  it("answers a wrong method with 405 and the allowed methods", async () => {
    const answer = await send("DELETE", "/backoffice/accounts", TOKEN);
    expect([answer.status, answer.body.code]).toEqual([405, "method_not_allowed"]);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD, OPTIONS, POST");
  });

  it("answers OPTIONS with the methods of a path", async () => {
    const answer = await send("OPTIONS", "/backoffice/accounts/acc-0/access", TOKEN);
    expect([answer.status, answer.headers.get("Allow")]).toEqual([204, "OPTIONS, PUT"]);
  });

  it("has request id and language on every answer", async () => {
    const known = await backoffice.get("/accounts", { headers: { "Accept-Language": "en" } });
    expect(known.headers.get("Content-Language")).toBe("en");
    const unknown = await backoffice.get("/nowhere");
    expect(unknown.headers.get("Content-Language")).toBe("pt-BR");
    expect(unknown.headers.get("X-Request-Id")).toBe(unknown.body.requestId);
    expect(known.headers.get("RateLimit")).toBeNull();
  });
});

describe("the input of the back office", () => {
  it("lists every fault of header, query and body at once", async () => {
    const body = { name: "", type: "BANK", plan: "PRO", propertyLimit: -1, ownerName: "A", extra: 1 };
    const headers = { "X-Actor": "" };
    const answer = await backoffice.post("/accounts?dryRun=true", body, { headers });
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_body"]);
    const found = answer.body.invalidParams.map((fault: Record<string, string>) =>
      [fault.in, fault.name, fault.code].join(" "),
    );
    expect(found.sort()).toEqual([
      "body extra unknown_field",
      "body name too_short",
      "body ownerEmail required",
      "body propertyLimit too_low",
      "body type not_in_list",
      "header X-Actor invalid_format",
      "query dryRun unknown_param",
    ]);
  });

  it.each([["x".repeat(101)], ["a\tb"]])("refuses an actor that is not a name", async (actor) => {
    const answer = await backoffice.get("/accounts", { headers: { "X-Actor": actor } });
    expect(answer.body).toMatchObject({
      code: "invalid_param",
      invalidParams: [{ in: "header", name: "X-Actor", code: "invalid_format" }],
    });
  });

  it("accepts only JSON objects", async () => {
    const answers = await Promise.all([
      backoffice.post("/accounts", "[]"),
      backoffice.post("/accounts", "{"),
      backoffice.post("/accounts", "{}", { headers: { "Content-Type": "text/plain" } }),
    ]);
    expect(answers.map(({ body }) => body.invalidParams[0].code)).toEqual([
      "not_an_object",
      "malformed",
      "not_json",
    ]);
  });
});
