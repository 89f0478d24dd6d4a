import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { makeAccount } from "../../../test/support/api.ts";
import { aMember, aPerson, removeMember } from "../../../test/support/member-calls.ts";
import { moveClock, stopClockAt } from "../../../test/support/time.ts";
import {
  aBrowser,
  Browser,
  mailedCode,
  mailedLink,
  mailsTo,
  panelEnv,
  sessionOf,
  signedIn,
} from "../browser.ts";

const HOUR_MS = 3_600_000;

const member = async () => {
  const { accountId } = await makeAccount();
  const { email } = await aMember(accountId, "OWNER");
  return { accountId, email };
};

const wrongOf = (code: string): string => String((Number(code) + 1) % 100_000_000).padStart(8, "0");

describe("signing in", () => {
  it("leads a member of one account there", async () => {
    const { accountId, email } = await member();
    const browser = await signedIn(email);
    expect((await browser.get("/")).to).toBe(`/a/${accountId}`);
    const page = await browser.get(`/a/${accountId}`);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining("<h1>Visão geral</h1>")]);
  });

  it("takes a code once, in the browser that asked for it", async () => {
    const { email } = await member();
    const asking = aBrowser();
    const other = aBrowser();
    await asking.post("/signin", { email });
    const code = (await mailedCode(email))!;
    const waiting = JSON.parse(decodeURIComponent(asking.cookies.get("panel-code")!));
    other.cookies.set("panel-code", encodeURIComponent(JSON.stringify({ ...waiting, browser: "another" })));
    expect((await other.post("/signin/code", { code })).status).toBe(422);
    const kept = asking.cookies.get("panel-code")!;
    expect((await asking.post("/signin/code", { code })).to).toBe("/");
    asking.cookies.set("panel-code", kept);
    expect((await asking.post("/signin/code", { code })).status).toBe(422);
  });

  it("refuses the right code after five wrong ones", async () => {
    const { email } = await member();
    const browser = aBrowser();
    await browser.post("/signin", { email });
    const code = (await mailedCode(email))!;
    for (let tries = 1; tries <= 5; tries += 1) {
      const { status, text } = await browser.post("/signin/code", { code: wrongOf(code) });
      expect([status, text.includes("as cinco tentativas foram usadas")]).toEqual([422, tries === 5]);
    }
    expect((await browser.post("/signin/code", { code })).status).toBe(422);
    expect(sessionOf(browser)).toBe("");
  });

  it.each([
    "josé@example.com",
    "ana@example.com.",
    "ana..lima@example.com",
    "ana@example.c0m",
    "ana\u0000@example.com",
    "ana",
  ])("refuses %j, to which no mail goes, on the page", async (email) => {
    const { status, text } = await aBrowser().post("/signin", { email });
    expect([status, text.includes("Digite um e-mail completo")]).toEqual([422, true]);
  });

  it("refuses a code after ten minutes", async () => {
    const { email } = await member();
    const browser = aBrowser();
    stopClockAt(Date.now());
    await browser.post("/signin", { email });
    moveClock(10 * 60_000 + 1);
    const code = (await mailedCode(email))!;
    expect((await browser.post("/signin/code", { code })).status).toBe(422);
  });

  it("answers the same for an address that no account knows, and mails nothing", async () => {
    const { email } = await member();
    const stranger = aPerson();
    const known = aBrowser();
    const unknown = aBrowser();
    const first = await known.post("/signin", { email });
    const second = await unknown.post("/signin", { email: stranger.email });
    expect([second.status, second.to]).toEqual([first.status, first.to]);
    const pages = [await known.get("/signin/code"), await unknown.get("/signin/code")];
    expect(pages[1]!.text.replace(stranger.email, email)).toBe(pages[0]!.text);
    expect(await mailsTo(stranger.email)).toBe(0);
    expect(await mailsTo(email)).toBe(1);
  });

  it("sends a network three codes to an address in a quarter of an hour, and then says when to try again", async () => {
    const { email } = await member();
    const { address } = aBrowser();
    for (let asked = 0; asked < 3; asked += 1)
      expect((await new Browser(address).post("/signin", { email })).status).toBe(303);
    const refused = await new Browser(address).post("/signin", { email: email.toUpperCase() });
    expect([refused.status, refused.text]).toEqual([429, expect.stringMatching(/às \d\d:\d\d/)]);
    expect(await mailsTo(email)).toBe(3);
  });

  it("sends twenty codes to a network in an hour", async () => {
    const browser = aBrowser();
    for (let asked = 0; asked < 20; asked += 1)
      expect((await browser.post("/signin", { email: aPerson().email })).status).toBe(303);
    expect((await browser.post("/signin", { email: aPerson().email })).status).toBe(429);
  });

  it("counts the networks of one /48 together", async () => {
    let admitted = 0;
    for (let at = 0; at < 130; at += 1) {
      const browser = new Browser(`2001:db8:48:${at.toString(16)}::1`);
      if ((await browser.post("/signin", { email: aPerson().email })).status === 303) admitted += 1;
    }
    expect(admitted).toBe(120);
    expect((await new Browser("2001:db8:49::1").post("/signin", { email: aPerson().email })).status).toBe(
      303,
    );
  });

  it("stays open to members while strangers ask for codes endlessly", async () => {
    const strangers = Array.from({ length: 320 }, (_, at) => new Browser(`10.200.${at % 160}.1`));
    await Promise.all(strangers.map((one) => one.post("/signin", { email: aPerson().email })));
    const { accountId, email } = await member();
    expect((await (await signedIn(email)).get("/")).to).toBe(`/a/${accountId}`);
  });

  it("in a browser that has signed in before is not closed by what others ask for the address", async () => {
    const { email } = await member();
    const own = await signedIn(email);
    await own.post("/signout");
    const strangers: number[] = [];
    for (let at = 0; at < 12; at += 1) strangers.push((await aBrowser().post("/signin", { email })).status);
    expect(strangers.slice(-2)).toEqual([429, 429]);
    const elsewhere = new Browser(aBrowser().address);
    elsewhere.cookies.set("panel-known", own.cookies.get("panel-known")!);
    for (const browser of [own, elsewhere]) {
      expect((await browser.post("/signin", { email })).to).toBe("/signin/code");
      expect((await browser.post("/signin/code", { code: (await mailedCode(email))! })).to).toBe("/");
    }
    // A cookie that knows another address, or a forged one, does not help.
    const other = (await member()).email;
    for (let at = 0; at < 10; at += 1) await aBrowser().post("/signin", { email: other });
    expect((await own.post("/signin", { email: other })).status).toBe(429);
    own.cookies.set("panel-known", `${"x".repeat(22)}.${"0".repeat(32)}.${"0".repeat(32)}`);
    expect((await own.post("/signin", { email })).status).toBe(429);
  });

  it("by the link of a code's mail is not closed by what others ask for the address", async () => {
    const { accountId, email } = await member();
    for (let at = 0; at < 12; at += 1) await aBrowser().post("/signin", { email });
    const owner = aBrowser();
    expect((await owner.post("/signin", { email })).text).toContain("link de qualquer e-mail");
    const link = new URL(await mailedLink(email));
    const page = await owner.get(link.pathname + link.search);
    const [, mail] = /name="mail" value="([^"]+)"/.exec(page.text)!;
    expect(sessionOf(owner)).toBeFalsy();
    expect((await owner.post("/signin", { email, mail: mail! })).to).toBe("/signin/code");
    expect((await owner.post("/signin/code", { code: (await mailedCode(email))! })).to).toBe("/");
    expect((await owner.get("/")).to).toBe(`/a/${accountId}`);
    // The link works only for its address, until the next day, and as often as one's own codes.
    const other = (await member()).email;
    for (let at = 0; at < 10; at += 1) await aBrowser().post("/signin", { email: other });
    const stranger = aBrowser();
    for (const wrong of [mail!, "1.2", "x"])
      expect((await stranger.post("/signin", { email: other, mail: wrong })).status).toBe(429);
    for (let at = 0; at < 9; at += 1)
      expect((await aBrowser().post("/signin", { email, mail: mail! })).status).toBe(303);
    expect((await aBrowser().post("/signin", { email, mail: mail! })).status).toBe(429);
  });

  it("accepts the link of a code's mail until the next day", async () => {
    stopClockAt(Date.parse("2026-11-20T12:00:00Z"));
    const { email } = await member();
    await aBrowser().post("/signin", { email });
    const mail = new URL(await mailedLink(email)).searchParams.get("mail")!;
    const asks = async () => {
      for (let at = 0; at < 12; at += 1) await aBrowser().post("/signin", { email });
      return (await aBrowser().post("/signin", { email, mail: mail })).status;
    };
    moveClock(24 * HOUR_MS);
    expect(await asks()).toBe(303);
    moveClock(24 * HOUR_MS);
    expect(await asks()).toBe(429);
  });

  it("takes as many requests for an address that no account knows", async () => {
    const known = (await member()).email;
    const unknown = aPerson().email;
    const answersTo = async (email: string) => {
      const statuses: number[] = [];
      for (let at = 0; at < 12; at += 1) statuses.push((await aBrowser().post("/signin", { email })).status);
      return statuses;
    };
    expect(await answersTo(unknown)).toEqual(await answersTo(known));
  });

  it("leaves the code of one browser, and its tries, to that browser", async () => {
    const { email } = await member();
    const own = aBrowser();
    const stranger = aBrowser();
    await own.post("/signin", { email });
    const code = (await mailedCode(email))!;
    await stranger.post("/signin", { email });
    for (let tries = 0; tries < 6; tries += 1)
      await stranger.post("/signin/code", { code: String(tries).padStart(8, "0") });
    expect((await own.post("/signin/code", { code })).to).toBe("/");
  });

  it("can be repeated as a proof whatever others have asked for from the network", async () => {
    const { email } = await member();
    const browser = await signedIn(email);
    browser.cookies.delete("panel-known");
    for (let asked = 0; asked < 21; asked += 1)
      await new Browser(browser.address).post("/signin", { email: aPerson().email });
    for (let at = 0; at < 10; at += 1) await aBrowser().post("/signin", { email });
    await browser.post("/prove", { next: "/accounts" });
    expect((await browser.post("/signin/code", { code: (await mailedCode(email))! })).to).toBe("/accounts");
  });

  it("keeps no more of what strangers ask for than a part of the database", async () => {
    const names = (await env.SPARE_PANEL.prepare("SELECT count(*) AS n FROM asks").first<{ n: number }>())!.n;
    await env.SPARE_PANEL.batch([
      env.SPARE_PANEL.prepare("INSERT INTO asks (id, name, at) VALUES (900000000, 'ahead', ?)").bind(
        Date.now(),
      ),
    ]);
    await aBrowser().post("/signin", { email: aPerson().email });
    const left = (await env.SPARE_PANEL.prepare("SELECT count(*) AS n FROM asks").first<{ n: number }>())!.n;
    expect(names).toBeGreaterThan(6);
    expect(left).toBeLessThanOrEqual(6);
  });

  it("keeps neither codes nor a session's cookie as they are", async () => {
    const { email } = await member();
    const browser = await signedIn(email);
    const code = (await mailedCode(email))!;
    const { results: codes } = await env.SPARE_PANEL.prepare("SELECT value FROM verifications").all();
    expect(JSON.stringify(codes)).not.toContain(code);
    const [token] = decodeURIComponent(sessionOf(browser)).split(".");
    const thief = aBrowser();
    thief.cookies.set("panel", token!);
    expect((await thief.get("/accounts")).to).toBe("/signin?next=%2Faccounts");
  });

  it("makes a new session and ends the one before", async () => {
    const { email } = await member();
    const browser = await signedIn(email);
    const before = sessionOf(browser);
    await browser.post("/prove", { next: "/accounts" });
    const code = (await mailedCode(email))!;
    expect((await browser.post("/signin/code", { code })).to).toBe("/accounts");
    expect(sessionOf(browser)).not.toBe(before);
    const other = aBrowser();
    other.cookies.set("panel", before);
    expect((await other.get("/accounts")).status).toBe(303);
  });

  it("continues only to paths of ours", async () => {
    const { email } = await member();
    for (const next of ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"]) {
      const person = aBrowser();
      const { text } = await person.get(`/signin?next=${encodeURIComponent(next)}`);
      expect(text).toContain('name="next" value="/"');
    }
    const browser = aBrowser();
    await browser.post("/signin", { email, next: "//evil.example" });
    expect((await browser.post("/signin/code", { code: (await mailedCode(email))! })).to).toBe("/");
  });

  it("is recorded with address and browser, as is signing out, which ends the session", async () => {
    const { email } = await member();
    const browser = await signedIn(email);
    const session = sessionOf(browser);
    await browser.post("/signout");
    browser.cookies.set("panel", session);
    expect((await browser.get("/accounts")).status).toBe(303);
    const { results } = await env.SPARE_PANEL.prepare(
      `SELECT r.kind, r.address, r.browser FROM access_records r JOIN people p ON p.id = r.person_id
       WHERE p.email = ? ORDER BY r.rowid`,
    )
      .bind(email)
      .all();
    expect(results).toEqual(
      ["SIGNED_IN", "SIGNED_OUT"].map((kind) => ({ kind, address: browser.address, browser: "test" })),
    );
  });
});

