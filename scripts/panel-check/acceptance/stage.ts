import type { IncomingMessage, ServerResponse } from "node:http";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { agency, brokerEmail, developer, partner } from "../../demo/accounts.ts";
import { LocalServer } from "../../local/server.ts";
import { signInLink } from "../../local/sign-in-link.ts";

export const PEOPLE = {
  owner: agency.owner.email,
  manager: agency.team[0]!.email,
  broker: agency.team[1]!.email,
  developer: brokerEmail("dev"),
  partner: partner.owner.email,
  builder: developer.owner.email,
} as const;

const CODE = /^\d{8}/m;

/** More than enough for anything that arrives with a delay: a mail, a row of a log, a delivery. */
const MAX_POLLS = 150;
const POLL_MS = 200;
const FRESH_MS = 300_000;

export interface Place {
  /** Of the dashboard. */
  readonly origin: string;
  /** Opens the operator's console. */
  readonly operator: string;
  readonly url: string;
  readonly key: string;
  /** Of the back office. */
  readonly token: string;
  /** The folder of the databases. */
  readonly state: string;
  /** The output of the start. */
  readonly welcome: string;
  another(): Promise<BrowserContext>;
}

export interface Person {
  readonly email: string;
  readonly page: Page;
  /** The address of the first account, without a slash at its end. */
  readonly home: string;
  readonly at: number;
}

/** The members that checks read of one object of the API. */
export interface Thing {
  readonly id: string;
  readonly title: string | null;
  readonly status: string | null;
  readonly salePrice: number;
  readonly propertyLimit: number;
  readonly balanceCents: number;
  readonly property: { readonly title: string | null } | null;
  readonly access: {
    readonly status: string;
    readonly updatedAt: string;
    readonly scopes: readonly string[];
    readonly limits: Readonly<Record<string, number>>;
  };
}

export interface Reply<Data = Thing> {
  readonly status: number;
  readonly body: {
    readonly data: Data;
    readonly key: string;
    readonly requestId: string;
    readonly invalidParams: readonly { readonly pointer: string }[];
  };
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The fault, unless the condition holds. */
export const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);

/** Clicks something, and waits for the page that it loads. */
export const press = async (page: Page, what: string | Locator): Promise<void> => {
  const one = typeof what === "string" ? page.locator(what).first() : what;
  await Promise.all([page.waitForEvent("load"), one.click()]);
};

/** Unfolds the part of a page that contains something. */
export const unfold = async (page: Page, what: string): Promise<void> => {
  const folds = page.locator("details:not([open])", { has: page.locator(what) });
  for (let at = await folds.count(); at > 0; at = await folds.count())
    await folds.first().locator("summary").first().click();
};

export const textOf = async (page: Page): Promise<string> => (await page.locator("main").innerText()).trim();

export interface Receiver {
  readonly origin: string;
  readonly received: { readonly headers: IncomingMessage["headers"]; readonly path: string }[];
  close(): void;
}

/** The service under test, the people at its dashboard, its callers and its receivers. */
export class Stage {
  readonly place: Place;
  readonly #people = new Map<string, Promise<Person>>();

  constructor(place: Place) {
    this.place = place;
  }

  /** A person signed in by this machine's link in their own browser, so recently that no proof is required. */
  async as(email: string): Promise<Person> {
    const known = await this.#people.get(email);
    if (known && Date.now() - known.at < FRESH_MS) return known;
    const entered = this.enter(email);
    this.#people.set(email, entered);
    entered.catch(() => this.#people.delete(email));
    return entered;
  }

  async enter(email: string): Promise<Person> {
    const page = await this.stranger();
    await page.goto(signInLink(this.place.origin, email));
    await press(page, "main button.main");
    await page.goto(`${this.place.origin}/accounts`);
    const home = await page.locator('main a[href^="/a/"]').first().getAttribute("href");
    await page.goto(this.place.origin + home);
    return { email, page, home: this.place.origin + home, at: Date.now() };
  }

  /** A page in a browser in which nobody has signed in. */
  async stranger(): Promise<Page> {
    return (await this.place.another()).newPage();
  }

  async operator(): Promise<Page> {
    const known = this.#people.get("") ?? this.#operate();
    this.#people.set("", known);
    return (await known).page;
  }

  async #operate(): Promise<Person> {
    const page = await this.stranger();
    await page.goto(this.place.operator);
    // The operator proves who they are before any page requires it.
    await page.goto(new URL("/operator/prove", page.url()).href);
    await press(page, "main form button");
    await page.fill('input[name="code"]', await this.codeFor("operacao@example.com"));
    await press(page, "main form button");
    return { email: "", page, home: new URL("/operator", page.url()).href, at: Date.now() };
  }

  async call<Data = Thing>(
    method: Method,
    path: string,
    body?: object,
    key = this.place.key,
  ): Promise<Reply<Data>> {
    const answer = await fetch(this.place.url + path, {
      method,
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json", "X-Actor": "checks" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: JSON.parse(text || "{}") };
  }

  office(method: Method, path: string, body?: object): Promise<Reply> {
    return this.call(method, `/backoffice${path}`, body, this.place.token);
  }

  /** Checks repeatedly until the condition holds. @returns whether it did in time */
  async soon(holds: () => Promise<boolean>): Promise<boolean> {
    for (let look = 0; look < MAX_POLLS; look += 1) {
      if (await holds()) return true;
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
    return false;
  }

  /** The text of the newest mail to an address in this machine's inbox; empty if none comes. */
  async mailTo(email: string, has = ""): Promise<string> {
    const page = await this.stranger();
    const mails = page.locator("article", { hasText: email }).filter({ hasText: has });
    await this.soon(async () => {
      await page.goto(`${this.place.origin}/local/inbox`);
      return (await mails.count()) > 0;
    });
    const text = (await mails.count()) > 0 ? await mails.first().innerText() : "";
    await page.context().close();
    return text;
  }

  /** The sign-in code of the newest mail to somebody. */
  async codeFor(email: string): Promise<string> {
    return CODE.exec(await this.mailTo(email))?.[0] ?? "";
  }

  /** Runs a server on this machine while `use` runs. */
  async receiving<T>(
    use: (receiver: Receiver) => Promise<T>,
    answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
      response.writeHead(204).end(),
  ): Promise<T> {
    const received: Receiver["received"] = [];
    const server = new LocalServer((request, response) => {
      received.push({ headers: request.headers, path: request.url ?? "" });
      request.resume();
      answer(request, response);
    });
    const { origin } = await server.listen();
    try {
      return await use({ origin, received, close: () => server.close() });
    } finally {
      server.close();
    }
  }
}

/** @returns the faults; none if the dashboard does what the check's name says */
export type Check = (stage: Stage) => Promise<string[]>;
