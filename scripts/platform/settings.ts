import { type CloudflareAccount, callAgain } from "../cloudflare/client.ts";
import { workerExists } from "./deployments.ts";
import type { Change, Part } from "./part.ts";
import type { Observability, Worker } from "./workers.ts";

/** Sent for each Worker: what its file leaves out is switched off, even if somebody has switched it on by hand. */
const LOGS_OFF = { enabled: false, invocation_logs: false };
const TRACES_OFF = { enabled: false };

const wantedOf = ({ observability }: Worker): Observability => ({
  ...observability,
  logs: { ...LOGS_OFF, ...observability.logs },
  traces: { ...TRACES_OFF, ...observability.traces },
});

/** The settings by their dotted names. */
const flat = (value: object, above = ""): [string, unknown][] =>
  Object.entries(value).flatMap(([name, one]) =>
    typeof one === "object" && one !== null
      ? flat(one as object, `${above}${name}.`)
      : [[above + name, one] as [string, unknown]],
  );

const faultsOf = (wanted: Observability, found: Observability): string[] => {
  const had = new Map(flat(found));
  return flat(wanted)
    .filter(([name, value]) => (had.get(name) ?? false) !== value)
    .map(([name, value]) => `${name} is ${had.get(name) ?? "not set"}, not ${value}`);
};

/**
 * What a Worker keeps of its logs and traces. Versions do not include these settings, so a release changes none of
 * them; whatever somebody has switched on by hand ends with the next run.
 */
export const settings = (account: CloudflareAccount, read: () => readonly Worker[]): Part => ({
  title: "Settings",
  changes: async () => {
    const changes = read().map(async (worker): Promise<readonly Change[]> => {
      // A new Worker begins with its file's settings.
      if (!(await workerExists(account, worker))) return [];
      const path = `/accounts/${account.accountId}/workers/scripts/${worker.name}/script-settings`;
      const { observability } = await callAgain<{ observability?: Observability }>(account, path);
      const wanted = wantedOf(worker);
      const faults = faultsOf(wanted, observability ?? {});
      if (faults.length === 0) return [];
      const make = () => callAgain(account, path, { method: "PATCH", body: { observability: wanted } });
      return [{ what: `${worker.name}: ${faults.join("; ")}`, make }];
    });
    return (await Promise.all(changes)).flat();
  },
});
