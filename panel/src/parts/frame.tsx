import type { Child } from "hono/jsx";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Sentence } from "../../../src/lib/language.ts";
import { BUSINESS_ROLES, type MemberRole, TECHNICAL_ROLES } from "../../../src/vocabulary/member-roles.ts";
import { assetOf } from "../assets.ts";
import { inAccount, type PanelBindings, type PanelContext, type Say, sayIn } from "../context.ts";
import { FACE } from "../face.ts";
import { OperatorNavigation } from "../operator/navigation.tsx";
import { OPERATOR_FRAME } from "../operator/texts/frame.ts";
import { AUDIT, LEDGER, TEAM } from "../texts/account.ts";
import { BATCHES } from "../texts/batches.ts";
import { LAUNCHES, PARTNERSHIPS, RADAR } from "../texts/business.ts";
import { CALLS, ERROR_GROUPS } from "../texts/calls.ts";
import { CAPTACAO } from "../texts/captacao.ts";
import { CLIENTS } from "../texts/clients.ts";
import { CONFLICTS } from "../texts/conflicts.ts";
import { CONNECTIONS } from "../texts/connections.ts";
import { EVENTS } from "../texts/events.ts";
import { FEED } from "../texts/feed.ts";
import { FRAME } from "../texts/frame.ts";
import { PROPERTIES } from "../texts/properties.ts";
import { USAGE } from "../texts/usage.ts";
import { WEBHOOKS } from "../texts/webhooks.ts";
import { Icon } from "./icon.tsx";
import { signOf } from "./signs.ts";
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

const PLACES = GROUPS.flatMap(({ places }) => places);

/** Whether a place is the nearest above a page. */
const isAt = (here: string, base: string, path: string): boolean => {
  const isBelow = (one: string) => here === base + one || (one !== "" && here.startsWith(`${base}${one}/`));
  return isBelow(path) && !PLACES.some((other) => other.path.length > path.length && isBelow(other.path));
};

const placeOf = (c: PanelContext): Place | undefined =>
  PLACES.find(({ path }) => isAt(c.get("pagePath"), inAccount(c), path));

const Navigation = ({ c, say }: { readonly c: PanelContext; readonly say: Say }) => {
  const { accountId, role } = c.get("membership");
  const base = `/a/${accountId}`;
  return (
    <nav class="side" id="side" popover="auto" aria-label={say(FRAME.navigation)}>
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
                    <Icon name={signOf(place.path).icon} />
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
  /** The main action, at the heading's side. */
  readonly action?: Child;
  readonly children?: Child;
}

/** Every page: skip link, bar, navigation, one heading. */
export const Page = ({ c, title, action, children }: PageParts) => {
  const say = sayIn(c.get("language"));
  const heading = typeof title === "string" ? title : say(title);
  const theme = c.get("theme");
  const { operator }: Partial<PanelBindings["Variables"]> = c.var;
  const isInAccount = c.get("membership") !== undefined;
  const place = isInAccount ? placeOf(c) : undefined;
  return (
    <html lang={c.get("language")} {...(theme !== "system" && { "data-theme": theme })}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${heading} · ${say(operator ? OPERATOR_FRAME.product : FRAME.product)}`}</title>
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" href={FACE} as="font" type="font/woff2" crossorigin="" />
        <link rel="stylesheet" href={assetOf(c, "panel.css")} />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
      </head>
      <body class={isInAccount || operator ? "in-account" : "alone"}>
        <a class="skip" href="#main">
          {say(FRAME.skip)}
        </a>
        <Band c={c} />
        <Top c={c} />
        {isInAccount && <Navigation c={c} say={say} />}
        {operator && <OperatorNavigation c={c} operator={operator} />}
        <main id="main" tabindex={-1}>
          <Crumb c={c} place={place} />
          <div class="heading">
            <h1>{heading}</h1>
            {action && <div class="row main-action">{action}</div>}
          </div>
          {children}
          <Documentation c={c} place={place} />
        </main>
      </body>
    </html>
  );
};

export const show = (c: PanelContext, page: Child, status: ContentfulStatusCode = 200) =>
  c.html(`<!doctype html>${page}`, status);
