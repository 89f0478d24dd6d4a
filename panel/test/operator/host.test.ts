import { SignJWT } from "jose";
import { describe, expect, it, vi } from "vitest";
import { aBrowser, type Browser } from "../browser.ts";
import { AUDIENCE, anOperator, aTeam, CONSOLE_URL, consoleEnv, pairOf, proveIdentity } from "../operator.ts";

const EMAIL = "ana@example.com";
const STAFF = `${EMAIL} SUPPORT`;

/** A browser at the console's host that presents a token of the team. */
const presenting = async (
  make: (team: Awaited<ReturnType<typeof aTeam>>) => Promise<string>,
): Promise<Browser> => {
  const team = await aTeam();
  const browser = aBrowser();
  browser.origin = CONSOLE_URL;
  browser.env = consoleEnv(team.url, STAFF);
  browser.headers["Cf-Access-Jwt-Assertion"] = await make(team);
  return browser;
};

const seconds = (): number => Math.floor(Date.now() / 1_000);
const PATHS = [
  "/operator",
  "/operator/accounts",
  "/operator/nowhere",
  "/",
  "/signin",
  "/health",
  "/local/inbox",
];

const unsigned = (claims: object): string => {
  const part = (value: object) =>
    new TextEncoder().encode(JSON.stringify(value)).toBase64({ alphabet: "base64url" });
  return `${part({ alg: "none" })}.${part(claims)}.`.replaceAll("=", "");
};

describe("Access at the console", () => {
  it("lets in a person who is on the list, by a token of this team and this application", async () => {
    const browser = await presenting((team) => team.sign({ email: "Ana@Example.com" }));
    const page = await browser.get("/operator");
    expect([page.status, page.text.includes(EMAIL)]).toEqual([200, true]);
    expect((await browser.get("/")).to).toBe("/operator");
  });

  it.each<[string, (team: Awaited<ReturnType<typeof aTeam>>) => Promise<string>]>([
    ["of another issuer", (team) => team.sign({ email: EMAIL, iss: "https://other.cloudflareaccess.com" })],
    ["of another application", (team) => team.sign({ email: EMAIL, aud: ["cd".repeat(32)] })],
    ["that has ended", (team) => team.sign({ email: EMAIL, exp: seconds() - 61 })],
    ["without an end", (team) => team.sign({ email: EMAIL, exp: undefined as never })],
    ["that is not good yet", (team) => team.sign({ email: EMAIL, nbf: seconds() + 120 })],
    ["of somebody who is not on the list", (team) => team.sign({ email: "rui@example.com" })],
    ["of a service, which has no address", (team) => team.sign({ common_name: "robot.access" })],
    ["whose address is no text", (team) => team.sign({ email: [EMAIL] })],
    ["that is malformed", async () => "x.y.z"],
    [
      "without a signature",
      async (team) =>
        unsigned({ iss: team.url, aud: AUDIENCE, email: EMAIL, iat: seconds(), exp: seconds() + 60 }),
    ],
    [
      "of a key that the team does not have",
      async (team) => {
        const { privateKey } = await pairOf("stranger");
        return new SignJWT({
          iss: team.url,
          aud: AUDIENCE,
          email: EMAIL,
          iat: seconds(),
          exp: seconds() + 60,
        })
          .setProtectedHeader({ alg: "RS256", kid: "one" })
          .sign(privateKey);
      },
    ],
    [
      "signed with what the team publishes, as a secret",
      async (team) =>
        new SignJWT({ iss: team.url, aud: AUDIENCE, email: EMAIL, iat: seconds(), exp: seconds() + 60 })
          .setProtectedHeader({ alg: "HS256", kid: "one" })
          .sign(new TextEncoder().encode(`${team.url}/cdn-cgi/access/certs`)),
    ],
  ])("refuses a token %s, without a page", async (_, make) => {
    const browser = await presenting(make);
    for (const path of PATHS) {
      const { status, text } = await browser.get(path);
      expect([path, status, text]).toEqual([path, 403, "Forbidden"]);
    }
    expect((await browser.post("/operator/prove", {})).status).toBe(403);
  });

  it("tolerates a minute of difference between the clocks", async () => {
    const late = await presenting((team) => team.sign({ email: EMAIL, exp: seconds() - 50 }));
    expect((await late.get("/operator")).status).toBe(200);
  });

  it("refuses a request without a token, or with only the cookie of a developer's machine", async () => {
    const browser = await presenting(async () => "");
    delete browser.headers["Cf-Access-Jwt-Assertion"];
    browser.cookies.set("operator", `x%20${EMAIL}`);
    expect((await browser.get("/operator")).status).toBe(403);
    expect((await browser.get(`/local/operator?as=${EMAIL}&key=x`)).status).toBe(403);
  });

  it("asks the team for its keys once, and refuses everybody while it cannot", async () => {
    const browser = await presenting((team) => team.sign({ email: EMAIL }));
    await browser.get("/operator");
    await browser.get("/operator");
    const asked = vi.mocked(globalThis.fetch).mock.calls.filter(([url]) => String(url).includes("/certs"));
    expect(asked).toHaveLength(1);
    const cut = aBrowser();
    cut.origin = CONSOLE_URL;
    cut.env = consoleEnv("https://unreachable.cloudflareaccess.com", STAFF);
    cut.headers["Cf-Access-Jwt-Assertion"] = browser.headers["Cf-Access-Jwt-Assertion"]!;
    expect((await cut.get("/operator")).status).toBe(403);
  });
});

