import type { PanelContext } from "../context.ts";
import { SANDBOX_FILTER as TEXTS } from "./words.ts";

/** Live accounts by default, or sandboxes: a page never mixes the two. */
export const SandboxFilter = ({ c }: { readonly c: PanelContext }) => {
  const t = c.get("t");
  return (
    <label class="filter">
      {t(TEXTS.label)}
      <select name="sandbox">
        <option value="">{t(TEXTS.live)}</option>
        <option value="true" selected={c.req.query("sandbox") === "true"}>
          {t(TEXTS.sandboxes)}
        </option>
      </select>
    </label>
  );
};
