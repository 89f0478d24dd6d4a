import type { PanelContext } from "../context.ts";
import { SANDBOX_FILTER as TEXTS } from "./words.ts";

/** Live accounts unless sandboxes are asked for: the two are never on one page. */
export const SandboxFilter = ({ c }: { readonly c: PanelContext }) => {
  const say = c.get("say");
  return (
    <label class="filter">
      {say(TEXTS.label)}
      <select name="sandbox">
        <option value="">{say(TEXTS.live)}</option>
        <option value="true" selected={c.req.query("sandbox") === "true"}>
          {say(TEXTS.sandboxes)}
        </option>
      </select>
    </label>
  );
};
