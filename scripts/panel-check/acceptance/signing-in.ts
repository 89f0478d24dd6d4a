import type { Page } from "playwright-core";
import { type Check, PEOPLE, press, type Stage, textOf, unless } from "./stage.ts";

const MAX_TRIES = 6;

const askForCode = async (page: Page, origin: string, email: string): Promise<void> => {
  await page.goto(`${origin}/signin`);
  await page.fill('input[name="email"]', email);
  await press(page, 'form[action="/signin"] button.main');
};

const sendCode = async (page: Page, code: string): Promise<void> => {
  await page.fill('input[name="code"]', code);
  await press(page, 'form[action="/signin/code"] button.main');
};

const isIn = (page: Page): boolean => /\/(a\/|accounts|passkey)/.test(page.url());

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name.endsWith("panel"));

/** The owner of a new agency. */
export const APPLICANT = `lia.moraes.${Date.now()}@nova-casa.example.com`;

interface Applicant {
  readonly id: string;
  /** A key from the time before its access ended. */
  readonly key: string;
}

const makeApplicant = async (stage: Stage): Promise<Applicant> => {
  const made = await stage.office("POST", "/accounts", {
    name: "Nova Casa Imóveis",
    type: "AGENCY",
    plan: "PRO",
    subscription: "ACTIVE",
    propertyLimit: 50,
    ownerName: "Lia Moraes",
    ownerEmail: APPLICANT,
  });
  const { id } = made.body.data;
  const scopes = ["properties:read", "captacao:read"];
  await stage.office("PUT", `/accounts/${id}/access`, { status: "ACTIVE", scopes });
  const { body } = await stage.office("POST", `/accounts/${id}/keys`, { name: "Antiga", scopes });
  await stage.office("PUT", `/accounts/${id}/access`, { status: "NOT_REQUESTED", scopes: [] });
  return { id, key: body.key };
};

const applicants = new WeakMap<Stage, Promise<Applicant>>();

export const applicantOf = (stage: Stage): Promise<Applicant> => {
  const one = applicants.get(stage) ?? makeApplicant(stage);
  applicants.set(stage, one);
  return one;
};

