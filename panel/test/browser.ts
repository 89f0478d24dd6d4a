import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beginOAuthConnection, connectionStands, endOAuthConnection } from "../../src/panel/connections.ts";
import { callAsMember, membershipsByEmail, readAsMember } from "../../src/panel/member-calls.ts";
import { callAsOperator } from "../../src/panel/operator-calls.ts";
import type { DashboardApiPort, PanelAnswer, PanelReads } from "../../src/ports/panel.ts";
import type { MemberRole } from "../../src/vocabulary/member-roles.ts";
import type { TestAccount } from "../../test/support/api.ts";
import { aMember, testScope } from "../../test/support/member-calls.ts";
import { app } from "../src/app.ts";
import type { PanelEnv } from "../src/settings.ts";

export const PANEL_URL = "http://localhost:8788";

await applyD1Migrations(env.SPARE_PANEL, env.TEST_PANEL_MIGRATIONS);

/** Copies all arguments and results, as a service binding does. */
export const DASHBOARD_API: DashboardApiPort = {
  call: async (asked) => structuredClone(await callAsMember(testScope, structuredClone(asked))),
  read: async (asked) => structuredClone(await readAsMember(testScope, structuredClone(asked))),
  callAsOperator: async (asked) => structuredClone(await callAsOperator(testScope, structuredClone(asked))),
  membershipsOf: (email) => membershipsByEmail(testScope, email),
  beginConnection: (connection) => beginOAuthConnection(testScope, connection),
  connectionStands: (connection) => connectionStands(testScope, connection),
  endConnection: (connection) => endOAuthConnection(testScope, connection),
};

export const panelEnv = (overrides: Partial<PanelEnv> = {}): PanelEnv => ({
  PANEL_DB: env.SPARE_PANEL,
  DASHBOARD_API,
  EMAIL: env.EMAIL,
  ENVIRONMENT: "local",
  PANEL_URL,
  API_URL: "http://api.test",
  PHOTOS_URL: "",
  MAIL_FROM: "avisos@example.com",
  VERSION: { id: "test", tag: "", timestamp: "" },
  PANEL_SECRET: "test-panel-secret-0123456789-0123456789",
  ...overrides,
});

export interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The target of a redirect; null if the answer is not one. */
  readonly to: string | null;
}

type Fields = Readonly<Record<string, string>>;

/** One for the reader, one for all that the page reads, one for the names behind its ids (rules 34.30). */
const MAX_API_CALLS = 3;

/** Counts the calls of an entry point. */
const counted = (api: DashboardApiPort): { readonly api: DashboardApiPort; readonly calls: string[] } => {
  const calls: string[] = [];
  const get = (target: DashboardApiPort, name: keyof DashboardApiPort) => (asked: never) => {
    calls.push(name);
    return target[name](asked);
  };
  return { api: new Proxy(api, { get: get as never }), calls };
};

const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" };

/** A browser without scripts: cookies, links and forms. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Sent with every request. */
  readonly headers: Record<string, string> = {};
  origin = PANEL_URL;
  readonly address: string;
  language = "pt-BR";
  env = panelEnv();

  constructor(address = "203.0.113.7") {
    this.address = address;
  }

  get(path: string, headers: Fields = {}): Promise<Page> {
    return this.#send(path, { headers });
  }

  post(path: string, fields: Fields = {}, headers: Fields = SAME_ORIGIN): Promise<Page> {
    return this.#send(path, { method: "POST", body: new URLSearchParams(fields), headers });
  }

  /** Sends a form with its own encoding, such as one with files. */
  sendForm(path: string, body: FormData | URLSearchParams, headers: Fields = {}): Promise<Page> {
    return this.#send(path, { method: "POST", body, headers: { ...SAME_ORIGIN, ...headers } });
  }

  async #send(path: string, init: RequestInit & { headers: Fields }): Promise<Page> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      "Accept-Language": this.language,
      "CF-Connecting-IP": this.address,
      "User-Agent": "test",
      ...(cookie && { Cookie: cookie }),
      ...this.headers,
      ...init.headers,
    };
    const work: Promise<unknown>[] = [];
    const context = { waitUntil: (one: Promise<unknown>) => work.push(one) } as unknown as ExecutionContext;
    const request = new Request(this.origin + path, { ...init, headers, redirect: "manual" });
    const { api, calls } = counted(this.env.DASHBOARD_API);
    const answer = await app.fetch(request, { ...this.env, DASHBOARD_API: api }, context);
    await Promise.all(work);
    const isPage = init.method === undefined && path.startsWith("/a/") && !path.includes(".csv");
    if (isPage && calls.length > MAX_API_CALLS)
      throw new Error(`${path} makes too many calls of the API: ${calls.join()}`);
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return {
      status: answer.status,
      headers: answer.headers,
      text: await answer.text(),
      to: answer.headers.get("Location"),
    };
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    const at = pair.indexOf("=");
    const ended = attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0");
    if (ended) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** The latest code mailed to an address; null if none was. */
