import { type CloudflareAccount, callAgain } from "../cloudflare/client.ts";

/** The secrets of one Worker. The platform shows their names, never their values. */
export interface WorkerSecrets {
  readonly worker: string;
  names(): Promise<string[]>;
  /** Sets values, and removes those that are null, in one version of the Worker. */
  change(values: Readonly<Record<string, string | null>>): Promise<void>;
}

/** The form that Wrangler sends (`secret bulk`). */
const formOf = (name: string, value: string | null): object | null =>
  value === null ? null : { name, text: value, type: "secret_text" };

export const workerSecrets = (account: CloudflareAccount, worker: string): WorkerSecrets => {
  const path = `/accounts/${account.accountId}/workers/scripts/${worker}`;
  return {
    worker,
    names: async () => {
      const found = await callAgain<{ name: string }[]>(account, `${path}/secrets`);
      return found.map(({ name }) => name);
    },
    change: async (values) => {
      const secrets = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, formOf(name, value)]),
      );
      await callAgain(account, `${path}/secrets-bulk`, {
        method: "PATCH",
        body: { secrets },
        headers: { "Content-Type": "application/merge-patch+json" },
      });
    },
  };
};
