import type { Sentence } from "../../../src/lib/language.ts";
import type { OperatorRole } from "../../../src/vocabulary/operator-roles.ts";
import type { Operator, PanelContext, Shell } from "../context.ts";
import { Appearance, Brand, NavigationButton } from "../kit/bar.tsx";
import { Icon, type IconName } from "../kit/icon.tsx";
import { OPERATOR_FRAME, PLACES } from "./texts.ts";

interface Place {
  readonly title: Sentence;
  readonly path: string;
  /** Open to all roles if absent. */
  readonly roles?: readonly OperatorRole[];
}

/** The console's pages, and the roles that may open them. */
export const GROUPS: readonly { readonly title: Sentence; readonly places: readonly Place[] }[] = [
  {
    title: OPERATOR_FRAME.queues,
    places: [
      { title: PLACES.today, path: "/operator" },
      { title: PLACES.search, path: "/operator/search" },
      { title: PLACES.access, path: "/operator/access-requests", roles: ["SUPPORT", "ADMIN"] },
      { title: PLACES.reviews, path: "/operator/reviews", roles: ["CURATION"] },
      { title: PLACES.neighborhoods, path: "/operator/neighborhoods", roles: ["CURATION"] },
    ],
  },
  {
    title: OPERATOR_FRAME.accounts,
    places: [
      { title: PLACES.accounts, path: "/operator/accounts", roles: ["SUPPORT", "ADMIN"] },
      { title: PLACES.partnerships, path: "/operator/partnerships", roles: ["SUPPORT", "ADMIN"] },
      { title: PLACES.launches, path: "/operator/launches", roles: ["SUPPORT", "ADMIN"] },
      { title: PLACES.owners, path: "/operator/owners", roles: ["FINANCE", "CURATION"] },
      { title: PLACES.credits, path: "/operator/credits", roles: ["FINANCE"] },
    ],
  },
  {
    title: OPERATOR_FRAME.platform,
    places: [
      { title: PLACES.jobs, path: "/operator/jobs", roles: ["ADMIN"] },
      { title: PLACES.letters, path: "/operator/dead-letters", roles: ["ADMIN"] },
      { title: PLACES.mails, path: "/operator/mails", roles: ["SUPPORT", "ADMIN"] },
      { title: PLACES.notices, path: "/operator/notices", roles: ["ADMIN"] },
      { title: PLACES.shards, path: "/operator/shards", roles: ["ADMIN"] },
      { title: PLACES.moves, path: "/operator/moves", roles: ["ADMIN"] },
    ],
  },
];

const ICONS: Readonly<Record<string, IconName>> = {
  "/operator": "house",
  "/operator/search": "search",
  "/operator/access-requests": "shield-check",
  "/operator/reviews": "building",
  "/operator/neighborhoods": "map-pin",
  "/operator/accounts": "users",
  "/operator/partnerships": "handshake",
  "/operator/launches": "rocket",
  "/operator/owners": "house-plus",
  "/operator/credits": "receipt-text",
  "/operator/jobs": "timer",
  "/operator/dead-letters": "mail-x",
  "/operator/mails": "mail",
  "/operator/notices": "megaphone",
  "/operator/shards": "database",
  "/operator/moves": "arrow-left-right",
};

const isAt = (here: string, path: string): boolean =>
  here === path || (path !== "/operator" && here.startsWith(`${path}/`));

export const hasRole = ({ roles }: Operator, wanted: readonly OperatorRole[]): boolean =>
  wanted.some((role) => roles.includes(role));

const Side = ({ c }: { readonly c: PanelContext }) => {
  const operator = c.get("operator");
  const t = c.get("t");
  return (
    <nav class="side" id="side" popover="auto" aria-label={t(OPERATOR_FRAME.navigation)}>
      {GROUPS.map(({ title, places }) => {
        const open = places.filter(({ roles }) => !roles || hasRole(operator, roles));
        return open.length === 0 ? null : (
          <section>
            <h2>{t(title)}</h2>
            <ul>
              {open.map((place) => (
                <li>
                  <a
                    href={place.path}
                    {...(isAt(c.get("pagePath"), place.path) && { "aria-current": "page" })}
                  >
                    <Icon name={ICONS[place.path] ?? "dot"} />
                    {t(place.title)}
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

/** The operator's address; signing out happens at Access. */
const SignedInOperator = ({ c }: { readonly c: PanelContext }) => (
  <>
    <Appearance c={c} />
    <span class="whose">{c.get("operator").email}</span>
    {!c.get("settings").isLocal && <a href="/cdn-cgi/access/logout">{c.get("t")(OPERATOR_FRAME.exit)}</a>}
  </>
);

/** Posts, so that nothing that somebody types or pastes appears in an address. */
const Find = ({ c }: { readonly c: PanelContext }) => {
  const label = c.get("t")(PLACES.search);
  return (
    <search class="find">
      <form method="post" action="/operator/search">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          autocomplete="off"
          spellcheck={false}
          maxlength={100}
          required
        />
      </form>
    </search>
  );
};

/** The frame around the pages of the console. */
export const operatorShell = (c: PanelContext): Shell => ({
  product: OPERATOR_FRAME.product,
  start: (
    <>
      <NavigationButton c={c} />
      <Brand c={c} name={OPERATOR_FRAME.product} />
    </>
  ),
  end: (
    <>
      <Find c={c} />
      <SignedInOperator c={c} />
    </>
  ),
  side: <Side c={c} />,
});
