import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { release, rollBackRelease } from "../../scripts/deploy/release.ts";
import { POINTS } from "../../src/ports/points.ts";
import { isWriting, PlatformStage, WORKERS } from "../support/platform-stage.ts";
import { answerTo, type StoredPoint } from "../support/points-sql.ts";

const FIRST = "aaaaaaaaaaaa";
const SECOND = "bbbbbbbbbbbb";
/** The tag of the version with which a Worker is created. */
const MADE = "first";

const NOW = Date.UTC(2026, 10, 26, 12);

/** A query with column names instead of the platform's numbered columns. */
const inNames = (query: string): string =>
  query
    .replaceAll(/\bblob(\d+)/g, (_, at) => `{api_calls.${POINTS.api_calls.texts[Number(at) - 1]}}`)
    .replaceAll(/\bdouble(\d+)/g, (_, at) => `{api_calls.${POINTS.api_calls.numbers[Number(at) - 1]}}`)
    .replace("FROM api_calls", "FROM {api_calls}")
    .replace(" FORMAT JSON", "");

let stage: PlatformStage;
let isDead: boolean;
let isBroken: boolean;

const begin = async (): Promise<void> => {
  stage = await PlatformStage.begin();
  isDead = false;
  isBroken = false;
};
beforeEach(begin);
afterEach(() => stage.end());

const pause = async (): Promise<void> => {
  if (isDead) throw new Error("dead");
};

/** Whether `npm run check smoke` would pass: readiness calls objects of each class. */
const smoke = async (): Promise<boolean> => {
  if (isDead) throw new Error("dead");
  const classes = [...stage.account.scripts.values()].flatMap((script) => script.classes);
  return classes.length === 5 && !isBroken;
};

const deploy = (tag: string): Promise<boolean> =>
  release(stage.platform({ pause }), { tag, print: stage.print, smoke, pause, stayMs: 300_000 });

const shares = () => [...stage.account.releases.values()].map((release) => release.shares);
const all = (tag: string) => Array.from({ length: 8 }, () => ({ [tag]: 100 }));

describe("the first day", () => {
  it("takes two commands: one makes what is missing, and the other the first release, which answers", async () => {
    expect(await stage.run()).toBe(true);
    expect(await deploy(FIRST)).toBe(true);
    expect(shares()).toEqual(all(FIRST));
    expect(stage.account.domains.get("painel.imoveis.dev")).toBe("real-estate-panel");
  });

  it("moves each Worker after those that it binds, step by step", async () => {
    await stage.run();
    const made = stage.account.calls.length;
    await deploy(FIRST);
    const moved = stage.account.calls
      .slice(made)
      .flatMap(({ method, path }) =>
        method === "POST" ? (/^\/workers\/scripts\/([\w-]+)\/deployments$/.exec(path)?.[1] ?? []) : [],
      );
    expect(moved).toEqual([...WORKERS, ...WORKERS, ...WORKERS, ...WORKERS]);
  });

  it("takes every release through its steps, even after a secret has changed", async () => {
    await stage.run();
    await deploy(FIRST);
    for (const releases of stage.account.releases.values()) releases.changeSecrets();
    expect(await deploy(SECOND)).toBe(true);
    for (const releases of stage.account.releases.values())
      expect(releases.historyOf(SECOND)).toEqual([-1, 0, 5, 25, 100]);
  });

  it("rolls back from a bad release to the previous one, and from a bad first one to the Workers as made", async () => {
    await stage.run();
    isBroken = true;
    expect(await deploy(FIRST)).toBe(false);
    expect(shares()).toEqual(all(MADE));
    isBroken = false;
    expect(await deploy(FIRST)).toBe(true);
    isBroken = true;
    expect(await deploy(SECOND)).toBe(false);
    expect(shares()).toEqual(all(FIRST));
  });

  /** @param failing how many of a hundred calls to a version in the last hour failed */
  const recordCalls = (failing: number) => {
    const points = Array.from({ length: 100 }, (_, at): StoredPoint => {
      const row = {
        version: "",
        entry: "v1",
        status: at < failing ? 503 : 200,
        timestamp: NOW,
        _sample_interval: 1,
      };
      return { dataset: "api_calls", row };
    });
    stage.account.points = (query) => {
      if (query.startsWith("SHOW")) return [];
      const [, version = ""] = /'(real-estate-account-api-[^']+)'/.exec(query)!;
      const own = points.map(({ dataset, row }) => ({ dataset, row: { ...row, version } }));
      return answerTo(inNames(query), own, NOW);
    };
  };

  it.each([
    [1, true],
    [2, false],
  ])("continues if %s in a hundred callers of the new version meet a failure: %s", async (failing, isOut) => {
    await stage.run();
    await deploy(FIRST);
    recordCalls(failing);
    expect(await deploy(SECOND)).toBe(isOut);
    expect(stage.printed).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${isOut ? "green" : "RED"} +callers: ${failing}.00 % of 100 calls failed$`),
      ),
    );
    expect(shares()).toEqual(all(isOut ? SECOND : FIRST));
  });

  it("continues if points cannot be read, and says so", async () => {
    await stage.run();
    stage.account.disturb = ({ path }) => (path === "/analytics_engine/sql" ? "lost" : undefined);
    expect(await deploy(FIRST)).toBe(true);
    expect(stage.printed.join("\n")).toContain("callers: points are not read");
  });

  it("is rolled back by hand to the previous release", async () => {
    await stage.run();
    await deploy(FIRST);
    await deploy(SECOND);
    await rollBackRelease(stage.platform(), { tag: SECOND, print: stage.print });
    expect(shares()).toEqual(all(FIRST));
  });

  const releaseStep = (tag: string) => ({ before: [] as string[], run: () => deploy(tag), ends: tag });

  /** The steps of the first day, each after what it needs, and the commit that answers at its end. */
  const STEPS: Readonly<
    Record<string, { before: readonly string[]; run: () => Promise<unknown>; ends: string }>
  > = {
    "the first release": releaseStep(FIRST),
    "a second release": { ...releaseStep(SECOND), before: [FIRST] },
    "the rollback": {
      before: [FIRST, SECOND],
      run: () => rollBackRelease(stage.platform({ pause }), { tag: SECOND, print: stage.print }),
      ends: FIRST,
    },
  };

  it.each(
    Object.keys(STEPS).flatMap((step) =>
      (["lost", "answer lost"] as const).map((loss) => [step, loss] as const),
    ),
  )(
    "ends the same even if %s died at any of its writing calls: %s",
    async (step, loss) => {
      const { before, run, ends } = STEPS[step]!;
      let deaths = 0;
      for (let hasDied = true; hasDied; deaths += 1) {
        await stage.end();
        await begin();
        await stage.run();
        for (const tag of before) await deploy(tag);
        let written = 0;
        stage.account.disturb = (call) => {
          if (isDead) return "lost";
          written += isWriting(call) ? 1 : 0;
          isDead = written > deaths;
          return isDead ? loss : undefined;
        };
        await run().catch(() => undefined);
        hasDied = isDead;
        isDead = false;
        stage.account.disturb = () => undefined;
        await run();
        expect(shares()).toEqual(all(ends));
        expect(await stage.differences()).toBe("");
      }
      // Each Worker is deployed at least once.
      expect(deaths).toBeGreaterThan(8);
    },
    180_000,
  );
});
