import { agency } from "../demo/accounts.ts";
import type { DemoKeys } from "../demo/demo-keys.ts";
import type { PanelPlace } from "./settings.ts";
import { operatorLink, signInLink } from "./sign-in-link.ts";

/** The information for the first minute: addresses, keys, and one complete request. */
export function welcome(url: string, keys: DemoKeys, backofficeToken: string, panel?: PanelPlace): string {
  return `
The service is ready.

  API             ${url}/v1
  Documentation   ${url}/docs
  Back office     ${url}/backoffice/openapi.json (token: ${backofficeToken})
${panel === undefined ? "" : dashboard(panel)}
  Demo keys of "${keys.accountName}"
  every permission   ${keys.full}
  read-only          ${keys.read}
  sandbox            ${keys.sandbox}

Guides and SDKs read their address and key from the environment:

  REAL_ESTATE_URL=${url}/v1
  REAL_ESTATE_KEY=${keys.sandbox}

Try it:

${firstRequest(url, keys.full)}

Stop with Ctrl+C. \`npm start -- --reset\` starts over with fresh demo data.
`;
}

const dashboard = ({
  url,
  operatorUrl,
}: PanelPlace): string => `  Dashboard       ${url} (its mails: ${url}/local/inbox)

  Sign in to the dashboard as ${agency.owner.name}, owner of "${agency.name}"
  ${signInLink(url, agency.owner.email)}

  Sign in to the operator's console
  ${operatorLink(operatorUrl)}
`;

/** Only double quotes, so that the line works in every shell of Linux, macOS and Windows. */
const firstRequest = (url: string, key: string): string =>
  `curl "${url}/v1/properties?limit=2" -H "Authorization: Bearer ${key}"`;
