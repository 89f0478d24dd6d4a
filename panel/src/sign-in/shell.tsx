import type { PanelBindings, PanelContext, Shell } from "../context.ts";
import { Appearance, Brand, initialsOf } from "../kit/bar.tsx";
import { Icon } from "../kit/icon.tsx";
import { ROLES } from "../resources/roles.ts";
import { PERSON } from "./texts.ts";

/** The signed-in person's menu: opens without a script, closes on Esc or a click elsewhere. */
export const UserMenu = ({ c }: { readonly c: PanelContext }) => {
  const t = c.get("t");
  const { person, membership }: Partial<PanelBindings["Variables"]> = c.var;
  if (!person) return <Appearance c={c} />;
  return (
    <>
      <button type="button" class="own" popovertarget="own">
        <span aria-hidden="true">{initialsOf(person.email)}</span>
        <span class="unseen">{t(PERSON.own)}</span>
      </button>
      <div id="own" class="pop" popover="auto">
        <p class="whose">
          <strong>{person.email}</strong>
          {membership && <span class="hint">{t(ROLES[membership.role])}</span>}
        </p>
        <a href="/me">
          <Icon name="user-round" />
          {t(PERSON.profile)}
        </a>
        <a href="/me/security">
          <Icon name="lock" />
          {t(PERSON.security)}
        </a>
        <a href="/accounts">
          <Icon name="arrow-left-right" />
          {t(PERSON.accounts)}
        </a>
        <Appearance c={c} />
        <form method="post" action="/signout">
          <button type="submit">
            <Icon name="log-out" />
            {t(PERSON.signOut)}
          </button>
        </form>
      </div>
    </>
  );
};

/** The frame of pages outside of every account. */
export const personShell = (c: PanelContext): Shell => ({
  product: PERSON.product,
  start: <Brand c={c} name={PERSON.product} />,
  end: <UserMenu c={c} />,
});
