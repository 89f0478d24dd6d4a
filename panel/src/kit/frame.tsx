import type { Child } from "hono/jsx";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Sentence } from "../../../src/lib/language.ts";
import {
  BUSINESS_ROLES,
  type MemberRole,
  SALES_ROLES,
  TECHNICAL_ROLES,
} from "../../../src/vocabulary/member-roles.ts";
import { assetOf } from "./assets.ts";
import { isSandbox } from "../../../src/lib/account-space.ts";
import { addressWith, inAccount, isPart, type PanelBindings, type PanelContext, sayIn } from "../context.ts";
import { FACE } from "./face.ts";
import { OperatorNavigation } from "../operator/navigation.tsx";
import { OPERATOR_FRAME } from "../operator/texts.ts";
import { AUDIT, LEDGER } from "../account/audit/texts.ts";
import { BATCHES } from "../account/batches/texts.ts";
import { PARTNERSHIPS, RADAR } from "../account/radar/texts.ts";
import { CALLS, ERROR_GROUPS } from "../account/calls/texts.ts";
import { CAPTACAO } from "../account/captacao/texts.ts";
import { CLIENTS } from "../account/clients/texts.ts";
import { CONFLICTS } from "../account/conflicts/texts.ts";
import { CONNECTIONS } from "../sign-in/oauth/texts.ts";
import { EVENTS } from "../account/events/texts.ts";
import { FEED } from "../account/feed/texts.ts";
import { FRAME } from "./frame-texts.ts";
import { LAUNCHES } from "../account/launches/texts.ts";
import { DESK, OWNERS } from "../account/captacao/owner-texts.ts";
import { PROPERTIES } from "../account/properties/texts.ts";
import { SANDBOX } from "../account/sandbox/texts.ts";
import { TEAM } from "../resources/team.ts";
import { USAGE } from "../account/usage/texts.ts";
import { VISIBILITY } from "../account/visibility/texts.ts";
import { WEBHOOKS } from "../account/webhooks/texts.ts";
import { Icon } from "./icon.tsx";
import { Help } from "./help.tsx";
import { signOf } from "../account/signs.ts";
import { Band, Top } from "./top.tsx";

interface Place {
  readonly title: Sentence;
  /** Below the account. */
  readonly path: string;
  readonly roles?: readonly MemberRole[];
}

const GROUPS: readonly { readonly title: Sentence; readonly places: readonly Place[] }[] = [
  { title: FRAME.start, places: [{ title: FRAME.overview, path: "" }] },
  {
    title: FRAME.integration,
    places: [
      { title: FRAME.keys, path: "/keys", roles: TECHNICAL_ROLES },
      { title: CALLS.title, path: "/requests", roles: TECHNICAL_ROLES },
      { title: ERROR_GROUPS.title, path: "/errors", roles: TECHNICAL_ROLES },
      { title: USAGE.title, path: "/usage", roles: TECHNICAL_ROLES },
      { title: CONNECTIONS.title, path: "/connections", roles: TECHNICAL_ROLES },
      { title: WEBHOOKS.title, path: "/webhooks", roles: TECHNICAL_ROLES },
      { title: EVENTS.title, path: "/events", roles: TECHNICAL_ROLES },
      { title: BATCHES.title, path: "/batches", roles: TECHNICAL_ROLES },
      { title: FEED.title, path: "/feed", roles: TECHNICAL_ROLES },
      { title: CONFLICTS.title, path: "/feed/conflicts", roles: BUSINESS_ROLES },
      { title: SANDBOX.title, path: "/sandbox", roles: ["OWNER", "DEVELOPER"] },
      { title: FRAME.access, path: "/access" },
    ],
  },
  {
    title: FRAME.portfolio,
    places: [
      { title: PROPERTIES.title, path: "/properties", roles: TECHNICAL_ROLES },
      { title: CLIENTS.title, path: "/clients", roles: SALES_ROLES },
      { title: PROPERTIES.trash, path: "/trash", roles: BUSINESS_ROLES },
    ],
  },
  {
    title: FRAME.business,
    places: [
      { title: RADAR.title, path: "/radar", roles: SALES_ROLES },
      { title: PARTNERSHIPS.title, path: "/partnerships", roles: SALES_ROLES },
      { title: VISIBILITY.title, path: "/visibility", roles: BUSINESS_ROLES },
      { title: LAUNCHES.title, path: "/launches", roles: SALES_ROLES },
      { title: CAPTACAO.title, path: "/captacao", roles: BUSINESS_ROLES },
      { title: OWNERS.title, path: "/captacao/owners", roles: BUSINESS_ROLES },
      { title: LEDGER.title, path: "/captacao/ledger", roles: BUSINESS_ROLES },
      { title: DESK.title, path: "/captacao/settings", roles: BUSINESS_ROLES },
    ],
  },
  {
    title: FRAME.account,
    places: [
      { title: TEAM.title, path: "/team", roles: BUSINESS_ROLES },
      { title: FRAME.people, path: "/people", roles: BUSINESS_ROLES },
      { title: AUDIT.title, path: "/audit", roles: BUSINESS_ROLES },
    ],
  },
];

