import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FIRST_TAG } from "../../scripts/deploy/releases.ts";
import { release, takeBack } from "../../scripts/deploy/release.ts";
import { migrationFiles } from "../../scripts/migrate/files.ts";
import { stepsOf } from "../../scripts/migrate/steps.ts";
import { apply } from "../../scripts/platform/apply.ts";
import { partsOf } from "../../scripts/platform/environment.ts";
import { workersOf } from "../../scripts/platform/workers.ts";
import { FakeEnvironment, fakeWrangler, ownConfigurations } from "../support/fake-environment.ts";

const FIRST = "aaaaaaaaaaaa";
const SECOND = "bbbbbbbbbbbb";
const PLACEHOLDERS = ["real-estate-boards", "real-estate-panel"];
const NO_MIGRATIONS = stepsOf(migrationFiles(join(import.meta.dirname, "../../panel/migrations")));

let account: FakeEnvironment;
let root: string;
let isDead: boolean;
let told: string[];
let isBroken: boolean;

const begin = async (): Promise<void> => {
  account = await FakeEnvironment.begin();
  root = ownConfigurations();
  isDead = false;
  told = [];
  isBroken = false;
};
const end = async (): Promise<void> => {
  await account.stop();
  rmSync(root, { recursive: true });
};
beforeEach(begin);
afterEach(end);

const pause = async (): Promise<void> => {
  if (isDead) throw new Error("dead");
};
const tell = (line: string) => told.push(line);

const platform = () => ({
  account: { ...account.account, pause: pause as () => Promise<undefined> },
  read: () => workersOf("production", root),
  wrangler: fakeWrangler(account),
  chosen: { BACKOFFICE_TOKEN: "chosen-by-people-0123456789" },
  migrating: { tell, pause, migrating: () => ({ flags: "", steps: NO_MIGRATIONS, catalogue: null }) },
});

/** As `npm run smoke` sees it: readiness calls objects, and a request gets the version that it chooses. */
const smoke = async (): Promise<boolean> => {
  if (isDead) throw new Error("dead");
  const areReady = PLACEHOLDERS.every((name) => account.releases.get(name)!.objectsHave !== FIRST_TAG);
  return areReady && !isBroken;
};

const deploy = (tag: string): Promise<boolean> =>
  release(platform(), { tag, tell, smoke, pause, stayMs: 300_000 });

const shares = () => [...account.releases.values()].map((one) => one.shares);
const all = (tag: string) => Array.from({ length: 6 }, () => ({ [tag]: 100 }));

describe("the first day", () => {
  it("is two commands: what is missing is made, and the first release answers", async () => {
    expect(await apply(partsOf(platform()), tell)).toBe(true);
    expect(await deploy(FIRST)).toBe(true);
    expect(shares()).toEqual(all(FIRST));
    expect(account.domains.get("painel.imoveis.dev")).toBe("real-estate-panel");
  });

  it("brings what the API calls before the API", async () => {
    await apply(partsOf(platform()), tell);
    await deploy(FIRST);
    const answering = told.filter((line) => line.endsWith("answers all calls, its first"));
    expect(answering.at(-1)).toContain("real-estate-account-api:");
    expect(answering).toHaveLength(6);
  });

  it("takes every later release through its steps, also after a secret has changed", async () => {
    await apply(partsOf(platform()), tell);
    await deploy(FIRST);
    for (const releases of account.releases.values()) releases.changeSecrets();
    expect(await deploy(SECOND)).toBe(true);
    for (const releases of account.releases.values())
      expect(releases.historyOf(SECOND)).toEqual([-1, 0, 5, 25, 100]);
  });

  it("goes back from a bad second release, and stays at a bad first one, for nothing was before it", async () => {
    await apply(partsOf(platform()), tell);
    isBroken = true;
    expect(await deploy(FIRST)).toBe(false);
    expect(shares()).toEqual(all(FIRST));
    expect(told.at(-1)).toContain("nothing was released before it");
    isBroken = false;
    expect(await deploy(FIRST)).toBe(true);
    isBroken = true;
    expect(await deploy(SECOND)).toBe(false);
    expect(shares()).toEqual(all(FIRST));
  });

  it("is taken back by hand to the release before", async () => {
    await apply(partsOf(platform()), tell);
    await deploy(FIRST);
    await deploy(SECOND);
    await takeBack(platform(), { tag: SECOND, tell });
    expect(shares()).toEqual(all(FIRST));
  });

  it.each(["lost", "answer lost"] as const)(
    "ends the same after a release died at any of its writing calls: %s",
    async (loss) => {
      let deaths = 0;
      for (let hasDied = true; hasDied; deaths += 1) {
        await end();
        await begin();
        await apply(partsOf(platform()), tell);
        let written = 0;
        account.disturb = ({ method, path }) => {
          if (isDead) return "lost";
          written += method !== "GET" && !path.endsWith("/query") ? 1 : 0;
          isDead = written > deaths;
          return isDead ? loss : undefined;
        };
        await deploy(FIRST).catch(() => undefined);
        hasDied = isDead;
        isDead = false;
        account.disturb = () => undefined;
        expect(await deploy(FIRST)).toBe(true);
        expect(shares()).toEqual(all(FIRST));
        expect(account.schedules.get("real-estate-panel")).toEqual(["17 * * * *"]);
      }
      expect(deaths).toBeGreaterThan(12);
    },
    120_000,
  );
});
