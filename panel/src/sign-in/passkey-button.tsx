import type { Sentence } from "../../../src/lib/language.ts";
import type { PanelContext } from "../context.ts";
import { Icon } from "../kit/icon.tsx";

interface ButtonParts {
  readonly c: PanelContext;
  /** The address that receives the authenticator's answer. */
  readonly to: string;
  /** Where the challenge comes from. */
  readonly challenge: "/passkey/challenge" | "/passkey/new";
  readonly title: Sentence;
  readonly kind?: "main" | "plain";
  /** Where to go afterward. */
  readonly next?: string;
  readonly name?: string;
  /** Whether the e-mail field also suggests passkeys. */
  readonly isInField?: boolean;
}

/** A passkey needs a script: without one the button is hidden. */
export const PasskeyButton = (parts: ButtonParts) => (
  <form
    method="post"
    action={parts.to}
    class="passkey"
    hidden
    data-passkey={parts.challenge}
    {...(parts.isInField && { "data-in-field": "" })}
  >
    <input type="hidden" name="response" value="" />
    {parts.next !== undefined && <input type="hidden" name="next" value={parts.next} />}
    {parts.name !== undefined && <input type="hidden" name="name" value={parts.name} />}
    <button type="submit" class={parts.kind ?? "main"}>
      <Icon name="fingerprint-pattern" />
      {parts.c.get("t")(parts.title)}
    </button>
  </form>
);
