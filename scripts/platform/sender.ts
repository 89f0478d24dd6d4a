import { type CloudflareAccount, call, callAgain } from "../cloudflare/client.ts";
import { byHand, type Change, type Part } from "./part.ts";
import type { Worker } from "./workers.ts";
import { zoneOf } from "./zones.ts";

interface SendingDomain {
  readonly name: string;
  readonly enabled?: boolean;
}

const compare = async (account: CloudflareAccount, domain: string): Promise<readonly Change[]> => {
  const zone = await zoneOf(account, domain);
  if (!zone) return [byHand(`the account has no zone for ${domain}`)];
  const path = `/zones/${zone.id}/email/sending/subdomains`;
  const all = await callAgain<SendingDomain[]>(account, path);
  const found = all.find(({ name }) => name === domain);
  if (!found)
    return [{ what: `${domain} sends`, make: () => call(account, path, { body: { name: domain } }) }];
  return found.enabled === false
    ? [byHand(`${domain} does not send yet: its DNS records are not verified`)]
    : [];
};

/** The domains that notices and codes come from. */
export const senders = (account: CloudflareAccount, workers: readonly Worker[]): Part => ({
  title: "Senders of e-mail",
  changes: async () => {
    const all = workers.flatMap(({ sender }) => sender ?? []);
    const domains = new Set(all.map((sender) => sender.split("@").at(-1)!));
    return (await Promise.all([...domains].map((domain) => compare(account, domain)))).flat();
  },
});
