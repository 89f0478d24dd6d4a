import { type CloudflareAccount, call, callAgain, find } from "../cloudflare/client.ts";
import { byHand, type Change, type Part } from "./part.ts";
import type { PublishedBucket, Worker } from "./workers.ts";
import { zoneOf } from "./zones.ts";

interface BucketDomain {
  readonly domain: string;
  readonly enabled?: boolean;
  readonly minTLS?: string;
  readonly status?: { readonly ownership?: string; readonly ssl?: string };
}

interface Rule {
  readonly id?: string;
  readonly expression: string;
  readonly enabled?: boolean;
  readonly action_parameters?: { readonly headers?: Readonly<Record<string, { readonly value?: string }>> };
}

const OLDEST_TLS = "1.2";
const RIGHT = { enabled: true, minTLS: OLDEST_TLS };

/** What the service itself sends with a photo, and a bucket does not. */
const HEADERS = {
  "Content-Security-Policy": "default-src 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/** The path of a zone's rules for response headers. */
export const headerRules = (zoneId: string): string =>
  `/zones/${zoneId}/rulesets/phases/http_response_headers_transform/entrypoint`;

const ruleOf = (host: string) => ({
  expression: `http.host eq "${host}"`,
  description: `Headers of ${host}`,
  enabled: true,
  action: "rewrite",
  action_parameters: {
    headers: Object.fromEntries(
      Object.entries(HEADERS).map(([name, value]) => [name, { operation: "set", value }]),
    ),
  },
});

const isRight = ({ enabled, action_parameters }: Rule): boolean =>
  enabled !== false &&
  Object.entries(HEADERS).every(([name, value]) => action_parameters?.headers?.[name]?.value === value);

const compareHeaders = async (
  account: CloudflareAccount,
  zoneId: string,
  host: string,
): Promise<Change[]> => {
  const path = headerRules(zoneId);
  const body = ruleOf(host);
  const look = async () => {
    const ruleset = await find<{ readonly id: string; readonly rules?: readonly Rule[] }>(account, path);
    return { ruleset, own: ruleset?.rules?.find(({ expression }) => expression === body.expression) };
  };
  const { own } = await look();
  if (own && isRight(own)) return [];
  const make = async () => {
    const now = await look();
    // The rules of others stay.
    if (!now.ruleset) return callAgain(account, path, { method: "PUT", body: { rules: [body] } });
    const rules = `/zones/${zoneId}/rulesets/${now.ruleset.id}/rules`;
    return now.own
      ? callAgain(account, `${rules}/${now.own.id}`, { method: "PATCH", body })
      : call(account, rules, { body });
  };
  return [{ what: `${host} sends ${Object.keys(HEADERS).join(", ")}`, make }];
};

const compareDomain = (
  account: CloudflareAccount,
  { path, host, zoneId }: { path: string; host: string; zoneId: string },
  found: BucketDomain | undefined,
): Change[] => {
  const domains = `${path}/domains/custom`;
  if (!found) {
    const make = () => call(account, domains, { body: { domain: host, zoneId, ...RIGHT } });
    return [{ what: `the bucket of photos answers at ${host}`, make }];
  }
  if (!found.enabled || (found.minTLS ?? "1.0") < OLDEST_TLS) {
    const make = () => callAgain(account, `${domains}/${host}`, { method: "PUT", body: RIGHT });
    return [{ what: `${host} is open, with TLS ${OLDEST_TLS} at least`, make }];
  }
  const { ownership, ssl } = found.status ?? {};
  return ownership === "active" && ssl === "active"
    ? []
    : [byHand(`${host} does not answer yet: its name is ${ownership}, its certificate ${ssl}`)];
};

/** Anyone who knows a key can read an open bucket. */
const compareOpenings = async (
  account: CloudflareAccount,
  name: string,
  published: PublishedBucket | undefined,
): Promise<Change[]> => {
  const path = `/accounts/${account.accountId}/r2/buckets/${name}`;
  const [custom, managed] = await Promise.all([
    find<{ domains?: BucketDomain[] }>(account, `${path}/domains/custom`),
    find<{ enabled?: boolean }>(account, `${path}/domains/managed`),
  ]);
  const all = custom?.domains ?? [];
  const others = all.filter(({ domain, enabled }) => enabled && domain !== published?.host);
  const close = () =>
    callAgain(account, `${path}/domains/managed`, { method: "PUT", body: { enabled: false } });
  const changes: Change[] = [
    ...(managed?.enabled ? [{ what: `${name} is closed at r2.dev`, make: close }] : []),
    ...others.map(({ domain }) => byHand(`${name} is open to everybody at ${domain}`)),
  ];
  if (!published) return changes;
  const { host } = published;
  const zone = await zoneOf(account, host);
  if (!zone) return [...changes, byHand(`the account has no zone for ${host}`)];
  const own = all.find(({ domain }) => domain === host);
  return [
    ...changes,
    ...(await compareHeaders(account, zone.id, host)),
    ...compareDomain(account, { path, host, zoneId: zone.id }, own),
  ];
};

/** The host at which the bucket of photos answers without a Worker; no other bucket is public. */
export const photosHost = (account: CloudflareAccount, workers: readonly Worker[]): Part => {
  const published = workers.flatMap((worker) => worker.published ?? []);
  const names = [...new Set(workers.flatMap((worker) => worker.buckets))];
  return {
    title: "Photos' host",
    changes: async () => {
      const each = names.map((name) =>
        compareOpenings(
          account,
          name,
          published.find(({ bucket }) => bucket === name),
        ),
      );
      return (await Promise.all(each)).flat();
    },
  };
};
