import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { call } from "../../scripts/cloudflare/client.ts";
import { Releases } from "../../scripts/deploy/releases.ts";
import { type Means, rollBack, rollOut } from "../../scripts/deploy/roll-out.ts";
import { FakePlatform, type Loss } from "../support/fake-platform.ts";
import { FakeReleases } from "../support/fake-releases.ts";
import { stopOf } from "../support/platform-stage.ts";

const WORKERS = ["an-api", "a-panel"] as const;
const TAG = "0123456789ab";

let platform: FakePlatform;
let workers: FakeReleases[];
let printed: string[];
/** For each smoke test: the shares of calls at the time, and the versions that its requests chose. */
let tries: { shares: number[]; chosen: string; version: string }[];
let redAt: number | null;
let areCallersWell: boolean;

const begin = async (): Promise<void> => {
  platform = await new FakePlatform().start();
  workers = WORKERS.map((worker) => new FakeReleases(platform, worker));
  printed = [];
  tries = [];
  redAt = null;
  areCallersWell = true;
};

beforeEach(begin);
afterEach(() => platform.stop());

const all = (pause = async () => undefined) =>
  WORKERS.map((worker) => new Releases({ ...platform.account, pause }, worker));

const shareOf = ({ shares }: FakeReleases): number => shares[TAG] ?? -1;

const means = (): Means => ({
  tag: TAG,
  answering: WORKERS[0],
  stayMs: 300_000,
  pause: async () => undefined,
  print: (line) => printed.push(line),
  servesCallersWell: async () => areCallersWell,
  upload: (worker) =>
    call(platform.account, `/accounts/an-account/workers/scripts/${worker}/versions`, { body: { tag: TAG } }),
  smoke: async (headers, version) => {
    const shares = workers.map(shareOf);
    tries.push({ shares, chosen: Object.values(headers).join(), version });
    return !shares.includes(redAt ?? Number.NaN);
  },
});

const run = (): Promise<boolean> => rollOut(all(), means());

/** Runs until the platform has been called this often; after that, no call reaches it. */
const runUntilDeath = async (calls: number, loss: Loss): Promise<boolean> => {
  let seen = 0;
  let isDead = false;
  platform.disturb = () => {
    if (isDead) return "lost";
    seen += 1;
    isDead = seen > calls;
    return isDead ? loss : undefined;
  };
  const dying = async () => {
    if (isDead) throw new Error("dead");
  };
  await rollOut(all(dying as () => Promise<undefined>), means()).catch(() => undefined);
  platform.disturb = () => undefined;
  return isDead;
};

describe("a release", () => {
  it("is tested with none, 5, 25 and 100 % of the calls", async () => {
    expect(await run()).toBe(true);
    for (const worker of workers) expect(worker.historyOf(TAG)).toEqual([-1, 0, 5, 25, 100]);
    expect(tries.map(({ shares }) => shares)).toEqual([
      [0, 0],
      [5, 5],
      [25, 25],
      [100, 100],
    ]);
  });

  it("is tested by requests that choose it, until it answers everybody", async () => {
    await run();
    const [api, panel] = workers.map(({ versions }) => versions[0]!.id);
    const chosen = `an-api="${api}", a-panel="${panel}"`;
    expect(tries.map((one) => one.chosen)).toEqual([chosen, chosen, chosen, ""]);
    expect(new Set(tries.map(({ version }) => version))).toEqual(new Set([api]));
  });

  it.each([0, 5, 25, 100])(
    "rolls back if a test at %s % of the calls is red, and goes no further",
    async (share) => {
      redAt = share;
      expect(await run()).toBe(false);
      for (const worker of workers) {
        expect(worker.shares).toEqual({ earlier: 100 });
        expect(Math.max(...worker.historyOf(TAG))).toBe(share);
      }
    },
  );

  it("rolls back if callers of the new version get errors, even though the smoke test is green", async () => {
    areCallersWell = false;
    expect(await run()).toBe(false);
    for (const worker of workers) expect(worker.shares).toEqual({ earlier: 100 });
  });

  it("is uploaded once, however often it is run, and changes nothing the second time", async () => {
    await run();
    const made = workers.map(({ deployments }) => deployments.length);
    expect(await run()).toBe(true);
    expect(workers.map(({ versions }) => versions.length)).toEqual([2, 2]);
    expect(workers.map(({ deployments }) => deployments.length)).toEqual(made);
    expect(tries).toHaveLength(5);
  });

  it.each<[Loss, number | null]>([
    ["lost", null],
    ["answer lost", null],
    ["lost", 25],
    ["answer lost", 25],
  ])("ends the same after it died at any call: %s, red at %s", async (loss, red) => {
    let deaths = 0;
    for (let hasDied = true; hasDied; deaths += 1) {
      await platform.stop();
      await begin();
      redAt = red;
      hasDied = await runUntilDeath(deaths, loss);
      expect(await run()).toBe(red === null);
      for (const worker of workers) {
        expect(worker.shares).toEqual(red === null ? { [TAG]: 100 } : { earlier: 100 });
        if (red === null) expect(worker.historyOf(TAG)).toEqual([-1, 0, 5, 25, 100]);
        else expect(Math.max(...worker.historyOf(TAG))).toBe(red);
      }
      // All Workers take each step together, except for one that was done when the run died.
      for (const { shares } of tries)
        expect(new Set(shares.filter((share) => share < 100)).size).toBeLessThan(2);
    }
    expect(deaths).toBeGreaterThan(12);
  });

  it("continues in the other Workers if one was deployed alone", async () => {
    const [api] = workers;
    api!.deployments.unshift([{ version_id: api!.add(TAG), percentage: 100 }]);
    expect(await run()).toBe(true);
    expect(workers[1]!.historyOf(TAG)).toEqual([-1, 0, 5, 25, 100]);
    expect(api!.shares).toEqual({ [TAG]: 100 });
  });

  it("does not begin while another is under way", async () => {
    const [api] = workers;
    const other = api!.add("another");
    const shares = [
      { version_id: api!.deployments[0]![0]!.version_id, percentage: 95 },
      { version_id: other, percentage: 5 },
    ];
    api!.deployments.unshift(shares);
    expect(await stopOf(run())).toContain("an-api is divided between");
    expect(api!.deployments[0]).toBe(shares);
  });

  it("is rolled back by hand, and a second time without a change", async () => {
    await run();
    for (let time = 0; time < 2; time += 1) {
      await rollBack(all(), TAG, (line) => printed.push(line));
      for (const worker of workers) expect(worker.shares).toEqual({ earlier: 100 });
    }
    expect(workers[0]!.deployments).toHaveLength(6);
  });
});
