import { isSandbox } from "../../../src/lib/id.ts";
import type { Sentence } from "../../../src/lib/language.ts";
import {
  BUSINESS_ROLES,
  type MemberRole,
  SALES_ROLES,
  TECHNICAL_ROLES,
} from "../../../src/vocabulary/member-roles.ts";
import { inAccount, type KeyLine, type PanelContext } from "../context.ts";
import { Icon } from "../kit/icon.tsx";
import { CALLS } from "../resources/calls.ts";
import { TEAM } from "../resources/team.ts";
import { AUDIT } from "./audit/texts.ts";
import { BATCHES } from "./batches/texts.ts";
import { ERROR_GROUPS } from "./calls/texts.ts";
import { CAPTACAO, DESK, LEDGER, OWNERS } from "./captacao/texts.ts";
import { CLIENTS } from "./clients/texts.ts";
import { CONFLICTS } from "./conflicts/texts.ts";
import { CONNECTIONS } from "./connections/texts.ts";
import type { Counts } from "./counts.ts";
import { EVENTS } from "./events/texts.ts";
import { FEED } from "./feed/texts.ts";
import { LAUNCHES } from "./launches/texts.ts";
import { PARTNERSHIPS } from "./partnerships/texts.ts";
import { placeDetailsOf } from "./place-details.ts";
import { PROPERTIES } from "./properties/texts.ts";
import { RADAR } from "./radar/texts.ts";
import { SANDBOX } from "./sandbox/texts.ts";
import { ACCOUNT } from "./texts.ts";
import { USAGE } from "./usage/texts.ts";
import { VISIBILITY } from "./visibility/texts.ts";
import { WEBHOOKS } from "./webhooks/texts.ts";

interface Place {
  readonly title: Sentence;
  /** The path below the account. */
  readonly path: string;
  readonly roles?: readonly MemberRole[];
}

/** One entry of the navigation: a place, or several as its tabs. */
interface Entry {
  readonly title: Sentence;
  readonly tabs: readonly Place[];
}

const alone = (place: Place): Entry => ({ title: place.title, tabs: [place] });

const OVERVIEW = alone({ title: ACCOUNT.overview, path: "" });

/** The agency's work, most frequent first. */
const TRADE: readonly Entry[] = [
  alone({ title: RADAR.title, path: "/radar", roles: SALES_ROLES }),
  {
    title: PROPERTIES.title,
    tabs: [
      { title: PROPERTIES.title, path: "/properties", roles: TECHNICAL_ROLES },
      { title: VISIBILITY.title, path: "/visibility", roles: BUSINESS_ROLES },
      { title: PROPERTIES.trash, path: "/trash", roles: BUSINESS_ROLES },
    ],
  },
  alone({ title: CLIENTS.title, path: "/clients", roles: SALES_ROLES }),
  alone({ title: PARTNERSHIPS.title, path: "/partnerships", roles: SALES_ROLES }),
  alone({ title: LAUNCHES.title, path: "/launches", roles: SALES_ROLES }),
  {
    title: CAPTACAO.title,
    tabs: [
      { title: CAPTACAO.title, path: "/captacao", roles: BUSINESS_ROLES },
      { title: OWNERS.title, path: "/captacao/owners", roles: BUSINESS_ROLES },
      { title: LEDGER.title, path: "/captacao/ledger", roles: BUSINESS_ROLES },
      { title: DESK.title, path: "/captacao/settings", roles: BUSINESS_ROLES },
    ],
  },
  {
    title: FEED.title,
    tabs: [
      { title: FEED.title, path: "/feed", roles: TECHNICAL_ROLES },
      { title: CONFLICTS.title, path: "/feed/conflicts", roles: BUSINESS_ROLES },
    ],
  },
];

const OFFICE: Entry = {
  title: TEAM.title,
  tabs: [
    { title: TEAM.title, path: "/team", roles: BUSINESS_ROLES },
    { title: ACCOUNT.people, path: "/people", roles: BUSINESS_ROLES },
    { title: AUDIT.title, path: "/audit", roles: BUSINESS_ROLES },
  ],
};

