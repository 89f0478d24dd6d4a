import { EXPORT_KEPT_DAYS } from "../../src/vocabulary/limits.ts";
import { type CloudflareAccount, call, callAgain, find } from "../cloudflare/client.ts";
import { LOCATION } from "./databases.ts";
import { byHand, type Change, type Part } from "./part.ts";
import type { Worker } from "./workers.ts";

const DAY_S = 86_400;
const WEEK_S = 7 * DAY_S;

interface Rule {
  readonly id: string;
  readonly enabled: boolean;
  readonly conditions?: { readonly prefix?: string };
  readonly abortMultipartUploadsTransition?: { readonly condition?: { readonly maxAge?: number } };
  readonly deleteObjectsTransition?: { readonly condition?: { readonly maxAge?: number } };
}

interface Lock {
  readonly id: string;
  readonly enabled: boolean;
  readonly prefix?: string;
  readonly condition?: { readonly type?: string; readonly maxAgeSeconds?: number };
}

const ABORT_UPLOADS: Rule & { conditions: object } = {
  id: "unfinished-uploads",
  enabled: true,
  conditions: {},
  abortMultipartUploadsTransition: { condition: { type: "Age", maxAge: WEEK_S } as { maxAge: number } },
};

/** Exports: deleted a day after their lock ends. */
const DELETE_AFTER_LOCK: Rule = {
  id: "exports-end",
  enabled: true,
  conditions: {},
  deleteObjectsTransition: {
    condition: { type: "Age", maxAge: EXPORT_KEPT_DAYS * DAY_S } as { maxAge: number },
  },
};

/** Nobody deletes or writes over an export, whoever has the token. */
const LOCK: Lock = {
  id: "exports-stay",
  enabled: true,
  prefix: "",
  condition: { type: "Age", maxAgeSeconds: (EXPORT_KEPT_DAYS - 1) * DAY_S },
};

const ends = ({ deleteObjectsTransition }: Rule): boolean =>
  deleteObjectsTransition?.condition?.maxAge === DELETE_AFTER_LOCK.deleteObjectsTransition!.condition!.maxAge;

const locks = ({ enabled, prefix, condition }: Lock): boolean =>
  enabled && (prefix ?? "") === "" && condition?.maxAgeSeconds === LOCK.condition!.maxAgeSeconds;

const aborts = ({ enabled, conditions, abortMultipartUploadsTransition }: Rule): boolean =>
  enabled &&
  (conditions?.prefix ?? "") === "" &&
  (abortMultipartUploadsTransition?.condition?.maxAge ?? Number.POSITIVE_INFINITY) <= WEEK_S;

export const buckets = (account: CloudflareAccount, workers: readonly Worker[]): Part => {
  const path = `/accounts/${account.accountId}/r2/buckets`;
  const setRules = (name: string, rules: readonly Rule[]) =>
    callAgain(account, `${path}/${name}/lifecycle`, { method: "PUT", body: { rules } });
  const archives = new Set(workers.map(({ archive }) => archive));
  const compareEnd = (name: string, rules: readonly Rule[]): Change[] =>
    rules.some((rule) => rule.enabled && ends(rule))
      ? []
      : [
          {
            what: `${name}: exports end after ${EXPORT_KEPT_DAYS} days`,
            make: async () => {
              const now = (await find<{ rules?: Rule[] }>(account, `${path}/${name}/lifecycle`))?.rules ?? [];
              await setRules(name, [
                ...now.filter(({ id }) => id !== DELETE_AFTER_LOCK.id),
                DELETE_AFTER_LOCK,
              ]);
            },
          },
        ];
  const compareLock = async (name: string): Promise<Change[]> => {
    const { rules = [] } = (await find<{ rules?: Lock[] }>(account, `${path}/${name}/lock`)) ?? {};
    if (rules.some(locks)) return [];
    const locked = [...rules.filter(({ id }) => id !== LOCK.id), LOCK];
    const make = () => callAgain(account, `${path}/${name}/lock`, { method: "PUT", body: { rules: locked } });
    return [{ what: `${name}: nobody deletes an export before`, make }];
  };
  const compareRules = async (name: string): Promise<Change[]> => {
    const { rules = [] } = (await find<{ rules?: Rule[] }>(account, `${path}/${name}/lifecycle`)) ?? {};
    const isArchive = archives.has(name);
    const deleting = rules.filter(
      (rule) => rule.enabled && rule.deleteObjectsTransition && !(isArchive && ends(rule)),
    );
    return [
      ...(rules.some(aborts)
        ? []
        : [
            {
              what: `${name}: unfinished uploads end after a week`,
              make: () =>
                setRules(name, [...rules.filter(({ id }) => id !== ABORT_UPLOADS.id), ABORT_UPLOADS]),
            },
          ]),
      // It reads the rules again, which the change before may have written.
      ...(isArchive ? [...compareEnd(name, rules), ...(await compareLock(name))] : []),
      ...deleting.map(({ id }) => byHand(`${name}: rule "${id}" deletes objects`)),
    ];
  };
  const compare = async (name: string): Promise<Change[]> => {
    const found = await find<{ location?: string }>(account, `${path}/${name}`);
    if (!found)
      return [
        {
          what: `${name}, in ${LOCATION}`,
          make: async () => {
            await call(account, path, { body: { name, locationHint: LOCATION } });
            for (const { make } of await compareRules(name)) await make?.();
          },
        },
      ];
    const isElsewhere = found.location !== undefined && found.location.toLowerCase() !== LOCATION;
    return [
      ...(isElsewhere ? [byHand(`${name} lies in ${found.location}, not in ${LOCATION}`)] : []),
      ...(await compareRules(name)),
    ];
  };
  // The backups list the photos of the API's bucket.
  const names = [...new Set(workers.flatMap((worker) => worker.buckets))];
  return {
    title: "Buckets",
    changes: async () => (await Promise.all(names.map(compare))).flat(),
  };
};
