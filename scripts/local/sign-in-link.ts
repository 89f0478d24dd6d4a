import { createHmac } from "node:crypto";
import { panelSecret } from "./secrets.ts";

const KEY_CHARS = 40;

/** Opens the dashboard of this machine without a mail: `panel/src/pages/local.tsx` takes it. */
export function signInLink(panelUrl: string, email: string): string {
  const digest = createHmac("sha256", panelSecret()).update(`enter:${email}`).digest("hex");
  const query = new URLSearchParams({ as: email, key: digest.slice(0, KEY_CHARS) });
  return `${panelUrl}/local/enter?${query}`;
}
