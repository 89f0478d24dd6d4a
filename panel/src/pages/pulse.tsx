import { Hono } from "hono";
import { type PanelBindings, type PanelContext, runsBusiness, sells } from "../context.ts";
import { askIfOpen } from "../door.ts";
import { type Counts, Places } from "../parts/frame.tsx";

const MOST = "100";

/** What waits for an answer, by the place where it is given. */
const countsOf = async (c: PanelContext): Promise<Counts> => {
  const [webhooks, offers, partnerships] = await Promise.all([
    askIfOpen(c, "listWebhooks"),
    runsBusiness(c) ? askIfOpen(c, "listCaptacaoOffers") : null,
    sells(c) ? askIfOpen(c, "listAccountPartnerships", { query: { status: "PENDING", limit: MOST } }) : null,
  ]);
  return {
    "/webhooks": webhooks?.data.filter(({ status }) => status === "DISABLED").length ?? 0,
    "/captacao": offers?.data.length ?? 0,
    "/partnerships": partnerships?.data.filter(({ ourSide }) => ourSide === "ADDRESSEE").length ?? 0,
  };
};

/** The navigation with what waits, asked for while somebody looks. */
export const pulse = new Hono<PanelBindings>();

pulse.get("/", async (c) => {
  const here = URL.parse(c.req.header("HX-Current-URL") ?? "");
  if (here) c.set("pagePath", here.pathname);
  const counts = await countsOf(c);
  return c.html(<Places c={c} counts={counts} />);
});
