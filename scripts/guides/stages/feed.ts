import { serveText } from "../../local/serve-text.ts";
import type { Prepare } from "./stage.ts";

/** Serves the guide's feed, and links it to the account, as the owner does in the dashboard. */
export const feedStage: Prepare = async ({ service, account, guide }) => {
  const feed = guide.blocks.find(({ language }) => language === "xml")?.code ?? "";
  const site = await serveText(feed, "application/xml");
  const link = { url: `${site.origin}/feed.xml`, connector: "VRSYNC", autoSync: false };
  await service.backoffice.send("PUT", `${account.path}/feed`, link);
  return { environment: {}, close: () => site.close() };
};
