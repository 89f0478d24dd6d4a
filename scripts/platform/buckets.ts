import { type CloudflareAccount, call, callAgain, find } from "../cloudflare/client.ts";
import { LOCATION } from "./databases.ts";
import { byHand, type Change, type Part } from "./part.ts";
import type { Worker } from "./workers.ts";

const WEEK_S = 604_800;

interface Rule {
  readonly id: string;
  readonly enabled: boolean;
  readonly conditions?: { readonly prefix?: string };
  readonly abortMultipartUploadsTransition?: { readonly condition?: { readonly maxAge?: number } };
  readonly deleteObjectsTransition?: object;
}

const ABORTS: Rule & { conditions: object } = {
  id: "unfinished-uploads",
  enabled: true,
  conditions: {},
  abortMultipartUploadsTransition: { condition: { type: "Age", maxAge: WEEK_S } as { maxAge: number } },
};

const aborts = ({ enabled, conditions, abortMultipartUploadsTransition }: Rule): boolean =>
  enabled &&
  (conditions?.prefix ?? "") === "" &&
  (abortMultipartUploadsTransition?.condition?.maxAge ?? Number.POSITIVE_INFINITY) <= WEEK_S;

export const buckets = (account: CloudflareAccount, workers: readonly Worker[]): Part => {
  const path = `/accounts/${account.accountId}/r2/buckets`;
  const setRules = (name: string, rules: readonly Rule[]) =>
    callAgain(account, `${path}/${name}/lifecycle`, { method: "PUT", body: { rules } });
  const compareRules = async (name: string): Promise<Change[]> => {
    const { rules = [] } = (await find<{ rules?: Rule[] }>(account, `${path}/${name}/lifecycle`)) ?? {};
    const deleting = rules.filter((rule) => rule.enabled && rule.deleteObjectsTransition);
    return [
      ...(rules.some(aborts)
        ? []
        : [
            {
              what: `${name}: unfinished uploads end after a week`,
              make: () => setRules(name, [...rules.filter(({ id }) => id !== ABORTS.id), ABORTS]),
            },
          ]),
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
  return {
    title: "Buckets",
    changes: async () => (await Promise.all(workers.flatMap((one) => one.buckets).map(compare))).flat(),
  };
};