const INTEGRATION: Entry = {
  title: ACCOUNT.integration,
  tabs: [
    { title: ACCOUNT.keys, path: "/keys", roles: TECHNICAL_ROLES },
    { title: CALLS.title, path: "/requests", roles: TECHNICAL_ROLES },
    { title: ERROR_GROUPS.title, path: "/errors", roles: TECHNICAL_ROLES },
    { title: WEBHOOKS.title, path: "/webhooks", roles: TECHNICAL_ROLES },
    { title: EVENTS.title, path: "/events", roles: TECHNICAL_ROLES },
    { title: BATCHES.title, path: "/batches", roles: TECHNICAL_ROLES },
    { title: USAGE.title, path: "/usage", roles: TECHNICAL_ROLES },
    { title: CONNECTIONS.title, path: "/connections", roles: TECHNICAL_ROLES },
    { title: SANDBOX.title, path: "/sandbox", roles: ["OWNER", "DEVELOPER"] },
    { title: ACCOUNT.access, path: "/access" },
  ],
};

const ENTRIES: readonly Entry[] = [OVERVIEW, ...TRADE, OFFICE, INTEGRATION];
/** For developers each integration page is an entry of its own, before the others. */
const FOR_DEVELOPERS: readonly Entry[] = [OVERVIEW, ...INTEGRATION.tabs.map(alone), ...TRADE, OFFICE];

const PLACES = ENTRIES.flatMap(({ tabs }) => tabs);

/** Whether the page is at the place or below it, and at or below no longer path. */
const isAt = (here: string, base: string, path: string): boolean => {
  const isBelow = (one: string) => here === base + one || (one !== "" && here.startsWith(`${base}${one}/`));
  return isBelow(path) && !PLACES.some((other) => other.path.length > path.length && isBelow(other.path));
};

/** The place that a page is at, or below. */
export const placeOf = (c: PanelContext): Place | undefined =>
  PLACES.find(({ path }) => isAt(c.get("pagePath"), inAccount(c), path));

/** Places that a sandbox does not have. */
const LIVE_ONLY: ReadonlySet<string> = new Set(["/people"]);

/** The entries that the reader's role may open, with their open tabs. */
const openEntries = (c: PanelContext): readonly Entry[] => {
  const { accountId, role } = c.get("membership");
  const isOpen = ({ path, roles }: Place): boolean =>
    (!roles || roles.includes(role)) && !(isSandbox(accountId) && LIVE_ONLY.has(path));
  return (role === "DEVELOPER" ? FOR_DEVELOPERS : ENTRIES)
    .map(({ title, tabs }) => ({ title, tabs: tabs.filter(isOpen) }))
    .filter(({ tabs }) => tabs.length > 0);
};

/** The places that the reader may open. */
export const openPlaces = (c: PanelContext): readonly Place[] => openEntries(c).flatMap(({ tabs }) => tabs);

/** Where `g` followed by a letter leads. */
export const shortcutsOf = (c: PanelContext): readonly KeyLine[] =>
  openPlaces(c).flatMap(({ path, title }) => {
    const { key } = placeDetailsOf(path);
    return key ? [[["g", key], title, inAccount(c, path)] as const] : [];
  });

const Count = ({ count }: { readonly count: number }) =>
  count > 0 ? <span class="count">{count}</span> : null;

/** The entries beside a page. */
export const Places = ({ c, counts }: { readonly c: PanelContext; readonly counts: Counts }) => {
  const t = c.get("t");
  const here = placeOf(c)?.path;
  return (
    <ul>
      {openEntries(c).map(({ title, tabs }) => (
        <li>
          <a
            href={inAccount(c, tabs[0]!.path)}
            {...(tabs.some(({ path }) => path === here) && { "aria-current": "page" })}
          >
            <Icon name={placeDetailsOf(tabs[0]!.path).icon} />
            {t(tabs.length === 1 ? tabs[0]!.title : title)}
            <Count count={tabs.reduce((sum, { path }) => sum + (counts[path] ?? 0), 0)} />
          </a>
        </li>
      ))}
    </ul>
  );
};

/** The tabs above each page of an entry; the pages below them have a link back instead. */
export const Tabs = ({ c }: { readonly c: PanelContext }) => {
  const t = c.get("t");
  const here = c.get("pagePath");
  const entry = openEntries(c).find(({ tabs }) => tabs.some(({ path }) => inAccount(c, path) === here));
  if (!entry || entry.tabs.length === 1) return null;
  return (
    <nav class="tabs" aria-label={t(entry.title)}>
      {entry.tabs.map(({ path, title }) => (
        <a href={inAccount(c, path)} {...(inAccount(c, path) === here && { "aria-current": "page" })}>
          {t(title)}
        </a>
      ))}
    </nav>
  );
};