describe("a session", () => {
  it("does not outlive a membership", async () => {
    const { accountId, email } = await member();
    const browser = await signedIn(email);
    expect((await browser.get(`/a/${accountId}`)).status).toBe(200);
    await removeMember(accountId, email);
    for (const path of ["", "/keys", "/access", "/people"])
      expect((await browser.get(`/a/${accountId}${path}`)).status).toBe(404);
    expect((await browser.post(`/a/${accountId}/keys/new`, { "/name": "X" })).status).toBe(404);
  });

  it("ends after twelve idle hours, and after thirty days", async () => {
    const { email } = await member();
    stopClockAt(Date.now());
    const browser = await signedIn(email);
    moveClock(11 * HOUR_MS);
    expect((await browser.get("/accounts")).status).toBe(200);
    moveClock(13 * HOUR_MS);
    expect((await browser.get("/accounts")).status).toBe(303);
    const other = await signedIn(email);
    for (let hours = 0; hours < 30 * 24 - 8; hours += 8) {
      moveClock(8 * HOUR_MS);
      expect((await other.get("/accounts")).status).toBe(200);
    }
    moveClock(8 * HOUR_MS);
    expect((await other.get("/accounts")).status).toBe(303);
  });

  it("opens no other account", async () => {
    const own = await member();
    const other = await member();
    const browser = await signedIn(own.email);
    expect((await browser.get(`/a/${other.accountId}`)).status).toBe(404);
    expect((await browser.get("/a/acc-unknown/keys")).status).toBe(404);
  });
});

