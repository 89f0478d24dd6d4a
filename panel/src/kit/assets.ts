import type { PanelContext } from "../context.ts";

/** Locally, files change without a deployment: pages request them again after each restart. */
const started = { at: "" };

/** The address of a static file. It changes with each deployment, so that browsers may cache it for long. */
export const assetOf = (c: PanelContext, name: string): string => {
  if (c.get("settings").isLocal) started.at ||= crypto.randomUUID();
  return `/assets/${name}?v=${started.at || c.env.VERSION.id}`;
};
