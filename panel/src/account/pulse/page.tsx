import { Hono } from "hono";
import type { PanelBindings } from "../../context.ts";
import { ask } from "../../api/member.ts";
import { Places } from "../navigation.tsx";

/** The navigation with what waits, asked for while somebody looks. */
export const pulse = new Hono<PanelBindings>();

pulse.get("/", async (c) => {
  const here = URL.parse(c.req.header("HX-Current-URL") ?? "");
  if (here) c.set("pagePath", here.pathname);
  const { data } = await ask(c, "readWaiting");
  const counts = {
    "/webhooks": data.disabledWebhooks ?? 0,
    "/feed/conflicts": data.feedConflicts ?? 0,
    "/captacao": data.offers ?? 0,
    "/partnerships": data.partnershipRequests ?? 0,
  };
  return c.html(<Places c={c} counts={counts} />);
});
