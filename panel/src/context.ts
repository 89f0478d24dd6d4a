import type { Context } from "hono";
import type { Child } from "hono/jsx";
import type { Clock } from "../../src/lib/clock.ts";
import type { Language, Sentence } from "../../src/lib/language.ts";
import type { Membership, OperatorPerson, Person } from "../../src/ports/panel.ts";
import { BUSINESS_ROLES } from "../../src/vocabulary/member-roles.ts";
import type { PanelEnv, PanelSettings } from "./settings.ts";

export const THEMES = ["system", "light", "dark"] as const;

/** Whether single-key shortcuts are on. */
export const KEYBOARDS = ["on", "off"] as const;

/** Who acts at the operator's console. */
export interface Operator extends OperatorPerson {
  readonly email: string;
}

/** A keyboard shortcut, what it does, and where it leads. */
export type KeyLine = readonly [keys: readonly string[], title: Sentence, path?: string];

/** The frame around the content of a page; set where the reader is let in. */
export interface Shell {
  /** The product's name in the title of the window. */
  readonly product: Sentence;
  /** The bar above the page. */
  readonly start: Child;
  readonly end: Child;
  /** Above the bar. */
  readonly band?: Child;
  /** The navigation beside the page. */
  readonly side?: Child;
  /** The entry of the navigation to which the page links back. */
  readonly above?: { readonly title: Sentence; readonly path: string } | undefined;
  /** The other tabs of the page's entry. */
  readonly tabs?: Child;
  /** The page of the documentation that explains this one, below `/docs`. */
  readonly docs?: string | undefined;
  /** The address that refreshes the navigation; with it, pages replace each other without a full load. */
  readonly pulse?: string;
  /** Where `g` followed by a letter leads; without it the page has no shortcuts. */
  readonly shortcuts?: readonly KeyLine[];
}

/** An account that an operator is viewing, read-only, until a time. */
export interface Looking extends Pick<Membership, "accountId" | "name" | "sandboxOf"> {
  readonly until: number;
}

export interface PanelBindings {
  Bindings: PanelEnv;
  Variables: {
    settings: PanelSettings;
    clock: Clock;
    language: Language;
    /** Picks a sentence in the language of the reader. */
    t: Translate;
    theme: (typeof THEMES)[number];
    keyboard: (typeof KEYBOARDS)[number];
    requestId: string;
    shell: (c: PanelContext) => Shell;
    /** The page's path; in the answer to a form, the path of the page with the form. */
    pagePath: string;
    /** Another origin that a form may redirect to: browsers apply the policy's form-action to redirects. */
    formTarget?: string;
    /** The sent form, once it has been read. */
    form?: FormData;
    person: Person;
    /** The reader's membership in the account in the path. */
    membership: Membership;
    operator: Operator;
    /** Set while an operator views an account as its people do. */
    looking?: Looking;
    /** Every account of the person. */
    memberships: readonly Membership[];
  };
}

export type PanelContext = Context<PanelBindings>;

export type Translate = (sentence: Sentence) => string;

export const translator =
  (language: Language): Translate =>
  (sentence) =>
    sentence[language];

/** A text that is the same in both languages, or already in the reader's. */
export const sameInBoth = (text: string): Sentence => ({ "pt-BR": text, en: text });

export const addressOf = (c: PanelContext): string | null => c.req.header("CF-Connecting-IP") ?? null;

/** Whether htmx asks only for the part of the page that changes. */
export const isPart = (c: PanelContext): boolean => c.req.header("HX-Request") === "true";

/** Whether the page itself makes the request, without anybody's action. */
export const isPoll = (c: PanelContext): boolean =>
  /^div#(pulse|follow)$/.test(c.req.header("HX-Source") ?? "");

/** The address of a page of the account. */
export const inAccount = (c: PanelContext, path = ""): string => `/a/${c.get("membership").accountId}${path}`;

/** The page's own address with changed parameters; null removes one. */
export const addressWith = (
  c: PanelContext,
  changes: Readonly<Record<string, string | null>> = {},
): string => {
  const query = new URLSearchParams(c.req.query());
  for (const [name, value] of Object.entries(changes))
    if (value === null) query.delete(name);
    else query.set(name, value);
  const path = c.get("pagePath");
  return query.size === 0 ? path : `${path}?${query}`;
};

/** Whether the person runs the account's business. */
export const runsBusiness = (c: PanelContext): boolean =>
  BUSINESS_ROLES.some((role) => role === c.get("membership").role);

/** The path if it is one of ours, else the start page: never another host (`//host`, `/\host`). */
export const ownPath = (path: string | undefined): string =>
  path !== undefined && /^\/(?![/\\])[\w\-./?=&%,:+*]*$/.test(path) ? path : "/";
