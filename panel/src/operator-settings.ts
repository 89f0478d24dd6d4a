import { foldEmail } from "../../src/lib/email.ts";
import { isMailbox } from "../../src/vocabulary/limits.ts";
import { OPERATOR_ROLES, type OperatorRole } from "../../src/vocabulary/operator-roles.ts";

/** The console's variables. Without an address there is no console. */
export interface OperatorEnv {
  readonly OPERATOR_URL?: string;
  /** The team's own host, `https://<team>.cloudflareaccess.com`: the issuer. */
  readonly ACCESS_TEAM?: string;
  /** The audience tag of the application. */
  readonly ACCESS_AUDIENCE?: string;
  /** Such as `ana@example.com SUPPORT CURATION, rui@example.com ADMIN`. */
  readonly OPERATORS?: string;
}

export interface OperatorSettings {
  /** Origin of the console: another host than the dashboard's. */
  readonly url: string;
  readonly team: string;
  readonly audience: string;
  readonly roles: ReadonlyMap<string, readonly OperatorRole[]>;
}

const AUDIENCE = /^[0-9a-f]{64}$/;

const isRole = (word: string): word is OperatorRole => (OPERATOR_ROLES as readonly string[]).includes(word);

const readOperators = (text: string, faults: string[]): Map<string, readonly OperatorRole[]> => {
  const people = new Map<string, readonly OperatorRole[]>();
  for (const [at, entry] of text.split(",").entries()) {
    const [address = "", ...words] = entry.trim().split(/\s+/);
    const email = foldEmail(address);
    const roles = words.filter(isRole);
    const isWrong = !isMailbox(email) || people.has(email) || words.length === 0;
    // An address is personal data: the fault gives only its position.
    if (isWrong || roles.length < words.length)
      faults.push(`OPERATORS: entry ${at + 1} must be one address and roles of ${OPERATOR_ROLES.join(", ")}`);
    people.set(email, roles);
  }
  return people;
};

const hostOf = (text: string): string | undefined => URL.parse(text)?.host;

/** The console's settings; null if there is no console. Adds what is wrong to `faults`. */
export const readOperatorSettings = (
  env: OperatorEnv & { readonly PANEL_URL: string },
  { isLocal, isOrigin, faults }: { isLocal: boolean; isOrigin(text: string): boolean; faults: string[] },
): OperatorSettings | null => {
  const {
    OPERATOR_URL: url = "",
    ACCESS_TEAM: team = "",
    ACCESS_AUDIENCE: audience = "",
    OPERATORS = "",
  } = env;
  if (url === "") {
    if (team || audience || OPERATORS)
      faults.push("OPERATOR_URL is missing beside the console's other settings");
    return null;
  }
  if (!isOrigin(url)) faults.push("OPERATOR_URL must be an origin, https outside of local");
  if (hostOf(url) === hostOf(env.PANEL_URL)) faults.push("OPERATOR_URL must have a host of its own");
  if (!isLocal && !/^https:\/\/[\w-]+\.cloudflareaccess\.com$/.test(team))
    faults.push("ACCESS_TEAM must be https://<team>.cloudflareaccess.com");
  if (!isLocal && !AUDIENCE.test(audience))
    faults.push("ACCESS_AUDIENCE must be the tag of the Access application");
  return { url, team, audience, roles: readOperators(OPERATORS, faults) };
};