export const SIGNING_IN: Readonly<Record<string, Check>> = {
  "1: the start prints both addresses and both links, which open": async (stage) => {
    const { welcome, operator, origin } = stage.place;
    const page = await stage.stranger();
    const inbox = await page.goto(`${origin}/local/inbox`);
    const console_ = await page.goto(operator);
    return [
      ...["Dashboard  ", "/local/inbox", "/local/enter", "/local/operator"].flatMap((text) =>
        unless(welcome.includes(text), `does not print ${text}`),
      ),
      ...unless(inbox?.status() === 200, "the inbox does not open"),
      ...unless(console_?.status() === 200, "the console does not open"),
    ];
  },
  "2: the overview is in Portuguese, and one press puts it into English at its address": async (stage) => {
    const { page, home } = await stage.enter(PEOPLE.owner);
    const wordsOf = async () => [await page.title(), ...(await page.locator("main h2").allInnerTexts())];
    const first = await page.locator("html").getAttribute("lang");
    const before = await wordsOf();
    await page.click(".own");
    await press(page, '.own ~ * button[name="language"], button[name="language"]');
    const after = new Set(await wordsOf());
    const same = before.filter((word) => after.has(word));
    return [
      ...unless(first === "pt-BR", `begins in ${first}`),
      ...unless((await page.locator("html").getAttribute("lang")) === "en", "is not in English after"),
      ...unless(page.url() === home, `leads to ${page.url()}`),
      ...unless(same.length === 0, `still says ${same.join(", ")}`),
    ];
  },
  "3: the mailed code signs in once, and in no other browser": async (stage) => {
    const { origin } = stage.place;
    const page = await stage.stranger();
    const other = await stage.stranger();
    await askForCode(page, origin, PEOPLE.builder);
    const code = await stage.codeFor(PEOPLE.builder);
    await askForCode(other, origin, PEOPLE.builder);
    await sendCode(other, code);
    const elsewhere = isIn(other);
    await sendCode(page, code);
    const here = isIn(page);
    await page.context().clearCookies();
    await page.goto(`${origin}/signin/code`);
    return [
      ...unless(here, `the code leads to ${page.url()}`),
      ...unless(!elsewhere, "another browser signs in with it"),
      ...unless(page.url() === `${origin}/signin`, "a browser that asked for none may enter a code"),
    ];
  },
  "4: an unknown address gets the same page, and no mail": async (stage) => {
    const { origin } = stage.place;
    const unknown = `ninguem.${Date.now()}@example.com`;
    const page = await stage.stranger();
    const other = await stage.stranger();
    await askForCode(page, origin, unknown);
    await askForCode(other, origin, PEOPLE.partner);
    const text = await textOf(page);
    const known = await textOf(other);
    await stage.mailTo(PEOPLE.partner);
    await page.goto(`${origin}/local/inbox`);
    return [
      ...unless(text.replace(unknown, "") === known.replace(PEOPLE.partner, ""), "the pages differ"),
      ...unless(!(await textOf(page)).includes(unknown), "a mail is sent"),
    ];
  },
  "5: six wrong codes use up the right one, and the page says what to do": async (stage) => {
    const { origin } = stage.place;
    const page = await stage.stranger();
    await askForCode(page, origin, PEOPLE.manager);
    const code = await stage.codeFor(PEOPLE.manager);
    const wrong = code === "00000000" ? "00000001" : "00000000";
    for (let tried = 0; tried < MAX_TRIES; tried += 1) await sendCode(page, wrong);
    const said = await textOf(page);
    await sendCode(page, code);
    return [
      ...unless(/novo código|outro código|peça/i.test(said), `says ${said}`),
      ...unless(!isIn(page), "the right code still signs in"),
    ];
  },
  "6: a passkey is created, and signs in with one touch": async (stage) => {
    const { page } = await stage.enter(PEOPLE.manager);
    const chromium = await page.context().newCDPSession(page);
    await chromium.send("WebAuthn.enable");
    await chromium.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(`${stage.place.origin}/me/security`);
    await press(page, "form.passkey button");
    const said = await textOf(page);
    await page.click(".own");
    await press(page, 'form[action="/signout"] button');
    // The e-mail field offers the passkey by itself.
    await page.waitForURL(/\/(a\/|accounts)/);
    await chromium.detach();
    return unless(/Passkey criada/.test(said), `says ${said}`);
  },
  "7: the session cookie is hidden from scripts, and new at each sign-in": async (stage) => {
    const { page } = await stage.enter(PEOPLE.broker);
    const first = await cookieOf(page);
    const second = await cookieOf((await stage.enter(PEOPLE.broker)).page);
    return [
      ...unless(first?.httpOnly === true, "scripts can read it"),
      ...unless(first?.sameSite === "Lax", `it is ${first?.sameSite}`),
      ...unless(first?.value !== second?.value, "it stays the same"),
    ];
  },
  "8: an account without access asks for it, and its key waits": async (stage) => {
    const { id, key } = await applicantOf(stage);
    const { page, home } = await stage.as(APPLICANT);
    await page.goto(`${home}/access`);
    await page.fill('input[name="/system"]', "CRM próprio");
    await page.fill('input[name="/purpose"]', "Manter a carteira em dia.");
    for (const group of ["properties", "captacao"])
      await page.check(`input[name="level/${group}"][value="read"]`);
    await press(page, "main form button.main");
    const { status, body } = await stage.call("GET", "/v1/me", undefined, key);
    const { access } = (await stage.office("GET", `/accounts/${id}`)).body.data;
    return [
      ...unless(access?.status === "PENDING", `its state is ${access?.status}`),
      ...unless(status === 403 && JSON.stringify(body).includes("PENDING"), `its key is answered ${status}`),
    ];
  },
  "9: an operator asks, the owner answers, and access as a pilot works at once": async (stage) => {
    const { id, key } = await applicantOf(stage);
    const desk = await stage.operator();
    const { page, home } = await stage.as(APPLICANT);
    const request = new URL(`/operator/access-requests/${id}`, desk.url()).href;
    await desk.goto(request);
    await desk.fill('[name="/message"]', "De que endereços o CRM chama?");
    await press(desk, 'button[value="ASK"]');
    await page.goto(`${home}/access`);
    await page.fill('input[name="/answer"]', "De um só, 203.0.113.9.");
    await press(page, 'form[action$="/access/answer"] button');
    await desk.goto(request);
    const answered = (await textOf(desk)).includes("203.0.113.9");
    await desk.selectOption('[name="/tier"]', "PILOT");
    await press(desk, 'button[value="APPROVE"]');
    const { status } = await stage.call("GET", "/v1/me", undefined, key);
    await page.goto(`${home}/access`);
    const mail = await stage.mailTo(APPLICANT, "acesso");
    return [
      ...unless(answered, "the operator does not see the answer"),
      ...unless(status === 200, `the key is answered ${status}`),
      ...unless((await page.locator(".notice.good").count()) > 0, "the owner's page does not say so"),
      ...unless(mail !== "", "the owner gets no mail"),
    ];
  },
};
