import { createHmac } from "node:crypto";
import { panelSecret } from "./secrets.ts";

const KEY_CHARS = 40;

const linkTo = (path: string, purpose: string, email: string): string => {
  const digest = createHmac("sha256", panelSecret()).update(`${purpose}:${email}`).digest("hex");
  return `${path}?${new URLSearchParams({ as: email, key: digest.slice(0, KEY_CHARS) })}`;
};

/** Opens the dashboard of this machine without a mail: `panel/src/local/page.tsx` takes it. */
export const signInLink = (panelUrl: string, email: string): string =>
  linkTo(`${panelUrl}/local/enter`, "enter", email);

/** The operator on this machine, whom `panel/wrangler.toml` names. */
const OPERATOR = "operacao@example.com";

/** Opens the operator's console of this machine, in place of Cloudflare Access. */
export const operatorLink = (operatorUrl: string): string =>
  linkTo(`${operatorUrl}/local/operator`, "enter-operator", OPERATOR);
