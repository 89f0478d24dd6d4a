import { isSandbox } from "../../../src/lib/account-space.ts";
import {
  addressWith,
  inAccount,
  type PanelBindings,
  type PanelContext,
  type Say,
  sayIn,
} from "../context.ts";
import { OperatorOwn } from "../operator/navigation.tsx";
import { OPERATOR_FRAME } from "../operator/texts.ts";
import { FRAME, ROLES } from "./frame-texts.ts";
import { Icon } from "./icon.tsx";

type Known = Partial<PanelBindings["Variables"]>;

/** Language and look, which are cookies of the browser and need no session. */
const Look = ({ c, say }: { readonly c: PanelContext; readonly say: Say }) => {
  const other = c.get("language") === "en" ? "pt-BR" : "en";
  return (
    <form class="look" method="post" action="/look">
      <input type="hidden" name="next" value={addressWith(c)} />
      <button type="submit" name="language" value={other} lang={other}>
        <Icon name="languages" />
        {other === "en" ? "English" : "Português"}
      </button>
      {(["light", "dark"] as const).map((theme) => (
        <button type="submit" name="theme" value={theme} class={`to-${theme}`}>
          <Icon name={theme === "dark" ? "moon" : "sun"} />
          {say(FRAME[theme])}
        </button>
      ))}
    </form>
  );
};

const LETTERS = /\p{L}/u;

/** Of the account's first two words. */
const initialsOf = (name: string): string =>
  name
    .split(/[\s.@_-]+/)
    .filter((word) => LETTERS.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join("")
    .toLocaleUpperCase("pt-BR");

/** Who is signed in, and what of it is theirs alone: opens without a script, closes by Esc or elsewhere. */
const Own = ({ c, say }: { readonly c: PanelContext; readonly say: Say }) => {
  const { person, membership, operator }: Known = c.var;
  if (operator) return <OperatorOwn c={c} operator={operator} look={<Look c={c} say={say} />} />;
  if (!person) return <Look c={c} say={say} />;
  return (
    <>
      <button type="button" class="own" popovertarget="own">
        <span aria-hidden="true">{initialsOf(person.email)}</span>
        <span class="unseen">{say(FRAME.own)}</span>
      </button>
      <div id="own" class="pop" popover="auto">
        <p class="whose">
          <strong>{person.email}</strong>
          {membership && <span class="hint">{say(ROLES[membership.role])}</span>}
        </p>
        <a href="/me">
          <Icon name="user-round" />
          {say(FRAME.profile)}
        </a>
        <a href="/me/security">
          <Icon name="lock" />
          {say(FRAME.security)}
        </a>
        <a href="/accounts">
          <Icon name="arrow-left-right" />
          {say(FRAME.accounts)}
        </a>
        <Look c={c} say={say} />
        <form method="post" action="/signout">
          <button type="submit">
            <Icon name="log-out" />
            {say(FRAME.signOut)}
          </button>
        </form>
      </div>
    </>
  );
};

const ToSide = ({ say }: { readonly say: Say }) => (
  <button type="button" class="to-side" popovertarget="side" aria-label={say(FRAME.navigation)}>
    <Icon name="menu" />
  </button>
);

const Account = ({ c, say }: { readonly c: PanelContext; readonly say: Say }) => {
  const { membership, operator }: Known = c.var;
  if (!membership)
    return (
      <>
        {operator && <ToSide say={say} />}
        <a class="brand" href="/">
          <img src="/assets/icon.svg" alt="" width="24" height="24" />
          <span>{say(operator ? OPERATOR_FRAME.product : FRAME.product)}</span>
        </a>
      </>
    );
  return (
    <>
      <ToSide say={say} />
      <a class="brand" href={`/a/${membership.accountId}`}>
        <span class="mark" aria-hidden="true">
          {initialsOf(membership.name)}
        </span>
        <span>{membership.name}</span>
      </a>
    </>
  );
};

/** Between what is live and where it is tried. */
const Spaces = ({ c, say }: { readonly c: PanelContext; readonly say: Say }) => {
  const { membership, memberships = [] }: Known = c.var;
  if (!membership) return null;
  const liveId = membership.sandboxOf ?? membership.accountId;
  const sandbox = memberships.find(({ sandboxOf }) => sandboxOf === liveId);
  if (!sandbox) return null;
  const isHere = membership.sandboxOf !== null;
  return (
    <nav class="spaces" aria-label={say(FRAME.spaces)}>
      <a href={`/a/${liveId}`} {...(!isHere && { "aria-current": "true" })}>
        {say(FRAME.live)}
      </a>
      <a class="sandbox" href={`/a/${sandbox.accountId}`} {...(isHere && { "aria-current": "true" })}>
        Sandbox
      </a>
    </nav>
  );
};

/** Any id, or the code of a property. */
const Find = ({ c, say }: { readonly c: PanelContext; readonly say: Say }) => {
  const { membership }: Known = c.var;
  return membership ? (
    <search class="find">
      <form method="get" action={inAccount(c, "/find")}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label={say(FRAME.find)}
          placeholder={say(FRAME.find)}
          autocomplete="off"
          spellcheck={false}
          maxlength={100}
          required
        />
        <span class="hotkey" aria-hidden="true">
          /
        </span>
      </form>
    </search>
  ) : null;
};

/** Stands above every page. */
export const Top = ({ c }: { readonly c: PanelContext }) => {
  const say = sayIn(c.get("language"));
  return (
    <header class="top">
      <Account c={c} say={say} />
      <Spaces c={c} say={say} />
      <span class="grow" />
      <Find c={c} say={say} />
      <Own c={c} say={say} />
    </header>
  );
};

/** Of a sandbox: nobody takes it for what is live. */
export const Band = ({ c }: { readonly c: PanelContext }) => {
  const { membership }: Known = c.var;
  if (!membership || !isSandbox(membership.accountId)) return null;
  return (
    <aside class="band">
      <Icon name="flask-conical" />
      {sayIn(c.get("language"))(FRAME.sandboxBand)}
    </aside>
  );
};