export const mailedCode = async (email: string): Promise<string | null> => {
  const statement = "SELECT body FROM local_mails WHERE recipient = ? ORDER BY at DESC, rowid DESC LIMIT 1";
  const mail = await env.SPARE_PANEL.prepare(statement).bind(email).first<{ body: string }>();
  return mail ? /^\d{8}/.exec(mail.body)![0] : null;
};

/** The link in the latest mail with a code. */
export const mailedLink = async (email: string): Promise<string> => {
  const statement = "SELECT body FROM local_mails WHERE recipient = ? ORDER BY at DESC, rowid DESC LIMIT 1";
  const mail = await env.SPARE_PANEL.prepare(statement).bind(email).first<{ body: string }>();
  return /https?:\S+mail=\S+/.exec(mail?.body ?? "")?.[0] ?? "";
};

export const mailsTo = async (email: string): Promise<number> => {
  const statement = "SELECT count(*) AS mails FROM local_mails WHERE recipient = ?";
  return (await env.SPARE_PANEL.prepare(statement).bind(email).first<{ mails: number }>())!.mails;
};

let networks = 0;

/** A browser in a network of its own, so that no test uses up another's limits. */
export const aBrowser = (): Browser => {
  networks += 1;
  return new Browser(`10.${networks >> 8}.${networks & 255}.7`);
};

/** A browser in which the person has signed in by a code. */
export const signedIn = async (email: string): Promise<Browser> => {
  const browser = aBrowser();
  await browser.post("/signin", { email });
  const { to, text } = await browser.post("/signin/code", { code: (await mailedCode(email))! });
  if (to !== "/") throw new Error(`Not signed in: ${text}`);
  return browser;
};

/** A new member of the account, signed in. */
export const enter = async <A extends Pick<TestAccount, "accountId">>(
  account: A,
  role: MemberRole = "OWNER",
) => {
  const { email } = await aMember(account.accountId, role);
  return { account, browser: await signedIn(email), base: `/a/${account.accountId}`, email };
};

export const sessionOf = (browser: Browser): string => browser.cookies.get("panel") ?? "";

/** The idempotency key in a page's form. */
export const idempotencyKeyIn = (text: string): string => /name="once" value="([^"]+)"/.exec(text)![1]!;

/** What a browser would send for the forms of a page. */
export const fieldsIn = (text: string): Record<string, string> => {
  const unescaped = (value: string) =>
    value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&").replaceAll("&#39;", "'");
  const fields: Record<string, string> = {};
  for (const [tag] of text.matchAll(/<input[^>]*>/g)) {
    const [, name] = /name="([^"]+)"/.exec(tag) ?? [];
    if (!name || (tag.includes('type="checkbox"') && !tag.includes("checked"))) continue;
    fields[name] = unescaped(/value="([^"]*)"/.exec(tag)?.[1] ?? "");
  }
  for (const [, tag, value] of text.matchAll(/<textarea([^>]*)>([^<]*)<\/textarea>/g))
    fields[/name="([^"]+)"/.exec(tag!)![1]!] = unescaped(value!);
  for (const [, tag, options] of text.matchAll(/<select([^>]*)>([\s\S]*?)<\/select>/g)) {
    const chosen = /<option value="([^"]*)"[^>]*selected/.exec(options!)?.[1];
    if (chosen !== undefined) fields[/name="([^"]+)"/.exec(tag!)![1]!] = chosen;
  }
  return fields;
};

/** Presses "undo" on the page after a write. */
export const pressUndo = (browser: Browser, text: string): Promise<Page> => {
  const toast = /<div class="toast"[\s\S]*?<\/form><\/div>/.exec(text)![0];
  return browser.post(/action="([^"]+)"/.exec(toast)![1]!, fieldsIn(toast));
};

/** The words of a page, without its markup. */
export const textIn = ({ text }: Pick<Page, "text">): string =>
  text
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Replaces the answers to the reads of a browser's pages. */
export const answering = (
  browser: Browser,
  change: (answer: PanelAnswer, read: PanelReads["reads"][number]) => PanelAnswer,
): void => {
  const api = browser.env.DASHBOARD_API;
  const read: DashboardApiPort["read"] = async (asked) => {
    const answers = await api.read(asked);
    return answers.map((answer, at) => change(answer, asked.reads[at]!));
  };
  browser.env = { ...browser.env, DASHBOARD_API: { ...api, read } };
};
