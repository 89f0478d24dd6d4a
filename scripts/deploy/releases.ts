import { type CloudflareAccount, callAgain } from "../cloudflare/client.ts";

/** The share of a Worker's calls that a version answers, in percent. */
export interface Share {
  readonly version_id: string;
  readonly percentage: number;
}

interface Version {
  readonly id: string;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** What the platform knows of one Worker's versions. */
export class Releases {
  readonly worker: string;
  readonly #account: CloudflareAccount;
  readonly #path: string;

  constructor(account: CloudflareAccount, worker: string) {
    this.worker = worker;
    this.#account = account;
    this.#path = `/accounts/${account.accountId}/workers/scripts/${worker}`;
  }

  /** The newest version with this tag; null if there is none. */
  async tagged(tag: string): Promise<string | null> {
    const path = `${this.#path}/versions?deployable=true`;
    const { items } = await callAgain<{ items: readonly Version[] }>(this.#account, path);
    return items.find(({ annotations }) => annotations?.["workers/tag"] === tag)?.id ?? null;
  }

  /** The shares of each deployment, the latest first. */
  async deployments(): Promise<(readonly Share[])[]> {
    type Found = { deployments: readonly { versions: readonly Share[] }[] };
    const { deployments } = await callAgain<Found>(this.#account, `${this.#path}/deployments`);
    return deployments.map(({ versions }) => versions);
  }

  /** Repeating it only sets the same shares again. */
  async deploy(versions: readonly Share[], message: string): Promise<void> {
    const body = { strategy: "percentage", versions, annotations: { "workers/message": message } };
    await callAgain(this.#account, `${this.#path}/deployments`, { body });
  }
}
