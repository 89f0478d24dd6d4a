import { isSandbox } from "../../../src/lib/id.ts";
import { inAccount, type Looking, type PanelContext, type Shell } from "../context.ts";
import { Appearance, initialsOf, NavigationButton } from "../kit/bar.tsx";
import { FRAME } from "../kit/frame-texts.ts";
import { Icon } from "../kit/icon.tsx";
import { UserMenu } from "../sign-in/shell.tsx";
import { PERSON } from "../sign-in/texts.ts";
import { knownCounts } from "./counts.ts";
import { Places, placeOf, shortcutsOf, Tabs } from "./navigation.tsx";
import { placeDetailsOf } from "./place-details.ts";
import { ACCOUNT } from "./texts.ts";

const Brand = ({ c }: { readonly c: PanelContext }) => {
  const { accountId, name } = c.get("membership");
  return (
    <a class="brand" href={`/a/${accountId}`}>
      <span class="mark" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span>{name}</span>
    </a>
  );
};

/** Switches between the live account and its sandbox. */
const Spaces = ({ c }: { readonly c: PanelContext }) => {
  const t = c.get("t");
  const { membership, memberships } = c.var;
  const liveId = membership.sandboxOf ?? membership.accountId;
  const sandbox = memberships.find(({ sandboxOf }) => sandboxOf === liveId);
  if (!sandbox) return null;
  const isHere = membership.sandboxOf !== null;
  return (
    <nav class="spaces" aria-label={t(ACCOUNT.spaces)}>
      <a href={`/a/${liveId}`} {...(!isHere && { "aria-current": "true" })}>
        {t(ACCOUNT.live)}
      </a>
      <a class="sandbox" href={`/a/${sandbox.accountId}`} {...(isHere && { "aria-current": "true" })}>
        Sandbox
      </a>
    </nav>
  );
};

/** Searches the whole account; hits appear below the box while somebody types. */
const Find = ({ c }: { readonly c: PanelContext }) => {
  const label = c.get("t")(ACCOUNT.find);
  return (
    <search class="find">
      <form method="get" action={inAccount(c, "/find")}>
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
          hx-get={inAccount(c, "/find/now")}
          hx-trigger="input changed delay:150ms"
          hx-target="#found"
          hx-swap="innerHTML"
        />
        <span class="hotkey" aria-hidden="true">
          /
        </span>
      </form>
      <div id="found" class="results" />
    </search>
  );
};

/** Says which account an operator is viewing, and until when, with a button to end it. */
const ViewingBanner = ({ c, looking }: { readonly c: PanelContext; readonly looking: Looking }) => {
  const { language, t } = c.var;
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "America/Sao_Paulo" });
  return (
    <aside class="band">
      <Icon name="eye" />
      {t(ACCOUNT.lookBand).replace("{name}", looking.name).replace("{time}", time.format(looking.until))}
      <form method="post" action="/operator/look/end">
        <button type="submit" class="plain">
          {t(ACCOUNT.lookEnd)}
        </button>
      </form>
    </aside>
  );
};

/** Marks a sandbox, so that nobody takes it for the live account. */
const SandboxBanner = ({ c }: { readonly c: PanelContext }) => {
  const looking = c.get("looking");
  if (looking) return <ViewingBanner c={c} looking={looking} />;
  return isSandbox(c.get("membership").accountId) ? (
    <aside class="band">
      <Icon name="flask-conical" />
      {c.get("t")(ACCOUNT.sandboxBand)}
    </aside>
  ) : null;
};

/** An operator has no profile at the dashboard. */
const SignedInAs = ({ c }: { readonly c: PanelContext }) =>
  c.get("looking") ? (
    <>
      <Appearance c={c} />
      <span class="whose">{c.get("operator").email}</span>
    </>
  ) : (
    <UserMenu c={c} />
  );

const Side = ({ c }: { readonly c: PanelContext }) => (
  <nav class="side" id="side" popover="auto" aria-label={c.get("t")(FRAME.navigation)}>
    <Places c={c} counts={knownCounts(c)} />
  </nav>
);

/** The frame around the pages of an account. */
export const accountShell = (c: PanelContext): Shell => {
  const place = placeOf(c);
  const path = place && inAccount(c, place.path);
  const isBelow = place !== undefined && place.path !== "" && c.get("pagePath") !== path;
  return {
    product: PERSON.product,
    start: (
      <>
        <NavigationButton c={c} />
        <Brand c={c} />
        <Spaces c={c} />
      </>
    ),
    end: (
      <>
        <Find c={c} />
        <SignedInAs c={c} />
      </>
    ),
    band: <SandboxBanner c={c} />,
    side: <Side c={c} />,
    above: isBelow ? { title: place.title, path: inAccount(c, place.path) } : undefined,
    docs: place && placeDetailsOf(place.path).docs,
    pulse: inAccount(c, "/pulse"),
    shortcuts: shortcutsOf(c),
    tabs: <Tabs c={c} />,
  };
};
