import { afterEach, describe, expect, it, vi } from "vitest";
import { type Fault, faultyEnv } from "../../support/faulty-env.ts";
import { galleryStage, photoRows } from "../../support/gallery-stage.ts";
import { deliver } from "../../support/photo-queue.ts";
import { pictured } from "../../support/picture-web.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const requested = async () => {
  const stage = await galleryStage();
  const paths = ["/a", "/b"];
  const message = await stage.request(paths.map((path) => stage.web.page(path, pictured(path))));
  return { stage, message };
};

/** What a run that nothing disturbs calls, in order. */
const undisturbed = async (): Promise<readonly string[]> => {
  const { message } = await requested();
  const { env, calls } = faultyEnv(null);
  await deliver(message, { env });
  return calls;
};

const interrupted = async (fault: Fault) => {
  const { stage, message } = await requested();
  const broken = faultyEnv(fault);
  const verdict = await Promise.race([deliver(message, { env: broken.env }), broken.died]);
  if (verdict !== "acked") await deliver(message, { attempts: 2 });
  return { stage, verdict };
};

const LOST = new Error("Network connection lost");

/** A test breaks off a dozen runs, each on an account of its own. */
const PATIENCE_MS = 30_000;

const expectWhole = async ({ stage }: Awaited<ReturnType<typeof interrupted>>, at: string) => {
  const shown = await stage.read();
  expect(shown, at).toMatchObject({ photoSync: { state: "DONE", ingested: 2, failed: 0 } });
  expect(shown.photos, at).toHaveLength(2);
  const rows = Object.values(await photoRows(shown.id));
  expect(rows, at).toEqual(Array(2).fill({ status: "INGESTED", fault: null }));
  expect(await stage.stored(), at).toHaveLength(2);
  expect((await stage.updates()).count, at).toBe(1);
};

describe("a run broken off at any step loses and doubles nothing", () => {
  it.each<[string, Omit<Fault, "at">]>([
    ["dying before it", { when: "before", how: "die" }],
    ["dying after it", { when: "after", how: "die" }],
    ["failing before it", { when: "before", how: LOST }],
    ["failing after it", { when: "after", how: LOST }],
  ])(
    "%s",
    async (_, fault) => {
      const calls = await undisturbed();
      expect(calls.filter((call) => call === "PHOTOS.put")).toHaveLength(2);
      for (const [index, call] of calls.entries()) {
        const at = `${call}, call ${index + 1}`;
        const run = await interrupted({ ...fault, at: index + 1 });
        // A drain that fails is made good by the sweep; the gallery stands.
        const failed = call.startsWith("EVENT_LOG") ? "acked" : 30;
        expect(run.verdict, at).toBe(fault.how === "die" ? "died" : failed);
        await expectWhole(run, at);
      }
    },
    PATIENCE_MS,
  );
});
