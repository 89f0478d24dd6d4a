import type { PanelContext } from "./context.ts";

/** Whether a request came to the console's host. */
export const isConsole = (c: PanelContext): boolean => {
  const { operator } = c.get("settings");
  return operator !== null && new URL(c.req.url).host === new URL(operator.url).host;
};
