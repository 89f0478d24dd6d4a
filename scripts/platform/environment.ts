import type { CloudflareAccount } from "../cloudflare/client.ts";
import { addresses } from "./addresses.ts";
import { buckets } from "./buckets.ts";
import { databases } from "./databases.ts";
import { type Deploying, secrets, triggers, workers } from "./deployments.ts";
import { migrations } from "./migrations.ts";
import type { Part } from "./part.ts";
import { photosHost } from "./photos-host.ts";
import { preconditions } from "./preconditions.ts";
import { queues } from "./queues.ts";
import { senders } from "./sender.ts";
import { settings } from "./settings.ts";
import { zones } from "./zones.ts";

interface Means extends Deploying {
  readonly account: CloudflareAccount;
  readonly migrating: Parameters<typeof migrations>[2];
}

/** The parts that have to exist before new code runs: everything except what triggers it. */
export const beforeCode = (means: Means): Part[] => {
  const { account, read } = means;
  const all = read();
  return [
    addresses(all),
    preconditions(account, all),
    databases(account, read),
    queues(account, all),
    buckets(account, all),
    photosHost(account, all),
    senders(account, all),
    zones(account, all),
    migrations(account, read, means.migrating),
    workers(means),
    secrets(means),
    settings(account, read),
  ];
};

/** Everything the Workers need, each part after those that it depends on. */
export const partsOf = (means: Means): Part[] => [...beforeCode(means), triggers(means)];
