import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { writeContext } from "../../../src/call-context.ts";
import { commit, StaleWrite } from "../../../src/db/commit.ts";
import { withConsequences } from "../../../src/db/plan.ts";
import { newMeter } from "../../../src/db/statement.ts";
import { consequencesOf } from "../../../src/domain/consequences/index.ts";
import { patchProperty } from "../../../src/domain/properties/write.ts";
import { servicesOf } from "../../../src/services.ts";
import { deliverAll, type GalleryStage, galleryStage, purge } from "../../support/gallery-stage.ts";
import type { Json } from "../../support/http.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { listing } from "../../support/listing.ts";
import { deliver } from "../../support/photo-queue.ts";
import { picture, pictured } from "../../support/picture-web.ts";
import { expectProblem, faultsIn } from "../../support/problem.ts";

/** Puts pictures into a gallery. @returns the addresses that GET shows */
const show = async (stage: GalleryStage, paths: readonly string[], ref = "AP-1"): Promise<string[]> => {
  await stage.put(
    paths.map((path) => stage.web.page(path, pictured(path))),
    ref,
  );
  await deliverAll(stage);
  return (await stage.read(ref)).photos;
};

type Write = (stage: GalleryStage, photos: readonly string[]) => Promise<Json>;

const batch: Write = async (stage, photos) => {
  const items = [listing({ externalRef: "AP-1", photos })];
  const { body } = await stage.api.post("/properties/batch", { body: { items } });
  const messages = await stage.messages();
  for (const message of messages)
    await deliver(message, { queue: "ticket" in message ? "batches" : "photos" });
  return (await stage.api.get(`/properties/batch/${body.data.id}`)).body.data.results[0];
};

/** Each way to write a property. @returns the write's result, or its problem */
const WRITES: readonly [string, Write][] = [
  ["PUT", async (stage, photos) => withResult((await stage.put(photos)).body)],
  [
    "PATCH",
    async (stage, photos) => {
      const { id } = await stage.read();
      return withResult((await stage.api.patch(`/properties/${id}`, { body: { photos } })).body);
    },
  ],
  ["batch", batch],
];

const withResult = (body: Json): Json => body.result ?? body;

describe("the photos that GET shows", () => {
  it.each(WRITES)("sent back by %s are the same gallery", async (_, write) => {
    const stage = await galleryStage();
    const shown = await show(stage, ["/a", "/b"]);
    expect(await write(stage, shown)).toMatchObject({ outcome: "UNCHANGED", photos: "UNCHANGED" });
    expect(await write(stage, [stage.web.url("/a"), shown[1]!])).toMatchObject({ photos: "UNCHANGED" });
  });

  it.each(WRITES)("are put into another order by %s, and not fetched again", async (_, write) => {
    const stage = await galleryStage();
    const shown = await show(stage, ["/a", "/b", "/c"]);
    const turned = [shown[2]!, shown[0]!, shown[1]!];
    expect(await write(stage, turned)).toMatchObject({ outcome: "UPDATED", photos: "QUEUED" });
    await deliverAll(stage);
    expect(await stage.read()).toMatchObject({ photos: turned, photoSync: { state: "DONE", ingested: 3 } });
    expect(stage.web.fetched).toEqual(["/a", "/b", "/c"]);
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });

  it("are mixed with new ones", async () => {
    const stage = await galleryStage();
    const [a, b] = await show(stage, ["/a", "/b"]);
    await stage.put([stage.web.page("/c", pictured("/c")), b!, a!]);
    await deliverAll(stage);
    expect((await stage.read()).photos.slice(1)).toEqual([b, a]);
    expect(stage.web.fetched).toEqual(["/a", "/b", "/c"]);
  });

  it("are the same gallery with the same picture in it twice", async () => {
    const stage = await galleryStage();
    const photos = ["/one", "/two"].map((path) => stage.web.page(path, () => new Response(picture("same"))));
    await stage.put(photos);
    await deliverAll(stage);
    const { photos: shown } = await stage.read();
    expect(shown[1]).toBe(shown[0]);
    expect((await stage.put(shown)).body.result.photos).toBe("UNCHANGED");
    expect((await stage.put(shown.slice(1))).body.result.photos).toBe("QUEUED");
  });

  it("of another property are used as stored, and stay when that property is purged", async () => {
    const stage = await galleryStage();
    const [a] = await show(stage, ["/a"], "AP-2");
    expect((await stage.put([`${a}?size=large`, a!])).body.result.photos).toBe("QUEUED");
    expect((await stage.put([a!])).body.result.photos).toBe("ALREADY_QUEUED");
    await deliverAll(stage);
    expect(await stage.read()).toMatchObject({ photos: [a], photoSync: { state: "DONE", requested: 1 } });
    expect((await stage.put([a!])).body.result.photos).toBe("UNCHANGED");
    await purge(stage, (await stage.read("AP-2")).id);
    await deliverAll(stage);
    expect(stage.web.fetched).toEqual(["/a"]);
    expect(await stage.stored()).toHaveLength(1);
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });

  it("are reported unchanged by a dry run, which stores none", async () => {
    const stage = await galleryStage();
    const [a] = await show(stage, ["/a"], "AP-2");
    await stage.put([]);
    const dry = await stage.api.put("/properties/by-ref/AP-1?dryRun=true", { body: { photos: [a] } });
    expect(dry.body.result).toMatchObject({ outcome: "UPDATED", photos: "QUEUED" });
    expect((await stage.read()).photoSync).toBeNull();
    expect(await brokenInvariants(stage.accountId)).toEqual([]);
  });
});

