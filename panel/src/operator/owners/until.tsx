import type { PanelContext } from "../../context.ts";
import { Time } from "../../kit/values.tsx";

/** When something ends, with the time left until then. */
export const Until = ({ c, at }: { c: PanelContext; at: string }) => (
  <>
    <Time at={at} language={c.get("language")} />
    <p class="hint" data-until={at} />
  </>
);