const PLACES = GROUPS.flatMap(({ places }) => places);

const GOES = PLACES.flatMap(({ path, title }) => {
  const { key } = signOf(path);
  return key ? [[["g", key], title] as const] : [];
});

/** Whether a place is the nearest above a page. */
const isAt = (here: string, base: string, path: string): boolean => {
  const isBelow = (one: string) => here === base + one || (one !== "" && here.startsWith(`${base}${one}/`));
  return isBelow(path) && !PLACES.some((other) => other.path.length > path.length && isBelow(other.path));
};

const placeOf = (c: PanelContext): Place | undefined =>
  PLACES.find(({ path }) => isAt(c.get("pagePath"), inAccount(c), path));

/** What waits at a place of the navigation, by its path. */
export type Counts = Readonly<Record<string, number>>;

/** Of the account itself, and not of a sandbox of it. */
const LIVE_ONLY: ReadonlySet<string> = new Set(["/people"]);

export const Places = ({ c, counts = {} }: { readonly c: PanelContext; readonly counts?: Counts }) => {
  const say = sayIn(c.get("language"));
  const { accountId, role } = c.get("membership");
  const base = inAccount(c);
  const isOpen = ({ path, roles }: Place): boolean =>
    (!roles || roles.includes(role)) && !(isSandbox(accountId) && LIVE_ONLY.has(path));
  return (
    <>
      {GROUPS.map(({ title, places }) => {
        const open = places.filter(isOpen);
        return open.length === 0 ? null : (
          <section>
            <h2>{say(title)}</h2>
            <ul>
              {open.map(({ path, title: name }) => (
                <li>
                  <a
                    href={base + path}
                    {...(isAt(c.get("pagePath"), base, path) && { "aria-current": "page" })}
                    {...(signOf(path).key && { "data-key": signOf(path).key })}
                  >
                    <Icon name={signOf(path).icon} />
                    {say(name)}
                    {counts[path] ? <span class="count">{counts[path]}</span> : null}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
};

const Navigation = ({ c }: { readonly c: PanelContext }) => (
  <nav class="side" id="side" popover="auto" aria-label={sayIn(c.get("language"))(FRAME.navigation)}>
    <Places c={c} />
  </nav>
);

const docsOf = (c: PanelContext, path: string): string =>
  `${c.get("settings").apiUrl}/docs${path}?lang=${c.get("language")}`;

/** Above a page below a place of the navigation: the way back. */
const Crumb = ({ c, place }: { readonly c: PanelContext; readonly place: Place | undefined }) => {
  if (!place || place.path === "" || c.get("pagePath") === inAccount(c, place.path)) return null;
  return (
    <a class="crumb" href={inAccount(c, place.path)}>
      <Icon name="arrow-left" />
      {sayIn(c.get("language"))(place.title)}
    </a>
  );
};

const Documentation = ({ c, place }: { readonly c: PanelContext; readonly place: Place | undefined }) => {
  const docs = place && signOf(place.path).docs;
  return docs === undefined ? null : (
    <a class="to-docs" href={docsOf(c, docs)}>
      <Icon name="book-open" />
      {sayIn(c.get("language"))(FRAME.documentation)}
    </a>
  );
};

interface PageParts {
  readonly c: PanelContext;
  readonly title: Sentence | string;
  /** Wider than a form, outside of an account. */
  readonly isWide?: boolean;
  /** The main action, at the heading's side. */
  readonly action?: Child;
  readonly children?: Child;
}

/** The part of a page that changes from one to the next. */
const Content = ({ c, title, action, children }: PageParts) => {
  const place = c.get("membership") === undefined ? undefined : placeOf(c);
  return (
    <>
      <Crumb c={c} place={place} />
      <div class="heading">
        <h1>{titleOf(c, title)}</h1>
        {action && <div class="row main-action">{action}</div>}
      </div>
      {children}
      <Documentation c={c} place={place} />
    </>
  );
};

const titleOf = (c: PanelContext, title: Sentence | string): string =>
  typeof title === "string" ? title : sayIn(c.get("language"))(title);

/** The library of parts: it adds no style of its own, and goes back by loading the page. */
const HTMX = JSON.stringify({ includeIndicatorCSS: false, history: "reload" });

const productOf = (c: PanelContext): string => {
  const { operator }: Partial<PanelBindings["Variables"]> = c.var;
  return sayIn(c.get("language"))(operator ? OPERATOR_FRAME.product : FRAME.product);
};

const Head = ({ c, title }: Pick<PageParts, "c" | "title">) => (
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{`${titleOf(c, title)} · ${productOf(c)}`}</title>
    <meta name="color-scheme" content="light dark" />
    <meta name="htmx-config" content={HTMX} />
    <link rel="preload" href={FACE} as="font" type="font/woff2" crossorigin="" />
    <link rel="stylesheet" href={assetOf(c, "panel.css")} />
    <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
    <script type="module" src={assetOf(c, "panel.js")}></script>
  </head>
);

/** Every page: skip link, bar, navigation, one heading. */
export const Page = (parts: PageParts) => {
  const { c, title, isWide } = parts;
  const say = sayIn(c.get("language"));
  const theme = c.get("theme");
  const { operator }: Partial<PanelBindings["Variables"]> = c.var;
  const isInAccount = c.get("membership") !== undefined;
  if (isPart(c))
    return (
      <>
        <head>
          <title>{`${titleOf(c, title)} · ${productOf(c)}`}</title>
        </head>
        <Content {...parts} />
      </>
    );
  return (
    <html lang={c.get("language")} {...(theme !== "system" && { "data-theme": theme })}>
      <Head c={c} title={title} />
      <body
        class={isInAccount || operator ? "in-account" : isWide ? "alone wide" : "alone"}
        data-keyboard={c.get("keyboard")}
        {...((isInAccount || operator) && { "data-now": String(c.get("clock").now()) })}
        data-copy={say(FRAME.copy)}
        data-copied={say(FRAME.copied)}
      >
        <a class="skip" href="#main">
          {say(FRAME.skip)}
        </a>
        <Band c={c} />
        <Top c={c} />
        {isInAccount && <Navigation c={c} />}
        {operator && <OperatorNavigation c={c} operator={operator} />}
        <main id="main" tabindex={-1}>
          <Content {...parts} />
        </main>
        {isInAccount && (
          <div
            id="pulse"
            hidden
            hx-get={inAccount(c, "/pulse")}
            hx-trigger="pulse"
            hx-target="#side"
            hx-swap="innerMorph"
          />
        )}
        <p id="said" class="unseen" role="status" />
        {isInAccount && <Help c={c} goes={GOES} />}
      </body>
    </html>
  );
};

/** The page, or the part of it that takes the place of another; then the address follows. */
export const show = (c: PanelContext, page: Child, status: ContentfulStatusCode = 200) => {
  if (!isPart(c)) return c.html(`<!doctype html>${page}`, status);
  const here = URL.parse(c.req.header("HX-Current-URL") ?? "");
  const address = addressWith(c);
  // What has no account around it is another page altogether.
  if (c.get("membership") === undefined) c.header("HX-Redirect", address);
  else if (here && here.pathname + here.search !== address) c.header("HX-Push-Url", address);
  return c.html(`${page}`, status);
};
