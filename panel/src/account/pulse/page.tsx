import { Hono } from "hono";
import { ask } from "../../api/member.ts";
import type { PanelBindings } from "../../context.ts";
import { keepCounts } from "../counts.ts";
import { Places } from "../navigation.tsx";

/** The navigation with its current counts, which open pages ask for regularly. */
export const pulse = new Hono<PanelBindings>();

pulse.get("/", async (c) => {
  const here = URL.parse(c.req.header("HX-Current-URL") ?? "");
  if (here) c.set("pagePath", here.pathname);
  const { data } = await ask(c, "readWaiting");
  return c.html(<Places c={c} counts={keepCounts(c, data)} />);
});
