import type { Share } from "../../scripts/deploy/releases.ts";
import { done, type FakePlatform, refused } from "./fake-platform.ts";

interface FakeVersion {
  readonly id: string;
  readonly annotations: Readonly<Record<string, string>>;
}

/** The versions of one Worker, and the deployments of them, the latest first. */
export class FakeReleases {
  readonly versions: FakeVersion[] = [];
  readonly deployments: (readonly Share[])[] = [];
  readonly #worker: string;

  /** With a version that answers all calls. */
  constructor(platform: FakePlatform, worker: string) {
    this.#worker = worker;
    this.deployments.push([{ version_id: this.add("earlier"), percentage: 100 }]);
    const path = `/workers/scripts/${worker}`;
    platform.route(`GET ${path}/versions`, () => done({ items: this.versions }));
    platform.route(`POST ${path}/versions`, ({ body }) => done({ id: this.add(String(body.tag)) }));
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

  /** The tag of each version that takes part, with its share. */
  get shares(): Record<string, number> {
    const named = this.deployments[0]!.map(({ version_id, percentage }) => [
      this.#tagOf(version_id),
      percentage,
    ]);
    return Object.fromEntries(named) as Record<string, number>;
  }

  /** The shares that a version has had, in order, repetitions left out. */
  historyOf(tag: string): number[] {
    const had = this.deployments
      .toReversed()
      .map((shares) => shares.find(({ version_id }) => this.#tagOf(version_id) === tag)?.percentage ?? -1);
    return had.filter((share, at) => share !== had[at - 1]);
  }

  #tagOf(id: string): string {
    return this.versions.find((version) => version.id === id)!.annotations["workers/tag"]!;
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
