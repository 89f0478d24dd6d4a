import type { Share } from "../../scripts/deploy/releases.ts";
import { done, type FakePlatform, refused } from "./fake-platform.ts";

interface FakeVersion {
  readonly id: string;
  readonly annotations: Readonly<Record<string, string>>;
}

const ALL = 100;

/** The versions of one Worker, and the deployments of them, the latest first. */
export class FakeReleases {
  readonly versions: FakeVersion[] = [];
  readonly deployments: (readonly Share[])[] = [];
  readonly #worker: string;

  /** Begins with one version, which answers all calls. */
  constructor(platform: FakePlatform, worker: string, tag = "earlier") {
    this.#worker = worker;
    this.deployments.push([{ version_id: this.add(tag), percentage: ALL }]);
    platform.releases.set(worker, this);
    const path = `/workers/scripts/${worker}`;
    platform.route(`GET ${path}/versions`, () => done({ items: this.versions }));
    platform.route(`GET ${path}/versions/([\\w-]+)`, (_, id) =>
      done(this.versions.find((version) => version.id === id)),
    );
    platform.route(
      `POST ${path}/versions`,
      ({ body }) => platform.unbound(body.binds) ?? done({ id: this.add(String(body.tag)) }),
    );
    platform.route(`GET ${path}/deployments`, () =>
      done({ deployments: this.deployments.map((versions) => ({ versions })) }),
    );
    platform.route(`POST ${path}/deployments`, ({ body }) => this.#deploy(body.versions as Share[]));
  }

  add(tag: string): string {
    const id = `${this.#worker}-${tag}-${this.versions.length}`;
    this.versions.unshift({ id, annotations: { "workers/tag": tag } });
    return id;
  }

  /** A change of secrets is a version of the same code, without a tag, that answers at once. */
  changeSecrets(): void {
    const id = `${this.#worker}-secrets-${this.versions.length}`;
    this.versions.unshift({ id, annotations: {} });
    this.deployments.unshift([{ version_id: id, percentage: ALL }]);
  }

  /** The tag of a version, or of the earlier one whose code it runs. */
  #codeOf(id: string): string {
    const at = this.versions.findIndex((version) => version.id === id);
    return this.versions.slice(at).find(({ annotations }) => annotations["workers/tag"])!.annotations[
      "workers/tag"
    ]!;
  }

  /** The percentage of calls that each version answers, by tag. */
  get shares(): Record<string, number> {
    const named = this.deployments[0]!.map(({ version_id, percentage }) => [
      this.#codeOf(version_id),
      percentage,
    ]);
    return Object.fromEntries(named) as Record<string, number>;
  }

  /** The percentages that a version has had, in order, without repetitions. */
  historyOf(tag: string): number[] {
    const had = this.deployments
      .toReversed()
      .map((shares) => shares.find(({ version_id }) => this.#codeOf(version_id) === tag)?.percentage ?? -1);
    return had.filter((share, at) => share !== had[at - 1]);
  }

  #deploy(shares: Share[]) {
    const sum = shares.reduce((all, { percentage }) => all + percentage, 0);
    const isKnown = shares.every(({ version_id }) => this.versions.some(({ id }) => id === version_id));
    if (sum !== 100 || shares.length > 2 || !isKnown)
      return refused(400, 10_211, "These shares make no deployment");
    this.deployments.unshift(shares);
    return done({ id: "a-deployment" });
  }
}