describe("a rotated secret", () => {
  const NEW = "the-new-panel-secret-0123456789-0123456789";
  const withSecrets = (secrets: Readonly<Record<string, string>>) =>
    panelEnv(secrets as Parameters<typeof panelEnv>[0]);

  it("keeps people signed in, and takes the codes asked for before", async () => {
    const { accountId, email } = await member();
    const inside = await signedIn(email);
    const waiting = aBrowser();
    await waiting.post("/signin", { email });
    const code = (await mailedCode(email))!;
    for (const step of [{ PANEL_SECRET_2_SOON: NEW }, { PANEL_SECRET_2: NEW }]) {
      inside.env = withSecrets(step);
      expect((await inside.get(`/a/${accountId}`)).status).toBe(200);
    }
    waiting.env = withSecrets({ PANEL_SECRET_2: NEW });
    expect((await waiting.post("/signin/code", { code })).to).toBe("/");
    waiting.env = withSecrets({ PANEL_SECRET_2_SOON: NEW });
    expect((await waiting.get(`/a/${accountId}`)).status).toBe(200);
  });

  it("ends the sessions of a dropped one, and no other", async () => {
    const { accountId, email } = await member();
    const old = await signedIn(email);
    const fresh = aBrowser();
    fresh.env = withSecrets({ PANEL_SECRET_2: NEW });
    await fresh.post("/signin", { email });
    await fresh.post("/signin/code", { code: (await mailedCode(email))! });
    const dropped = withSecrets({ PANEL_SECRET: "dropped", PANEL_SECRET_2: NEW });
    for (const browser of [old, fresh]) browser.env = dropped;
    expect((await old.get(`/a/${accountId}`)).status).not.toBe(200);
    expect((await fresh.get(`/a/${accountId}`)).status).toBe(200);
  });
});

describe("what a developer's machine has", () => {
  const deployed = () =>
    panelEnv({
      ENVIRONMENT: "production",
      PANEL_URL: "https://painel.example.com",
      API_URL: "https://api.example.com",
      PANEL_SECRET: "a-secret-of-production-0123456789",
    });

  it("is not there in production", async () => {
    const browser = aBrowser();
    browser.env = deployed();
    for (const path of ["/local/inbox", "/local/enter?as=a@example.com&key=b"])
      expect((await browser.get(path)).status).toBe(404);
  });

  it("signs nobody in by a link whose key is wrong", async () => {
    const { email } = await member();
    const browser = aBrowser();
    expect((await browser.post("/local/enter", { as: email, key: "0".repeat(40) })).status).toBe(404);
    expect(sessionOf(browser)).toBe("");
  });
});