describe("the two hosts", () => {
  it("have nothing of each other: the console's pages are 404 at the owner's", async () => {
    const operator = await anOperator("SUPPORT");
    for (const path of ["/signin", "/accounts", "/a", "/health", "/local/inbox", "/operator/nowhere"])
      expect([path, (await operator.get(path)).status]).toEqual([path, 404]);
    operator.origin = operator.env.PANEL_URL;
    for (const path of ["/operator", "/operator/accounts", "/operator/prove", "/local/operator"]) {
      const { status, text } = await operator.get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain(operator.email);
    }
  });

  it("accept writes of their own pages only", async () => {
    const operator = await anOperator("SUPPORT");
    const path = "/operator/access-requests/acc-x/take";
    for (const headers of [{}, { "Sec-Fetch-Site": "same-site" }, { Origin: operator.env.PANEL_URL }])
      expect((await operator.post(path, {}, headers as Record<string, string>)).status).toBe(403);
    expect((await operator.post(path, {}, { Origin: CONSOLE_URL })).status).toBe(303);
  });
});

describe("a console that nobody has used for 30 minutes", () => {
  const MINUTE = 60;
  const issued = (minutesAgo: number) =>
    presenting((team) => team.sign({ email: EMAIL, iat: seconds() - minutesAgo * MINUTE }));

  it("asks for a code before anything else, and continues after it", async () => {
    const browser = await issued(31);
    const asked = await browser.get("/operator/accounts?access=ACTIVE");
    const next = encodeURIComponent("/operator/accounts?access=ACTIVE");
    expect([asked.status, asked.to]).toEqual([303, `/operator/prove?next=${next}`]);
    expect((await browser.post("/operator/access-requests/acc-x/take")).status).toBe(403);
    await proveIdentity(Object.assign(browser, { email: EMAIL }));
    expect((await browser.get("/operator/accounts?access=ACTIVE")).status).toBe(200);
  });

  it("does not ask while somebody uses it, however old the token is", async () => {
    const team = await aTeam();
    const browser = aBrowser();
    browser.origin = CONSOLE_URL;
    browser.env = consoleEnv(team.url, STAFF);
    const show = async (minutesAgo: number) => {
      const iat = seconds() - minutesAgo * MINUTE;
      browser.headers["Cf-Access-Jwt-Assertion"] = await team.sign({ email: EMAIL, iat });
    };
    await show(29);
    expect((await browser.get("/operator")).status).toBe(200);
    await show(300);
    expect((await browser.get("/operator")).status).toBe(200);
    const [name] = [...browser.cookies.keys()].filter((one) => one.endsWith("used"));
    for (const forged of ["", `${Date.now()}.00`, `${Date.now()}`]) {
      browser.cookies.set(name!, forged);
      expect((await browser.get("/operator")).to).toContain("/operator/prove");
    }
  });
});

describe("a developer's machine", () => {
  it("has a link in place of Access, which only its own key opens", async () => {
    const browser = aBrowser();
    browser.origin = "http://127.0.0.1:8788";
    browser.env = { ...browser.env, OPERATOR_URL: browser.origin, OPERATORS: STAFF };
    expect((await browser.get("/operator")).status).toBe(403);
    expect((await browser.get(`/local/operator?as=${EMAIL}&key=0123456789`)).status).toBe(404);
    expect(browser.cookies.size).toBe(0);
  });
});
