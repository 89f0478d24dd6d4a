import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drop, type Rotation, rotate } from "../../scripts/platform/rotate.ts";
import { workerSecrets } from "../../scripts/platform/worker-secrets.ts";
import { secretsOf } from "../../src/lib/secrets.ts";
import { FakePlatform } from "../support/fake-platform.ts";
import { stopOf } from "../support/platform-stage.ts";

const WORKER = "an-api";
const OLD = "the-old-value-0123456789";

let platform: FakePlatform;
let printed: string[];
/** The values that the service accepts and the one it uses, from version to version. */
let versions: { accepted: string[]; makes: string }[];

beforeEach(async () => {
  platform = await new FakePlatform().start();
  platform.scripts.set(WORKER, {
    secrets: new Map([
      ["KEY_SECRET", OLD],
      ["BACKOFFICE_TOKEN", OLD],
    ]),
    classes: [],
    versions: 1,
  });
  printed = [];
  versions = [];
  note("KEY_SECRET");
});

afterEach(() => platform.stop());

const environment = () => Object.fromEntries(platform.scripts.get(WORKER)!.secrets);

const note = (name: string): void => {
  const accepted = secretsOf(environment(), name);
  if (accepted.join() !== versions.at(-1)?.accepted.join()) versions.push({ accepted, makes: accepted[0]! });
};

const run = (work: typeof rotate, rotation: Partial<Rotation> = {}): Promise<void> => {
  const name = rotation.name ?? "KEY_SECRET";
  const secrets = workerSecrets(platform.account, WORKER);
  const noting = {
    ...secrets,
    change: async (values: Parameters<typeof secrets.change>[0]) => {
      await secrets.change(values);
      note(name);
    },
  };
  const means = { print: (line: string) => printed.push(line), pause: async () => undefined };
  return work({ name, secrets: noting, ...rotation }, means);
};

/** Checks that isolates of successive versions, which run at the same time, accept what the other makes. */
const expectNoRefusal = (): void => {
  for (const [at, { accepted, makes }] of versions.entries()) {
    const before = versions[at - 1];
    if (!before) continue;
    expect(accepted).toContain(before.makes);
    expect(before.accepted).toContain(makes);
  }
};

describe("rotating a secret", () => {
  it("never lets an isolate make what another refuses", async () => {
    await run(rotate);
    expect(versions.length).toBe(3);
    expectNoRefusal();
    const [newest, oldest] = secretsOf(environment(), "KEY_SECRET");
    expect([newest!.length > 40, newest !== OLD, oldest]).toEqual([true, true, OLD]);
    expect(Object.keys(environment()).filter((name) => name.endsWith("_SOON"))).toEqual([]);
  });

  it("leaves only the newest value once the old one is dropped, time after time", async () => {
    await run(rotate);
    await run(drop);
    const [first, ...others] = secretsOf(environment(), "KEY_SECRET");
    expect([first === OLD, others]).toEqual([false, []]);
    await run(rotate);
    expectNoRefusal();
    await run(drop);
    expect(Object.keys(environment()).sort()).toEqual(["BACKOFFICE_TOKEN", "KEY_SECRET", "KEY_SECRET_3"]);
    expect(secretsOf(environment(), "KEY_SECRET")).toHaveLength(1);
  });

  it("drops a leaked value at once, and says whom that shuts out", async () => {
    await run(rotate, { now: true });
    expect(secretsOf(environment(), "KEY_SECRET")).not.toContain(OLD);
    expect(printed.join("\n")).toContain("shuts out every key made before the rotation");
    expect(printed.join("\n")).not.toContain("waiting");
  });

  it("asks for a value that people have to know", async () => {
    expect(await stopOf(run(rotate, { name: "BACKOFFICE_TOKEN" }))).toContain(
      "Set the variable BACKOFFICE_TOKEN",
    );
    await run(rotate, { name: "BACKOFFICE_TOKEN", value: "chosen-by-people-0123" });
    expect(secretsOf(environment(), "BACKOFFICE_TOKEN")).toEqual(["chosen-by-people-0123", OLD]);
  });

  it("refuses to let old values pile up", async () => {
    await run(rotate);
    await run(rotate);
    expect(await stopOf(run(rotate))).toContain("first run npm run secret drop KEY_SECRET");
  });

  it("shows no value", async () => {
    await run(rotate);
    await run(drop);
    for (const value of Object.values(environment())) expect(printed.join("\n")).not.toContain(`${value}\n`);
  });

  it.each(["lost", "answer lost"] as const)("ends the same even if it died at any call: %s", async (loss) => {
    let deaths = 0;
    for (let isDead = true; isDead; deaths += 1) {
      platform.scripts.get(WORKER)!.secrets.clear();
      platform.scripts.get(WORKER)!.secrets.set("KEY_SECRET", OLD);
      versions = [];
      note("KEY_SECRET");
      const begun = platform.calls.length;
      isDead = false;
      platform.disturb = (_, at) => {
        isDead ||= at - begun > deaths;
        return at - begun > deaths + 1 ? "lost" : isDead ? loss : undefined;
      };
      await run(rotate).catch(() => undefined);
      note("KEY_SECRET");
      platform.disturb = () => undefined;
      await run(rotate);
      expectNoRefusal();
      expect(secretsOf(environment(), "KEY_SECRET")).toContain(OLD);
      await run(drop);
      expect(secretsOf(environment(), "KEY_SECRET")).toHaveLength(1);
      expect(secretsOf(environment(), "KEY_SECRET")).not.toContain(OLD);
      expect(Object.keys(environment()).filter((name) => name.endsWith("_SOON"))).toEqual([]);
    }
    expect(deaths).toBeGreaterThan(3);
  });
});
