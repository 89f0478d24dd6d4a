import type { PanelContext } from "../context.ts";

/** Where files change without a deployment, pages request them again after each restart. */
const started = { at: "" };

/** The address of a file that pages load: another one with each deployment, so that browsers may keep it. */
export const assetOf = (c: PanelContext, name: string): string => {
  if (c.get("settings").isLocal) started.at ||= crypto.randomUUID();
  return `/assets/${name}?v=${started.at || c.env.VERSION.id}`;
};
