import { describe, expect, it, vi } from "vitest";
import { makeAccount } from "../../../test/support/api.ts";
import { aMember } from "../../../test/support/member-calls.ts";
import { moveClock, stopClockAt } from "../../../test/support/time.ts";
import { Authenticator, type Challenge } from "../authenticator.ts";
import { aBrowser, Browser, mailedCode, sessionOf, signedIn } from "../browser.ts";

const MINUTE_MS = 60_000;
const SECURITY = "/me/security";

const aPerson = async () => {
  const { accountId } = await makeAccount();
  const { email } = await aMember(accountId, "OWNER");
  return { email, browser: await signedIn(email) };
};

const challenge = async (browser: Browser, path = "/passkey/challenge"): Promise<Challenge> =>
  JSON.parse((await browser.post(path)).text);

const add = async (browser: Browser, passkey = new Authenticator()) => {
  const response = await passkey.create(await challenge(browser, "/passkey/new"));
  const page = await browser.post("/passkey/add", { response, next: SECURITY });
  return { passkey, page };
};

const enter = async (browser: Browser, passkey: Authenticator, isVerified = true) => {
  const response = await passkey.get(await challenge(browser), { isVerified });
  return { response, page: await browser.post("/passkey/enter", { response, next: SECURITY }) };
};

describe("a passkey", () => {
  it("signs in once for each challenge", async () => {
    const { browser } = await aPerson();
    const { passkey } = await add(browser);
    const other = aBrowser();
    const { page, response } = await enter(other, passkey);
    expect([page.status, page.to]).toEqual([303, SECURITY]);
    expect((await other.get(SECURITY)).text).toContain("Passkeys");
    await other.post("/signout");
    expect((await other.post("/passkey/enter", { response })).status).toBe(422);
    expect(sessionOf(other)).toBe("");
  });

  it("is refused if it did not verify the person", async () => {
    const { browser } = await aPerson();
    const unverified = new Authenticator();
    const response = await unverified.create(await challenge(browser, "/passkey/new"), { isVerified: false });
    expect((await browser.post("/passkey/add", { response })).status).toBe(422);
    const { passkey } = await add(browser);
    const other = aBrowser();
    expect((await enter(other, passkey, false)).page.status).toBe(422);
    expect(sessionOf(other)).toBe("");
    expect((await browser.get(SECURITY)).text).toContain("Passkey recusada");
  });

  it("is requested with user verification", async () => {
    const asked = await challenge(aBrowser());
    expect(asked).toMatchObject({ userVerification: "required", rpId: "localhost" });
  });

  it("of another person proves nothing of a person who is signed in", async () => {
    const [mine, theirs] = await Promise.all([aPerson(), aPerson()]);
    const { passkey } = await add(theirs.browser);
    const before = sessionOf(mine.browser);
    expect((await enter(mine.browser, passkey)).page.status).toBe(422);
    expect(sessionOf(mine.browser)).toBe(before);
    expect((await mine.browser.get("/me")).text).toContain(mine.email);
  });

  it("proves again who is signed in, with a new session", async () => {
    const { browser } = await aPerson();
    const { passkey } = await add(browser);
    const before = sessionOf(browser);
    stopClockAt(Date.now());
    moveClock(11 * MINUTE_MS);
    expect((await browser.post("/passkey/new")).status).toBe(403);
    expect((await browser.get("/prove")).text).toContain("Confirmar com passkey");
    expect((await enter(browser, passkey)).page.to).toBe(SECURITY);
    expect(sessionOf(browser)).not.toBe(before);
    expect((await browser.post("/passkey/new")).status).toBe(200);
  });

  it("is added after a fresh proof alone, and ends the other sessions", async () => {
    const { browser, email } = await aPerson();
    const other = await signedIn(email);
    const { page } = await add(browser);
    expect(page.to).toBe(SECURITY);
    expect((await other.get(SECURITY)).to).toContain("/signin");
    const shown = await browser.get(SECURITY);
    expect(shown.text).toContain("Passkey criada");
    const [, id] = /passkeys\/remove.*?name="id" value="([^"]+)"/s.exec(shown.text)!;
    stopClockAt(Date.now());
    moveClock(11 * MINUTE_MS);
    expect((await browser.post(`${SECURITY}/passkeys/remove`, { id: id! })).to).toContain("/prove");
    vi.useRealTimers();
    await browser.post(`${SECURITY}/passkeys/remove`, { id: id! });
    expect((await browser.get(SECURITY)).text).toContain("Passkey removida");
  });

  it("is not removed by another person", async () => {
    const [mine, theirs] = await Promise.all([aPerson(), aPerson()]);
    await add(mine.browser);
    const [, id] = /name="id" value="([^"]+)"/.exec((await mine.browser.get(SECURITY)).text)!;
    await theirs.browser.post(`${SECURITY}/passkeys/remove`, { id: id! });
    expect((await mine.browser.get(SECURITY)).text).toContain(`value="${id}"`);
  });

  it("is offered once, after a first sign-in, to browsers that have them", async () => {
    const { accountId } = await makeAccount();
    const { email } = await aMember(accountId, "OWNER");
    const first = aBrowser();
    const second = aBrowser();
    for (const [browser, to] of [
      [first, "/passkey?next=%2F"],
      [second, "/"],
    ] as const) {
      await browser.post("/signin", { email });
      const code = (await mailedCode(email))!;
      expect((await browser.post("/signin/code", { code, passkeys: "yes" })).to).toBe(to);
    }
    expect((await first.get("/passkey?next=%2F")).text).toContain("Agora não");
  });

  it("is limited by network", async () => {
    const browser = aBrowser();
    const asked = [];
    for (let at = 0; at < 121; at += 1) asked.push((await browser.post("/passkey/challenge")).status);
    expect([asked.filter((status) => status === 200).length, asked.at(-1)]).toEqual([120, 429]);
    // A browser in which somebody has ever signed in has a limit of its own.
    const { browser: own } = await aPerson();
    const there = new Browser(browser.address);
    there.cookies.set("panel-known", own.cookies.get("panel-known")!);
    expect((await there.post("/passkey/challenge")).status).toBe(200);
    there.cookies.clear();
    there.cookies.set("panel", sessionOf(own));
    expect((await there.post("/passkey/challenge")).status).toBe(200);
  });
});

describe("devices", () => {
  it("are listed and ended by their own person alone", async () => {
    const { browser, email } = await aPerson();
    const other = await signedIn(email);
    const stranger = await aPerson();
    const shown = (await browser.get(SECURITY)).text;
    const [, id] = /devices\/end.*?name="id" value="([^"]+)"/s.exec(shown)!;
    await stranger.browser.post(`${SECURITY}/devices/end`, { id: id! });
    expect((await other.get(SECURITY)).status).toBe(200);
    await browser.post(`${SECURITY}/devices/end`, { id: id! });
    expect((await other.get(SECURITY)).to).toContain("/signin");
    expect((await browser.get(SECURITY)).text).toContain("Sessão de um aparelho encerrada");
  });

  it("show a wrong code to the person whose address it was entered for", async () => {
    const { browser, email } = await aPerson();
    const other = aBrowser();
    await other.post("/signin", { email });
    await other.post("/signin/code", { code: "0" });
    expect((await browser.get(SECURITY)).text).toContain("Código incorreto ou vencido");
  });
});
