import { randomBytes } from "node:crypto";
import { type CloudflareAccount, callAgain, find } from "../cloudflare/client.ts";
import { byHand, type Change, type Part, stopsAt } from "./part.ts";
import { consumerFaults, queuesOf } from "./queues.ts";
import { SECRETS } from "./rotate.ts";
import { workerSecrets } from "./worker-secrets.ts";
import type { Worker } from "./workers.ts";

const RANDOM_BYTES = 32;
/** The tag of the version that creates a Worker, before the first release. */
export const FIRST_TAG = "first";

/** What Wrangler does for a Worker. */
export interface Wrangler {
  /** Deploys it for the first time, with its secrets. */
  deploy(worker: Worker, secrets: Readonly<Record<string, string>>): Promise<void>;
  /** Builds and uploads a version that answers nothing yet. */
  upload(worker: Worker, tag: string): Promise<void>;
  /** Sets its schedules, domains and consumers. */
  triggers(worker: Worker): Promise<void>;
}

export interface Deploying {
  readonly account: CloudflareAccount;
  readonly read: () => readonly Worker[];
  readonly wrangler: Wrangler;
  /** The values that people have chosen, by name. */
  readonly chosen: Readonly<Record<string, string | undefined>>;
}

export const workerExists = async (account: CloudflareAccount, { name }: Worker): Promise<boolean> =>
  (await find(account, `/accounts/${account.accountId}/workers/scripts/${name}/settings`)) !== null;

const valuesOf = (names: readonly string[], { chosen }: Deploying): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, chosen[name] ?? randomBytes(RANDOM_BYTES).toString("base64url")]),
  );

/** What people have to choose, and have not. */
const unchosen = (names: readonly string[], { chosen }: Deploying): Change[] =>
  names
    .filter((name) => SECRETS[name]?.isForPeople && chosen[name] === undefined)
    .map((name) =>
      stopsAt(`set the variable ${name} to its value, which people need (openssl rand -base64 32)`),
    );

export const workers = (deploying: Deploying): Part => ({
  title: "Workers",
  changes: async () => {
    const changes = deploying.read().map(async (worker): Promise<readonly Change[]> => {
      if (await workerExists(deploying.account, worker)) return [];
      const missing = unchosen(worker.secrets, deploying);
      const deploy = () => deploying.wrangler.deploy(worker, valuesOf(worker.secrets, deploying));
      const secrets = worker.secrets.length > 0 ? `, with ${worker.secrets.join(", ")}` : "";
      return [...missing, { what: worker.name + secrets, make: deploy }];
    });
    return (await Promise.all(changes)).flat();
  },
});

export const secrets = (deploying: Deploying): Part => ({
  title: "Secrets",
  changes: async () => {
    const changes = deploying.read().map(async (worker): Promise<readonly Change[]> => {
      if (!(await workerExists(deploying.account, worker))) return [];
      const own = workerSecrets(deploying.account, worker.name);
      const names = await own.names();
      const lacking = worker.secrets.filter((name) => !names.includes(name));
      const left = names.filter((name) => name.endsWith("_SOON"));
      return [
        ...unchosen(lacking, deploying),
        ...(lacking.length === 0
          ? []
          : [
              {
                what: `${lacking.join(", ")} of ${worker.name}`,
                make: () => own.change(valuesOf(lacking, deploying)),
              },
            ]),
        ...left.map((name) => byHand(`${name} of ${worker.name}: its rotation has not ended; run it again`)),
      ];
    });
    return (await Promise.all(changes)).flat();
  },
});

const difference = (what: string, found: readonly string[], wanted: readonly string[]): string[] => {
  const lacking = wanted.filter((one) => !found.includes(one));
  const further = found.filter((one) => !wanted.includes(one));
  return [
    ...(lacking.length > 0 ? [`lacks ${what} ${lacking.join(", ")}`] : []),
    ...(further.length > 0 ? [`has ${what} ${further.join(", ")}`] : []),
  ];
};

export const triggers = (deploying: Deploying): Part => ({
  title: "Schedules, domains and consumers",
  changes: async () => {
    const { account, read, wrangler } = deploying;
    const base = `/accounts/${account.accountId}/workers`;
    const changes = read().map(async (worker): Promise<readonly Change[]> => {
      // A new Worker gets them with its deployment.
      if (!(await workerExists(account, worker))) return [];
      const [{ schedules = [] }, domains, queues] = await Promise.all([
        callAgain<{ schedules?: { cron: string }[] }>(account, `${base}/scripts/${worker.name}/schedules`),
        callAgain<{ hostname: string }[]>(account, `${base}/domains?service=${worker.name}`),
        worker.consumers.length > 0 ? queuesOf(account) : [],
      ]);
      const faults = [
        ...difference(
          "schedules",
          schedules.map(({ cron }) => cron),
          worker.crons,
        ),
        ...difference(
          "domains",
          domains.map(({ hostname }) => hostname),
          worker.domains,
        ),
        ...worker.consumers.flatMap((wanted) => consumerFaults(worker.name, wanted, queues)),
      ];
      if (faults.length === 0) return [];
      return [{ what: `${worker.name}: ${faults.join("; ")}`, make: () => wrangler.triggers(worker) }];
    });
    return (await Promise.all(changes)).flat();
  },
});
