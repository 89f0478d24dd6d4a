import type { Clock } from "../lib/clock.ts";
import type { OutboundPorts } from "./guarded-fetch.ts";
import { dohResolver, type Fetch } from "./resolver.ts";

/** Looks up the global `fetch` at each call, so that a test can replace it. */
const fetchOut: Fetch = (url, init) => fetch(url, init);

const resolver = dohResolver({ fetch: fetchOut, now: () => Date.now() });

/** The way out to addresses that customers name. */
export const outboundPortsOf = (
  {
    ownHosts,
    allowPrivateTargets,
  }: { readonly ownHosts: readonly string[]; readonly allowPrivateTargets: boolean },
  clock: Clock,
): OutboundPorts => ({
  fetch: fetchOut,
  resolver,
  now: () => clock.now(),
  ownHosts,
  allowPrivate: allowPrivateTargets,
});
