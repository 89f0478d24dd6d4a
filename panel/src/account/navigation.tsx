import type { Sentence } from "../../../src/lib/language.ts";
import { isSandbox } from "../../../src/lib/account-space.ts";
import {
  BUSINESS_ROLES,
  type MemberRole,
  SALES_ROLES,
  TECHNICAL_ROLES,
} from "../../../src/vocabulary/member-roles.ts";
import { inAccount, type PanelContext, sayIn } from "../context.ts";
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
import { EVENTS } from "./events/texts.ts";
import { FEED } from "./feed/texts.ts";
import { LAUNCHES } from "./launches/texts.ts";
import { PARTNERSHIPS } from "./partnerships/texts.ts";
import { PROPERTIES } from "./properties/texts.ts";
import { RADAR } from "./radar/texts.ts";
import { SANDBOX } from "./sandbox/texts.ts";
import { signOf } from "./signs.ts";
import { ACCOUNT } from "./texts.ts";
import { USAGE } from "./usage/texts.ts";
import { VISIBILITY } from "./visibility/texts.ts";
import { WEBHOOKS } from "./webhooks/texts.ts";

interface Place {
  readonly title: Sentence;
  /** Below the account. */
  readonly path: string;
  readonly roles?: readonly MemberRole[];
}

const GROUPS: readonly { readonly title: Sentence; readonly places: readonly Place[] }[] = [
  { title: ACCOUNT.start, places: [{ title: ACCOUNT.overview, path: "" }] },
  {
    title: ACCOUNT.integration,
    places: [
      { title: ACCOUNT.keys, path: "/keys", roles: TECHNICAL_ROLES },
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
      { title: ACCOUNT.access, path: "/access" },
    ],
  },
  {
    title: ACCOUNT.portfolio,
    places: [
      { title: PROPERTIES.title, path: "/properties", roles: TECHNICAL_ROLES },
      { title: CLIENTS.title, path: "/clients", roles: SALES_ROLES },
      { title: PROPERTIES.trash, path: "/trash", roles: BUSINESS_ROLES },
    ],
  },
  {
    title: ACCOUNT.business,
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
    title: ACCOUNT.account,
    places: [
      { title: TEAM.title, path: "/team", roles: BUSINESS_ROLES },
      { title: ACCOUNT.people, path: "/people", roles: BUSINESS_ROLES },
      { title: AUDIT.title, path: "/audit", roles: BUSINESS_ROLES },
    ],
  },
];

const PLACES = GROUPS.flatMap(({ places }) => places);

/** Where `g` and a letter lead. */
export const GOES = PLACES.flatMap(({ path, title }) => {
  const { key } = signOf(path);
  return key ? [[["g", key], title] as const] : [];
});

/** Whether a place is the nearest above a page. */
const isAt = (here: string, base: string, path: string): boolean => {
  const isBelow = (one: string) => here === base + one || (one !== "" && here.startsWith(`${base}${one}/`));
  return isBelow(path) && !PLACES.some((other) => other.path.length > path.length && isBelow(other.path));
};

/** The place that a page is at, or below. */
export const placeOf = (c: PanelContext): Place | undefined =>
  PLACES.find(({ path }) => isAt(c.get("pagePath"), inAccount(c), path));

/** What waits at a place of the navigation, by its path. */
export type Counts = Readonly<Record<string, number>>;

/** Of the account itself, and not of a sandbox of it. */
const LIVE_ONLY: ReadonlySet<string> = new Set(["/people"]);

/** The places that the reader may open. */
export const openPlaces = (c: PanelContext): readonly Place[] => {
  const { accountId, role } = c.get("membership");
  return PLACES.filter(
    ({ path, roles }) => (!roles || roles.includes(role)) && !(isSandbox(accountId) && LIVE_ONLY.has(path)),
  );
};

export const Places = ({ c, counts = {} }: { readonly c: PanelContext; readonly counts?: Counts }) => {
  const say = sayIn(c.get("language"));
  const base = inAccount(c);
  const mine = openPlaces(c);
  return (
    <>
      {GROUPS.map(({ title, places }) => {
        const open = places.filter((place) => mine.includes(place));
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