describe("a photo address of this service", () => {
  const faultOf = { in: "body", name: "photos[1]", pointer: "/photos/1", code: "not_own_photo" } as const;

  /** Addresses that belong to no photo of the account. */
  const NAMELESS: readonly [string, (stage: GalleryStage, own: string) => Promise<string>][] = [
    ["of another account", async (stage) => (await show(await galleryStage(stage), ["/theirs"]))[0]!],
    [
      "of another account, which has the same picture",
      async (stage) => (await show(await galleryStage(stage), ["/a"]))[0]!,
    ],
    ["of no picture", async (_, own) => own.replace(/[0-9a-f]{64}/, "0".repeat(64))],
    ["with another extension", async (_, own) => own.replace(".png", ".jpg")],
    [
      "of a picture that was taken out",
      async (stage) => {
        const [out] = await show(stage, ["/out"], "AP-2");
        await stage.put([], "AP-2");
        return out!;
      },
    ],
  ];

  it.each(NAMELESS)("%s is refused by every write, and changes nothing", async (_, nameless) => {
    const stage = await galleryStage();
    const [own] = await show(stage, ["/a"]);
    const address = await nameless(stage, own!);
    const before = await stage.read();
    for (const [name, write] of WRITES) {
      const { invalidParams } = await write(stage, [own!, address]);
      expect(invalidParams, name).toMatchObject([faultOf]);
    }
    expect(await stage.read()).toEqual(before);
  });

  it("is refused by a dry run too, in the caller's language, with all other faults", async () => {
    const stage = await galleryStage();
    const [own] = await show(stage, ["/a"]);
    const photos = [own!, own!.replace(/[0-9a-f]{64}/, "0".repeat(64)), "ftp://fotos.example.com/a"];
    const headers = { "Accept-Language": "en" };
    const answer = await stage.api.put("/properties/by-ref/AP-9?dryRun=true", {
      body: listing({ photos, bedrooms: -1 }),
      headers,
    });
    expectProblem(answer);
    const faults = faultsIn(answer.body).sort();
    expect(faults).toEqual(["bedrooms too_low", "photos[1] not_own_photo", "photos[2] not_public"]);
    const [fault] = answer.body.invalidParams.filter(({ code }: Json) => code === "not_own_photo");
    expect(fault.reason).toBe("photos[1] is not a photo of the account.");
  });

  it("of a picture discarded during the write makes the write decide again", async () => {
    const stage = await galleryStage();
    const [a] = await show(stage, ["/a"], "AP-2");
    await stage.put([]);
    const { id } = await stage.read();
    const own = { accountId: stage.accountId, db: env.DB, meter: newMeter() };
    const whose = { ...own, source: "API", dryRun: false, propertyLimit: 10 } as const;
    const ctx = writeContext(servicesOf(env), whose);
    const plan = await patchProperty(ctx, id, { photos: [a!] });
    await stage.put([], "AP-2");
    await expect(commit({ ...own, now: Date.now() }, withConsequences(plan, consequencesOf))).rejects.toThrow(
      StaleWrite,
    );
    expect((await stage.read()).photoSync).toBeNull();
  });
});
