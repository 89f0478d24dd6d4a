import type { Child } from "hono/jsx";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Sentence } from "../../../src/lib/language.ts";
import { BUSINESS_ROLES, type MemberRole, TECHNICAL_ROLES } from "../../../src/vocabulary/member-roles.ts";
import { addressWith, type PanelBindings, type PanelContext, type Say, sayIn } from "../context.ts";
import { AUDIT, LEDGER, TEAM } from "../texts/account.ts";
import { BATCHES } from "../texts/batches.ts";
import { LAUNCHES, PARTNERSHIPS, RADAR } from "../texts/business.ts";
import { CAPTACAO } from "../texts/captacao.ts";
import { CLIENTS } from "../texts/clients.ts";
import { CONFLICTS } from "../texts/conflicts.ts";
import { EVENTS } from "../texts/events.ts";
import { FEED } from "../texts/feed.ts";
import { FRAME, ROLES } from "../texts/frame.ts";
import { PROPERTIES } from "../texts/properties.ts";
import { WEBHOOKS } from "../texts/webhooks.ts";

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
      { title: WEBHOOKS.title, path: "/webhooks", roles: TECHNICAL_ROLES },
      { title: EVENTS.title, path: "/events", roles: TECHNICAL_ROLES },
      { title: BATCHES.title, path: "/batches", roles: TECHNICAL_ROLES },
      { title: FEED.title, path: "/feed", roles: TECHNICAL_ROLES },
      { title: CONFLICTS.title, path: "/feed/conflicts", roles: BUSINESS_ROLES },
      { title: FRAME.access, path: "/access" },
    ],
  },
  {
    title: FRAME.portfolio,
    places: [
      { title: PROPERTIES.title, path: "/properties", roles: TECHNICAL_ROLES },
      { title: CLIENTS.title, path: "/clients", roles: BUSINESS_ROLES },
      { title: PROPERTIES.trash, path: "/trash", roles: BUSINESS_ROLES },
    ],
  },
  {
    title: FRAME.business,
    places: [
      { title: RADAR.title, path: "/radar", roles: BUSINESS_ROLES },
      { title: PARTNERSHIPS.title, path: "/partnerships", roles: BUSINESS_ROLES },
      { title: LAUNCHES.title, path: "/launches", roles: BUSINESS_ROLES },
      { title: CAPTACAO.title, path: "/captacao", roles: BUSINESS_ROLES },
      { title: LEDGER.title, path: "/captacao/ledger", roles: BUSINESS_ROLES },
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

const PATHS = GROUPS.flatMap(({ places }) => places.map(({ path }) => path));

/** Whether a place is the nearest above a page. */
const isAt = (here: string, base: string, path: string): boolean => {
  const isBelow = (one: string) => here === base + one || (one !== "" && here.startsWith(`${base}${one}/`));
  return isBelow(path) && !PATHS.some((other) => other.length > path.length && isBelow(other));
};

const Navigation = ({ c, say }: { readonly c: PanelContext; readonly say: Say }) => {
  const { accountId, role } = c.get("membership");
  const base = `/a/${accountId}`;
  return (
    <nav class="side" aria-label={say(FRAME.navigation)}>
      {GROUPS.map(({ title, places }) => {
        const open = places.filter(({ roles }) => !roles || roles.includes(role));
        return open.length === 0 ? null : (
          <section>
            <h2>{say(title)}</h2>
            <ul>
              {open.map((place) => (
                <li>
                  <a
                    href={base + place.path}
                    {...(isAt(c.get("pagePath"), base, place.path) && { "aria-current": "page" })}
                  >
                    {say(place.title)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
};

/** Language and look, which are cookies of the browser and need no session. */
const Look = ({ c, say }: { readonly c: PanelContext; readonly say: Say }) => {
  const language = c.get("language");
  const other = language === "en" ? "pt-BR" : "en";
  return (
    <form class="look" method="post" action="/look">
      <input type="hidden" name="next" value={addressWith(c)} />
      <button type="submit" name="language" value={other} lang={other}>
        {other === "en" ? "English" : "Português"}
      </button>
      {(["light", "dark"] as const).map((theme) => (
        <button type="submit" name="theme" value={theme} class={`to-${theme}`}>
          {say(FRAME[theme])}
        </button>
      ))}
    </form>
  );
};

const Top = ({ c, say }: { readonly c: PanelContext; readonly say: Say }) => {
  const { person, membership }: Partial<PanelBindings["Variables"]> = c.var;
  return (
    <header class="top">
      <a class="brand" href={membership ? `/a/${membership.accountId}` : "/"}>
        {membership?.name ?? say(FRAME.product)}
      </a>
      {membership && <span class="role">{say(ROLES[membership.role])}</span>}
      <span class="grow" />
      <Look c={c} say={say} />
      {person && (
        <>
          <a href="/accounts">{say(FRAME.accounts)}</a>
          <form method="post" action="/signout">
            <button type="submit" title={person.email}>
              {say(FRAME.signOut)}
            </button>
          </form>
        </>
      )}
    </header>
  );
};

interface PageParts {
  readonly c: PanelContext;
  readonly title: Sentence | string;
  /** The main action, at the heading's side. */
  readonly action?: Child;
  readonly children?: Child;
}

/** Every page: skip link, bar, navigation, one heading. */
export const Page = ({ c, title, action, children }: PageParts) => {
  const say = sayIn(c.get("language"));
  const heading = typeof title === "string" ? title : say(title);
  const theme = c.get("theme");
  const inAccount = c.get("membership") !== undefined;
  return (
    <html lang={c.get("language")} {...(theme !== "system" && { "data-theme": theme })}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${heading} · ${say(FRAME.product)}`}</title>
        <link rel="stylesheet" href="/assets/panel.css" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
      </head>
      <body class={inAccount ? "in-account" : "alone"}>
        <a class="skip" href="#main">
          {say(FRAME.skip)}
        </a>
        <Top c={c} say={say} />
        {inAccount && <Navigation c={c} say={say} />}
        <main id="main" tabindex={-1}>
          <div class="heading">
            <h1>{heading}</h1>
            {action}
          </div>
          {children}
        </main>
      </body>
    </html>
  );
};

export const show = (c: PanelContext, page: Child, status: ContentfulStatusCode = 200) =>
  c.html(`<!doctype html>${page}`, status);
