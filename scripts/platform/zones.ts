import { type CloudflareAccount, callAgain } from "../cloudflare/client.ts";
import { byHand, type Change, type Part } from "./part.ts";
import type { Worker } from "./workers.ts";

interface Zone {
  readonly id: string;
  readonly name: string;
}

/** `a.b.example.com`, `b.example.com`, `example.com`. */
const namesAbove = (domain: string): string[] => {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
};

export const zoneOf = async (account: CloudflareAccount, domain: string): Promise<Zone | null> => {
  for (const name of namesAbove(domain)) {
    const [zone] = await callAgain<Zone[]>(account, `/zones?name=${name}&account.id=${account.accountId}`);
    if (zone) return zone;
  }
  return null;
};

interface Setting {
  readonly name: string;
  readonly wanted: string;
  readonly isRight: (value: unknown) => boolean;
}

const exactly = (name: string, wanted: string): Setting => ({
  name,
  wanted,
  isRight: (value) => value === wanted,
});

/** `strict` also decides whether the certificates of webhooks' receivers are verified. */
const SETTINGS: readonly Setting[] = [
  exactly("ssl", "strict"),
  exactly("always_use_https", "on"),
  { name: "min_tls_version", wanted: "1.2 or later", isRight: (value) => value === "1.2" || value === "1.3" },
];

const compare = async (account: CloudflareAccount, zone: Zone): Promise<Change[]> => {
  const changes = SETTINGS.map(async ({ name, wanted, isRight }): Promise<Change[]> => {
    const { value } = await callAgain<{ value: unknown }>(account, `/zones/${zone.id}/settings/${name}`);
    return isRight(value) ? [] : [byHand(`zone ${zone.name}: ${name} is ${String(value)}, not ${wanted}`)];
  });
  return (await Promise.all(changes)).flat();
};

/** Settings apply to every host of a zone, including hosts that are not ours: only people change them. */
export const zones = (account: CloudflareAccount, workers: readonly Worker[]): Part => ({
  title: "Zones",
  changes: async () => {
    const hosts = [...new Set(workers.flatMap(({ domains }) => domains))];
    const all = await Promise.all(hosts.map(async (host) => ({ host, zone: await zoneOf(account, host) })));
    const withoutZone = all.filter(({ zone }) => zone === null).map(({ host }) => host);
    const found = new Map(all.flatMap(({ zone }) => (zone ? [[zone.id, zone] as const] : [])));
    const changes = await Promise.all([...found.values()].map((zone) => compare(account, zone)));
    return [...withoutZone.map((host) => byHand(`the account has no zone for ${host}`)), ...changes.flat()];
  },
});
